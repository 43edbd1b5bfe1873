import { lay, type Layout } from '../lay.ts'

/** A window, and how it comes to be open. */
export interface Window {
  readonly words: string
  readonly layout: Layout
  /** What A does, once its windows are passed, before the window opens. */
  readonly deeds?: readonly string[]
}

/** No instant ability is asked about: whoever has one is unconscious. */
export const ROUND: Layout = {
  phase: 'round',
  A: {
    characters: [
      { card: 'dire-wolf', hp: 0 },
      { card: 'quartermaster', hp: 0 },
    ],
  },
  B: { characters: [{ card: 'engineer-corp-captain', hp: 0 }] },
}
export const ATTACK = ['activate Dire Wolf', 'attack Artillery']

/** All moments in which nobody's die lies there. */
export const WINDOWS: Readonly<Record<string, Window>> = {
  W0: { words: 'the round begins', layout: ROUND },
  W1: { words: 'the turn begins', layout: { phase: 'turn' } },
  W2: { words: 'before the next activation', layout: { phase: 'activation' } },
  W3: { words: 'is about to strike', layout: { rolls: [1] }, deeds: ATTACK },
  W5: { words: 'has struck at', layout: { rolls: [1] }, deeds: ATTACK },
  W6: { words: 'before the hand is refilled', layout: { phase: 'refill' } },
  W7: { words: 'the turn ends', layout: { phase: 'refill', A: { deck: ['war-boar-3'] } } },
}

/** What both hold. */
export type Hands = { readonly A?: readonly string[]; readonly B?: readonly string[] }

/** Lays the table with these hands and passes until the window is open. */
export function open({ words, layout, deeds = [] }: Window, hands: Hands) {
  const t = lay({
    ...layout,
    A: { ...layout.A, hand: hands.A ?? [] },
    B: { ...layout.B, hand: hands.B ?? [] },
  })
  const left = deeds.slice()
  while (!isOpen(t, words)) {
    const [ask] = t.match.asks
    const seat = t.seat(ask?.seat ?? 0)
    if (seat.text().options.includes('pass')) seat.picks('pass')
    else seat.picks(left.shift() ?? 'there is nothing left to do')
  }
  return t
}

/** Whether somebody is asked in it. */
export function isOpen(t: ReturnType<typeof lay>, words: string): boolean {
  return t.match.asks.some(({ seat }) => t.seat(seat).text().prompt.includes(words))
}
