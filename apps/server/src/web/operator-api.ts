import { fault, type Fault } from '@trialhall/kernel'
import { check, OPERATOR_ACTS, ReportPlayer, type OperatorAct } from '@trialhall/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Desk } from '../desk/desk.ts'
import type { Sanctions } from '../desk/sanctions.ts'
import type { Identities } from '../people/identities.ts'
import { allowedIn, refuse, tooMany, type WhoIs } from './answers.ts'
import { secretOf } from './cookies.ts'
import { Gate, networkOf, type Limits } from './limits.ts'
import { isBearer } from './metrics-api.ts'

/** What the door for operators needs. */
export interface OperatorApiParts {
  readonly desk: Desk
  readonly identities: Identities
  readonly sanctions: Sanctions
  readonly limits: Limits
  readonly now: () => number
  /** What lets whoever runs the server in; without it only operators with an account come in. */
  readonly operatorToken: string | null
}

/** Who acts by the token. */
const BY_TOKEN = '(token)'

/** What operators do, and what players report to them. */
export function addOperators(app: FastifyInstance, parts: OperatorApiParts, whoTries: WhoIs): void {
  const { desk, limits, now } = parts
  const strangers = new Gate(limits.strangers, now)
  const reporters = new Gate(limits.reports, now)
  app.get('/api/operator', async (request, reply) => {
    const by = await operatorIn(request, parts, strangers)
    return by === null ? notOperator(reply) : { by }
  })
  app.post<{ Params: { act: string } }>('/api/operator/:act', async (request, reply) => {
    const by = await operatorIn(request, parts, strangers)
    if (by === null) return notOperator(reply)
    const { act } = request.params
    if (!isAct(act)) return refuse(reply, unknownAct(act), 404)
    const done = await desk.act(act, request.body ?? {}, by)
    return done.ok ? { value: done.value } : refuse(reply, done.fault)
  })
  app.post('/api/reports', async (request, reply) => {
    const wanted = check(ReportPlayer, request.body, 'body')
    if (!wanted.ok) return refuse(reply, wanted.fault)
    const by = await whoTries(request, reply)
    if (!reporters.pass(by.id) || !reporters.pass(networkOf(request.ip)))
      throw tooMany('You report too often; wait a few minutes.')
    const taken = await desk.reports.take(by, wanted.value)
    return taken.ok ? { ok: true } : refuse(reply, taken.fault)
  })
}

function isAct(act: string): act is OperatorAct {
  return Object.hasOwn(OPERATOR_ACTS, act)
}

function unknownAct(act: string): Fault {
  return fault('bad-request', 'act', `There is no act "${act}".`).fault
}

/** Who acts: by the token, or by an account that is an operator's. Null for everybody else, who may not try often. */
async function operatorIn(
  request: FastifyRequest,
  { desk, identities, sanctions, operatorToken }: OperatorApiParts,
  strangers: Gate,
): Promise<string | null> {
  const { authorization } = request.headers
  if (authorization !== undefined) {
    if (operatorToken !== null && isBearer(authorization, operatorToken)) return BY_TOKEN
    if (!strangers.pass(networkOf(request.ip))) throw tooMany('Too many wrong tokens; wait a minute.')
    return null
  }
  const identity = await identities.bySecret(secretOf(request))
  if (!identity || identity.account === null) return null
  if (!(await desk.people.isOperator(identity.id))) return null
  return allowedIn(identity, sanctions).account
}

/** The same for everybody: nobody learns who is an operator. */
function notOperator(reply: FastifyReply): FastifyReply {
  return refuse(reply, NOT_OPERATOR, 403)
}

const NOT_OPERATOR: Fault = fault('bad-request', 'operator', 'This is for operators of the hall.').fault
