import type { SeenEvent, Outcome, Seat } from '@trialhall/kernel'
import {
  momentAfter,
  type ChatLine,
  type ClientMessage,
  type ClockFace,
  type MatchCard,
  type Moment,
  type Proposal,
  type SeatHolder,
  type ServerMessage,
} from '@trialhall/protocol'
import type { TableLink, TableSnapshot, TableUpdate } from '@trialhall/table-ui'
import { seatInfoOf } from '../../api/seat-info.ts'
import { Listeners } from '../../kit/listeners.ts'
import { newCommandId } from '../../device/ids.ts'
import { offerNews } from './offer-news.ts'
import { type ConnectionState, Wire, type WireWorld } from './wire.ts'

/** What a page knows of an online match beside what stands on the table. */
export interface OnlineState {
  readonly connection: ConnectionState
  /** My public id, once the server has said it. */
  readonly me: string | null
  readonly card: MatchCard | null
  readonly chat: readonly ChatLine[]
  readonly clock: ShownClock | null
  readonly easing: Moment['easing']
  readonly undoOffer: Moment['undoOffer']
  readonly drawOffer: Moment['drawOffer']
  readonly outcome: Outcome | null
  /** The newest call of somebody who waits for me, until the match goes on. */
  readonly nudge: Nudged | null
  /** The match that a rematch leads to. */
  readonly next: string | null
  /** Commands that the server has not answered yet. */
  readonly underWay: number
  /** Why there is nothing to follow; null while there is, or while it is not known. */
  readonly refused: MatchRefusal | null
}

/** Somebody called a seat of mine; `n` counts the calls. */
export interface Nudged {
  readonly by: Seat
  readonly n: number
}

/** Why the server does not show a match: a code and a sentence. */
export interface MatchRefusal {
  readonly code: string
  readonly sentence: string
}

/** A clock as the server showed it, and when it came by this device's own time. */
export interface ShownClock extends ClockFace {
  readonly cameAt: number
}

type Command = Extract<ClientMessage, { readonly id: string }>
/** A command before it has an id and a match. */
type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id' | 'match'> : never) : never
interface Pending {
  readonly command: Command
  tries: number
}

/** Where a store could not write, the same command is sent again so often, after such a pause. */
const MOST_TRIES = 5
const RETRY_MS = 1500

const NOTHING: OnlineState = {
  connection: { state: 'connecting' },
  me: null,
  card: null,
  chat: [],
  clock: null,
  easing: null,
  undoOffer: null,
  drawOffer: null,
  outcome: null,
  nudge: null,
  next: null,
  underWay: 0,
  refused: null,
}

/**
 * A page's connection to a match on the server. Commands keep their ids until they are answered and are sent again after
 * a loss, so that each is done once; the story is put together from what the server says is kept and new.
 */
export class RemoteLink implements TableLink {
  private readonly match: string
  private readonly world: WireWorld
  private readonly newId: () => string
  private readonly wire: Wire
  private readonly boards: Listeners<TableUpdate> = new Listeners()
  private readonly faults: Listeners<string> = new Listeners()
  private readonly news: Listeners<string> = new Listeners()
  private readonly states: Listeners<OnlineState> = new Listeners()
  private readonly pending: Map<string, Pending> = new Map()
  /** What was proposed from here and withdrawn again: that it is settled is no news. */
  private readonly withdrawn: Set<Proposal> = new Set()
  private moment: Moment | null = null
  private story: readonly SeenEvent[] = []
  private last: TableUpdate | null = null
  private isClosed = false
  state: OnlineState = NOTHING

  constructor(match: string, world: WireWorld, newId: () => string = newCommandId) {
    this.match = match
    this.world = world
    this.newId = newId
    this.wire = new Wire(world, {
      heard: (message) => this.hear(message),
      changed: (connection) => this.changed(connection),
    })
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
    listener(this.state)
    return this.states.add(listener)
  }

  choose(seat: Seat, pick: number, length: number): void {
    this.wish({ type: 'choose', seat, pick, length })
  }

  back(seat: Seat): void {
    this.wish({ type: 'back', seat })
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

  say(text: string): void {
    this.wish({ type: 'chat', text })
  }

  /** Connects at once instead of after the pause. */
  tryNow(): void {
    this.wire.again()
  }

  close(): void {
    this.isClosed = true
    this.wire.send({ type: 'unwatch', match: this.match })
    this.wire.close()
    for (const all of [this.boards, this.faults, this.news, this.states]) all.clear()
  }

  private wish(wish: Wish): void {
    const command = { ...wish, id: this.newId(), match: this.match } as Command
    this.pending.set(command.id, { command, tries: 0 })
    this.wire.send(command)
    this.show({})
  }

  private changed(connection: ConnectionState): void {
    this.show({ connection })
    if (connection.state !== 'connected') return
    const since = this.moment?.entry
    this.wire.send({ type: 'watch', match: this.match, ...(since === undefined ? {} : { since }) })
    for (const { command } of this.pending.values()) this.wire.send(command)
  }

  private hear(message: ServerMessage): void {
    if ('match' in message && message.match !== this.match) return
    switch (message.type) {
      case 'welcome':
        return this.show({ me: message.id })
      case 'table':
        return this.laid(message)
      case 'moment':
        return this.movedOn(message.moment, message.id)
      case 'change':
        return this.changedBy(message)
      case 'seats':
        return this.reseat(message.seats)
      case 'chat':
        return this.show({ chat: withLine(this.state.chat, message.line) })
      case 'nudge':
        return this.called(message.by)
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

  /** Takes note of what an answer over HTTP told of a match that has not begun. */
  learn(news: MatchCard): void {
    if (this.state.card?.status === 'open' && news.status !== 'playing') this.show({ card: news })
  }

  private called(by: Seat): void {
    const name = this.state.card?.seats[by]?.name ?? 'Somebody'
    this.show({ nudge: { by, n: (this.state.nudge?.n ?? 0) + 1 } })
    this.news.tell(`${name} calls you: it is your turn.`)
  }

  private laid({ card, moment, chat }: Extract<ServerMessage, { type: 'table' }>): void {
    this.show({ card, chat, next: card.rematch ?? this.state.next, refused: null })
    if (moment) this.wentOn(moment, this.moment ? 'further' : 'first')
  }

  private wentOn(moment: Moment, how: 'first' | 'further'): void {
    const before = this.story.length
    const isSameViewer = this.moment?.viewer === moment.viewer
    this.story = [...this.story.slice(0, moment.kept), ...moment.told]
    // Other eyes hear the whole story anew, but only what is longer than before has just happened.
    const begun = isSameViewer && moment.kept > 0 ? moment.kept : before
    const fresh = how === 'first' ? this.story.length : Math.min(begun, this.story.length)
    const { card } = this.state
    const news = card && offerNews(this.moment, moment, { ...card, withdrawn: this.withdrawn })
    this.moment = moment
    const { clock, easing, undoOffer, drawOffer, outcome } = moment
    const shown = clock && { ...clock, cameAt: this.world.now() }
    this.show({ clock: shown, easing, undoOffer, drawOffer, outcome })
    this.tell(fresh)
    if (news) this.news.tell(news)
  }

  /** What the match went on by may be a command of ours, which is done then. */
  private movedOn(moment: Moment, id: string | undefined): void {
    if (id !== undefined) this.pending.delete(id)
    this.wentOn(moment, 'further')
  }

  /** A page that does not have the moment that is changed asks for the whole one. */
  private changedBy(change: Extract<ServerMessage, { type: 'change' }>): void {
    if (this.moment?.entry === change.from) return this.movedOn(momentAfter(this.moment, change), change.id)
    if (change.id !== undefined) this.answered(change.id)
    this.wire.send({ type: 'watch', match: this.match })
  }

  /** Names stand on the table too; who is here and who is not, only beside it. */
  private reseat(seats: readonly SeatHolder[]): void {
    const { card, me } = this.state
    if (!card) return
    const mine = seats.filter(({ id }) => id !== undefined && id === me).map(({ seat }) => seat)
    const invited = seats.filter((holder) => me !== null && holder.invited?.id === me).map(({ seat }) => seat)
    const isRenamed = seats.some(
      ({ name, kind }, i) => name !== card.seats[i]?.name || kind !== card.seats[i]?.kind,
    )
    if (card.status === 'open' && card.mine.length > 0 && mine.length === 0)
      this.news.tell('You do not sit at this table any more.')
    this.show({ card: { ...card, seats: [...seats], mine, invited } })
    if (isRenamed) this.tell(this.story.length)
  }

  private tell(fresh: number): void {
    const { card } = this.state
    if (!card || !this.moment) return
    this.last = { snapshot: snapshotOf(card, this.moment), story: this.story, fresh }
    this.boards.tell(this.last)
  }

  private answered(id: string): void {
    this.pending.delete(id)
    this.show({})
  }

  private refuse({ id, code, field, error }: Extract<ServerMessage, { type: 'refused' }>): void {
    if (id === null) {
      if (this.state.card === null) this.show({ refused: { code, sentence: error } })
      else this.fault(error)
      return
    }
    const pending = this.pending.get(id)
    if (!pending) return
    if (field === 'storage' && ++pending.tries < MOST_TRIES) return this.retry(pending)
    this.pending.delete(id)
    this.show({})
    this.fault(error)
  }

  private retry({ command }: Pending): void {
    this.world.after(RETRY_MS, () => {
      if (!this.isClosed && this.pending.has(command.id)) this.wire.send(command)
    })
  }

  private fault(sentence: string): void {
    this.faults.tell(sentence)
  }

  private show(part: Partial<OnlineState>): void {
    this.state = { ...this.state, ...part, underWay: this.pending.size }
    this.states.tell(this.state)
  }
}

function withLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  return chat.some(({ n }) => n === line.n) ? chat : [...chat, line]
}

function snapshotOf(card: MatchCard, moment: Moment): TableSnapshot {
  const { length, viewer, asked, own, canGoBack, outcome, thinking } = moment
  return {
    gameId: card.game,
    options: card.options,
    seats: card.seats.map(seatInfoOf),
    length,
    viewer,
    view: moment.view,
    asked,
    own: own.find(({ seat }) => seat === viewer) ?? null,
    canGoBack: viewer !== null && canGoBack.includes(viewer),
    outcome,
    thinking,
  }
}
