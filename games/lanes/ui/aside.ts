import { HERO, type LanesOption, type LanesPrompt, type LanesView, type Unit } from '@trialhall/game-lanes'
import { arrowOf, shownDefence, stepOf } from './foresight.ts'
import { unitOf } from './refs.ts'

/** What stands beside a choice of the prompt: what comes of what a unit could do. */
export function asideOf(about: unknown, view: LanesView, asked: unknown): string | null {
  const { do: deed } = about as LanesOption
  const prompt = asked as LanesPrompt
  if (deed === 'end')
    return prompt.type === 'main' && view.phase === 'main1' ? 'your units act' : 'ends your turn'
  const unit = prompt.type === 'act' ? unitOf(view, prompt.card) : null
  if (!unit) return null
  if (deed === 'attack') return blowWords(view, unit)
  if (deed === 'advance') return stepOf(view, unit) ? null : 'cannot move'
  return deed === 'defend' ? `defence ${shownDefence(view, { ...unit, isDefending: true })}` : null
}

/** "−2", "hero −2", or why nothing would come of it. */
function blowWords(view: LanesView, unit: Unit): string {
  const arrow = arrowOf(view, unit)
  if (!arrow) return 'no target'
  if (arrow.label === 'lost') return 'disarmed'
  if (arrow.label === '0') return 'no damage'
  return arrow.to === HERO ? `hero ${arrow.label}` : arrow.label
}
