import {
  AILMENTS,
  lastingFace,
  subjectOf,
  tokensOn,
  type CreatureId,
  type Lasting,
  type TempusView,
} from '@trialhall/game-tempus'
import { capital, counted } from '@trialhall/kernel/wording'
import type { Names } from '../called.ts'
import { remaining } from '../realm/things/remaining.ts'

/** Something that a creature suffers or enjoys, as a chip shows it. */
export interface Status {
  readonly key: string
  readonly kind: 'burn' | 'poison' | 'root' | 'lasting'
  readonly name: string
  /** Tokens, charges or rings; 0 where they are not counted. */
  readonly count: number
  /** What it does, and how long. */
  readonly says: string
}

const AILMENT_WORDS = {
  burn: 'Damage for each token in its turn.',
  poison: 'Damage for each token in its turn, until it is healed.',
  root: 'It plays no Move Actions.',
} as const

/** Whose player has left. */
const LEFT: Status = {
  key: 'left',
  kind: 'lasting',
  name: 'Has left',
  count: 0,
  says: 'Its player has left the match: it does nothing any more.',
}

/** That its player has left, Ailments of a creature, then what lasts on it. */
export function statusesOf(view: TempusView, id: CreatureId, names: Names): readonly Status[] {
  const ailments = AILMENTS.flatMap((kind): Status[] => {
    const count = tokensOn(view, id, kind)
    return count === 0 ? [] : [{ key: kind, kind, name: capital(kind), count, says: AILMENT_WORDS[kind] }]
  })
  const lasting = view.lastings
    .filter((one) => subjectOf(one) === id)
    .map((one) => lastingStatus(view, one, names))
  const left = view.heroes.find((hero) => hero.id === id)?.hasLeft ? [LEFT] : []
  return [...left, ...ailments, ...lasting]
}

function lastingStatus(view: TempusView, lasting: Lasting, names: Names): Status {
  const { id, face } = lasting
  const says = sayLasting(view, lasting, names)
  return {
    key: `lasting ${id}`,
    kind: 'lasting',
    name: lastingFace(face).name,
    count: shownCount(lasting),
    says,
  }
}

/** What something lasting does, and how much longer. */
export function sayLasting(view: TempusView, lasting: Lasting, names: Names): string {
  const { does } = lastingFace(lasting.face)
  const left = remaining(view, lasting, names)
  if (left === '' || does === '') return left === '' ? does : left
  return `${does} (${left})`
}

/** The number beside its name: charges and a kept die always, rings and turns from two on; a prize and a space are no numbers to show. */
function shownCount({ face, count }: Lasting): number {
  const { counts } = lastingFace(face)
  if (counts === undefined) return count > 1 ? count : 0
  return counts === 'die' || counts === 'charges' ? count : 0
}

/** "Burn 2, Held": all of them in words. */
export function sayStatuses(statuses: readonly Status[]): string {
  return statuses.map(({ name, count }) => (count > 0 ? `${name} ${count}` : name)).join(', ')
}

/** "3 cards in hand, 5 in the deck": the counts of a Hero in words. */
export function sayPiles(hand: number, deck: number, loot: number): string {
  return `${counted(hand, 'card')} in hand, ${deck} in the deck, ${loot} Loot`
}
