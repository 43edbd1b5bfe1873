import { counted } from '@trialhall/kernel'
import type { LastingFace } from '../../../faces.ts'
import { isHero } from '../../../rules/creatures.ts'
import { lastingFace } from '../../../rules/printed.ts'
import type { Lasting, TempusView } from '../../../state.ts'
import { creatureName } from '../../../words/names.ts'

/** How long something still lasts, in a few words; '' where it lasts as long as its card is in play. */
export function remaining(view: TempusView, lasting: Lasting): string {
  const { ends } = lastingFace(lasting.face)
  const owner = lasting.owner >= 0 ? creatureName(view, lasting.owner) : ''
  return WORDS[ends](lasting.count, isHero(lasting.owner) ? owner : 'its owner')
}

type Wording = (count: number, owner: string) => string

const WORDS: Readonly<Record<LastingFace['ends'], Wording>> = {
  turn: () => 'this turn',
  round: () => 'this round',
  play: () => '',
  'owner-turn-start': (_, owner) => `until the next turn of ${owner}`,
  'owner-turn-end': (_, owner) => `to the end of the next turn of ${owner}`,
  'bearer-turn-end': () => 'to the end of its next turn',
  'second-owner-turn-start': (count, owner) => `${counted(count, 'turn')} of ${owner}`,
  'third-owner-turn-end': (count, owner) => `${counted(count, 'turn')} of ${owner}`,
}

/** Turns or rounds that are left, as a number for a token; null where no number says it. */
export function turnsLeft({ face, count }: Lasting): number | null {
  const { ends } = lastingFace(face)
  return ends === 'second-owner-turn-start' || ends === 'third-owner-turn-end' ? count : null
}
