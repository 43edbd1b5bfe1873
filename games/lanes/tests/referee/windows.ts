import type { Seat } from '@trialhall/kernel'
import { CLASSES, type LanesOption, type LanesPrompt, type LanesState, type Unit } from '../../game.ts'
import type { LanesEvent } from '../../events.ts'
import { castable } from './castable.ts'

/** What is asked, as the referee of the windows needs it. */
export interface Asked {
  readonly seat: Seat
  readonly prompt: LanesPrompt
  readonly options: readonly LanesOption[]
}

/**
 * Follows what is told and asked outside of battles and says when a window for fully charged spells is due, to whom, and with
 * what (L-FCC, L-R51 to L-R53). Each method returns a sentence when the ledger says otherwise, else null.
 */
export class WindowReferee {
  private phase = ''
  private active: Seat = 0
  /** Who is still to be asked in the window that is open, in order; null when none is. */
  private queue: Seat[] | null = null
  private moment = ''
  /** In a Main phase: its end was picked, and whether somebody cast after that. */
  private hasEnded = false
  private hasCast = false
  /** Cards whose Enchantments have resolved in the last Enchantments phase, and units that got Antimagic in it. */
  private readonly resolved = new Set<number>()
  private readonly warded = new Set<number>()
  /** The Enchantments phase is over and nothing was done since. */
  private isFresh = false
  /** Charges by seat and slot, as they are told. */
  private readonly charges: number[][]
  private readonly cards: (number | null)[][]
  private readonly asksAlways: boolean

  constructor(state: LanesState) {
    this.charges = state.players.map(({ slots }) => slots.map((slot) => slot.charges.reduce((a, b) => a + b)))
    this.cards = state.players.map(({ slots }) => slots.map(({ card }) => card))
    this.asksAlways = state.asksAlways
  }

  told(event: LanesEvent): string | null {
    this.noteCharges(event)
    if (event.type === 'conditionPlaced' && event.condition === 'antimagic') this.warded.add(event.card)
    if (event.type === 'phaseBegan') return this.phaseBegan(event)
    if (event.type === 'enchantmentResolved') return this.enchantmentResolved(event.seat, event.card)
    if (event.type === 'cast' && this.phase === 'battle') return 'a spell was cast in a Battle phase'
    return null
  }

  private noteCharges(event: LanesEvent): void {
    if (event.type === 'prepared' || event.type === 'replaced') {
      this.at(this.cards, event.seat)[event.slot] = event.type === 'prepared' ? event.card : null
      this.at(this.charges, event.seat)[event.slot] = 0
    }
    if (event.type === 'charged') {
      const charges = this.at(this.charges, event.seat)
      charges[event.slot] = (charges[event.slot] ?? 0) + 1
    }
    if (event.type === 'cast' && event.wasPrepared) {
      const slot = this.at(this.cards, event.seat).indexOf(event.card)
      this.at(this.cards, event.seat)[slot] = null
      this.at(this.charges, event.seat)[slot] = 0
    }
  }

  private at<T>(lists: readonly T[][], seat: Seat): T[] {
    return lists[seat] ?? []
  }

  private phaseBegan({ seat, phase }: { seat: Seat; phase: string }): string | null {
    const wrong = this.asksAlways ? this.closed() : null
    if (wrong) return wrong
    if (this.phase.startsWith('main') && (!this.hasEnded || this.hasCast)) return 'the Main phase is not over'
    this.active = seat
    this.hasEnded = false
    this.hasCast = false
    this.isFresh = phase === 'main1' && this.phase === 'enchantments'
    if (phase === 'enchantments') this.begun()
    this.phase = phase
    this.queue = phase === 'orbs' || phase === 'enchantments' ? this.both() : null
    this.moment = phase
    return null
  }

  private begun(): void {
    this.resolved.clear()
    this.warded.clear()
  }

  private enchantmentResolved(seat: Seat, card: number): string | null {
    if (this.phase !== 'enchantments' || seat !== this.active)
      return 'an Enchantment resolves out of its phase'
    if (this.resolved.has(card)) return 'an Enchantment resolves twice in one phase'
    const wrong = this.asksAlways ? this.closed() : null
    this.resolved.add(card)
    this.queue = this.both()
    return wrong
  }

  /** The active player comes first (L-R51). */
  private both(): Seat[] {
    return [this.active, 1 - this.active]
  }

  /** Asked is exactly whose prepared cards carry a charge. */
  private isDue(seat: Seat): boolean {
    return this.at(this.charges, seat).some((count) => count > 0)
  }

  /** A table may agree to ask only who can respond. */
  private isAsked(seat: Seat, state: LanesState): boolean {
    return this.isDue(seat) && (this.asksAlways || castable(state, seat).length > 0)
  }

  private closed(): string | null {
    const missing = this.queue?.find((seat) => this.isDue(seat))
    this.queue = null
    return missing === undefined ? null : `${'AB'[missing]} has a charge and was not asked`
  }

  asked(asked: Asked, state: LanesState): string | null {
    switch (asked.prompt.type) {
      case 'respond':
        return this.askedToRespond(asked, asked.prompt, state)
      case 'main':
        return this.askedMain(asked, state)
      case 'enchantment':
        return this.askedToResolve(asked, state)
      default:
        return null
    }
  }

  private askedToRespond(
    { seat, options }: Asked,
    { moment, isVain }: LanesPrompt & { type: 'respond' },
    state: LanesState,
  ): string | null {
    const { queue } = this
    if (!queue) return 'a window is open where there is none'
    if (this.phase === 'battle') return 'a window is open in a Battle phase'
    if (moment !== this.moment) return `the window is that of ${moment} instead of ${this.moment}`
    const able = castable(state, seat)
    const due = queue.find((one) => this.isAsked(one, state))
    if (due !== seat) return `${'AB'[seat]} is asked, and ${due === undefined ? 'nobody' : 'AB'[due]} is due`
    this.queue = queue.slice(queue.indexOf(seat))
    if (isVain !== this.comesAgain(seat, state)) return `the window is said to be ${isVain ? '' : 'not '}vain`
    const offered = options.flatMap((one) => (one.do === 'cast' ? [`${one.card} at ${one.at.join()}`] : []))
    return sameSets(offered, able) && options.length === able.length + 1 && options.at(-1)?.do === 'pass'
      ? null
      : `${'AB'[seat]} is offered ${offered.join(' | ')} and could cast ${able.join(' | ')}`
  }

  /** The window of the Mana Orb phase is that of the Enchantments phase as well, but for a Purity on a unit that loses Antimagic (L-R48). */
  private comesAgain(seat: Seat, { players, board }: LanesState): boolean {
    if (this.phase !== 'orbs') return false
    const mayWard = CLASSES[players[seat]?.class ?? -1] === 'paladin'
    const loses = board.some((unit) => unit?.owner === this.active && allyOf(unit) === seat)
    return !mayWard || !loses
  }

  private askedMain({ seat, prompt }: Asked, state: LanesState): string | null {
    if (!this.asksAlways && this.queue?.some((one) => this.isAsked(one, state)))
      return 'who can respond was not asked'
    const wrong = this.asksAlways ? this.closed() : null
    this.queue = null
    if (wrong) return wrong
    if (seat !== this.active || prompt.type !== 'main' || prompt.phase !== this.phase)
      return 'another Main phase is due'
    if (this.hasEnded && !this.hasCast) return 'a Main phase goes on that was over'
    this.hasEnded = false
    this.hasCast = false
    return this.isFresh ? this.afterEnchantments(state) : null
  }

  /** Before the First Main phase every Enchantment has resolved (L-ENP.3), and the owner's Antimagic is gone (L-R48). */
  private afterEnchantments(state: LanesState): string | null {
    this.isFresh = false
    const left = pending(state, this.active).filter((card) => !this.resolved.has(card))
    if (left.length > 0) return 'an Enchantment did not resolve'
    const warded = state.board.filter(
      (unit) => unit?.owner === this.active && unit.antimagic > 0 && !this.warded.has(unit.card),
    )
    return warded.length > 0 ? 'Antimagic has outlasted the Enchantments phase of the owner' : null
  }

  private askedToResolve({ seat, options }: Asked, state: LanesState): string | null {
    const wrong = this.asksAlways ? this.closed() : null
    if (wrong) return wrong
    if (seat !== this.active || this.phase !== 'enchantments')
      return 'the active player alone chooses the order'
    const due = pending(state, seat).filter((card) => !this.resolved.has(card))
    const offered = options.flatMap((one) => (one.do === 'resolve' ? [one.card] : []))
    return sameSets(offered.map(String), due.map(String)) ? null : 'other Enchantments are due'
  }

  /** What was picked for an ask. */
  picked({ seat, prompt }: Asked, option: LanesOption): void {
    if (prompt.type === 'main') {
      this.hasEnded = option.do === 'end'
      this.queue = [1 - seat]
      this.moment = option.do === 'end' ? 'end' : 'action'
    }
    if (prompt.type !== 'respond') return
    if (option.do === 'pass') this.queue = this.queue?.slice(1) ?? null
    else {
      this.hasCast = true
      this.queue = this.phase.startsWith('main') ? [1 - this.active] : this.both()
    }
  }

  /** True when this pick ends the First Main phase, so that a battle begins from the state as it is. */
  beginsBattle({ seat, prompt }: Asked, option: LanesOption, state: LanesState): boolean {
    if (this.phase !== 'main1') return false
    if (prompt.type === 'main') return option.do === 'end' && !this.isAsked(1 - seat, state)
    return prompt.type === 'respond' && option.do === 'pass' && this.hasEnded && !this.hasCast
  }
}

/** Whose side a unit is on now (L-R69). */
function allyOf({ owner, turnover }: Unit): Seat {
  return turnover > 0 ? 1 - owner : owner
}

/** Cards of a seat in play that carry a token of their own Enchantment (L-ENP.1). */
function pending({ players, board }: LanesState, seat: Seat): number[] {
  const lying = players[seat]?.area.filter(({ tokens }) => tokens > 0).map(({ card }) => card) ?? []
  const units = board.flatMap((unit) => (unit?.owner === seat && unit.tokens > 0 ? [unit.card] : []))
  return [...lying, ...units]
}

function sameSets(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join('|') === b.toSorted().join('|')
}
