import { check, Credentials, NewPassword } from '@trialhall/protocol'
import type { FastifyInstance } from 'fastify'
import { meOf } from '../people/identities.ts'
import { refuse } from './answers.ts'
import type { ApiParts, Askers } from './api.ts'
import { browserOf, giveSecret, secretOf, takeSecret } from './cookies.ts'
import { networkOf } from './limits.ts'
import type { PasswordDoor } from './password-door.ts'

/** Accounts: made, entered, left, and given another password. */
export function addAccounts(
  app: FastifyInstance,
  { identities, matches, wordFilter, pages, door }: ApiParts & { readonly door: PasswordDoor },
  { whoIs, whoTries }: Askers,
): void {
  app.post('/api/account', async (request, reply) => {
    const wanted = check(Credentials, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const unsaid = wordFilter(wanted.value.name, 'name')
    if (unsaid) return refuse(reply, unsaid)
    const [identity, secret] = [await whoIs(request, reply), secretOf(request)]
    const made = await door.make(networkOf(request.ip), () =>
      identities.register({ identity, secret }, wanted.value),
    )
    if (!made.ok) return refuse(reply, made.fault)
    giveSecret(request, reply, made.value.newSecret)
    await matches.browsers.note(made.value.identity.id, browserOf(request, reply))
    pages.renewed(secret, made.value.newSecret)
    return meOf(made.value.identity)
  })
  app.post('/api/session', async (request, reply) => {
    const wanted = check(Credentials, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const who = { account: wanted.value.name, address: networkOf(request.ip) }
    const signedIn = await door.attempt(who, () => identities.signIn(wanted.value, secretOf(request)))
    if (!signedIn.ok) return refuse(reply, signedIn.fault, 401)
    giveSecret(request, reply, signedIn.value.newSecret)
    await matches.browsers.note(signedIn.value.identity.id, browserOf(request, reply))
    pages.dismiss(secretOf(request), 'You signed in.')
    return meOf(signedIn.value.identity)
  })
  app.post('/api/account/password', async (request, reply) => {
    const wanted = check(NewPassword, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const identity = await whoTries(request, reply)
    const who = { account: identity.account ?? '', address: networkOf(request.ip) }
    const changed = await door.attempt(who, () => identities.changePassword(identity, wanted.value))
    if (!changed.ok) return refuse(reply, changed.fault, changed.fault.field === 'current' ? 401 : 400)
    pages.renewed(secretOf(request), changed.value.newSecret)
    pages.dismissOthers(identity.id, changed.value.newSecret)
    giveSecret(request, reply, changed.value.newSecret)
    return meOf(changed.value.identity)
  })
  app.delete('/api/sessions', async (request, reply) => {
    const identity = await whoTries(request, reply)
    await identities.signOutEverywhere(identity)
    pages.dismissOthers(identity.id, null)
    takeSecret(reply)
    return { ok: true }
  })
  app.delete('/api/session', async (request, reply) => {
    await identities.signOut(secretOf(request))
    pages.dismiss(secretOf(request), 'You signed out.')
    takeSecret(reply)
    return { ok: true }
  })
}
