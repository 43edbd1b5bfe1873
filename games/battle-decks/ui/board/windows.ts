import {
  attackOdds,
  cardOf,
  characterOn,
  equalizerOf,
  handOdds,
  ownerOf,
  seatOf,
  type BattleEvent,
  type BattleOption,
  type BattlePrompt,
  type BattleView,
  type Strike,
} from '@trialhall/game-battle-decks'
import type { Ask, CardId, Seat } from '@trialhall/kernel'
import type { MuteSpec, ResponseWindow } from '@trialhall/table-ui'
import { abilityNamed } from '../clash/abilities.ts'

/** The windows that are passed by themselves where passing is all there is. */
export const WINDOWS: readonly ResponseWindow[] = [
  { prompt: 'window:round-start', label: 'When a round starts' },
  { prompt: 'window:turn-start', label: 'When a turn begins' },
  { prompt: 'window:before-activation', label: 'Before a character is activated' },
  { prompt: 'window:declared', label: 'Before the dice of an attack or an ability' },
  { prompt: 'reroll', label: 'When a die could be rolled again' },
  { prompt: 'window:applied', label: 'After an attack or an ability' },
  { prompt: 'window:before-refill', label: 'Before a hand is refilled' },
  { prompt: 'window:turn-end', label: 'When a turn ends' },
]

/** The windows of each step of a turn, by the phase that the rules are in. */
export const WINDOWS_OF = {
  round: ['window:round-start'],
  turn: ['window:turn-start'],
  activation: ['window:before-activation', 'window:declared', 'reroll', 'window:applied'],
  refill: ['window:before-refill', 'window:turn-end'],
} as const

/** What makes somebody who lets windows pass look up: a new round, an attack or a harmful ability on their side, and what it suffers. */
export function isAlarm(event: BattleEvent, viewer: Seat, view: BattleView): boolean {
  switch (event.type) {
    case 'roundBegan':
      return true
    case 'attacked':
    case 'rogueAttacked':
      return event.cards.some((card) => seatOf(view, card) === viewer)
    case 'used':
      return isHarmful(event.ability) && ownerOf(view, event.card) !== viewer
    case 'saveRolled':
      return !event.isSuccess && ownerOf(view, event.card) === viewer
    default:
      return isLoss(event, viewer, view)
  }
}

/** Whether a character of a seat was hurt, fell or left the field. */
function isLoss(event: BattleEvent, seat: Seat, view: BattleView): boolean {
  switch (event.type) {
    case 'hurt':
    case 'fell':
      return seatOf(view, event.card) === seat
    case 'defeated': // it has left the field
      return ownerOf(view, event.card) === seat
    default:
      return false
  }
}

/** Whoever it reaches must save against it. */
function isHarmful(ability: string): boolean {
  return (abilityNamed(ability)?.deed.danger ?? null) !== null
}

const LULLS: ReadonlySet<string> = new Set([
  'round-start',
  'turn-start',
  'before-activation',
  'before-refill',
  'turn-end',
])

/** Whether a window opens only because a turn goes on: no attack and no ability is answered there. */
export function isLull(prompt: unknown): boolean {
  const asked = prompt as BattlePrompt // what this game asks
  return asked.type === 'window' && LULLS.has(asked.moment)
}

/** Whether the other side has brought or played something since a seat let windows pass, or another round has begun. */
export function isStir(event: BattleEvent, viewer: Seat): boolean {
  switch (event.type) {
    case 'roundBegan':
      return true
    case 'reinforced':
    case 'equipped':
    case 'eventPlayed':
    case 'rogueEntered':
      return event.seat !== viewer
    default:
      return false
  }
}

type DeclaredPrompt = Extract<BattlePrompt, { readonly type: 'window' }>

/**
 * Whether an event changes nothing of the attack that was declared, on whomever it is played, so that right after the attack is early enough
 * for it (B-R51): a heal where somebody else is attacked, equipment that does not count in this attack, readiness.
 */
export function isIdle(about: unknown, { prompt: why, seat }: Ask, view: BattleView): boolean {
  const [option, prompt] = [about as BattleOption, why as BattlePrompt] // what this game asks and offers
  if (option.do !== 'event' || prompt.type !== 'window' || prompt.moment !== 'declared') return false
  const strike = strikeOf(view, prompt)
  if (strike === null || !waits(view, option.card) || attackOdds(view, strike) === null) return false
  return handOdds(view, strike, { seat, moment: 'declared' }).every(({ card }) => card !== option.card)
}

/** The attack that a window is about; null where an ability is used, which may do all kinds of things. */
function strikeOf(view: BattleView, { card, cards, ability }: DeclaredPrompt): Strike | null {
  const [target] = cards
  if (ability !== null || card === null || target === undefined) return null
  const attacker = characterOn(view, card) ?? rogueOf(view, card)
  return attacker && { attacker, target }
}

function rogueOf(view: BattleView, card: CardId): Strike['attacker'] | null {
  return cardOf(view, card).kind === 'equalizer' ? equalizerOf(view, card) : null
}

/** Whether an event can be played as well when the attack is over. */
function waits(view: BattleView, card: CardId): boolean {
  const printed = cardOf(view, card)
  return printed.kind === 'event' && printed.moments.includes('applied')
}

/** Somebody is left alone with their events for a round, but for when one of their characters is attacked or was hurt. */
export const MUTES: MuteSpec<BattleView, BattleEvent> = {
  until: 'this round',
  except: 'When one of your characters is attacked, must save or has been hurt, you are asked all the same.',
  wakes: (event, seat, view) => event.type === 'roundBegan' || isLoss(event, seat, view),
  isGrave: (prompt, seat, view) => {
    const asked = prompt as BattlePrompt // what this game asks
    if (asked.type === 'reroll') return asked.isSave && seatOf(view, asked.card) === seat
    if (asked.type !== 'window' || asked.moment !== 'declared') return false
    const { card, cards, ability } = asked
    if (card !== null && seatOf(view, card) === seat) return false
    return (ability !== null && isHarmful(ability)) || cards.some((one) => seatOf(view, one) === seat)
  },
}
