import { whose } from '@trialhall/table-ui'
import type { LastingFace } from '../../../faces.ts'
import { isHero } from '../../../rules/creatures.ts'
import { lastingFace } from '../../../rules/printed.ts'
import type { CreatureId, Lasting, TempusView } from '../../../state.ts'
import { calledAs, isReader, type Names } from '../../called.ts'

/** How long something still lasts, in a few words; '' where it lasts as long as its card is in play. */
export function remaining(view: TempusView, { face, owner, count }: Lasting, names: Names): string {
  return WORDS[lastingFace(face).ends](ownersOf(view, owner, names), count)
}

function ownersOf(view: TempusView, owner: CreatureId, names: Names): string {
  if (isReader(names, owner)) return 'your'
  return isHero(owner) ? whose(calledAs(names, view, owner)) : 'its owner’s'
}

type Wording = (owners: string, count: number) => string

const WORDS: Readonly<Record<LastingFace['ends'], Wording>> = {
  turn: () => 'this turn',
  round: () => 'this round',
  play: () => '',
  'owner-turn-start': (owners) => `until ${owners} next turn`,
  'owner-turn-end': (owners) => `to the end of ${owners} next turn`,
  'bearer-turn-end': () => 'to the end of its next turn',
  'second-owner-turn-start': (owners, count) => `for ${owners} next ${turns(count)}`,
  'third-owner-turn-end': (owners, count) => `for ${owners} next ${turns(count)}`,
}

function turns(count: number): string {
  return count === 1 ? 'turn' : `${count} turns`
}

/** Turns or rounds that are left, as a number for a token; null where no number says it. */
export function turnsLeft({ face, count }: Lasting): number | null {
  const { ends } = lastingFace(face)
  return ends === 'second-owner-turn-start' || ends === 'third-owner-turn-end' ? count : null
}
