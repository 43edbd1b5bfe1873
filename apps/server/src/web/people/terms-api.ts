import type { Result } from '@trialhall/kernel'
import { check, DeckId, SaveTerms, type SavedTermsList } from '@trialhall/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { TermsBook } from '../../people/terms-book.ts'
import { refuse, type WhoIs } from '../answers.ts'

interface Params {
  readonly id: string
}

/** Terms of tables that people keep: everybody asks for their own. */
export function addSavedTerms(app: FastifyInstance, termsBook: TermsBook, whoTries: WhoIs): void {
  app.get('/api/terms', async (request, reply) => termsBook.list(await whoTries(request, reply)))
  app.put<{ Params: Params }>('/api/terms/:id', async (request, reply) => {
    const id = check(DeckId, request.params.id, 'id')
    if (!id.ok) return refuse(reply, id.fault)
    const wanted = check(SaveTerms, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const me = await whoTries(request, reply)
    return answer(reply, await termsBook.save(me, id.value, wanted.value))
  })
  app.delete<{ Params: Params }>('/api/terms/:id', async (request, reply) => {
    const id = check(DeckId, request.params.id, 'id')
    if (!id.ok) return refuse(reply, id.fault)
    return answer(reply, await termsBook.remove(await whoTries(request, reply), id.value))
  })
}

function answer(reply: FastifyReply, result: Result<SavedTermsList>): unknown {
  return result.ok ? result.value : refuse(reply, result.fault)
}
