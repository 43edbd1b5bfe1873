import { DUEL_VALOR, type SigmarOption, type SigmarPrompt, type SigmarView } from '@trialhall/game-sigmar'
import { OptionHint } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { isHopeless } from './hopeless.ts'
import { percent } from './odds.ts'
import { previewOf, type Asked, type Likelihood } from './preview.ts'

/** What stands beside a choice of the prompt: its chance, what it makes of one ("50 → 67 %"), or how much it takes ("2 of 5"). */
export function optionHint(about: unknown, view: SigmarView, asked: Asked): ReactNode {
  const option = about as SigmarOption
  if (option.do === 'attempt' && isHopeless(view, option.card))
    return <OptionHint main="cannot succeed" rest="" isIdle />
  if (option.do === 'rest') return restWords(view)
  if (option.do === 'take-valor' || option.do === 'take-card') return spoilsOf(view, option.do, asked)
  const preview = previewOf(view, option, asked)
  if (preview === null) return null
  const { now, after } = preview
  if (after === null) return said(now)
  if (said(now) === said(after)) return `still ${said(now)}`
  return `${said(now).replace(' %', '')} → ${said(after)}`
}

/** The cards that a rest gives are lost with a Draw Phase that is skipped (S-R55), and with a turn that does not come. */
function restWords({ viewer, active, players, round, roundLimit }: SigmarView): string {
  if (round >= roundLimit) return 'no turn is left'
  return players[viewer ?? active]?.skipsDraw ? 'no draw next turn' : 'draw 2 next turn'
}

/** How much of what the loser of a Duel has is taken. */
function spoilsOf(view: SigmarView, what: 'take-valor' | 'take-card', asked: Asked): string | null {
  const prompt = asked.prompt as SigmarPrompt
  const beaten = prompt.type === 'spoils' ? view.players[prompt.loser] : undefined
  if (!beaten) return null
  const { valor, hand } = beaten
  return what === 'take-card' ? `1 of ${hand.length}` : `${Math.min(DUEL_VALOR, valor)} of ${valor}`
}

function said({ chance, isSure }: Likelihood): string {
  return isSure ? 'sure' : percent(chance)
}
