import {
  checkLog,
  fault,
  logToLink,
  Match,
  nextWord,
  ok,
  readLog,
  RulesError,
  seatLetter,
  seeded,
  shown,
  World,
  type AnyGame,
  type Fault,
  type Result,
  type Seat,
  type Seed,
} from '@trialhall/kernel'
import { adviceReply } from './advice.ts'
import { pickOf } from './pick.ts'
import { Plays, type Play } from './plays.ts'
import { readRequest, startOf, type EnvRequest, type Op } from './request.ts'
import { standing, viewReply, type EnvReply } from './reply.ts'
import { rolloutReply } from './rollout.ts'
import { readTell } from './tell.ts'

type Fields = EnvRequest['fields']
type Handler = (fields: Fields) => Result<EnvReply>

/**
 * Matches of one game, played line by line from outside. Every line gets exactly one reply; whatever fails leaves the
 * matches as they were, and nothing that comes from outside can make it throw.
 */
export class EnvSession {
  readonly game: AnyGame
  /** True after `close`: no further line is answered. */
  isClosed = false
  private readonly freshSeed: () => number
  private readonly plays = new Plays()
  private readonly handlers: Readonly<Record<Op, Handler>> = {
    reset: (fields) => this.begin(fields, Match.start(this.game, startOf(fields, this.freshSeed))),
    load: (fields) => this.load(fields),
    choose: (fields) => this.choose(fields),
    undo: (fields) => this.undo(fields),
    view: (fields) => this.view(fields),
    think: (fields) => this.think(fields),
    rollout: (fields) => this.rollout(fields),
    resample: (fields) => this.resample(fields),
    save: (fields) => this.save(fields),
    restore: (fields) => this.restore(fields),
    drop: ({ handle }) => done(this.plays.drop(handle)),
    hash: (fields) =>
      this.withPlay(fields, ({ match }) => ok({ ok: true, hash: match.hash(), length: match.length })),
    log: (fields) =>
      this.withMatch(fields, (match) => ok({ ok: true, log: match.log, link: logToLink(match.log) })),
    close: (fields) => this.close(fields),
  }

  /** `freshSeed` gives the seed of a reset that names none. */
  constructor(game: AnyGame, freshSeed: () => number) {
    this.game = game
    this.freshSeed = freshSeed
  }

  /** The reply to one line. */
  answer(line: string): EnvReply {
    const request = readRequest(line)
    if (!request.ok) return refusal(request.fault)
    const result = this.handle(request.value)
    return result.ok ? result.value : refusal(result.fault)
  }

  private handle({ op, fields }: EnvRequest): Result<EnvReply> {
    try {
      return this.handlers[op](fields)
    } catch (thrown) {
      return ruin(op, thrown)
    }
  }

  /** A log as `log` gives it, in either form. */
  private load(fields: Fields): Result<EnvReply> {
    const { log } = fields
    const read = typeof log === 'string' ? readLog(log) : checkLog(log)
    return read.ok ? this.begin(fields, Match.replay(this.game, read.value, { story: false })) : read
  }

  /** From here on this match is played under its name. */
  private begin(fields: Fields, started: Result<Match>): Result<EnvReply> {
    const tell = readTell(fields.tell, this.plays.tellOf(fields.match))
    if (!tell.ok) return tell
    if (!started.ok) return started
    const { seed, seats, options } = started.value
    const { id, rulesVersion } = this.game
    const put = this.plays.put(fields.match, { match: started.value, tell: tell.value })
    if (!put.ok) return put
    const { ok: isOk, ...stands } = standing(put.value)
    return ok({ ok: isOk, game: id, rulesVersion, seed, seats, options, ...stands })
  }

  private think(fields: Fields): Result<EnvReply> {
    const { seat, bot } = fields
    return this.withMatch(fields, (match) =>
      isSeatOf(match, seat) ? adviceReply(match, { seat, bot }) : badSeat(match, seat, ''),
    )
  }

  private rollout(fields: Fields): Result<EnvReply> {
    return this.withPlay(fields, ({ match }) => {
      const seat = fields.seat ?? match.asks[0]?.seat
      if (seat !== undefined && !isSeatOf(match, seat)) return badSeat(match, seat, '')
      return rolloutReply(match, seat, fields)
    })
  }

  private choose(fields: Fields): Result<EnvReply> {
    return this.stepped(fields, (match) => {
      const { seat } = fields
      if (typeof seat !== 'number') return badSeat(match, seat, '')
      const pick = pickOf(match, seat, fields)
      return pick.ok ? match.choose(seat, pick.value) : pick
    })
  }

  private undo(fields: Fields): Result<EnvReply> {
    return this.stepped(fields, (match) => match.undo())
  }

  /** Does something to a match and tells where it stands. */
  private stepped(fields: Fields, step: (match: Match | World) => Result<null>): Result<EnvReply> {
    return this.withPlay(fields, (play) => {
      const tell = readTell(fields.tell, play.tell)
      if (!tell.ok) return tell
      const stepped = step(play.match)
      return stepped.ok ? this.stands(fields.match, { match: play.match, tell: tell.value }) : stepped
    })
  }

  private stands(name: unknown, play: Play): Result<EnvReply> {
    const put = this.plays.put(name, play)
    return put.ok ? ok(standing(put.value)) : put
  }

  private view(fields: Fields): Result<EnvReply> {
    const { seat = null } = fields
    return this.withPlay(fields, ({ match }) => {
      if (seat !== null && !isSeatOf(match, seat)) return badSeat(match, seat, ', or null for a spectator')
      return ok(viewReply(match, seat))
    })
  }

  /** A world that a seat could believe in goes on under the name `into`, or in place of the match. */
  private resample(fields: Fields): Result<EnvReply> {
    const { seat, seed = 0, into = fields.match } = fields
    return this.withMatch(fields, (match, { tell: before }) => {
      const tell = readTell(fields.tell, before)
      if (!tell.ok) return tell
      if (!isSeatOf(match, seat)) return badSeat(match, seat, '')
      if (!isSeed(seed))
        return fault('bad-seed', 'seed', `seed is ${shown(seed)}; allowed is a number or a text.`)
      const position = match.position(seat)
      if (!position) return fault('not-asked', 'seat', `Seat ${seatLetter(seat)} is not asked now.`)
      const world = new World({ position, seed32: nextWord(seeded(seed)), from: match.lengthFor(seat) })
      return this.stands(into, { match: world, tell: tell.value })
    })
  }

  private save(fields: Fields): Result<EnvReply> {
    return this.withPlay(fields, (play) => {
      const handle = this.plays.save(play)
      return handle.ok ? ok({ ok: true, handle: handle.value }) : handle
    })
  }

  private restore(fields: Fields): Result<EnvReply> {
    const restored = this.plays.restored(this.game, fields.handle)
    if (!restored.ok) return restored
    const tell = readTell(fields.tell, restored.value.tell)
    return tell.ok ? this.stands(fields.match, { match: restored.value.match, tell: tell.value }) : tell
  }

  /** With a name, that match alone; without, the session. */
  private close({ match }: Fields): Result<EnvReply> {
    if (match !== undefined && match !== null) return done(this.plays.close(match))
    this.isClosed = true
    return ok({ ok: true })
  }

  private withPlay({ match }: Fields, answer: (play: Play) => Result<EnvReply>): Result<EnvReply> {
    const play = this.plays.named(match)
    return play.ok ? answer(play.value) : play
  }

  /** As `withPlay`, for what a world cannot answer: it has no log, and no bot of the house thinks in it. */
  private withMatch(
    fields: Fields,
    answer: (match: Match, play: Play) => Result<EnvReply>,
  ): Result<EnvReply> {
    return this.withPlay(fields, (play) =>
      play.match instanceof Match ? answer(play.match, play) : fault('no-log', 'match', OF_MATCHES_ONLY),
    )
  }
}

const OF_MATCHES_ONLY = 'This is a world that resample has dealt; log, think and resample work on matches.'

function done(result: Result<null>): Result<EnvReply> {
  return result.ok ? ok({ ok: true }) : result
}

function isSeed(seed: unknown): seed is Seed {
  return typeof seed === 'string' || Number.isSafeInteger(seed)
}

function isSeatOf(match: Match | World, seat: unknown): seat is Seat {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < match.seats
}

function badSeat(match: Match | World, seat: unknown, or: string): Result<never> {
  return fault('bad-seat', 'seat', `seat is ${shown(seat)}; allowed is 0 to ${match.seats - 1}${or}.`)
}

/** A reply for what went wrong. */
export function refusal({ code, field, message }: Fault): EnvReply {
  return { ok: false, code, field, error: message }
}

/** What the rules or the machine threw: a script of dice that does not fit, a value nested too deep. */
function ruin(op: Op, thrown: unknown): Result<never> {
  if (thrown instanceof RulesError)
    return fault('rules-error', op, `The rules cannot go on: ${thrown.message}.`)
  const why = thrown instanceof Error ? thrown.message : String(thrown)
  return fault('rules-error', op, `${op} failed and changed nothing: ${why}.`)
}
