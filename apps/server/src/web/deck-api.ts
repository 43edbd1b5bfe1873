import { fault, type Fault, wholeNumberIn } from '@trialhall/kernel'
import { check, DeckId, SaveDeck } from '@trialhall/protocol'
import type { FastifyInstance } from 'fastify'
import type { Decks } from '../people/decks.ts'
import { refuse, tooMany, type WhoIs } from './answers.ts'
import { Gate, type Limits } from './limits.ts'

/** What the API of decks needs. */
export interface DeckApiParts {
  readonly decks: Decks
  readonly limits: Limits
  readonly now: () => number
}

/** Decks that follow a person: everybody asks for their own, and there is no way to name another owner. */
export function addDecks(app: FastifyInstance, { decks, limits, now }: DeckApiParts, whoIs: WhoIs): void {
  const gate = new Gate(limits.decks, now)
  const pass = (owner: string): string => {
    if (gate.pass(owner)) return owner
    throw tooMany('You change your decks too quickly; wait a minute.')
  }
  app.get<{ Querystring: { since?: unknown } }>('/api/decks', async (request, reply) => {
    const since = wholeNumberIn(request.query.since ?? '0')
    if (since === null) return refuse(reply, BAD_SINCE)
    const { id } = await whoIs(request, reply)
    return decks.since(pass(id), since)
  })
  app.put<{ Params: { id: string } }>('/api/decks/:id', async (request, reply) => {
    const id = check(DeckId, request.params.id, 'id')
    if (!id.ok) return refuse(reply, id.fault)
    const wanted = check(SaveDeck, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const owner = await whoIs(request, reply)
    const saving = await decks.save(pass(owner.id), id.value, wanted.value)
    if (!saving.ok) return refuse(reply, saving.fault)
    if (saving.value.isKept) return saving.value.deck
    const { code, field, message } = MOVED_ON
    return reply.code(409).send({ ok: false, code, field, error: message, stored: saving.value.stored })
  })
}

const BAD_SINCE: Fault = fault(
  'bad-request',
  'since',
  'since is no revision: must be a whole number of at least 0.',
).fault

const MOVED_ON: Fault = fault(
  'bad-request',
  'base',
  'This deck was changed or deleted on another device since; stored is how it stands.',
).fault
