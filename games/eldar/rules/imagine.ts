import {
  shuffleInPlace,
  sightOf,
  type CardId,
  type DefIndex,
  type Seat,
  type UnseenGroup,
  type Viewer,
} from '@trialhall/kernel'
import { CARD_COUNT } from '../content/catalog.ts'
import { fitted } from '../content/decks.ts'
import { SAMPLES, type Sample } from '../content/samples.ts'
import { ownerOf } from './leaving-play.ts'
import { faceOf } from './printed.ts'
import { NO_CARD, type EldarState } from './state.ts'
import { COPY_LIMIT } from './terms.ts'

/**
 * What an opponent's unseen cards may be: cards of the classes of the opponent's Heroes, no more than two of each together
 * with those already seen. Rests on nothing but what the viewer knows (E-2.02, E-2.03).
 */
export function imagine(
  state: EldarState,
  { group, viewer }: { readonly group: UnseenGroup; readonly viewer: Viewer },
): DefIndex[] {
  if (state.step === 'decks') return someBox(state)
  const owner = ownerOf(state, group.ids[0] ?? NO_CARD)
  const likely = candidates(state, owner, { viewer, keepsClass: !state.anyClass })
  shuffleInPlace(state.chance, likely)
  const others =
    likely.length < group.ids.length ? candidates(state, owner, { viewer, keepsClass: false }) : []
  const all = [...likely, ...others, ...Array.from({ length: group.ids.length }, (_, i) => i % CARD_COUNT)]
  return all.slice(0, group.ids.length)
}

/** What may lie in a box that is not open yet: any sample deck. */
function someBox(state: EldarState): DefIndex[] {
  const samples = SAMPLES.map((_, i) => i)
  shuffleInPlace(state.chance, samples)
  const { heroes, cards } = fitted(SAMPLES[samples[0] ?? 0] as Sample, state, [])
  return [...heroes, ...cards]
}

function candidates(
  state: EldarState,
  owner: Seat,
  { viewer, keepsClass }: { readonly viewer: Viewer; readonly keepsClass: boolean },
): DefIndex[] {
  const left = Array.from({ length: CARD_COUNT }, () => COPY_LIMIT)
  const bit = sightOf(viewer)
  state.cards.def.forEach((def, card) => {
    const isSeen = ((state.cards.seen[card] as number) & bit) !== 0
    if (isSeen && ownerOf(state, card as CardId) === owner) left[def] = (left[def] as number) - 1
  })
  const classes = new Set(
    state.heroes.filter(({ seat }) => seat === owner).map(({ face }) => faceOf(face).class),
  )
  const isOpen = !keepsClass || state.format === 'mini'
  return left.flatMap((count, def) =>
    isOpen || classes.has(faceOf(def).class) ? Array.from({ length: Math.max(0, count) }, () => def) : [],
  )
}
