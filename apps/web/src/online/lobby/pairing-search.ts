import { type AnyGame, partyOf, type Result } from '@trialhall/kernel'
import type { NewMatch, PairingStep, SeatPlan } from '@trialhall/protocol'
import { askPairing, closeTable, endPairing, fetchCard } from '../../api/requests.ts'
import { openTable, sitDown } from '../../fair/promise.ts'
import { planOf, usualOnlineSetup, withVisibility } from '../forms/setup.ts'

/** How a search stands: what the server said last while one waits, or why nothing can be had. */
export interface PairingLook {
  readonly waiting: Extract<PairingStep, { readonly do: 'wait' }> | null
  readonly trouble: string | null
}

/** What a search asks of the hall; tests bring their own. */
export interface PairingWorld {
  readonly askPairing: typeof askPairing
  readonly openTable: typeof openTable
  readonly closeTable: (match: string) => Promise<{ readonly ok: boolean }>
  readonly fetchCard: typeof fetchCard
  readonly sitDown: typeof sitDown
  readonly endPairing: typeof endPairing
}

const HALL: PairingWorld = { askPairing, openTable, closeTable, fetchCard, sitDown, endPairing }

/** What a step of a search led to. */
type Stepped = { readonly match: string } | PairingLook

const NOTHING_NEW: PairingLook = { waiting: null, trouble: null }

/** One search for a rated match, with the table at which one waits. */
export class PairingSearch {
  isOver = false
  private readonly game: AnyGame
  private readonly world: PairingWorld
  private own: string | null = null
  private running: Promise<Stepped> = Promise.resolve(NOTHING_NEW)

  constructor(game: AnyGame, world: PairingWorld = HALL) {
    this.game = game
    this.world = world
  }

  /** Asks what to do and does it; answers the match once it has begun. */
  step(): Promise<Stepped> {
    this.running = this.next()
    return this.running
  }

  /**
   * Ends the search and closes the table at which one waits. Answers the match that has begun all the same, because somebody was quicker: it is rated, and its
   * clock runs.
   */
  async leave(): Promise<string | null> {
    this.isOver = true
    const last = await this.running
    const begun = 'match' in last ? last.match : await this.begunAtOwn()
    this.world.endPairing()
    return begun
  }

  private async begunAtOwn(): Promise<string | null> {
    const { own } = this
    return (await this.closeOwn()) === 'begun' ? own : null
  }

  /** Closes the own table, if there is one that nobody has sat down at. Whatever else closed it, it is gone; 'unsure' where nobody says. */
  private async closeOwn(): Promise<'gone' | 'begun' | 'unsure'> {
    if (this.own === null) return 'gone'
    if (!(await this.world.closeTable(this.own)).ok) {
      const card = await this.world.fetchCard(this.own)
      if (card.ok && card.value.status === 'playing') return 'begun'
      if (card.ok ? card.value.status !== 'over' : card.fault.code !== 'no-match') return 'unsure'
    }
    this.own = null
    return 'gone'
  }

  private async next(): Promise<Stepped> {
    return this.take(await this.ask(), { mayOpen: true })
  }

  private ask(): Promise<Result<PairingStep>> {
    return this.world.askPairing({ game: this.game.id, ...(this.own === null ? {} : { match: this.own }) })
  }

  private async take(
    said: Result<PairingStep>,
    { mayOpen }: { readonly mayOpen: boolean },
  ): Promise<Stepped> {
    if (!said.ok) return { waiting: null, trouble: said.fault.message }
    switch (said.value.do) {
      case 'play':
        return { match: said.value.match }
      case 'wait':
        this.own = said.value.match ?? this.own // another page of theirs may have opened it
        return { waiting: said.value, trouble: null }
      case 'open':
        return mayOpen ? this.open() : NOTHING_NEW
      case 'join':
        return this.join(said.value.match)
    }
  }

  private async open(): Promise<Stepped> {
    if (this.isOver) return NOTHING_NEW
    const opened = await this.world.openTable(pairingPlan(this.game, 'open'))
    if (!opened.ok) return { waiting: null, trouble: opened.fault.message }
    this.own = opened.value.id
    // Told at once: a table that the hall does not know of stays behind when the page goes.
    return this.isOver ? NOTHING_NEW : this.take(await this.ask(), { mayOpen: false })
  }

  /** Somebody who takes a seat at one's own table meanwhile comes first: the next question tells. */
  private async join(match: string): Promise<Stepped> {
    if ((await this.closeOwn()) !== 'gone') return NOTHING_NEW
    const card = await this.world.fetchCard(match)
    const free = card.ok ? card.value.seats.filter(({ kind }) => kind === 'open') : []
    let isSeated = false
    for (const { seat } of free) {
      if (this.isOver && !isSeated) break // nobody looks any more
      const taken = card.ok ? await this.world.sitDown(card.value, seat) : card
      isSeated ||= taken.ok
    }
    return isSeated ? { match } : NOTHING_NEW
  }
}

/** A rated match of two: one person for each party, or against a bot. */
export function pairingPlan(game: AnyGame, other: SeatPlan['kind'], bot = ''): NewMatch {
  const setup = withVisibility(usualOnlineSetup(game), 'public', { hasAccount: true })
  const seats = setup.seats.map((_, seat): SeatPlan => {
    if (partyOf(game, seat) === 0) return { kind: 'me' }
    return other === 'bot' ? { kind: 'bot', bot } : { kind: 'open' }
  })
  const clock = other === 'bot' ? 'none' : 'calm'
  return planOf(game, { ...setup, seats, clock, onTimeout: 'lose' })
}
