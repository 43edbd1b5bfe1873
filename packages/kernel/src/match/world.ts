import type { Ask, Choice, Refusal } from '../ask.ts'
import { reseed } from '../chance.ts'
import { stateHash } from '../formats/hash.ts'
import { badPick, noSuchSeat, notAsked, nothingToChoose, nothingToUndo } from './match-faults.ts'
import type { Outcome } from '../outcome.ts'
import { HALT } from './playout.ts'
import type { Position } from './position.ts'
import { ok, RulesError, type Result } from '../result.ts'
import type { Seat, Viewer } from '../seats.ts'
import type { State } from '../state.ts'
import type { EventSink, Decider, Table } from '../table.ts'
import { recordEvent, type EventRecord } from '../hidden/event-record.ts'
import { viewFor, type View } from '../hidden/views.ts'

interface WorldParts<S extends State, E> {
  readonly position: Position<S, E>
  /** 32 bits that draw the world: equal words give equal worlds. */
  readonly seed32: number
  /** How many choices of the match were made before. */
  readonly from: number
}

/**
 * A match as one seat could believe it to be: what that seat has not seen is dealt anew, and chance is another. It is played
 * like a match, choice by choice, and tells nothing of the match it was made of that the seat does not know.
 */
export class World<S extends State = State, E = unknown> {
  private readonly parts: WorldParts<S, E>
  private readonly picks: Choice[] = []
  private untold: EventRecord<E>[] = []
  private player: Player<S, E>
  private end: { readonly state: S; readonly outcome: Outcome | null }

  /** Plays on from `position` in the world of `seed32`; `picks` are made in it already. */
  constructor(parts: WorldParts<S, E>, picks: readonly Choice[] = []) {
    this.parts = parts
    this.picks.push(...picks)
    this.player = this.newPlayer()
    this.end = this.play()
  }

  get game(): Position<S, E>['game'] {
    return this.parts.position.game
  }

  get seats(): number {
    return this.parts.position.seats
  }

  /** The state as the rules see it in this world; read only. */
  get state(): S {
    return this.end.state
  }

  get outcome(): Outcome | null {
    return this.end.outcome
  }

  /** The open ask; seats that decide at the same time are asked one after the other. */
  get asks(): readonly Ask[] {
    return this.player.ask === null || this.outcome ? [] : [this.player.ask]
  }

  askOf(seat: Viewer): Ask | null {
    return this.asks.find((ask) => ask.seat === seat) ?? null
  }

  /** Number of choices made, those of the match before included. */
  get length(): number {
    return this.parts.from + this.picks.length
  }

  viewFor(viewer: Viewer): View<S> {
    return viewFor(this.game, this.state, viewer)
  }

  hash(): string {
    return stateHash(this.state)
  }

  /** Events told since this was last called. */
  takeEvents(): EventRecord<E>[] {
    const told = this.untold
    this.untold = []
    return told
  }

  /** Picks an option for the seat that is asked. A fault changes nothing; neither does an error thrown by the rules. */
  choose(seat: Seat, pick: number): Result<null> {
    const wrong = this.checkPick(seat, pick)
    if (wrong) return wrong
    this.picks.push({ seat, pick })
    try {
      this.again()
    } catch (thrown) {
      this.picks.pop()
      throw thrown
    }
    this.untold.push(...this.player.told)
    return ok(null)
  }

  private checkPick(seat: Seat, pick: number): Result<null> | null {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) return noSuchSeat(seat, this.seats)
    if (this.outcome) return nothingToChoose()
    const ask = this.askOf(seat)
    if (!ask) return notAsked(seat, this.asks)
    const isOffered = Number.isInteger(pick) && pick >= 0 && pick < ask.options.length
    return isOffered ? null : badPick(pick, ask.options.length)
  }

  /** Takes back the last choice made in this world; what was chosen before it began stays. */
  undo(): Result<null> {
    if (this.picks.length === 0) return nothingToUndo()
    this.picks.pop()
    this.again()
    this.untold = []
    return ok(null)
  }

  /** An independent copy. */
  copy(): World<S, E> {
    return new World(this.parts, this.picks)
  }

  /** Plays on to the end, or to where the decider halts, with these cards and the chance of `seed32`. This world stays where it is. */
  simulate(seed32: number, decider: Decider<S, E>): { readonly state: S; readonly outcome: Outcome | null } {
    const handOver = (table: Table<S, E>): void => {
      table.state.chance = reseed(table.state.chance, seed32)
      table.decider = decider
    }
    const { position, seed32: world } = this.parts
    return position.simulate(world, new Player(this.picks, { from: this.parts.from, handOver }))
  }

  private again(): void {
    const before = this.player
    this.player = this.newPlayer()
    try {
      this.end = this.play()
    } catch (thrown) {
      this.player = before
      throw thrown
    }
  }

  private newPlayer(): Player<S, E> {
    return new Player<S, E>(this.picks, { from: this.parts.from, refused: this.parts.position.ask.refused })
  }

  private play(): { readonly state: S; readonly outcome: Outcome | null } {
    const { position, seed32 } = this.parts
    return position.simulate(seed32, this.player)
  }
}

interface PlayerWays<S extends State, E> {
  readonly from: number
  /** Reasons that belong to the first ask, which was put before anybody listened. */
  readonly refused?: readonly Refusal[]
  /** What happens when all picks are made; without it the run halts at the next ask. */
  readonly handOver?: (table: Table<S, E>) => void
}

/** Makes the picks, listens after the last of them, and halts at the next ask or hands the table over there. */
class Player<S extends State, E> implements Decider<S, E>, EventSink<E> {
  ask: Ask | null = null
  readonly told: EventRecord<E>[] = []
  private readonly picks: readonly Choice[]
  private readonly ways: PlayerWays<S, E>
  private refused: Refusal[]
  private used = 0
  private table: Table<S, E> | null = null

  constructor(picks: readonly Choice[], ways: PlayerWays<S, E>) {
    this.picks = picks
    this.ways = ways
    this.refused = picks.length === 0 ? [...(ways.refused ?? [])] : []
  }

  // oxlint-disable-next-line max-params -- the shape of Decider.decide
  decide(table: Table<S, E>, seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    const choice = this.picks[this.used]
    if (choice) return this.made(table, { choice, seat })
    if (this.ways.handOver) {
      this.ways.handOver(table)
      return table.decider.decide(table, seat, prompt, options)
    }
    this.ask = { seat, prompt, options, refused: this.refused }
    throw HALT
  }

  private made(table: Table<S, E>, { choice, seat }: { choice: Choice; seat: Seat }): number {
    if (choice.seat !== seat) throw new RulesError(`${table.game.id}: a pick of a world is of another seat`)
    this.used++
    const isLast = this.used === this.picks.length
    if (isLast && !this.ways.handOver) {
      this.table = table
      table.sink = this
    }
    return choice.pick
  }

  event(event: E): void {
    if (this.table) this.told.push(recordEvent(this.table.state, event, this.ways.from + this.used))
  }

  refusal(about: unknown, why: string): void {
    this.refused.push({ about, why })
  }

  unasked(): void {
    this.refused = []
  }
}
