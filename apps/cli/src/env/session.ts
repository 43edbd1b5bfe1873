import {
  checkLog,
  fault,
  logToLink,
  Match,
  ok,
  readLog,
  RulesError,
  shown,
  type AnyGame,
  type Fault,
  type Result,
  type Seat,
} from '@trialhall/kernel'
import { adviceReply } from './advice.ts'
import { readRequest, startOf, type EnvRequest, type Op } from './request.ts'
import { standing, viewReply, type Reply } from './reply.ts'

type Handler = (fields: EnvRequest['fields']) => Result<Reply>

/**
 * One match of one game, played line by line from outside. Every line gets exactly one reply; whatever fails leaves
 * the match as it was, and nothing that comes from outside can make it throw.
 */
export class EnvSession {
  readonly game: AnyGame
  /** True after `close`: no further line is answered. */
  isClosed = false
  private readonly freshSeed: () => number
  private match: Match | null = null
  private readonly handlers: Readonly<Record<Op, Handler>> = {
    reset: (fields) => this.begin(Match.start(this.game, startOf(fields, this.freshSeed))),
    load: (fields) => this.load(fields),
    choose: (fields) => this.choose(fields),
    undo: () => this.undo(),
    view: (fields) => this.view(fields),
    think: (fields) => this.think(fields),
    hash: () => this.withMatch((match) => ok({ ok: true, hash: match.hash(), length: match.length })),
    log: () => this.withMatch((match) => ok({ ok: true, log: match.log, link: logToLink(match.log) })),
    close: () => this.close(),
  }

  /** `freshSeed` gives the seed of a reset that names none. */
  constructor(game: AnyGame, freshSeed: () => number) {
    this.game = game
    this.freshSeed = freshSeed
  }

  /** The reply to one line. */
  answer(line: string): Reply {
    const request = readRequest(line)
    if (!request.ok) return refusal(request.fault)
    const result = this.handle(request.value)
    return result.ok ? result.value : refusal(result.fault)
  }

  private handle({ op, fields }: EnvRequest): Result<Reply> {
    try {
      return this.handlers[op](fields)
    } catch (thrown) {
      return ruin(op, thrown)
    }
  }

  /** A log as `log` gives it, in either form. */
  private load({ log }: EnvRequest['fields']): Result<Reply> {
    const read = typeof log === 'string' ? readLog(log) : checkLog(log)
    return read.ok ? this.begin(Match.replay(this.game, read.value, { story: false })) : read
  }

  /** From here on the session plays this match. */
  private begin(started: Result<Match>): Result<Reply> {
    if (!started.ok) return started
    const match = started.value
    const { seed, seats, options } = match
    const { id, rulesVersion } = this.game
    const { ok: isOk, ...stands } = standing(match)
    const reply = { ok: isOk, game: id, rulesVersion, seed, seats, options, ...stands }
    this.match = match
    return ok(reply)
  }

  private think({ seat, bot }: EnvRequest['fields']): Result<Reply> {
    return this.withMatch((match) =>
      isSeatOf(match, seat) ? adviceReply(match, { seat, bot }) : badSeat(match, seat, ''),
    )
  }

  private choose({ seat, index }: EnvRequest['fields']): Result<Reply> {
    return this.withMatch((match) => {
      if (typeof seat !== 'number') return badSeat(match, seat, '')
      if (typeof index !== 'number') {
        return fault(
          'bad-pick',
          'index',
          `index is ${shown(index)}; allowed is the number of an option, from 0.`,
        )
      }
      const chosen = match.choose(seat, index)
      return chosen.ok ? ok(standing(match)) : chosen
    })
  }

  private undo(): Result<Reply> {
    return this.withMatch((match) => {
      const undone = match.undo()
      return undone.ok ? ok(standing(match)) : undone
    })
  }

  private view({ seat = null }: EnvRequest['fields']): Result<Reply> {
    return this.withMatch((match) => {
      if (seat !== null && !isSeatOf(match, seat)) return badSeat(match, seat, ', or null for a spectator')
      return ok(viewReply(match, seat))
    })
  }

  private close(): Result<Reply> {
    this.isClosed = true
    return ok({ ok: true })
  }

  private withMatch(answer: (match: Match) => Result<Reply>): Result<Reply> {
    if (this.match) return answer(this.match)
    return fault('no-match', 'op', 'No match is open; begin with reset or load.')
  }
}

function isSeatOf(match: Match, seat: unknown): seat is Seat {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < match.seats
}

function badSeat(match: Match, seat: unknown, or: string): Result<never> {
  return fault('bad-seat', 'seat', `seat is ${shown(seat)}; allowed is 0 to ${match.seats - 1}${or}.`)
}

/** A reply for what went wrong. */
export function refusal({ code, field, message }: Fault): Reply {
  return { ok: false, code, field, error: message }
}

/** What the rules or the machine threw: a script of dice that does not fit, a value nested too deep. */
function ruin(op: Op, thrown: unknown): Result<never> {
  if (thrown instanceof RulesError)
    return fault('rules-error', op, `The rules cannot go on: ${thrown.message}.`)
  const why = thrown instanceof Error ? thrown.message : String(thrown)
  return fault('rules-error', op, `${op} failed and changed nothing: ${why}.`)
}
