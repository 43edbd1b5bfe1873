import {
  BIT,
  isBloodied,
  STATUSES,
  statusesOf,
  type EldarView,
  type HeroId,
  type Status,
} from '@trialhall/game-eldar'

/** What a chip on a Hero says: a status, or that it is bloodied. */
export type Mark = Status | 'bloodied'

/** How each is called, what it does, and the clause about it. */
export const MARKS: Readonly<
  Record<
    Mark,
    { readonly name: string; readonly says: string; readonly rule: string; readonly isGood: boolean }
  >
> = {
  alert: { name: 'Alert', says: 'Its actions cost 1 Focus less.', rule: 'E-19.01', isGood: true },
  elusive: {
    name: 'Elusive',
    says: 'Enemy actions that target it cost 1 Focus more.',
    rule: 'E-19.03',
    isGood: true,
  },
  invigorated: { name: 'Invigorated', says: 'It deals 1 more damage.', rule: 'E-20.01', isGood: true },
  resilient: { name: 'Resilient', says: 'It takes 1 less damage.', rule: 'E-20.04', isGood: true },
  dazed: { name: 'Dazed', says: 'Its actions cost 1 Focus more.', rule: 'E-19.02', isGood: false },
  marked: {
    name: 'Marked',
    says: 'Enemy actions that target it cost 1 Focus less.',
    rule: 'E-19.04',
    isGood: false,
  },
  weakened: { name: 'Weakened', says: 'It deals 1 less damage.', rule: 'E-20.02', isGood: false },
  vulnerable: { name: 'Vulnerable', says: 'It takes 1 more damage.', rule: 'E-20.03', isGood: false },
  bloodied: {
    name: 'Bloodied',
    says: 'It has lost half of its HP or more; some texts look at that.',
    rule: 'E-21.08',
    isGood: false,
  },
}

/** The chips of a Hero: its statuses, buffs first, and whether it is bloodied. */
export function marksOf(view: EldarView, hero: HeroId): Mark[] {
  if (view.heroes[hero]?.isDown !== false) return []
  const bits = statusesOf(view, hero)
  const marks: Mark[] = STATUSES.filter((status) => (bits & BIT[status]) !== 0)
  return isBloodied(view, hero) ? [...marks, 'bloodied'] : marks
}

/** How long a status lasts. */
export function spanOf(view: EldarView, hero: HeroId, mark: Mark): string {
  if (mark === 'bloodied') return ''
  const isGranted = ((view.heroes[hero]?.granted ?? 0) & BIT[mark]) !== 0
  return isGranted ? 'Until end of round.' : 'As long as a text gives it.'
}
