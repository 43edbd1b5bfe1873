import { fault } from '@trialhall/kernel'
import { check, Invitation } from '@trialhall/protocol'
import type { FastifyInstance } from 'fastify'
import { meOf, type Identities } from '../people/identities.ts'
import { refuse, tooMany } from './answers.ts'
import { giveSecret, secretOf } from './cookies.ts'
import { Gate, networkOf, type Limits } from './limits.ts'
import { isSame } from './metrics-api.ts'

/** What the door of a hall by invitation needs. */
export interface InvitationParts {
  readonly identities: Identities
  readonly limits: Limits
  readonly now: () => number
  /** The word that lets people in; null where everybody may come. */
  readonly invitation: string | null
}

/** What is thrown where somebody comes without an invitation. */
export function notInvited(): Error {
  const message = 'This hall is by invitation: enter the word that you were given.'
  return Object.assign(new Error(message), { statusCode: 403, field: 'invitation' })
}

/** The door of a hall by invitation. Whoever has come in once, or has an account, needs no word. */
export function addInvitation(
  app: FastifyInstance,
  { identities, limits, now, invitation }: InvitationParts,
): void {
  const strangers = new Gate(limits.strangers, now)
  const newcomers = new Gate(limits.newcomers, now)
  app.post('/api/invitation', async (request, reply) => {
    const given = check(Invitation, request.body, 'body')
    if (!given.ok) return refuse(reply, given.fault)
    const known = await identities.bySecret(secretOf(request))
    if (known) return meOf(known)
    if (invitation !== null && !isSame(given.value.word, invitation)) {
      if (!strangers.pass(networkOf(request.ip))) throw tooMany('Too many wrong words; wait a minute.')
      return refuse(reply, WRONG_WORD.fault, 403)
    }
    if (!newcomers.pass(networkOf(request.ip)))
      throw tooMany('Too many new guests come from your address; wait a minute.')
    const { identity, newSecret } = await identities.welcome()
    giveSecret(request, reply, newSecret)
    return meOf(identity)
  })
}

const WRONG_WORD = fault('bad-request', 'word', 'This is not the word of the invitation.')
