import type { Ask } from '@trialhall/kernel'
import { asksAfter, changed, ownAfter, PROTOCOL_VERSION } from '@trialhall/protocol'
import type { Difference, MatchCard, ServerMessage } from '@trialhall/protocol'
import { LeanSocket } from './lean-socket.ts'
import type { Stopwatch } from './stopwatch.ts'
import { later, type Crowd, type SwarmPlan, type TablePlace } from './swarm-channel.ts'

/** Tables that are set at the same time. */
const AT_ONCE = 25

/** People at many tables of two seats, who pick at random. */
export async function playMany(plan: SwarmPlan, watch: Stopwatch): Promise<Crowd> {
  const players: Player[] = []
  for (let n = 0; n < plan.matches; n += AT_ONCE) {
    const count = Math.min(AT_ONCE, plan.matches - n)
    const tables = await Promise.all(
      Array.from({ length: count }, (_, i) => seatAll({ plan, watch, place: placeOf(plan, n + i) })),
    )
    players.push(...tables.flat())
  }
  for (const player of players) player.begin()
  return {
    pause() {
      for (const player of players) player.pause()
    },
    async comeBack(port) {
      await Promise.all(players.map((player) => player.comeBack(port)))
    },
    leave() {
      for (const player of players) player.leave()
    },
  }
}

function placeOf({ port, places = [] }: SwarmPlan, table: number): TablePlace {
  return places[table % places.length] ?? { setAt: port, playedAt: port }
}

/** A table of the swarm. */
interface Table {
  readonly plan: SwarmPlan
  readonly watch: Stopwatch
  readonly place: TablePlace
}

async function seatAll(table: Table): Promise<Player[]> {
  const { plan, place } = table
  const host = await arrive(place)
  const guests = plan.people === 1 ? [] : [await arrive(place)]
  const seats = [{ kind: 'me' }, { kind: plan.people === 1 ? 'me' : 'open' }]
  const { id } = (await post(place, '/api/matches', {
    cookie: host,
    body: { game: plan.game, seats, visibility: plan.visibility },
  })) as MatchCard
  for (const guest of guests) await post(place, `/api/matches/${id}/seats/1`, { cookie: guest })
  return Promise.all([host, ...guests].map((cookie) => new Player({ ...table, cookie }).sit(id)))
}

async function arrive({ setAt }: TablePlace): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${setAt}/api/me`)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function post(
  { setAt }: TablePlace,
  path: string,
  { cookie, body }: { cookie: string; body?: unknown },
): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${setAt}${path}`, {
    method: 'POST',
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

type Moment = Extract<ServerMessage, { type: 'moment' }>['moment']
/** As much of a moment as one must know who picks at random. */
type Known = Pick<Moment, 'length' | 'own'> & { readonly lastAsks: readonly Ask[] }

const CHANGE = '{"type":"change",'
const UNASKED: Known = { length: 0, own: [], lastAsks: [] }

/** One person: answers every ask, and goes on to a rematch when the match is over. */
class Player {
  private readonly about: Table & { readonly cookie: string }
  private socket: LeanSocket | null = null
  private match = ''
  private known: Known = UNASKED
  private answered = -1
  private entry = -1
  private sentAt = 0
  private commands = 0
  private hasBegun = false
  private isBack: (() => void) | null = null

  constructor(about: Player['about']) {
    this.about = about
  }

  async sit(match: string): Promise<this> {
    await this.connect(this.about.place.playedAt)
    this.follow(match)
    return this
  }

  private async connect(port: number): Promise<void> {
    const { cookie } = this.about
    const hear = (text: string): void => {
      this.about.watch.heard(text.length)
      if (!this.passesBy(text)) this.hear(JSON.parse(text) as ServerMessage)
    }
    this.socket = await LeanSocket.open({
      port,
      path: `/api/socket?v=${PROTOCOL_VERSION}`,
      cookie,
      hear,
    })
  }

  begin(): void {
    this.hasBegun = true
    this.maybeChoose()
  }

  /** Chooses no more. */
  pause(): void {
    this.hasBegun = false
  }

  /** Follows the match again at another port, as a page does whose server was gone; resolves when the table is there. */
  async comeBack(port: number): Promise<void> {
    const since = performance.now()
    this.socket?.close()
    await this.connect(port)
    const back = new Promise<void>((resolve) => (this.isBack = resolve))
    this.send({ type: 'watch', match: this.match, ...(this.entry < 0 ? {} : { since: this.entry }) })
    await back
    this.about.watch.took(since)
  }

  leave(): void {
    this.socket?.close()
  }

  private follow(match: string): void {
    if (this.match === match) return
    this.match = match
    this.entry = this.answered = -1
    this.send({ type: 'watch', match })
  }

  private send(message: object): void {
    this.socket?.send(JSON.stringify(message))
  }

  /**
   * True for a change after which nothing is asked of this player, which need not be read whole: the swarm shares two cores with
   * the server that it measures.
   */
  private passesBy(text: string): boolean {
    if (!text.startsWith(CHANGE)) return false
    const isAskedNoMore = text.includes('"own":{}')
    if (!isAskedNoMore && (this.known.own.length > 0 || text.includes('"own":'))) return false
    this.known = { ...UNASKED, lastAsks: this.known.lastAsks }
    if (text.startsWith('"id":', CHANGE.length)) this.about.watch.took(this.sentAt)
    return true
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'done':
        return this.about.watch.took(this.sentAt)
      case 'moment':
        this.maybeTook(message.id)
        return this.seeAnew(message.moment)
      case 'change':
        this.maybeTook(message.id)
        return this.seeChange(message)
      case 'table':
        this.isBack?.()
        if (message.card.status === 'over') return this.playAgain()
        return message.moment ? this.seeAnew(message.moment) : undefined
      case 'rematch':
        return this.follow(message.next)
      case 'refused':
        throw new Error(`refused: ${message.error}`)
    }
  }

  private maybeTook(id: string | undefined): void {
    if (id !== undefined) this.about.watch.took(this.sentAt)
  }

  private seeAnew({ entry, length, own }: Moment): void {
    this.see(entry, { length, own, lastAsks: own })
  }

  private see(entry: number, known: Known): void {
    this.entry = entry
    this.known = known
    this.maybeChoose()
  }

  /** Takes of the difference what a player at random must know. */
  private seeChange({ entry, difference, own: changes }: Extract<ServerMessage, { type: 'change' }>): void {
    const { length, own: before, lastAsks } = this.known
    const own = changes === undefined ? before : ownAfter(lastAsks, changes)
    const parts = difference as { readonly length?: Difference } | null
    this.see(entry, {
      length: changed(length, parts?.length ?? null) as number,
      own,
      lastAsks: asksAfter(lastAsks, own),
    })
  }

  private maybeChoose(): void {
    const { own } = this.known
    if (!this.hasBegun || own.length === 0 || this.answered === this.entry) return
    this.answered = this.entry
    later(this.about.plan.paceMs, () => this.choose())
  }

  private choose(): void {
    const { length } = this.known
    const [own] = this.known.own
    if (!own) return
    const pick = Math.floor(Math.random() * own.options.length)
    const id = `s${this.commands++}`
    this.sentAt = performance.now()
    this.send({ type: 'choose', id, match: this.match, seat: own.seat, length, pick })
  }

  private playAgain(): void {
    if (!this.hasBegun) return
    const { match } = this
    this.send({ type: 'unwatch', match })
    void post(this.about.place, `/api/matches/${match}/rematch`, { cookie: this.about.cookie }).then(
      (next) => this.follow((next as MatchCard).id),
      (thrown: unknown) => {
        if (this.hasBegun) throw thrown // else the server is gone, as it should be
      },
    )
  }
}
