import { listed, sightOf, UNKNOWN, type CardId, type Piece } from '@trialhall/kernel'
import { actionName, card, heroName, type EldarFacts } from './names.ts'
import { faceOf } from '../rules/printed.ts'
import { keyOf } from '../state.ts'

/** A card by name, with whatever tells it from another copy that lies beside it: two options of the same words are the same. */
export function copy(facts: EldarFacts, id: CardId): Piece {
  const piece = card(facts, id)
  if (typeof piece === 'string') return piece
  return { ...piece, text: `${piece.text}${marksAmongCopies(facts, id)}` }
}

/** What was done with a card, in brackets, where it is not the same for every copy in its hand or graveyard. */
export function marksAmongCopies(facts: EldarFacts, id: CardId): string {
  const own = marks(facts, id)
  const isAlone = copiesBeside(facts, id).every((other) => marks(facts, other) === own)
  return isAlone || own === '' ? '' : ` (${own})`
}

function copiesBeside({ view, defOf }: EldarFacts, id: CardId): CardId[] {
  const lists = view.players.flatMap(({ hand, graveyard }) => [hand, graveyard])
  const own = lists.find((list) => list.includes(id)) ?? []
  return own.filter((other) => other !== id && defOf(other) === defOf(id))
}

/** Which of its abilities were used this round and by whom (E-R10), and whether the opponent of the reader has seen it. */
function marks(facts: EldarFacts, id: CardId): string {
  const { viewer, cards } = facts.view
  const isKnown = viewer !== null && ((cards.seen[id] ?? 0) & sightOf(1 - viewer)) !== 0
  return listed([...usesOf(facts, id), ...(isKnown ? ['seen by your opponent'] : [])])
}

function usesOf({ view, defOf }: EldarFacts, id: CardId): string[] {
  const face = defOf(id)
  if (face === UNKNOWN) return []
  return faceOf(face).actions.flatMap(({ ability }) =>
    view.heroes.flatMap(({ used }, hero) =>
      used.includes(keyOf(id, ability))
        ? [`${actionName(face, ability)} used by ${heroName(view, hero)}`]
        : [],
    ),
  )
}
