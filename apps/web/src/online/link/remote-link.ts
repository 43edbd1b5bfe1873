import type { Party, Seat } from '@trialhall/kernel'
import {
  momentAfter,
  type MapPlace,
  type MatchCard,
  type Moment,
  type Proposal,
  type SeatHolder,
  type ServerMessage,
} from '@trialhall/protocol'
import type { ChosenBy, TableLink, TableUpdate } from '@trialhall/table-ui'
import { newCommandId } from '../../device/ids.ts'
import { Listeners } from '../../kit/listeners.ts'
import { offerNews, type OfferHeard } from './offer-news.ts'
import { OnlinePresence, type OnlineState } from './online-state.ts'
import { PendingCommands, type GivenUp, type Wish } from './pending-commands.ts'
import { seatNews } from './seat-news.ts'
import { RemoteStory } from './remote-story.ts'
import { type ConnectionState, Wire, type WireWorld } from './wire.ts'

type Refusal = Extract<ServerMessage, { type: 'refused' }>

/** Milliseconds that something is shown that somebody points at. */
const POINT_MS = 5000
/** Milliseconds until a page asks again for a match that the server could not show it. */
const WATCH_MS = 1500

/**
 * A page's connection to a match on the server: it hears the messages and hands them to the story, to the commands that wait
 * for an answer, and to what stands beside the table.
 */
export class RemoteLink implements TableLink {
  private readonly match: string
  private readonly world: WireWorld
  private readonly wire: Wire
  private readonly boards: Listeners<TableUpdate> = new Listeners()
  private readonly faults: Listeners<string> = new Listeners()
  private readonly news: Listeners<string> = new Listeners()
  private readonly presence: OnlinePresence = new OnlinePresence()
  private story: RemoteStory = new RemoteStory()
  private readonly commands: PendingCommands
  /** What was proposed from here and withdrawn again: that it is settled is no news. */
  private readonly withdrawn: Set<Proposal> = new Set()
  private last: TableUpdate | null = null
  /** My seats when the story was heard last: others hear another one. */
  private heardBy = ''
  /** Ends the wait for asking again; null unless the server could not show the match when it was asked last. */
  private endWait: (() => void) | null = null

  constructor(match: string, world: WireWorld, newId: () => string = newCommandId) {
    this.match = match
    this.world = world
    this.commands = new PendingCommands({
      match,
      newId,
      send: (command) => void this.wire.send(command),
      after: (ms, then) => void world.after(ms, then),
    })
    this.wire = new Wire(world, {
      heard: (message) => this.hear(message),
      changed: (connection) => this.changed(connection),
    })
  }

  /** What stands beside the table now. */
  get state(): OnlineState {
    return this.presence.state
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    if (this.last) listener({ ...this.last, fresh: this.last.story.length })
    return this.boards.add(listener)
  }

  onFault(listener: (sentence: string) => void): () => void {
    return this.faults.add(listener)
  }

  /** Calls back with what is worth a sentence and is nobody's fault. Returns what ends it. */
  onNews(listener: (sentence: string) => void): () => void {
    return this.news.add(listener)
  }

  /** Calls back at once and with every change of what stands beside the table. Returns what ends it. */
  onState(listener: (state: OnlineState) => void): () => void {
    return this.presence.onState(listener)
  }

  choose(seat: Seat, pick: number, length: number): void {
    this.story.way.chosen(length, 'person')
    this.wish({ type: 'choose', seat, pick, length })
  }

  passFor(seat: Seat, pick: number, length: number): void {
    this.story.way.chosen(length, 'table')
    this.wish({ type: 'choose', seat, pick, length }, 'table')
  }

  /** Takes back the last choice that the reader made themselves, whichever of their seats made it, with what was passed for them since. */
  back(seat: Seat): void {
    const { canGoBack = [] } = this.story.moment ?? {}
    const { wayBack } = this.story
    const own = canGoBack.includes(seat) ? seat : (canGoBack[0] ?? seat)
    this.wish({ type: 'back', seat: own, ...(wayBack === null ? {} : { to: wayBack }) })
  }

  /** The server says whose eyes a page looks through. */
  look(): void {}

  /** Proposes something to the others. */
  offer(what: Proposal, seat: Seat): void {
    this.withdrawn.delete(what)
    this.wish({ type: 'offer', what, seat })
  }

  /** Answers what another proposed. */
  answer(what: Proposal, seat: Seat, answer: 'agree' | 'decline'): void {
    this.wish({ type: 'answer', what, seat, agree: answer === 'agree' })
  }

  /** Takes back what was proposed from here. */
  withdraw(what: Proposal, seat: Seat): void {
    this.withdrawn.add(what)
    this.wish({ type: 'withdraw', what, seat })
  }

  resign(seat: Seat): void {
    this.wish({ type: 'resign', seat })
  }

  /** Goes on without somebody who stays away: by claiming the win, or by calling the match off. */
  claim(what: 'win' | 'off', seat: Seat, absent: Seat): void {
    this.wish({ type: 'claim', what, seat, absent })
  }

  /** Calls somebody who is asked. */
  nudge(seat: Seat, to: Seat): void {
    this.wish({ type: 'nudge', seat, to })
  }

  /** Points at a space of the map, for the party of a seat. */
  point(seat: Seat, place: MapPlace): void {
    this.wish({ type: 'point', seat, place })
  }

  /** Says something to all, or to a party of the reader alone. Resolves when it is known: false where it is refused, or the match has ended. */
  say(text: string, party?: Party): Promise<boolean> {
    if (this.state.connection.state === 'ended') return Promise.resolve(false)
    return new Promise((resolve) => {
      this.commands.add({ type: 'chat', text, ...(party === undefined ? {} : { party }) }, 'person', (how) =>
        resolve(how !== 'refused'),
      )
      this.show({})
    })
  }

  /** Connects at once instead of after the pause. */
  tryNow(): void {
    this.wire.again()
  }

  close(): void {
    this.commands.close()
    this.waitNoMore()
    this.wire.send({ type: 'unwatch', match: this.match })
    this.wire.close()
    for (const all of [this.boards, this.faults, this.news]) all.clear()
    this.presence.close()
  }

  private wish(wish: Wish, by: ChosenBy = 'person'): void {
    this.commands.add(wish, by)
    this.show({})
  }

  private changed(connection: ConnectionState): void {
    if (connection.state === 'ended') this.commands.sayNothing()
    this.show({ connection })
    if (connection.state !== 'connected') return
    this.waitNoMore()
  }

  /** The server says who I am, whom it may know as somebody else since I was here last: their story and their wishes are not mine. */
  private welcomed(me: string): void {
    const before = this.state.me
    if (before !== null && before !== me) this.forget()
    this.show({ me })
    const since = this.story.moment?.entry
    this.wire.send({ type: 'watch', match: this.match, ...(since === undefined ? {} : { since }) })
    this.commands.sendAgain()
  }

  private forget(): void {
    this.story = new RemoteStory()
    this.last = null
    this.commands.forget()
    this.withdrawn.clear()
    this.presence.forget()
  }

  private hear(message: ServerMessage): void {
    if ('match' in message && message.match !== this.match) return
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message.id)
      case 'table':
        return this.laid(message)
      case 'moment':
        return this.movedOn(message.moment, message.id)
      case 'change':
        return this.changedBy(message)
      case 'seats':
        return this.reseat(message.seats)
      case 'chat':
        return this.presence.chatted(message.line)
      case 'nudge':
        return this.called(message.by)
      case 'pointed':
        return this.pointed(message.by, message.place)
      case 'rematch':
        return this.show({ next: message.next })
      case 'done':
        return this.answered(message.id)
      case 'refused':
        return this.refuse(message)
      case 'pong':
      case 'bye':
        return undefined
    }
  }

  /** Takes note of what an answer over HTTP told of a match that has not begun; `asked` is the card as it stood when it was asked for. */
  learn(news: MatchCard, asked: MatchCard): void {
    const { card } = this.state
    if (card?.status !== 'open' || news.status === 'playing') return
    // The line has told of the same since, and perhaps of who came later or of what the host changed.
    const isOvertaken = card.seats !== asked.seats && card.mine.join() === news.mine.join()
    this.show({ card: isOvertaken ? { ...news, ...changedSince(asked, card) } : news })
  }

  private pointed(by: Seat, place: MapPlace): void {
    const point = this.presence.pointed(by, place)
    this.world.after(POINT_MS, () => this.presence.faded(point))
  }

  private called(by: Seat): void {
    this.news.tell(`${this.presence.called(by)} calls you: it is your turn.`)
  }

  private laid({ card, moment, chat }: Extract<ServerMessage, { type: 'table' }>): void {
    this.waitNoMore()
    this.show({ card, chat, next: card.rematch ?? this.state.next, refused: null })
    if (!moment) return
    // What is kept of the story was heard through other seats: all of it is told anew.
    if (moment.kept > 0 && card.mine.join() !== this.heardBy)
      return void this.wire.send({ type: 'watch', match: this.match })
    this.goBackOrNot(moment)
    this.wentOn(moment, 'later')
  }

  /** What was to be taken back while the page was away is meant for where the match stood then. */
  private goBackOrNot({ entry, length }: Moment): void {
    const place = this.story.moment?.entry === entry ? 'same' : 'elsewhere'
    const isUndone = this.commands
      .wereAt(place)
      .some((command) => command.type === 'back' && length > (command.to ?? length))
    if (isUndone) this.news.tell('The match went on while you were away, so nothing was taken back.')
  }

  private wentOn(moment: Moment, told: OfferHeard): void {
    const { card } = this.state
    const { withdrawn } = this
    const news = card && offerNews(this.story.moment, moment, { ...card, withdrawn, told })
    const how = told === 'later' && this.story.moment === null ? 'first' : 'further'
    this.heardBy = card?.mine.join() ?? ''
    const fresh = this.story.goOn(moment, how)
    const { clock, easing, undoOffer, drawOffer, outcome } = moment
    const shown = clock && { ...clock, cameAt: this.world.now() }
    const { isLastPassed } = this.story.way
    this.show({ clock: shown, easing, undoOffer, drawOffer, outcome, isLastPassed })
    this.tell(fresh)
    if (news) this.news.tell(news)
  }

  /** What the match went on by may be a command of ours, which is done then. */
  private movedOn(moment: Moment, id: string | undefined): void {
    if (id !== undefined) this.commands.settle(id)
    this.wentOn(moment, 'at once')
  }

  /** A page that does not have the moment that is changed asks for the whole one. */
  private changedBy(change: Extract<ServerMessage, { type: 'change' }>): void {
    const { moment } = this.story
    if (moment?.entry === change.from) return this.movedOn(momentAfter(moment, change), change.id)
    if (change.id !== undefined) this.answered(change.id)
    this.wire.send({ type: 'watch', match: this.match })
  }

  private reseat(seats: readonly SeatHolder[]): void {
    const { card, me } = this.state
    const news = card && card.status !== 'open' ? seatNews(card.seats, seats, me) : []
    const { hasOthers, hasLostSeat } = this.presence.reseat(seats)
    for (const sentence of news) this.news.tell(sentence)
    if (hasLostSeat) this.news.tell('You no longer have a seat at this table.')
    if (hasOthers) this.tell(this.story.length)
  }

  private tell(fresh: number): void {
    const { card } = this.state
    const update = card && this.story.updateFor(card, fresh)
    if (!update) return
    this.last = update
    this.boards.tell(update)
  }

  private answered(id: string): void {
    this.commands.settle(id)
    this.show({})
  }

  private refuse(refusal: Refusal): void {
    const { id, field, error } = refusal
    if (id === null) return this.refuseToShow(refusal)
    const end = this.commands.refuse(id, field)
    if (typeof end === 'string') return
    this.show({})
    if (end.by === 'table') this.refusePass(end.command, refusal)
    else this.faults.tell(error)
  }

  /**
   * The table cannot pass for a person. Where the match has moved on, as when another page of theirs passed first, there is nothing to say;
   * else they are asked themselves.
   */
  private refusePass(pass: GivenUp['command'], { code, field, error }: Refusal): void {
    if (pass.type !== 'choose') return
    const { way } = this.story
    if (field === 'length' || code === 'not-asked' || code === 'match-over') return way.notPassed(pass.length)
    this.faults.tell(error)
    way.leftToPerson(pass.length)
    this.tell(this.story.length)
  }

  /** The server does not come back to a match that it could not show: the page asks again until it can, and says once that it could not. */
  private refuseToShow({ code, field, error }: Refusal): void {
    const isForNow = field === 'storage'
    if (this.state.card === null) this.show({ refused: { code, sentence: error } })
    else if (!isForNow || this.endWait === null) this.faults.tell(error)
    if (isForNow) this.watchLater()
  }

  private watchLater(): void {
    this.endWait?.()
    this.endWait = this.world.after(WATCH_MS, () => this.wire.send({ type: 'watch', match: this.match }))
  }

  /** The match is shown or asked for, or the page leaves. */
  private waitNoMore(): void {
    this.endWait?.()
    this.endWait = null
  }

  private show(part: Partial<OnlineState>): void {
    this.presence.show({ ...part, underWay: this.commands.size })
  }
}

/** What a card says otherwise than it did before. */
function changedSince(before: MatchCard, card: MatchCard): Partial<MatchCard> {
  const keys = Object.keys({ ...before, ...card }) as (keyof MatchCard)[]
  return Object.fromEntries(keys.filter((key) => card[key] !== before[key]).map((key) => [key, card[key]]))
}
