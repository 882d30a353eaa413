#!/usr/bin/env python3
"""A small baccarat engine that can be put under test: one JSON message a line in, one answer a line out.

Copy it, put your own engine behind `play`, and run:
    baccarat-compliance drive --engine "python3 engine.py"
"""
import json
import sys

SCALE = 10_000  # amounts are integers of ten-thousandths: no binary fraction ever touches money


def amount_of(text):
    whole, _, decimals = text.partition(".")
    return int(whole) * SCALE + int(decimals[:4].ljust(4, "0"))


def text_of(amount):
    whole, rest = divmod(amount, SCALE)
    return f"{whole}.{rest:04}".rstrip("0").rstrip(".") if rest else str(whole)


def rank(card):
    return card.rstrip("SHDC")


def points(card):
    named = {"A": 1, "10": 0, "J": 0, "Q": 0, "K": 0}
    return named[rank(card)] if rank(card) in named else int(rank(card))


def total(hand):
    return sum(map(points, hand)) % 10


def banker_draws(banker, player):
    if len(player) == 2:
        return total(banker) <= 5
    third = points(player[2])
    against = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: range(2, 8), 5: range(4, 8), 6: (6, 7), 7: ()}
    return third in against.get(total(banker), range(10))


def deal(stack):
    """Both hands, and the cards in the order in which they left the shoe."""
    hands, events = {"player": [], "banker": []}, []

    def give(hand):
        card = stack[len(events)]
        hands[hand].append(card)
        events.append({"event": "card", "to": hand, "card": card, "position": len(events) + 1})

    for hand in ("player", "banker", "player", "banker"):
        give(hand)
    if max(total(hands["player"]), total(hands["banker"])) < 8:
        if total(hands["player"]) <= 5:
            give("player")
        if banker_draws(hands["banker"], hands["player"]):
            give("banker")
    return hands["player"], hands["banker"], events


def is_taken(bet, table):
    limits = table.get("limits", {}).get(bet["bet"], {})
    stake, least = amount_of(bet["stake"]), amount_of(limits.get("minimum", "0")) or 1
    within = least <= stake <= amount_of(limits.get("maximum", bet["stake"]))
    return within and (bet["bet"] != "banker" or stake % least == 0)


def settle(bet, outcome, pairs, banker_total, table):
    """The bet with what came back for it, stake included."""
    if not is_taken(bet, table):
        return dict(bet, status="refused")
    mode = bet.get("mode", table.get("mode", "commission"))
    stake, kind = amount_of(bet["stake"]), bet["bet"]
    won = pairs[kind[:-5]] if kind.endswith("-pair") else kind == outcome
    settled = dict(bet, returned="0")
    if outcome == "tie" and kind in ("player", "banker"):
        settled["returned"] = bet["stake"]
    elif won and kind == "banker" and mode == "half-on-six":
        settled["returned"] = text_of(stake + (stake // 2 if banker_total == 6 else stake))
    elif won and kind == "banker":
        commission = stake * 5 // 100
        settled.update(returned=text_of(2 * stake - commission), commission=text_of(commission))
    elif won:
        odds = {"tie": 8, "player-pair": 11, "banker-pair": 11}.get(kind, 1)
        settled["returned"] = text_of(stake * (1 + odds))
    return settled


def play(stack, bets, table):
    player, banker, events = deal(stack)
    outcome = "player" if total(player) > total(banker) else "banker" if total(banker) > total(player) else "tie"
    pairs = {name: rank(hand[0]) == rank(hand[1]) for name, hand in (("player", player), ("banker", banker))}
    settled = [settle(bet, outcome, pairs, total(banker), table) for bet in bets]
    return {
        "type": "round", "status": "settled", "player": player, "banker": banker,
        "playerTotal": total(player), "bankerTotal": total(banker), "outcome": outcome,
        "pairs": pairs, "events": events, "bets": settled,
    }


OFFERED = {"player", "banker", "tie", "player-pair", "banker-pair"}


def answer(message):
    if message["message"] == "hello":
        return {"protocol": 1, "engine": {"name": "example-python", "version": "1.0.0"}, "capabilities": {}}
    unknown = [bet["bet"] for bet in message["bets"] if bet["bet"] not in OFFERED]
    if unknown:
        return {"seq": message["seq"], "unsupported": {"capability": f"bet:{unknown[0]}"}}
    return {"seq": message["seq"], "round": play(message["stack"], message["bets"], message["table"])}


for line in sys.stdin:
    question = json.loads(line)
    if question["message"] == "bye":
        break
    print(json.dumps(answer(question)), flush=True)
