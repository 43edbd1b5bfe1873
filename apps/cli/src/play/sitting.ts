import {
  eventFor,
  eyesThrough,
  factsWhen,
  knowsMore,
  nextWord,
  idlePassIn,
  vainPassIn,
  seatLetter,
  seeded,
  type AnyGame,
  type Ask,
  type Looker,
  type Match,
  type Result,
  type Seat,
  type Viewer,
} from '@trialhall/kernel'
import type { Bot } from '@trialhall/bots'
import type { TerminalParts } from '@trialhall/terminal'
import { joined, lineGroups } from './story.ts'

/** Who sits on a seat: a person, or a bot. */
export interface Sitter {
  readonly name: string
  readonly bot: Bot | null
  /** Where one person holds several seats: a number that these have in common. */
  readonly person?: number
}

/** A sentence of the log, as each viewer heard it. */
interface LogLine {
  readonly at: number
  readonly texts: ReadonlyMap<Viewer, string>
}

/** How a match is played at a terminal. */
interface SittingOptions {
  /** True where people are asked even if there is nothing to decide. */
  readonly asksAll: boolean
  /** What the terminal shows in the game's own way. */
  readonly parts?: TerminalParts | undefined
}

/** A match with people and bots around it, at one terminal. */
export class Sitting {
  readonly match: Match
  readonly sitters: readonly Sitter[]
  readonly parts: TerminalParts | undefined
  private readonly asksAll: boolean
  private told: LogLine[] = []
  /** Picks of the program for a person, by how many choices stood before each. */
  private readonly formalities: Set<number> = new Set()
  /** How many choices stood where somebody went back: nothing is answered for anybody there. */
  private retakenAt = -1

  constructor(match: Match, sitters: readonly Sitter[], { asksAll, parts }: SittingOptions) {
    this.match = match
    this.sitters = sitters
    this.asksAll = asksAll
    this.parts = parts
    this.listen()
  }

  get game(): AnyGame {
    return this.match.game
  }

  /** Seats of persons. */
  get persons(): Seat[] {
    return this.sitters.flatMap((sitter, seat) => (sitter.bot === null ? [seat] : []))
  }

  get names(): string[] {
    return this.sitters.map((sitter) => sitter.name)
  }

  /** The seats of the person who holds this one; none where a bot does. */
  seatsWith(seat: Seat | null): Seat[] {
    const holder = seat === null ? undefined : this.sitters[seat]
    if (holder === undefined || holder.bot !== null) return []
    const { person } = holder
    return this.persons.filter(
      (one) => one === seat || (person !== undefined && this.sitters[one]?.person === person),
    )
  }

  /** Whether one person alone sits at this keyboard, on however many seats. */
  get isOfOne(): boolean {
    const [first] = this.persons
    return first !== undefined && this.seatsWith(first).length === this.persons.length
  }

  /** The eyes of whoever looks from a seat: a person sees through all their seats. */
  eyesOf(viewer: Viewer): Looker {
    const held = this.seatsWith(viewer)
    return held.length < 2 ? viewer : eyesThrough(held, viewer)
  }

  /** Whether whoever looks from one seat may not see what another person sees: answers that are given in secret, or cards. */
  hidesFrom(looker: Viewer, seat: Seat): boolean {
    if (this.seatsWith(seat).some((own) => own === looker)) return false
    const { match } = this
    return match.isSealed || knowsMore(match.state.cards, this.eyesOf(seat), this.eyesOf(looker))
  }

  /** The open ask of a bot, if any: bots answer first, so that people are asked last where all decide at once. */
  get botAsk(): Ask | null {
    return this.match.asks.find((ask) => this.botOf(ask.seat) !== null) ?? null
  }

  /** The open ask of a person, once no bot is asked. */
  get personAsk(): Ask | null {
    return this.botAsk ? null : (this.match.asks[0] ?? null)
  }

  /**
   * The pick where the person who is asked has nothing to decide, so that the program can answer: only a pass in a window in which all can see
   * that nothing succeeds, or the only answer where nobody else sits here who could learn something from it. Else null.
   */
  get formality(): number | null {
    const isAsked = this.asksAll || this.match.length === this.retakenAt
    return isAsked || !this.personAsk ? null : this.onlyPick(this.personAsk)
  }

  private onlyPick(ask: Ask): number | null {
    const vain = vainPassIn(ask)
    if (vain !== null || !this.isOfOne) return vain
    return ask.options.length === 1 ? 0 : idlePassIn(ask)
  }

  botOf(seat: Seat): Bot | null {
    return this.sitters[seat]?.bot ?? null
  }

  /** Chance for a bot's next decision: the same match gives the same seed32. */
  seed32For(seat: Seat): number {
    return nextWord(seeded(`${this.match.seed}/${this.match.lengthFor(seat)}/${seat}`))
  }

  /** Picks an option for a seat. A fault changes nothing. */
  pick(seat: Seat, index: number): Result<null> {
    const { length } = this.match
    const isFormality = this.personAsk?.seat === seat && this.formality === index
    const result = this.match.choose(seat, index)
    if (!result.ok) return result
    if (isFormality) this.formalities.add(length)
    else this.formalities.delete(length)
    this.listen()
    return result
  }

  /** True when `takeBack` would do something for this seat. */
  canTakeBack(seat: Seat): boolean {
    return this.wayBackOf(seat) !== null || (this.isOfOne && this.hasPicked(seat))
  }

  /**
   * Takes back the last pick that the person of a seat made themselves. Alone against bots this goes back over what they did and what was rolled, which
   * will come out the same again; between people only what nobody has learned anything from can be taken back.
   */
  takeBack(seat: Seat): void {
    if (this.isOfOne) this.undoToDecision()
    else this.goBack(seat)
    this.match.takeEvents()
    this.told = this.told.filter((told) => told.at <= this.match.length)
  }

  private hasPicked(seat: Seat): boolean {
    return this.match.log.choices.some((choice) => choice.seat === seat)
  }

  /** Back to where the person here last had something to decide, with whichever of their seats. */
  private undoToDecision(): void {
    for (;;) {
      const last = this.match.log.choices.at(-1)
      if (!last || !this.match.undo().ok) return
      const ask = this.match.askOf(last.seat)
      if (this.botOf(last.seat) === null && ask && this.onlyPick(ask) === null) return
    }
  }

  private goBack(seat: Seat): void {
    const to = this.wayBackOf(seat)
    if (to === null || !this.match.goBackTo(this.eyesOf(seat), to).ok) return
    this.retakenAt = this.match.length
    for (const at of this.formalities) if (at >= this.match.length) this.formalities.delete(at)
  }

  /** How many choices stand before the last that the person of a seat picked, where that can be taken back; else null. */
  private wayBackOf(seat: Seat): number | null {
    const { match } = this
    const eyes = this.eyesOf(seat)
    const length = match.lengthFor(eyes)
    for (let at = length - 1; at >= match.backTo(eyes); at--) if (!this.formalities.has(at)) return at
    return null
  }

  /** Why those who sit here cannot agree on a draw, in a sentence, or null. */
  get whyNoDraw(): string | null {
    const fault = this.match.whyNoDraw()
    if (fault) return fault.message
    const hasBots = this.sitters.some(({ bot }) => bot !== null)
    return hasBots ? 'Bots do not agree to draws: they play to the end.' : null
  }

  /** All who sit here agree on a draw; answers why not, or null. */
  agreeOnDraw(): string | null {
    const why = this.whyNoDraw
    if (why !== null) return why
    this.match.agreeOnDraw()
    this.listen()
    return null
  }

  /** The log so far, as one viewer heard it. */
  story(viewer: Viewer): string[] {
    return this.told.map((told) => told.texts.get(viewer) ?? '')
  }

  private listen(): void {
    const viewers: Viewer[] = [null, ...this.persons]
    const lookers = viewers.map((viewer) => this.eyesOf(viewer))
    const views = lookers.map((looker) => this.match.viewFor(looker))
    const events = this.match.takeEvents()
    const heard = views.map((view, v) =>
      events.map((told) =>
        this.game.words.event(factsWhen(view, eventFor(told, lookers[v] ?? null)), told.event),
      ),
    )
    // everybody has the same lines, so that a line stays the same line for whoever looks next
    for (const group of lineGroups(heard)) {
      const texts = views.map((view, v): [Viewer, string] => [
        view.viewer,
        joined(group.map((i) => heard[v]?.[i] ?? [])),
      ])
      this.told.push({ at: events[group[0] ?? 0]?.at ?? 0, texts: new Map(texts) })
    }
  }
}

/** The name of a seat, which sentences speak of in the third person: its letter, and who sits there, as in "A (you) wins". */
export function sitterName(seat: Seat, who: string): string {
  return `${seatLetter(seat)} (${who})`
}
