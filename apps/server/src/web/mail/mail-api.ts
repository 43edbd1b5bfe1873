import { fault } from '@trialhall/kernel'
import {
  check,
  LostPassword,
  MailChoice,
  MailToken,
  NewMail,
  PasswordByMail,
  type MailState,
} from '@trialhall/protocol'
import type { FastifyInstance } from 'fastify'
import type { MailEntry } from '../../calls/mail-book.ts'
import { OVER, type MailCalls } from '../../calls/mail-calls.ts'
import type { Identities } from '../../people/identities.ts'
import type { Identity, Store } from '../../store/store.ts'
import { refuse } from '../answers.ts'
import type { Askers } from '../api.ts'
import { secretOf } from '../cookies.ts'
import { networkOf } from '../limits.ts'
import type { OpenPages } from '../open-pages.ts'
import type { PasswordDoor } from '../password-door.ts'

/** What the API of letters needs. */
export interface MailApi {
  /** Null where the hall sends none. */
  readonly mail: MailCalls | null
  readonly identities: Identities
  readonly store: Store
  readonly door: PasswordDoor
  readonly pages: OpenPages
  /** Goes on with something that nobody waits for. */
  readonly go: (work: Promise<unknown>) => void
}

const NO_ACCOUNT = fault(
  'bad-request',
  'account',
  'Letters are for accounts; make one first, under "Profile".',
)
const NO_MAIL = fault(
  'bad-request',
  'mail',
  'This hall sends no letters; ask whoever runs it for a new password.',
)
const NO_ENTRY = fault('bad-request', 'address', 'No address of yours is confirmed.')

function stateOf(entry: MailEntry | null, { account }: Pick<Identity, 'account'>): MailState {
  const { address = null, isConfirmed = false, isOn = false, next = null } = entry ?? {}
  const state = { isOffered: true, hasAccount: account !== null, address, isConfirmed, isOn }
  return next === null ? state : { ...state, next }
}

/** Where people say at which address they are to be written to, and where links in letters lead. */
export function addMail(app: FastifyInstance, parts: MailApi, askers: Askers): void {
  const { mail } = parts
  if (mail === null) {
    const none = { isOffered: false, hasAccount: false, address: null, isConfirmed: false, isOn: false }
    app.get('/api/mail', () => none satisfies MailState)
    app.post('/api/mail/forgot', (_request, reply) => refuse(reply, NO_MAIL.fault))
    return
  }
  addOwnMail(app, { ...parts, mail }, askers)
  addMailLinks(app, { ...parts, mail })
}

type OfferedMail = MailApi & { readonly mail: MailCalls }

function addOwnMail(
  app: FastifyInstance,
  { mail, identities, door }: OfferedMail,
  { whoTries }: Askers,
): void {
  app.get('/api/mail', async (request) => {
    const me = await identities.bySecret(secretOf(request)) // who only looks is made no guest
    return me ? stateOf(await mail.book.of(me.id), me) : stateOf(null, { account: null })
  })
  app.put('/api/mail', async (request, reply) => {
    const wanted = check(NewMail, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const me = await whoTries(request, reply)
    const { account } = me
    if (account === null) return refuse(reply, NO_ACCOUNT.fault)
    const who = { account, address: networkOf(request.ip) }
    const own = await door.attempt(who, () => identities.isOwn(me, wanted.value.password))
    if (!own.ok) return refuse(reply, own.fault, 401)
    const asked = await mail.ask(me.id, { address: wanted.value.address, account })
    return asked.ok ? stateOf(asked.value, me) : refuse(reply, asked.fault)
  })
  app.patch('/api/mail', async (request, reply) => {
    const wanted = check(MailChoice, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const me = await whoTries(request, reply)
    const { isOn } = wanted.value
    const entry = await mail.book.alter(me.id, (known) => (known.isConfirmed ? { ...known, isOn } : null))
    return entry?.isConfirmed ? stateOf(entry, me) : refuse(reply, NO_ENTRY.fault)
  })
  app.delete('/api/mail', async (request, reply) => {
    const me = await whoTries(request, reply)
    await mail.book.remove(me.id)
    return stateOf(null, me)
  })
}

/** Whoever has a link needs nothing else: programs that read letters have no cookie. */
function addMailLinks(app: FastifyInstance, { mail, identities, store, door, pages, go }: OfferedMail): void {
  app.post('/api/mail/confirm', async (request, reply) => {
    const given = check(MailToken, request.body, 'body')
    if (!given.ok) return refuse(reply, given.fault)
    const confirmed = await mail.confirm(given.value.token)
    return confirmed.ok ? { ok: true } : refuse(reply, confirmed.fault)
  })
  app.post('/api/mail/stop', async (request, reply) => {
    const given = check(MailToken, request.body, 'body')
    if (!given.ok) return refuse(reply, given.fault)
    const stopped = await mail.stop(given.value.token)
    return stopped.ok ? { ok: true } : refuse(reply, stopped.fault)
  })
  app.post('/api/mail/forgot', async (request, reply) => {
    const given = check(LostPassword, request.body, 'body')
    if (!given.ok) return refuse(reply, given.fault)
    const account = await door.make(networkOf(request.ip), () => store.account(given.value.name))
    if (account) go(mail.forgot(account)) // not waited for: else the time would tell whether there is such an account
    return { ok: true }
  })
  app.post('/api/mail/reset', async (request, reply) => {
    const given = check(PasswordByMail, request.body, 'body')
    if (!given.ok) return refuse(reply, given.fault)
    const account = await mail.resettable(given.value.token)
    if (!account.ok) return refuse(reply, account.fault)
    const isReplaced = await door.make(networkOf(request.ip), () =>
      identities.replacePassword(account.value, given.value.password),
    )
    if (!isReplaced) return refuse(reply, OVER.fault)
    pages.dismissOthers(account.value.identity, null)
    return { ok: true }
  })
  addOneClick(app, mail)
}

/** What mail programs send by themselves where somebody presses "unsubscribe" (RFC 8058): a form, whatever is in it. */
function addOneClick(app: FastifyInstance, mail: MailCalls): void {
  void app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { bodyLimit: 10_000, parseAs: 'string' }, (_request, _body, done) =>
      done(null, null),
    )
    own.post<{ Querystring: { token?: unknown } }>('/api/mail/unsubscribe', async (request, reply) => {
      const stopped = await mail.stop(String(request.query.token))
      return stopped.ok ? { ok: true } : refuse(reply, stopped.fault)
    })
  })
}
