import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealingOrder } from './dealing-order'

const order = (dealt: string, player: string, banker: string) =>
  dealingOrder(dealt.split(' '), player.split(' '), banker.split(' '))
    ?.map((c) => c.to[0])
    .join('')

describe('dealing order', () => {
  it('finds the order of the law', () => {
    expect(order('1H 2H 3H 4H', '1H 3H', '2H 4H')).toBe('pbpb')
    expect(order('1H 2H 3H 4H 5H 6H', '1H 3H 5H', '2H 4H 6H')).toBe('pbpbpb')
    expect(order('1H 2H 3H 4H 5H 6H 7H 8H', '1H 3H', '2H 4H 5H')).toBe('pbpbb')
  })

  it('finds another order where the hands leave no doubt', () => {
    expect(order('1H 2H 3H 4H 5H', '3H 4H', '1H 2H 5H')).toBe('bbppb')
    expect(order('1H 2H 3H 4H 6H 5H', '1H 3H 5H', '2H 4H 6H')).toBe('pbpbbp')
    expect(order('1H 2H 3H 4H 5H', '1H 3H 2H', '4H 5H')).toBeUndefined()
  })

  it('accuses nobody where equal cards leave a doubt', () => {
    expect(order('9H 9H 9H 9H', '9H 9H', '9H 9H')).toBe('pbpb')
    // Dealt B B P P, but it could have been P B P B.
    expect(order('KD KD KD KD 2C', 'KD KD 2C', 'KD KD')).toBe('pbpbp')
    // The first card alone does not tell; what follows does.
    expect(order('9H 9H 3C 4C', '9H 3C', '9H 4C')).toBe('pbpb')
    expect(order('9H 9H 3C 4C', '3C 9H', '9H 4C')).toBeUndefined()
  })

  it('stays silent where no order fits', () => {
    expect(order('1H 2H 3H', '1H 3H', '2H 4H')).toBeUndefined()
    expect(order('1H 2H 3H 5H', '1H 3H', '2H 4H')).toBeUndefined()
  })

  it('gives every merging of two hands back as one, and the law’s where it was dealt so', () => {
    const hand = fc.array(fc.constantFrom('AH', 'KD', '9C'), { minLength: 2, maxLength: 3 })
    fc.assert(
      fc.property(hand, hand, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (p, b, coin) => {
        const [ps, bs] = [[...p], [...b]]
        const dealt: string[] = []
        for (let i = 0; ps.length + bs.length > 0; i++)
          dealt.push(((coin[i % 6] && ps.length) || !bs.length ? ps : bs).shift() as string)
        const found = dealingOrder(dealt, p, b)
        expect(found?.map((c) => c.card)).toEqual(dealt)
        expect(found?.filter((c) => c.to === 'player').map((c) => c.card)).toEqual(p)
        expect(found?.filter((c) => c.to === 'banker').map((c) => c.card)).toEqual(b)
        const law = [p[0], b[0], p[1], b[1], ...p.slice(2), ...b.slice(2)] as string[]
        const lawful = dealingOrder(law, p, b)?.map((c) => c.to[0])
        expect(lawful?.join('')).toBe(`pbpb${'p'.repeat(p.length - 2)}${'b'.repeat(b.length - 2)}`)
      }),
    )
  })

  it('does not search for ever in long hands of equal cards', () => {
    const same = Array.from({ length: 10 }, () => '9H')
    expect(dealingOrder([...same, ...same.slice(1), '8H'], same, same)).toBeUndefined()
  })
})
