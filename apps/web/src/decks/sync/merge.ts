import { canonical } from '@trialhall/kernel'
import type { DeckContent, SavedDeck } from '@trialhall/protocol'
import { saveNewDeck } from '../saved/save-deck.ts'
import { type KeptDeck, readDeck, removeDeck, writeDeck } from '../saved/saved-decks.ts'
import { type Known, dropGone, noteKnown, readSyncState } from '../saved/sync-state.ts'

/** A sentence that the person is to be told. */
export type TellPerson = (sentence: string) => void

/** A deck as it is sent. */
export function contentOf({ game, name, rules, cards }: KeptDeck): DeckContent {
  return { game, name: name.trim() || 'Deck', rules: rules as DeckContent['rules'], cards }
}

/** Whether the server has what this device has. */
export function isSent(deck: KeptDeck, known: Known | undefined): boolean {
  return known?.changedAt === deck.changedAt
}

/**
 * Takes over how the server has a deck. Of two that were changed the newer one stays and the older one is kept as another
 * deck, so nothing is lost. False where the browser has no room, and then nothing was changed.
 */
export function takeIn(saved: SavedDeck, tell: TellPerson): boolean {
  const { id } = saved
  const { known, gone } = readSyncState()
  const local = readDeck(id)
  const here = local.ok ? local.value : null
  if (saved.deck === null) return takeOut(saved, here, tell)
  const deleted = gone[id]
  if (deleted !== undefined && deleted >= saved.changedAt) {
    noteKnown(id, { revision: saved.revision, changedAt: -1 })
    return true // it is deleted there next
  }
  if (deleted !== undefined) {
    dropGone(id)
    tell(`${saved.deck.name} was changed on another device after you deleted it here, so it is back.`)
  }
  if (!here || isSent(here, known[id])) return adopt(saved)
  const isSame = canonical(contentOf(here)) === canonical(saved.deck)
  if (isSame) noteKnown(id, { revision: saved.revision, changedAt: here.changedAt })
  else if (known[id]?.sent === saved.changedAt) noteKnown(id, knownOf(saved))
  else return reconcile(saved, here, tell)
  return true
}

function knownOf({ revision, changedAt }: SavedDeck): Known {
  return { revision, changedAt }
}

/** Makes a deck what the server has. */
function adopt(saved: SavedDeck): boolean {
  const { id, changedAt, deck } = saved
  if (deck && !writeDeck({ id, ...deck, changedAt }, 'elsewhere')) return false
  noteKnown(id, knownOf(saved))
  return true
}

/** Changed here and elsewhere: the newer one stays in its place, the older one gets a place of its own. */
function reconcile(saved: SavedDeck, here: KeptDeck, tell: TellPerson): boolean {
  if (!saved.deck) return true
  const isNewerHere = here.changedAt > saved.changedAt
  const older = isNewerHere ? { ...saved.deck, changedAt: saved.changedAt } : here
  const copy = saveNewDeck(older.game, { ...older, name: `${older.name}, older` }, older.changedAt)
  if (!copy) return false
  tell(`${here.name} was changed on two devices: the newer one stays, the older one is kept as ${copy.name}.`)
  if (!isNewerHere) return adopt(saved)
  noteKnown(here.id, knownOf(saved))
  return true
}

/** Deleted elsewhere. What was changed here without knowing of it becomes a deck of its own. */
function takeOut(saved: SavedDeck, here: KeptDeck | null, tell: TellPerson): boolean {
  const { id, revision } = saved
  const known = readSyncState().known[id]
  const isBack = here !== null && known?.changedAt === 0 && known.revision >= revision
  if (isBack) return true // deleted here and put back since: it is sent again
  if (here && !isSent(here, known)) {
    const copy = saveNewDeck(here.game, here, here.changedAt)
    if (!copy) return false
    tell(`${here.name} was deleted on another device; what you changed here is kept as ${copy.name}.`)
  } else if (here) tell(`${here.name} was deleted on another device.`)
  if (here) removeDeck(id, 'elsewhere')
  noteKnown(id, { revision, changedAt: 0 })
  dropGone(id)
  return true
}
