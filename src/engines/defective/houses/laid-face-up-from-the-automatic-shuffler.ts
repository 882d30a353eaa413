import type { Defect } from '../defect'
import { laidOtherwise } from './on-the-layout'

export const defect: Defect = {
  fault: "An automatic shuffler's cards are laid face up, as article 7 deals them.",
  clause: '7.2.a',
  also: { 'TZ.L1': 'six cards lie face down before a round' },
  by: 'shoes',
  rules: 'tianze',
  layout: 'sequential',
  options: { device: 'automatic-shuffler' },
  records: laidOtherwise((events) => events.map((e) => (e.event === 'card' ? { ...e, facing: 'up' } : e))),
}
