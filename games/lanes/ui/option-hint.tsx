import {
  blowOf,
  COLOURS,
  heldFace,
  HERO,
  playerAt,
  remaining,
  SPARK_COST,
  unitAt,
  type LanesOption,
  type LanesPrompt,
  type LanesView,
  type Mana,
  type Unit,
} from '@trialhall/game-lanes'
import { UNKNOWN, type CardId } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { arrowOf, stepOf } from './preview.ts'
import { Price } from './mana/Price.tsx'
import { unitOf } from './refs.ts'
import { shownDefence } from './stance.ts'
import { nameIn } from './unit-words.ts'

/** What stands beside a choice of the prompt: its price, or what comes of what a unit could do. */
export function optionHint(about: unknown, view: LanesView, { prompt: why }: { prompt: unknown }): ReactNode {
  const option = about as LanesOption
  const { do: deed } = option
  const prompt = why as LanesPrompt
  if (deed === 'node' || deed === 'overwhelm') return '1 token' // L-R68
  const price = priceOf(view, option)
  if (price) return <Price mana={price} />
  if (deed === 'end') return view.phase === 'main1' ? 'your units act' : null
  const unit = prompt.type === 'act' ? unitOf(view, prompt.card) : null
  if (!unit) return null
  if (deed === 'attack') return blowWords(view, unit)
  if (deed === 'advance') return stepWords(view, unit)
  return deed === 'defend' ? `defence ${shownDefence(view, { ...unit, isDefending: true })}` : null
}

/** What is paid for an option, by colour; null for what is not paid with mana. */
export function priceOf(view: LanesView, option: LanesOption): Mana | null {
  switch (option.do) {
    case 'muster':
    case 'cast':
      return priceOfCard(view, option.card)
    case 'charge':
      return COLOURS.map((_, colour) => (colour === option.colour ? 1 : 0))
    case 'spark':
      return SPARK_COST
    default:
      return null
  }
}

/** The cost of a card that the viewer holds, less the charges on it (L-CHG.4). */
function priceOfCard(view: LanesView, card: CardId): Mana | null {
  if (view.viewer === null || (view.cards.def[card] ?? UNKNOWN) === UNKNOWN) return null
  const player = playerAt(view, view.viewer)
  const { cost } = heldFace(view, player, card)
  const slot = player.slots.find((one) => one.card === card)
  return slot ? remaining(cost, slot.charges) : cost
}

/** "row 3", or that nothing would come of it. */
function stepWords(view: LanesView, unit: Unit): string {
  const step = stepOf(view, unit)
  return step ? `row ${Math.floor(step.to / view.lanes) + 1}` : 'cannot move'
}

/** "Guard −2", "Guard (2,3) −2, dies", "hero −2", or why nothing would come of it. */
function blowWords(view: LanesView, unit: Unit): string {
  const arrow = arrowOf(view, unit)
  if (!arrow) return 'no target'
  if (arrow.label === 'lost') return 'disarmed'
  if (arrow.to === HERO) return arrow.label === '0' ? 'no damage' : `hero ${arrow.label}`
  const target = unitAt(view, arrow.to)
  const whom = target === null ? '' : `${nameIn(view, target)} `
  if (arrow.label === '0') return `${whom}no damage`
  // What has no HP is never felled.
  const isFelled = target !== null && (target.hp ?? Infinity) <= blowOf(view, unit, target).damage
  return `${whom}${arrow.label}${isFelled ? ', dies' : ''}`
}
