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
import { ownerOf } from '../rules/leaving-play.ts'
import { faceOf } from '../rules/printed.ts'
import { NO_CARD, type EldarState } from '../state.ts'
import { COPY_LIMIT, type ClassId } from '../terms.ts'

/**
 * What an opponent's unseen cards may be: cards of the classes of the opponent's Heroes, no more than two of each together
 * with those already seen. Rests on nothing but what the viewer knows (E-2.02, E-2.03).
 */
export function guessHidden(
  state: EldarState,
  { group, viewer }: { readonly group: UnseenGroup; readonly viewer: Viewer },
): DefIndex[] {
  if (state.step === 'decks') return someBox(state)
  const owner = ownerOf(state, group.ids[0] ?? NO_CARD)
  const { length } = group.ids
  const likely = candidates(state, owner, { viewer, keepsClass: !state.anyClass })
  shuffleInPlace(state.chance, likely)
  if (likely.length >= length) return likely.slice(0, length)
  const all = likely.concat(candidates(state, owner, { viewer, keepsClass: false }))
  for (let i = 0; all.length < length; i++) all.push(i % CARD_COUNT)
  return all.slice(0, length)
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
  const { heroes, format } = state
  const left = copiesLeft(state, owner, viewer)
  const isOpen = !keepsClass || format === 'mini'
  const classes: ClassId[] = []
  for (const { seat, face } of heroes) if (seat === owner) classes.push(faceOf(face).class)
  const found: DefIndex[] = []
  for (let def = 0; def < CARD_COUNT; def++) {
    if (!isOpen && !classes.includes(faceOf(def).class)) continue
    for (let copy = left[def] as number; copy > 0; copy--) found.push(def)
  }
  return found
}

/** How many copies of each card of an owner the viewer has not seen. */
function copiesLeft(state: EldarState, owner: Seat, viewer: Viewer): number[] {
  const { def, seen } = state.cards
  const left: number[] = []
  for (let i = 0; i < CARD_COUNT; i++) left.push(COPY_LIMIT)
  const bit = sightOf(viewer)
  for (let card = 0; card < def.length; card++) {
    if (((seen[card] as number) & bit) === 0 || ownerOf(state, card as CardId) !== owner) continue
    const one = def[card] as DefIndex
    left[one] = (left[one] as number) - 1
  }
  return left
}
