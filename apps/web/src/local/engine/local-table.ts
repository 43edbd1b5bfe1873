import {
  knowsMore,
  passIn,
  type AnyGame,
  type Ask,
  type Log,
  type Looker,
  type Match,
  type Outcome,
  type Result,
  type Seat,
  type Viewer,
} from '@trialhall/kernel'
import type { ChosenBy, SeatInfo, TableSnapshot, Stops } from '@trialhall/table-ui'
import type { Pace } from '../../device/pace.ts'
import type { Timer } from './timer.ts'
import { Story, type StoryPart } from '../../match/story.ts'
import { WayBack } from '../../match/way-back.ts'
import { isOpening } from '../../match/openings.ts'
import { eyesAt, peopleAt, seatsOfPerson } from '../../match/people.ts'
import { passesByItself, passesForAll, passOf } from '../../device/stops.ts'
import type { Decision, Thinker } from './thinker.ts'

/** What a page shows of a match on this device. */
export interface LocalSnapshot extends TableSnapshot {
  /**
   * The person who must go on, where that is not the one who looks: the page shows what the last choice did, then looks
   * as nobody while the screen changes hands, then as this person.
   */
  readonly handTo: Seat | null
  /** That person may pass without a look at the screen: whatever the hand holds, passing is offered. */
  readonly canPassUnseen: boolean
}

/** A new moment of the match, as a difference to the one before. */
export interface LocalUpdate {
  readonly snapshot: LocalSnapshot
  readonly story: StoryPart
}

/** Hears what becomes of the match. */
export interface TableListener {
  update(update: LocalUpdate): void
  fault(sentence: string): void
  /** Called after every change, before the update: what is shown has been kept. */
  keep(log: Log, outcome: Outcome | null): void
}

/** Everything a table on this device is made of. */
interface TableParts {
  readonly game: AnyGame
  readonly match: Match
  readonly seats: readonly SeatInfo[]
  readonly thinker: Thinker
  readonly clock: Timer
  readonly pace: Pace
  readonly stops: Stops
  readonly listener: TableListener
}

/** What a choice was made by: who made it, and how many choices they saw. */
interface Seen {
  readonly length: number
  readonly by?: ChosenBy
}

/** No pause takes more than this part of what is left of those of a turn. */
const SHARE = 5

/**
 * A match between the people at one screen and their bots. It knows who looks at the screen, lets bots move in their
 * own time, passes windows that nobody could answer, and asks for the screen to be handed over between two people.
 */
export class LocalTable {
  private readonly parts: TableParts
  private readonly story: Story
  /** Seats of persons. */
  private readonly persons: readonly Seat[]
  /** One person alone looks at this screen, whatever the number of their seats. */
  private readonly isOfOne: boolean
  private stops: Stops
  private pace: Pace
  private viewer: Viewer
  private handTo: Seat | null = null
  private isHurried = false
  /** All at this screen look at it together: nothing is hidden yet. */
  private isShared = false
  private thinking: Seat | null = null
  /** Length of the story when a bot last began to think. */
  private toldAtPause = -1
  private readonly way: WayBack = new WayBack()
  /** Milliseconds that the pauses of this turn have taken. */
  private paused = 0
  private stopWaiting: () => void = () => undefined
  /** Ends the pause before what a bot decides, which it thinks about as before. */
  private endPause: () => void = () => undefined

  constructor(parts: TableParts) {
    this.parts = parts
    this.stops = parts.stops
    this.pace = parts.pace
    this.persons = parts.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat)
    this.isOfOne = peopleAt(parts.seats).length === 1
    this.viewer = this.isOfOne ? (this.persons[0] ?? null) : null
    this.story = new Story(this.eyesOf(this.viewer))
    this.story.recall(parts.match.takeEvents())
  }

  /** Begins, or goes on where the match was left. */
  open(): void {
    this.proceed()
  }

  /** A person's pick. A stale or foreign one is a fault and changes nothing. */
  choose(seat: Seat, pick: number, { length, by = 'person' }: Seen): void {
    if (!this.mayAct(seat)) return
    if (length === this.parts.match.lengthFor(this.eyesOf(this.viewer))) this.playFor(seat, pick, by)
    else this.refuse('The table has moved on since you were asked: look again, then choose.')
  }

  /** Takes back the last choice that a person made themselves, whichever of their seats made it, with what was passed for them since. */
  back(seat: Seat): void {
    if (!this.mayAct(seat)) return
    const { match } = this.parts
    const eyes = this.eyesOf(seat)
    if (this.isRefused(match.goBackTo(eyes, this.wayBackOf(seat) ?? match.length))) return
    this.way.wentTo(match.lengthFor(eyes))
    if (this.viewer !== null) this.seatBefore(match.asksOf(eyes)[0]?.seat ?? seat)
    this.story.backTo(match.length)
    this.changed()
  }

  /** All agree on a draw: the persons at this screen said so, and bots agree to none. */
  agreeOnDraw(): void {
    const { match, seats } = this.parts
    if (seats.some(({ kind }) => kind === 'bot')) return this.refuse(BOTS_PLAY_ON)
    if (this.isRefused(match.agreeOnDraw())) return
    this.story.add(match.takeEvents())
    this.changed()
  }

  /** Shows the match through the eyes of another person at this screen, or of nobody while the screen is handed over. */
  look(viewer: Viewer): void {
    if (viewer !== null && !this.persons.includes(viewer)) {
      this.refuse('Only the hands of people at this screen can be looked at.')
      return
    }
    this.viewer = viewer
    this.story.hearAs(this.eyesOf(viewer))
    this.settleHandover()
    this.publish()
  }

  /** Passes for the person to whom the screen is to be handed, who need not look at it for that. */
  passUnseen(length: number): void {
    const ask = this.handedAsk()
    const pass = ask && passIn(ask)
    if (!ask || pass === null) this.refuse('Nobody can pass without a look at the table now.')
    else this.choose(ask.seat, pass, { length })
  }

  /** Lets bots move without a pause until a person is needed. */
  hurry(): void {
    if (this.isHurried || this.thinking === null) return
    this.isHurried = true
    this.endPause()
  }

  /** Where windows stop from now on. */
  stopAt(stops: Stops): void {
    this.stops = stops
    this.proceed()
  }

  /** How fast bots move from now on. */
  moveAt(pace: Pace): void {
    this.pace = pace
  }

  /** Stops everything that was under way. */
  close(): void {
    this.stopWaiting()
    this.parts.thinker.close()
  }

  private mayAct(seat: Seat): boolean {
    if (this.persons.includes(seat)) return true
    this.refuse('This seat is not played by a person at this screen.')
    return false
  }

  /** How many choices stand before the last that a person made themselves, where that can be taken back. */
  private wayBackOf(seat: Seat): number | null {
    const { match } = this.parts
    const eyes = this.eyesOf(seat)
    const length = match.lengthFor(eyes)
    return this.way.before(length, length - match.backTo(eyes))
  }

  private eyesOf(viewer: Viewer): Looker {
    return eyesAt(this.parts.seats, viewer)
  }

  private isRefused(result: Result<null>): boolean {
    if (!result.ok) this.refuse(result.fault.message)
    return !result.ok
  }

  /** Says why nothing changed, and shows the present again, so that a page that hoped for more offers it anew. */
  private refuse(sentence: string): void {
    this.parts.listener.fault(sentence)
    this.publish()
  }

  /** Plays what a person chose, or the table for them. */
  private playFor(seat: Seat, pick: number, by: ChosenBy): void {
    this.way.chosen(this.parts.match.lengthFor(this.eyesOf(seat)), by)
    this.play(seat, pick)
  }

  private play(seat: Seat, pick: number): void {
    const { match } = this.parts
    if (this.isRefused(match.choose(seat, pick))) return
    const events = match.takeEvents()
    if (events.some(({ event }) => isOpening(event))) this.paused = 0
    this.story.add(events)
    this.changed()
  }

  private changed(): void {
    const { match, listener } = this.parts
    listener.keep(match.log, match.outcome)
    this.proceed()
  }

  /** Looks who is asked now and sets going what needs no person. */
  private proceed(): void {
    this.stopWaiting()
    this.stopWaiting = () => undefined
    this.thinking = null
    this.settleHandover()
    const bot = this.parts.match.asks.find(({ seat }) => !this.persons.includes(seat))
    if (bot) this.thinking = bot.seat
    this.publish()
    if (bot) this.letThink(bot)
    else this.maybePass()
  }

  /**
   * Where another person must go on than the one who looks, the screen is to be handed to them. It is theirs without a curtain where
   * they see nothing that the one who looks does not. While nothing is hidden all look at once: a curtain falls before the first secret.
   * A person who holds several seats looks from the one that is asked.
   */
  private settleHandover(): void {
    const waitedFor = this.personsAsked()
    const own = this.ownAmong(waitedFor)
    const next = own ?? waitedFor[0]?.seat ?? null
    this.handTo = own === null && !this.isOfOne ? next : null
    const isOpen = !this.isOfOne && this.isOpen()
    if (next === null || (this.viewer === null && !isOpen)) return
    if (this.isShared && !isOpen) this.seatBefore(null, next)
    else if (own !== null || !this.isSecretOf(next, this.viewer)) this.seatBefore(next)
    this.isShared = isOpen
  }

  /** The seat of the one who looks that is asked: the one they look from, if it is. */
  private ownAmong(waitedFor: readonly Ask[]): Seat | null {
    const held = seatsOfPerson(this.parts.seats, this.viewer)
    const own = waitedFor.map(({ seat }) => seat).filter((seat) => held.includes(seat))
    return own.find((seat) => seat === this.viewer) ?? own[0] ?? null
  }

  /** Whoever sits before the screen from now on, or who is called to it. */
  private seatBefore(viewer: Viewer, called: Seat | null = null): void {
    this.viewer = viewer
    this.handTo = called
    this.story.hearAs(this.eyesOf(viewer))
  }

  /** Nobody at this screen sees more than everybody does, as in a draft: they may all look at once. */
  private isOpen(): boolean {
    return this.persons.every((seat) => !this.isSecretOf(seat, null))
  }

  /** A person has something to see that somebody else must not: answers that are given in secret, or cards. */
  private isSecretOf(seat: Seat, other: Viewer): boolean {
    const { match } = this.parts
    return match.isSealed || knowsMore(match.state.cards, this.eyesOf(seat), this.eyesOf(other))
  }

  /** The asks that only a person can answer. */
  private personsAsked(): Ask[] {
    const { asks } = this.parts.match
    return asks.filter((ask) => this.persons.includes(ask.seat) && !this.isPassed(ask))
  }

  private isPassed(ask: Ask): boolean {
    if (this.isAskedAnyway(ask.seat)) return false
    return this.isOfOne ? passesByItself(ask, this.stops) : passesForAll(ask, this.stops)
  }

  private isAskedAnyway(seat: Viewer): boolean {
    return this.way.isAskedAnyway(this.parts.match.lengthFor(this.eyesOf(seat)))
  }

  /** What is asked of the person to whom the screen is to be handed. */
  private handedAsk(): Ask | null {
    return this.parts.match.asks.find(({ seat }) => seat === this.handTo) ?? null
  }

  private letThink({ seat, options }: Ask): void {
    const { thinker, clock, match, game, seats } = this.parts
    const strength = seats[seat]?.strength ?? ''
    const question = { gameId: game.id, saved: match.saveForBot(), seat, strength, options: options.length }
    const thinking = thinker.think(question)
    const decided = thinking.decision.catch(firstOption)
    let isCancelled = false
    let isOver = false
    const go = (): void => {
      isOver = true
      void decided.then((decision) => isCancelled || this.playForBot(seat, decision))
    }
    let stopPause = clock.after(this.pauseOfBot(), go)
    this.endPause = () => {
      stopPause()
      if (!isOver && !isCancelled) stopPause = clock.after(0, go)
    }
    this.stopWaiting = () => {
      isCancelled = true
      stopPause()
      thinking.cancel()
    }
  }

  /** Long after something was seen to happen, short after a seat that only passed; never by what a hand holds. */
  private pauseOfBot(): number {
    const isQuiet = this.toldAtPause === this.story.length
    this.toldAtPause = this.story.length
    return this.pauseOf(isQuiet ? this.pace.quiet : this.pace.bot)
  }

  /** How long a pause is that usually takes so many milliseconds: all of a turn fit into its time, however much is decided in it. */
  private pauseOf(usual: number): number {
    if (this.isHurried) return 0
    const pause = Math.min(usual, Math.max(0, this.pace.turn - this.paused) / SHARE)
    this.paused += pause
    return pause
  }

  private playForBot(seat: Seat, { pick, note }: Decision): void {
    if (note !== null) this.parts.listener.fault(note)
    this.play(seat, pick)
  }

  private maybePass(): void {
    const { match, clock } = this.parts
    const ask = match.asks.find((one) => this.isPassed(one))
    if (ask)
      this.stopWaiting = clock.after(this.pauseOf(this.pace.pass), () =>
        this.playFor(ask.seat, passOf(ask), 'table'),
      )
    else {
      this.isHurried = false
      this.paused = 0
    }
  }

  private publish(): void {
    this.parts.listener.update({ snapshot: this.snapshot(), story: this.story.next() })
  }

  private snapshot(): LocalSnapshot {
    const { match, game, seats } = this.parts
    const { viewer } = this
    const eyes = this.eyesOf(viewer)
    const handed = this.handedAsk()
    return {
      gameId: game.id,
      options: match.options,
      seats,
      length: match.lengthFor(eyes),
      viewer,
      eyes: seatsOfPerson(seats, viewer),
      view: match.viewFor(eyes),
      asked: match.askedFor(eyes),
      own: this.personsAsked().find(({ seat }) => seat === viewer) ?? null,
      canGoBack: viewer !== null && this.wayBackOf(viewer) !== null,
      isAskedAnyway: this.isAskedAnyway(viewer),
      outcome: match.outcome,
      thinking: match.isSealed ? null : this.thinking, // whoever has answered in secret does not think any more
      handTo: this.handTo,
      canPassUnseen: handed !== null && passIn(handed) !== null,
    }
  }
}

const BOTS_PLAY_ON = 'Bots do not agree to draws: they play to the end.'

/** A bot that cannot decide takes the first option, and the table says so: the match goes on. */
function firstOption(reason: unknown): Decision {
  const why = reason instanceof Error ? reason.message : String(reason)
  return { pick: 0, note: `A bot could not decide and takes the first option: ${why}` }
}
