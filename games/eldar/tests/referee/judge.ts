import type { Seat } from '@trialhall/kernel'
import {
  CARD,
  statusesOf,
  STATUSES,
  BIT,
  type EldarOption,
  type EldarPrompt,
  type EldarState,
} from '../../game.ts'
import type { EldarEvent } from '../../events.ts'
import { Board } from './board.ts'
import { changesOf } from './changes.ts'
import { heroesFor, slotsIn, userOf, type User } from './targets.ts'
import { isPossible, leavingTrigger, triggeredBy, type Happened, type Waits } from './triggers.ts'
import { leastBase, leastPrice, usableBy, useKey } from './usable.ts'

/** Where a target is asked for. */
type Aiming = Pick<Extract<EldarPrompt, { readonly place: number }>, 'hero' | 'face' | 'ability' | 'place'>

type Told<T extends EldarEvent['type']> = Extract<EldarEvent, { readonly type: T }>

/** What an effect on the stack was aimed at, noted as it was told. */
interface Aimed {
  readonly mode: number
  targets: number[]
  readonly x: number
}

/** A second, slow look at prices, statuses and the order of triggers, from the rules page alone. */
export class Judge {
  readonly faults: string[] = []
  private readonly board: Board
  private readonly used = new Set<string>()
  private readonly aimed = new Map<number, Aimed>()
  private readonly lastHit = new Map<number, number>()
  private waiting: Waits[] = []
  private asking: Waits | null = null
  /** What resolves, until everything it grants is counted. */
  private settling: (() => void) | null = null
  /** A phase has begun whose abilities trigger next. */
  private calling: 'start' | null = null

  constructor(state: EldarState) {
    this.board = new Board(state)
  }

  private get state(): EldarState {
    return this.board.state
  }

  private must(isRight: boolean, fault: () => string): void {
    if (!isRight && this.faults.length < 5) this.faults.push(fault())
  }

  /** Something is told: the state is as it was at that moment. */
  hear(event: EldarEvent): void {
    if (ENDS_AN_EFFECT.has(event.type)) this.settle()
    if (ENDS_PLACING.has(event.type)) this.endPlacing(event.type)
    switch (event.type) {
      case 'heroesRevealed':
        return this.board.begin()
      case 'phaseBegan':
        return this.onPhase(event.phase)
      case 'roundBegan':
        return this.onRound()
      case 'used':
        return this.onUse(event)
      case 'aimed':
        return this.onAim(event)
      case 'paid':
        return this.onPayment(event)
      case 'triggered':
        return this.onTriggered(event)
      case 'resolves':
        return this.onResolution(event)
      case 'retargeted': {
        const aimed = this.aimed.get(event.serial)
        if (aimed) aimed.targets = [event.hero]
        return
      }
      case 'damaged':
        this.lastHit.set(event.hero, event.by)
        return this.happen({ what: 'damaged', hero: event.hero, by: event.by })
      case 'lostHp':
        this.lastHit.set(event.hero, -1)
        return this.happen({ what: 'tainted', hero: event.hero, by: -1 })
      case 'defeated':
        this.happen({ what: 'defeated', hero: event.hero, by: this.lastHit.get(event.hero) ?? -1 })
        this.board.note(event.hero).granted.clear() // E-18.08
        return
      case 'exhausted':
        return this.happen({ what: 'exhausted', hero: event.hero, by: -1 })
      case 'equipped':
        return this.happen({ what: 'equipped', hero: event.hero, by: -1 })
      case 'attached':
        this.happen({ what: 'entered', hero: event.hero, by: -1, card: event.card })
        if (this.board.card(event.card).kind === 'affliction')
          this.happen({ what: 'afflicted', hero: event.hero, by: -1 })
        return
      case 'left':
        this.waiting.push(...leavingTrigger(this.board, event.hero, event.card))
        return
      default:
        return
    }
  }

  /** Somebody is asked: everything is compared with what lies there and what is offered. */
  ask(seat: Seat, prompt: EldarPrompt, options: readonly EldarOption[]): void {
    this.settle()
    this.callPhase()
    this.compareStatuses()
    if (prompt.type === 'main' || prompt.type === 'react') {
      this.endPlacing(prompt.type)
      this.compareUses(seat, prompt.type === 'react', options)
    } else if (prompt.type === 'order') this.compareOrder(seat, options)
    else if (prompt.type === 'pay') this.onPayAsked(prompt)
    else if (prompt.type === 'target') this.compareTargets(prompt, options)
    else if (prompt.type === 'x') this.compareX(options)
  }

  // Statuses (E-18)

  private compareStatuses(): void {
    for (const id of this.state.heroes.keys()) {
      const own = this.board.statuses(id)
      const theirs = STATUSES.filter((status) => (statusesOf(this.state, id) & BIT[status]) !== 0)
      const mine = STATUSES.filter((status) => own.has(status))
      this.must(
        theirs.join() === mine.join(),
        () => `E-18: Hero ${id} is ${theirs.join()}, and should be ${mine.join()}`,
      )
    }
  }

  private onRound(): void {
    this.used.clear()
    for (const note of this.board.notes) {
      note.granted.clear() // E-18.05, E-R13
      note.hasTargeted = false
      note.wasTargeted = false
    }
  }

  private settle(): void {
    const { settling } = this
    this.settling = null
    settling?.()
  }

  private onResolution({ hero, serial }: Told<'resolves'>): void {
    const top = this.state.stack.at(-1)
    if (top === undefined) return
    const user = userOf(this.board, top)
    const { targets = [], mode = 0 } = this.aimed.get(serial) ?? {}
    const triggers = this.board.printed(top.face).triggers
    const text =
      top.kind === 'trigger' ? triggers.find((one) => /becomes? .*[A-Z]/.test(one)) : user.use.modes[mode]
    if (text === undefined) return
    const slots = slotsIn(text)
    const valid = targets.map((target, place) => {
      const slot = slots[place]
      return slot?.kind === 'hero' && heroesFor(this.board, user, slot).includes(target) ? target : -1 // E-13.03
    })
    const changes = changesOf(this.board, { hero, text, targets: valid, subject: top.subject })
    this.settling = () => {
      for (const { to, gains, loses } of changes) {
        if (!this.board.isUp(to)) continue // E-R35
        for (const status of loses) this.board.note(to).granted.delete(status)
        for (const status of gains) this.board.note(to).granted.add(status)
      }
    }
  }

  // Prices (E-19)

  private onUse({ hero, card, face, ability }: Told<'used'>): void {
    const name = ability === CARD ? this.board.printed(face).name : this.board.nameOf(face, ability)
    if (ability !== CARD) this.used.add(useKey({ hero, card, name }))
    else this.happen({ what: 'usedCard', hero, by: -1 })
  }

  private onAim({ hero, serial, mode, targets, x }: Told<'aimed'>): void {
    this.aimed.set(serial, { mode, targets: targets.slice(), x })
    const top = this.state.stack.at(-1)
    if (top === undefined) return
    const slots = slotsIn(userOf(this.board, top).use.modes[mode] ?? '')
    targets.forEach((target, place) => {
      if (
        slots[place]?.kind !== 'hero' ||
        target < 0 ||
        this.board.seatOf(target) === this.board.seatOf(hero)
      )
        return
      this.board.note(hero).hasTargeted = true // E-13.08, E-R12
      this.board.note(target).wasTargeted = true
      this.happen({ what: 'targeted', hero: target, by: hero })
    })
  }

  private onPayment({ hero, focus }: Told<'paid'>): void {
    const top = this.state.stack.at(-1)
    if (top === undefined) return
    const user = userOf(this.board, top)
    const { targets = [], mode = 0, x = 0 } = this.aimed.get(top.serial) ?? {}
    const slots = slotsIn(user.use.modes[mode] ?? '')
    const heroes = targets.filter((target, place) => target >= 0 && slots[place]?.kind === 'hero')
    const base = user.use.focus === 'X' ? x : user.use.focus
    const price = this.board.price(hero, user.use, { source: user.isCard ? null : user.source, base, heroes })
    this.must(focus === price, () => `E-19: ${user.use.name} costs ${focus}, and should cost ${price}`)
  }

  private compareUses(seat: Seat, isReaction: boolean, options: readonly EldarOption[]): void {
    const own = usableBy(this.board, seat, { isReaction, used: this.used }).map(useKey).toSorted()
    const theirs = options
      .flatMap((option) => (option.do === 'use' ? [option] : []))
      .map(({ hero, card, ability }) => {
        const face = card === null ? this.board.hero(hero).face : (this.state.cards.def[card] as number)
        const name = ability === CARD ? this.board.printed(face).name : this.board.nameOf(face, ability)
        return useKey({ hero, card, name })
      })
      .toSorted()
    const missing = own.filter((one) => !theirs.includes(one))
    const extra = theirs.filter((one) => !own.includes(one))
    this.must(
      missing.length + extra.length === 0,
      () => `E-8.09: not offered ${missing.join()}; offered ${extra.join()}`,
    )
  }

  private compareTargets(prompt: Aiming, options: readonly EldarOption[]): void {
    const top = this.state.stack.at(-1)
    const isAction =
      top !== undefined &&
      top.kind !== 'trigger' &&
      top.face === prompt.face &&
      top.ability === prompt.ability &&
      top.hero === prompt.hero
    if (!isAction || top === undefined) return
    const user = userOf(this.board, top)
    const mode = user.use.modes[top.mode] ?? ''
    const slot = slotsIn(mode)[prompt.place]
    if (slot?.kind !== 'hero') return
    const chosen = top.targets.slice(0, prompt.place)
    const own = heroesFor(this.board, user, slot).filter(
      (id) =>
        leastPrice(this.board, user, { mode, chosen: [...chosen, id] }) <= this.board.hero(user.by).focus,
    )
    const theirs = options.map((option) => (option.do === 'target' && 'hero' in option ? option.hero : -1))
    this.must(
      own.join() === theirs.join(),
      () => `E-13: ${user.use.name} may target ${theirs.join()}, and should ${own.join()}`,
    )
  }

  private compareX(options: readonly EldarOption[]): void {
    const top = this.state.stack.at(-1)
    if (top === undefined || top.kind === 'trigger') return
    const user = userOf(this.board, top)
    const mode = user.use.modes[top.mode] ?? ''
    const own =
      user.use.focus === 'X' ? this.focusFor(user, mode, top.targets) : this.countersFor(user, top.card)
    const theirs = options.map((option) => (option.do === 'x' ? option.x : -1))
    this.must(
      own.join() === theirs.join(),
      () => `E-14.02: X of ${user.use.name} is ${theirs.join()}, and should be ${own.join()}`,
    )
  }

  private focusFor(user: User, mode: string, targets: readonly number[]): number[] {
    const slots = slotsIn(mode)
    const least = leastBase(this.board, user, slots) ?? 0
    const heroes = targets.filter((target, place) => target >= 0 && slots[place]?.kind === 'hero')
    const { focus } = this.board.hero(user.by)
    const isPayable = (base: number): boolean =>
      this.board.price(user.by, user.use, { source: user.isCard ? null : user.source, base, heroes }) <= focus
    return upTo(least, focus + 5).filter(isPayable)
  }

  private countersFor({ by, use }: User, card: number): number[] {
    const least = use.costs.includes('at least 1') ? 1 : 0
    return upTo(least, this.board.kit(by).find((one) => one.card === card)?.counters ?? 0)
  }

  // Triggers (E-17)

  private happen(happened: Happened): void {
    this.waiting.push(...triggeredBy(this.board, happened))
  }

  /** At start the Heroes refresh first; at the end abilities trigger before anything else happens (E-30.03, E-33.02). */
  private onPhase(phase: Told<'phaseBegan'>['phase']): void {
    if (phase === 'start') this.calling = phase
    if (phase !== 'end') return
    this.happen({ what: phase, hero: -1, by: -1 })
    this.waiting = this.waiting.filter((one) => isPossible(this.board, one))
  }

  private callPhase(): void {
    const what = this.calling
    this.calling = null
    if (what !== null) this.happen({ what, hero: -1, by: -1 })
  }

  private take(hero: number, card: number | null, subject: number): Waits | null {
    const fits = this.waiting.filter((one) => one.hero === hero && one.card === card)
    const found = fits.find((one) => one.subject === subject) ?? fits[0] ?? null
    if (found !== null) this.waiting.splice(this.waiting.indexOf(found), 1)
    return found
  }

  private onPayAsked({ hero, face, subject }: Extract<EldarPrompt, { type: 'pay' }>): void {
    const one = this.waiting.find(
      (waits) =>
        waits.hero === hero &&
        waits.text.includes('you may') &&
        (waits.subject === subject || subject < 0) &&
        (waits.card === null
          ? this.board.hero(hero).face === face
          : this.state.cards.def[waits.card] === face),
    )
    this.must(one !== undefined, () => `E-17.04: Hero ${hero} is asked to pay for nothing that has triggered`)
    if (one === undefined) return
    this.inTurn(one)
    this.waiting.splice(this.waiting.indexOf(one), 1)
    this.asking = one
  }

  private onTriggered({ hero, card, targets, serial, face }: Told<'triggered'>): void {
    this.callPhase()
    const subject = this.state.stack.at(-1)?.subject ?? -1
    const isAsked = this.asking?.hero === hero && this.asking.card === card
    const one = isAsked ? this.asking : this.take(hero, card, subject)
    this.asking = null
    const { injury } = this.board.printed(face)
    if (
      one === null &&
      injury > 0 &&
      this.board.kit(hero).some((worn) => worn.card === card && worn.counters === 0)
    )
      return // E-24.09
    this.must(
      one !== null,
      () => `E-17.02: ${this.board.printed(face).name} on Hero ${hero} has not triggered`,
    )
    if (one !== null && !isAsked) this.inTurn(one)
    const slots = slotsIn(one?.text ?? '')
    this.aimed.set(serial, { mode: 0, targets: targets.slice(), x: 0 })
    targets.forEach((target, place) => {
      if (slots[place]?.kind !== 'hero' || this.board.seatOf(target) === this.board.seatOf(hero)) return
      this.board.note(hero).hasTargeted = true
      this.board.note(target).wasTargeted = true
    })
  }

  /** The holder of initiative puts all of theirs down first (E-17.06, E-R21). */
  private inTurn({ seat, text }: Waits): void {
    const { initiative } = this.state
    if (seat === initiative) return
    const early = this.waiting.find(
      (one) => one.seat === initiative && !one.isMaybe && isPossible(this.board, one),
    )
    this.must(
      early === undefined,
      () => `E-17.06: "${text}" goes down before "${early?.text}" of the holder of initiative`,
    )
  }

  private compareOrder(seat: Seat, options: readonly EldarOption[]): void {
    const possible = this.waiting.filter((one) => one.seat === seat && isPossible(this.board, one))
    const own = possible.map(({ hero, card }) => `${hero} ${card}`)
    const offered = options.flatMap((option) =>
      option.do === 'next' ? [`${option.hero} ${option.card}`] : [],
    )
    const sure = possible.filter(({ isMaybe }) => !isMaybe).map(({ hero, card }) => `${hero} ${card}`)
    const bled = this.state.heroes.flatMap((hero, id) =>
      hero.kit.flatMap((one) => (one?.counters === 0 ? [`${id} ${one.card}`] : [])),
    )
    const extra = offered.filter((one) => !own.includes(one) && !bled.includes(one))
    const missing = sure.filter((one) => !offered.includes(one))
    this.must(
      extra.length + missing.length === 0,
      () => `E-17.06: in order ${offered.join()}; waiting are ${own.join()}`,
    )
  }

  /** Whatever has triggered and can go on the stack lies there by now (E-17.02, E-R23). */
  private endPlacing(now: string): void {
    this.callPhase()
    const left = this.waiting.filter((one) => !one.isMaybe && isPossible(this.board, one))
    this.must(
      left.length === 0,
      () => `E-17.02: "${left[0]?.text}" of Hero ${left[0]?.hero} is not on the stack (${now})`,
    )
    this.waiting = []
    this.asking = null
  }
}

/** What comes before it has ended. */
const ENDS_AN_EFFECT: ReadonlySet<string> = new Set([
  'used',
  'triggered',
  'resolves',
  'phaseBegan',
  'roundBegan',
  'revived',
])
/** Before these, all that has triggered lies on the stack. */
const ENDS_PLACING: ReadonlySet<string> = new Set(['resolves', 'phaseBegan', 'revived', 'roundBegan'])

function upTo(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}
