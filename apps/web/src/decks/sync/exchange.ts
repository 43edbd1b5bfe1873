import { type Fault, type Result, fault, ok } from '@trialhall/kernel'
import type { Me, SaveDeck, SavedDeck, SavedDecks } from '@trialhall/protocol'
import type { DeckSaved } from '../../api/requests.ts'
import { type KeptDeck, NO_ROOM, deckIds, readDeck } from '../saved/saved-decks.ts'
import { changeSyncState, dropGone, noteKnown, readSyncState } from '../saved/sync-state.ts'
import { type TellPerson, contentOf, isSent, takeIn } from './merge.ts'
import { settle } from './owner.ts'

/** The server, as far as decks need it. */
export interface DeckServer {
  readonly me: () => Promise<Result<Me>>
  readonly since: (revision: number) => Promise<Result<SavedDecks>>
  readonly save: (id: string, change: SaveDeck) => Promise<Result<DeckSaved>>
}

/** Times that a deck is sent where another device is quicker. */
const TRIES = 3

/**
 * Brings the decks of this device and of the server together: takes in what changed there, sends what changed here. Answers
 * who I am, or the first thing that kept it from being complete.
 */
export async function exchange(server: DeckServer, tell: TellPerson): Promise<Result<Me>> {
  const me = await server.me()
  if (!me.ok) return me
  settle(me.value)
  const changed = await server.since(isWhole() ? readSyncState().seen : 0)
  if (!changed.ok) return changed
  // Another tab may have become somebody else meanwhile.
  if (changed.value.owner !== me.value.id || readSyncState().owner?.id !== me.value.id)
    return exchange(server, tell)
  for (const saved of changed.value.decks) {
    if (isNews(saved) && !takeIn(saved, tell)) return noRoom()
  }
  changeSyncState((state) => ({ ...state, seen: changed.value.revision }))
  const errand = { server, tell, owner: me.value.id }
  const faults = [...(await sendChanged(errand)), ...(await sendGone(errand))]
  return faults[0] ? { ok: false, fault: faults[0] } : ok(me.value)
}

/** False where a deck that the server has got lost here without being deleted: then all are fetched. */
function isWhole(): boolean {
  const { known, gone } = readSyncState()
  const here = new Set(deckIds())
  return Object.entries(known).every(([id, { changedAt }]) => changedAt <= 0 || here.has(id) || id in gone)
}

/** False for what this device sent itself. */
function isNews({ id, revision }: SavedDeck): boolean {
  return revision > (readSyncState().known[id]?.revision ?? 0) || !deckIds().includes(id)
}

function noRoom(): Result<never> {
  return fault('bad-request', 'storage', NO_ROOM)
}

async function sendChanged(errand: Errand): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const id of deckIds()) {
    const sent = await sendDeck({ ...errand, id }, TRIES)
    if (sent.ok) continue
    faults.push(sent.fault)
    if (!isOfOneDeck(sent.fault)) break
  }
  return faults
}

/** Whether the next deck may fare better. */
function isOfOneDeck({ field }: Fault): boolean {
  return field === 'decks' || field.startsWith('deck')
}

interface Errand {
  readonly server: DeckServer
  readonly tell: TellPerson
  /** Id of who I am. */
  readonly owner: string
}

interface DeckErrand extends Errand {
  readonly id: string
}

async function sendDeck(errand: DeckErrand, tries: number): Promise<Result<unknown>> {
  const { server, tell, owner, id } = errand
  const read = readDeck(id)
  const known = readSyncState().known[id]
  if (!read.ok || isSent(read.value, known)) return ok(null)
  const { changedAt } = read.value
  const base = known?.revision ?? 0
  noteKnown(id, { revision: base, changedAt: known?.changedAt ?? -1, sent: changedAt })
  const saving = await server.save(id, { owner, base, changedAt, deck: contentOf(read.value) })
  if (!saving.ok) return named(read.value, saving.fault)
  if (saving.value.isKept) {
    noteKnown(id, { revision: saving.value.deck.revision, changedAt })
    return ok(null)
  }
  if (!takeIn(saving.value.stored, tell)) return noRoom()
  return tries > 1 ? sendDeck(errand, tries - 1) : ok(null)
}

/** "Aggro is not saved on the server: …" where it concerns this deck alone. */
function named({ name }: KeptDeck, wrong: Fault): Result<never> {
  if (!isOfOneDeck(wrong)) return { ok: false, fault: wrong }
  return fault('bad-request', wrong.field, `${name} is kept in this browser only. ${wrong.message}`)
}

async function sendGone(errand: Errand): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const id of Object.keys(readSyncState().gone)) {
    const sent = await sendDeletion({ ...errand, id }, TRIES)
    if (!sent.ok) faults.push(sent.fault)
  }
  return faults
}

async function sendDeletion(errand: DeckErrand, tries: number): Promise<Result<unknown>> {
  const { server, tell, owner, id } = errand
  const { known, gone } = readSyncState()
  const changedAt = gone[id]
  if (changedAt === undefined) return ok(null)
  const saving = await server.save(id, { owner, base: known[id]?.revision ?? 0, changedAt, deck: null })
  if (!saving.ok) return saving
  if (saving.value.isKept) {
    noteKnown(id, { revision: saving.value.deck.revision, changedAt: 0 })
    dropGone(id)
    return ok(null)
  }
  if (!takeIn(saving.value.stored, tell)) return noRoom()
  return tries > 1 ? sendDeletion(errand, tries - 1) : ok(null)
}
