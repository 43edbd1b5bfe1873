import type { Outcome, Seat } from '@trialhall/kernel'
import type { ChatLine, ClockFace, MapPlace, MatchCard, Moment, SeatHolder } from '@trialhall/protocol'
import { Listeners } from '../../kit/listeners.ts'
import type { ConnectionState } from './wire.ts'

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
  /** My newest choice is a pass that the page made for me. */
  readonly isLastPassed: boolean
  readonly outcome: Outcome | null
  /** The newest call of somebody who waits for me, until the match goes on. */
  readonly nudge: Nudged | null
  /** What my party points at just now, the oldest first. */
  readonly points: readonly ShownPoint[]
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

/** Somebody of my party points at a space; `n` counts all that came. */
export interface ShownPoint {
  readonly n: number
  readonly by: Seat
  readonly place: MapPlace
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

const NOTHING: OnlineState = {
  connection: { state: 'connecting' },
  me: null,
  card: null,
  chat: [],
  clock: null,
  easing: null,
  undoOffer: null,
  drawOffer: null,
  isLastPassed: false,
  outcome: null,
  nudge: null,
  points: [],
  next: null,
  underWay: 0,
  refused: null,
}

/** What the table itself shows of who holds a seat. */
const SHOWN_ON_TABLE = ['name', 'kind', 'gone'] as const

/** What changed where seats did. */
interface Reseated {
  /** Who plays a seat has changed, or what they are called. */
  readonly hasOthers: boolean
  /** I do not sit at the table any more. */
  readonly hasLostSeat: boolean
}

/** Who is at an online table and what is said, offered and on the clock: everything beside the story. */
export class OnlinePresence {
  private readonly listeners: Listeners<OnlineState> = new Listeners()
  state: OnlineState = NOTHING
  private pointsHeard = 0

  /** Calls back at once and with every change. Returns what ends it. */
  onState(listener: (state: OnlineState) => void): () => void {
    listener(this.state)
    return this.listeners.add(listener)
  }

  show(part: Partial<OnlineState>): void {
    this.state = { ...this.state, ...part }
    this.listeners.tell(this.state)
  }

  /** Somebody calls me; answers with their name. */
  called(by: Seat): string {
    this.show({ nudge: { by, n: (this.state.nudge?.n ?? 0) + 1 } })
    return this.state.card?.seats[by]?.name ?? 'Somebody'
  }

  /** Somebody points at a space, in place of what they pointed at before; answers with what it is known by. */
  pointed(by: Seat, place: MapPlace): ShownPoint {
    const point = { n: ++this.pointsHeard, by, place }
    this.show({ points: [...this.state.points.filter((one) => one.by !== by), point] })
    return point
  }

  /** Something has been pointed at long enough. */
  faded({ n }: Pick<ShownPoint, 'n'>): void {
    const points = this.state.points.filter((one) => one.n !== n)
    if (points.length < this.state.points.length) this.show({ points })
  }

  chatted(line: ChatLine): void {
    const { chat } = this.state
    const isKnown = chat.some(({ n, party }) => n === line.n && party === line.party)
    this.show({ chat: isKnown ? chat : [...chat, line] })
  }

  /** Who plays stands on the table too; who is here and who is not, only beside it. */
  reseat(seats: readonly SeatHolder[]): Reseated {
    const { card, me } = this.state
    if (!card) return { hasOthers: false, hasLostSeat: false }
    const mine = seats.filter(({ id }) => id !== undefined && id === me).map(({ seat }) => seat)
    const invited = seats.filter((holder) => me !== null && holder.invited?.id === me).map(({ seat }) => seat)
    const hasOthers = seats.some((holder, i) =>
      SHOWN_ON_TABLE.some((field) => holder[field] !== card.seats[i]?.[field]),
    )
    const hasLostSeat = card.status === 'open' && card.mine.length > 0 && mine.length === 0
    this.show({ card: { ...card, seats: [...seats], mine, invited } })
    return { hasOthers, hasLostSeat }
  }

  /** Somebody else is here now: what was shown was for the one before. */
  forget(): void {
    this.show({ ...NOTHING, connection: this.state.connection })
  }

  close(): void {
    this.listeners.clear()
  }
}
