import { seatLetter, type Seat } from '@trialhall/kernel'
import { actionOf, BIT, eldar, faceOf, statusesOf, type EldarState, type Pending } from '../../game.ts'
import type { EldarEvent } from '../../events.ts'

type Told<T extends EldarEvent['type']> = Extract<EldarEvent, { readonly type: T }>

/**
 * Watches a match from outside with the booklet in hand: whose initiative it is, who may act or react, what that costs,
 * what resolves next. It keeps notes of its own and reads from the state only what lies on the table.
 */
export class Referee {
  /** What was found to be wrong, with the clause. */
  readonly faults: string[] = []
  private readonly state: EldarState
  private readonly used = new Set<string>()
  private readonly defeats: [number, number] = [0, 0]
  private yielded: Seat = -1
  private hasActed = false
  /** Serial of the Slow action after which initiative must be passed. */
  private due = -1
  private isOver = false

  constructor(state: EldarState) {
    this.state = state
  }

  private must(isRight: boolean, clause: string): void {
    if (!isRight) this.faults.push(clause)
  }

  /** Something is told: called while the state is as it was at that moment. */
  hear(event: EldarEvent): void {
    this.must(!this.isOver, 'E-R41: nothing happens after the end')
    if (event.type === 'used') this.onUse(event)
    else if (event.type === 'paid') this.onPayment(event)
    else if (event.type === 'resolves') this.onResolution(event)
    else if (event.type === 'passed') this.onPass()
    else if (event.type === 'yielded') this.onYield(event)
    else if (event.type === 'finished')
      this.must(this.yielded >= 0 && this.yielded !== event.seat, 'E-32.04: the other side is finished')
    else if (event.type === 'roundBegan') this.onRound(event)
    else if (event.type === 'phaseBegan')
      this.must(this.isIdle, 'E-11.11: a phase begins with nothing pending')
    else if (event.type === 'defeated') this.onDefeat(event)
    else if (event.type === 'ended') this.isOver = true
  }

  private get isIdle(): boolean {
    return this.state.stack.length === 0 && this.state.queue.length === 0
  }

  private onUse(event: Told<'used'>): void {
    const { state } = this
    const { seat, isDown, isRefreshed } = state.heroes[event.hero] as EldarState['heroes'][number]
    const { speed, exhausts } = actionOf(event.face, event.ability)
    const top = state.stack.at(-1)
    this.must(!isDown, 'E-R34: the fallen do not act')
    this.must(isRefreshed || !exhausts, 'E-7.03: the exhausted pay no stamina')
    if (event.isReaction) {
      this.must(speed === 'fast', 'E-9.02: reactions are Fast')
      this.must(top !== undefined && top.seat !== seat, 'E-11.06: only the opponent of the top reacts')
    } else this.onOwnAction(event, seat)
    if (event.ability < 0) return
    const key = `${event.hero} ${event.card} ${event.ability}`
    this.must(!this.used.has(key), 'E-12.01: once a round')
    this.used.add(key)
  }

  private onOwnAction(event: Told<'used'>, seat: Seat): void {
    const { step, initiative } = this.state
    this.must(step === 'main' && this.isIdle, 'E-9.01: in the Main Phase with nothing pending')
    this.must(initiative === seat && this.yielded !== seat, 'E-29.02: by the holder of initiative')
    this.must(this.due < 0, 'E-9.03: a Slow action is the last before passing')
    this.hasActed = true
    if (actionOf(event.face, event.ability).speed === 'slow' && this.yielded < 0) this.due = event.serial
  }

  private onPayment({ hero, focus }: Told<'paid'>): void {
    const top = this.state.stack.at(-1) as Pending
    this.must(top.hero === hero, 'E-6.01: the acting Hero pays')
    this.must(focus === priceOf(this.state, top), `E-19.09: ${faceOf(top.face).name} for ${focus}`)
    this.must(focus <= (this.state.heroes[hero]?.focus ?? 0), 'E-6.07: all of it must be there')
  }

  private onResolution({ serial, face }: Told<'resolves'>): void {
    this.must(this.state.stack.at(-1)?.serial === serial, 'E-11.04: from the top')
    if (serial === this.due && faceOf(face).slug === 'step-through-time') this.due = -1 // E-R90
  }

  private onPass(): void {
    this.must(this.hasActed && this.yielded < 0, 'E-29.06: whoever has acted passes')
    this.hasActed = false
    this.due = -1
  }

  private onYield({ seat }: Told<'yielded'>): void {
    this.must(!this.hasActed && this.yielded < 0, 'E-29.05: whoever has not acted yields')
    this.yielded = seat
  }

  private onRound({ round }: Told<'roundBegan'>): void {
    const { initiative } = this.state
    this.must(round === 1 || initiative === this.yielded, 'E-29.09: the first to yield begins')
    this.used.clear()
    this.yielded = -1
    this.hasActed = false
  }

  private onDefeat({ hero }: Told<'defeated'>): void {
    const { hp, seat } = this.state.heroes[hero] as EldarState['heroes'][number]
    this.must(hp === 0, 'E-21.07: at 0 HP')
    this.defeats[(1 - seat) as 0 | 1]++
  }

  /** Somebody is about to act, or the match is over: everything is in its place. */
  look(): void {
    const { state, defeats } = this
    this.must(this.isOver || this.isIdle, 'E-11.11: nothing is left pending')
    this.must(
      state.players.every(({ glory }, seat) => glory === defeats[seat]),
      'E-28.02: a Glory for each defeat',
    )
    const zones = eldar.zones(state)
    const lying = zones.flatMap(({ cards }) => cards)
    this.must(new Set(lying).size === lying.length, 'E-3.01: no card lies in two places')
    this.must(lying.length === state.cards.def.length, 'E-3.01: no card is lost')
    const isHome = zones.every(
      ({ owner, cards }) => owner === null || cards.every((card) => state.owner[card] === seatLetter(owner)),
    )
    this.must(isHome, 'E-3.07: every card off the field lies with its owner')
    for (const { hp, face, focus, isDown, granted, kit } of state.heroes) {
      this.must(hp >= 0 && hp <= faceOf(face).hp && focus >= 0, 'E-21.04, E-6.02: HP and Focus have bounds')
      this.must(isDown === (hp === 0), 'E-28.01: down at 0 HP, and only then')
      const isBare = focus === 0 && granted === 0 && kit.every((one) => one === null)
      this.must(!isDown || isBare, 'E-28.03, E-28.04, E-28.05: the fallen keep nothing')
    }
  }
}

/** The Focus cost of what lies on top, reckoned anew (E-19.01 to E-19.09, E-R14). */
function priceOf(state: EldarState, { hero, face, ability, mode, targets, x, seat }: Pending): number {
  const action = actionOf(face, ability)
  const own = statusesOf(state, hero)
  const enemies = targets.filter(
    (target, place) =>
      action.modes[mode]?.aims[place]?.kind === 'hero' && target >= 0 && state.heroes[target]?.seat !== seat,
  )
  const has = (status: 'elusive' | 'marked'): boolean =>
    enemies.some((target) => (statusesOf(state, target) & BIT[status]) !== 0)
  const isMasterwork =
    faceOf(face).kind === 'equipment' && faceOf(state.heroes[hero]?.face ?? 0).slug === 'elric'
  const less = [(own & BIT.alert) !== 0, has('marked'), isMasterwork]
  const more = [(own & BIT.dazed) !== 0, has('elusive') && faceOf(face).slug !== 'undaunted-pursuit']
  const count = (list: readonly boolean[]): number => list.filter(Boolean).length
  return Math.max(0, (action.isX ? x : action.focus) + count(more) - count(less))
}
