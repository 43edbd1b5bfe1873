import { onTestFinished } from 'vitest'
import type { Ask, Refusal } from '../../ask.ts'
import { UNKNOWN, type CardId } from '../../hidden/cards.ts'
import type { Seed } from '../../chance.ts'
import type { Game } from '../../game.ts'
import { Match } from '../../match/match.ts'
import type { Outcome } from '../../outcome.ts'
import { seatLetter, type Seat, type Viewer } from '../../seats.ts'
import type { State } from '../../state.ts'
import type { EventRecord } from '../../hidden/event-record.ts'
import type { View } from '../../hidden/views.ts'
import { isSameJson } from '../same-json.ts'
import { afterwards } from './afterwards.ts'
import { asksText, askText, eventText, type AskText } from '../playthroughs/sentences.ts'

/** How a scene is laid: all of it optional. */
export interface Setting {
  /** Where it begins, in the words of the game's `setPosition`. */
  readonly position?: unknown
  /** The dice in the order in which they fall. */
  readonly rolls?: readonly number[]
  readonly seats?: number
  readonly options?: Readonly<Record<string, unknown>>
  /** With a seed and no `rolls` the dice fall as they like; otherwise a die that is not scripted is an error. */
  readonly seed?: Seed
  /** Every decision is asked, also one with a single option: `picks` must then name the only legal target, too. */
  readonly isEverythingAsked?: boolean
}

const ANY_SEED = 'scene'

/**
 * Lays a table for a test: `const t = scene(game, { position: …, rolls: [5] })`, then `t.A.picks('attack')` and one look.
 * Needs a running test. When the test is over, the kit checks by itself what `afterwards` says.
 */
export function scene<S extends State, E>(game: Game<S, E>, setting: Setting = {}): Scene<S, E> {
  const isStrict = setting.rolls !== undefined || setting.seed === undefined
  const { isEverythingAsked = false, ...asked } = setting
  const thorough = isEverythingAsked ? askingAlways(game) : game
  const played = isStrict ? strictly(thorough) : thorough
  const request = { seed: ANY_SEED, ...asked, ...(isStrict ? { rolls: setting.rolls ?? [] } : {}) }
  const started = Match.start(played, request)
  if (!started.ok) throw new Error(`The scene cannot be laid: ${started.fault.message}`)
  const laid = new Scene(started.value)
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') return
    const wrong = afterwards(played, request, laid.match)
    if (wrong !== null) throw new Error(wrong)
  })
  return laid
}

/** The same game with dice that end with their script: a roll that is not scripted is an error. */
export function strictly<S extends State, E>(game: Game<S, E>): Game<S, E> {
  return {
    ...game,
    advance(table) {
      table.state.chance.afterScript = 'fail'
      game.advance(table)
    },
  }
}

/** The same game, in which a decision with a single option is asked like any other. */
export function askingAlways<S extends State, E>(game: Game<S, E>): Game<S, E> {
  return {
    ...game,
    advance(table) {
      table.asksAlways = true
      game.advance(table)
    },
  }
}

/** A match under test. */
export class Scene<S extends State, E> {
  readonly match: Match<S, E>
  private readonly heard: EventRecord<E>[] = []
  private readonly lines: string[] = []

  constructor(match: Match<S, E>) {
    this.match = match
    this.listen()
  }

  get A(): SceneSeat<S, E> {
    return this.seat(0)
  }
  get B(): SceneSeat<S, E> {
    return this.seat(1)
  }
  get C(): SceneSeat<S, E> {
    return this.seat(2)
  }
  get D(): SceneSeat<S, E> {
    return this.seat(3)
  }
  get E(): SceneSeat<S, E> {
    return this.seat(4)
  }
  get F(): SceneSeat<S, E> {
    return this.seat(5)
  }
  get G(): SceneSeat<S, E> {
    return this.seat(6)
  }
  get H(): SceneSeat<S, E> {
    return this.seat(7)
  }

  /** A seat by its number. */
  seat(seat: Seat): SceneSeat<S, E> {
    if (seat >= this.match.seats) throw new Error(`There is no seat ${seatLetter(seat)} in this scene.`)
    return new SceneSeat(this, seat)
  }

  /** The whole state, secrets included. */
  get state(): S {
    return this.match.state
  }

  get outcome(): Outcome | null {
    return this.match.outcome
  }

  /** All events since the scene began. */
  get events(): E[] {
    this.listen()
    return this.heard.map((told) => told.event)
  }

  /** Those of one type, in order. */
  eventsOf<T extends string>(type: T): Extract<E, { readonly type: T }>[] {
    const isOfType = (event: E): event is Extract<E, { readonly type: T }> =>
      (event as { readonly type?: unknown }).type === type
    return this.events.filter(isOfType)
  }

  /** The events as a spectator reads them. */
  log(): string[] {
    this.listen()
    return this.lines.slice()
  }

  /** The same, each with what its cards were and who knew that. */
  told(): readonly EventRecord<E>[] {
    this.listen()
    return this.heard
  }

  private listen(): void {
    for (const told of this.match.takeEvents()) {
      this.heard.push(told)
      this.lines.push(eventText(this.match, told, null))
    }
  }

  /** Picks by seat and index, and fails where nothing comes of it. */
  pick(seat: Seat, index: number): void {
    const before = fingerprint(this.match)
    const picked = this.match.choose(seat, index)
    if (!picked.ok) throw new Error(`${picked.fault.message}\n${asksText(this.match)}`)
    if (isSameJson(fingerprint(this.match), before))
      throw new Error(`The pick changed nothing.\n${asksText(this.match)}`)
    this.listen()
  }
}

function fingerprint<S extends State, E>(match: Match<S, E>): string {
  return JSON.stringify([match.state, match.asks])
}

/** One seat of a scene. Words are compared without regard to case. */
export class SceneSeat<S extends State, E> {
  private readonly scene: Scene<S, E>
  readonly seat: Seat

  constructor(of: Scene<S, E>, seat: Seat) {
    this.scene = of
    this.seat = seat
  }

  /** Picks the options that read like this, one ask after the other. */
  picks(...labels: readonly string[]): this {
    for (const label of labels) {
      const { options } = this.text()
      const index = options.findIndex((option) => same(option, label))
      if (index < 0) this.fail(`cannot pick "${label}"`)
      this.scene.pick(this.seat, index)
    }
    return this
  }

  /** Picks an option by its place, where words do not matter. */
  pick(index: number): this {
    this.text()
    this.scene.pick(this.seat, index)
    return this
  }

  /** Fails unless exactly these options are offered, in this order. */
  isOffered(...labels: readonly string[]): this {
    const { options } = this.text()
    const isSame =
      options.length === labels.length && options.every((option, i) => same(option, labels[i] ?? ''))
    if (!isSame) this.fail(`is not offered exactly: ${labels.join(', ')}`)
    return this
  }

  /** Fails unless this is not offered and the reason reads like `why`. */
  isRefused(label: string, why: RegExp | string): this {
    const { options, refused } = this.text()
    if (options.some((option) => same(option, label))) this.fail(`is offered "${label}"`)
    const reasons = refused.filter((refusal) => same(refusal.about, label))
    if (reasons.length === 0) this.fail(`is given no reason for "${label}"`)
    if (!reasons.some((refusal) => reads(refusal.why, why)))
      this.fail(`is not refused "${label}" because of ${why}`)
    return this
  }

  /** Fails unless this seat is asked, and in words like these. */
  isAsked(words?: RegExp | string): this {
    const { prompt } = this.text()
    if (words !== undefined && !reads(prompt, words)) this.fail(`is not asked ${words}`)
    return this
  }

  /** Fails if this seat is asked. */
  isNotAsked(): this {
    if (this.ask !== null) this.fail('is asked')
    return this
  }

  /** True while the definition of a card is known to this seat. */
  knows(card: CardId): boolean {
    return (this.view.cards.def[card] ?? UNKNOWN) !== UNKNOWN
  }

  /** What this seat may know. */
  get view(): View<S> {
    return this.scene.match.viewFor(this.seat)
  }

  /** The open ask, as data. */
  get ask(): Ask | null {
    return this.scene.match.askOf(this.seat)
  }

  /** The options of the open ask, as data. */
  get options(): readonly unknown[] {
    return this.ask?.options ?? []
  }

  /** What the open ask refuses, as data. */
  get refused(): readonly Refusal[] {
    return this.ask?.refused ?? []
  }

  /** The open ask in words. */
  text(): AskText {
    const { ask } = this
    return ask === null ? this.fail('is not asked') : askText(this.scene.match, ask)
  }

  private fail(what: string): never {
    throw new Error(`${seatLetter(this.seat)} ${what}.\n${asksText(this.scene.match)}`)
  }
}

/** What a viewer reads of the events of a scene. */
export function logFor<S extends State, E>(of: Scene<S, E>, viewer: Viewer): string[] {
  return of.told().map((told) => eventText(of.match, told, viewer))
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

function reads(text: string, words: RegExp | string): boolean {
  return typeof words === 'string' ? text.toLowerCase().includes(words.toLowerCase()) : words.test(text)
}
