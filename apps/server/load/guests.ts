import { momentAfter, PROTOCOL_VERSION, type MatchCard, type ServerMessage } from '@trialhall/protocol'
import { LeanSocket } from './lean-socket.ts'
import { later } from './swarm-channel.ts'

/** Where a guest plays, whom, and how. */
export interface GuestPlan {
  readonly port: number
  readonly game: string
  readonly bot: string
  /** Milliseconds that a guest thinks about each choice. */
  readonly paceMs: number
  /** Told of each choice that was answered: milliseconds until the guest was asked again, and whether the bot thought as a weaker one. */
  readonly onAnswered: (ms: number, isEased: boolean) => void
}

type Moment = NonNullable<Extract<ServerMessage, { type: 'table' }>['moment']>

/** A guest who plays a bot, picks at random and begins anew when a match is over. */
export class Guest {
  private readonly plan: GuestPlan
  private readonly cookie: string
  private readonly socket: LeanSocket
  private match = ''
  private moment: Moment | null = null
  private answered = -1
  private sentAt = 0
  private commands = 0
  private isGone = false

  private constructor(plan: GuestPlan, cookie: string, socket: LeanSocket) {
    this.plan = plan
    this.cookie = cookie
    this.socket = socket
  }

  /** Comes in, sits down and begins to play. */
  static async arrive(plan: GuestPlan): Promise<Guest> {
    const { port } = plan
    const answer = await fetch(`http://127.0.0.1:${port}/api/me`)
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const path = `/api/socket?v=${PROTOCOL_VERSION}`
    let guest: Guest | null = null
    const hear = (text: string): void => guest?.hear(JSON.parse(text) as ServerMessage)
    guest = new Guest(plan, cookie, await LeanSocket.open({ port, path, cookie, hear }))
    await guest.sit()
    return guest
  }

  leave(): void {
    this.isGone = true
    this.socket.close()
  }

  private async sit(): Promise<void> {
    const { port, game, bot } = this.plan
    const answer = await fetch(`http://127.0.0.1:${port}/api/matches`, {
      method: 'POST',
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ game, seats: [{ kind: 'me' }, { kind: 'bot', bot }] }),
    })
    if (!answer.ok) throw new Error(`a match was answered ${answer.status}: ${await answer.text()}`)
    this.match = ((await answer.json()) as MatchCard).id
    this.answered = -1
    this.sentAt = 0
    this.send({ type: 'watch', match: this.match })
  }

  private send(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  private hear(message: ServerMessage): void {
    if (!('match' in message) || message.match !== this.match || this.isGone) return
    if (message.type === 'table' || message.type === 'moment') this.moment = message.moment
    else if (message.type === 'change' && this.moment) this.moment = momentAfter(this.moment, message)
    else return
    if (this.moment?.outcome) this.playAgain()
    else if (this.moment?.own[0] && this.answered !== this.moment.entry) this.isAsked(this.moment)
  }

  private isAsked({ entry, easing }: Moment): void {
    this.answered = entry
    if (this.sentAt > 0) this.plan.onAnswered(performance.now() - this.sentAt, easing !== null)
    later(this.plan.paceMs, () => this.choose())
  }

  private choose(): void {
    const { length } = this.moment ?? {}
    const own = this.moment?.own[0]
    if (!own || this.isGone) return
    const pick = Math.floor(Math.random() * own.options.length)
    this.sentAt = performance.now()
    this.send({ type: 'choose', id: `g${this.commands++}`, match: this.match, seat: own.seat, length, pick })
  }

  private playAgain(): void {
    this.send({ type: 'unwatch', match: this.match })
    this.moment = null
    void this.sit()
  }
}
