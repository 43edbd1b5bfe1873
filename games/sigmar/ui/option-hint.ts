import type { SigmarOption, SigmarView } from '@trialhall/game-sigmar'
import { percent } from './odds.ts'
import { previewOf, type Asked, type Likelihood } from './preview.ts'

/** What stands beside a choice of the prompt: its chance, or what it makes of one ("50 → 67 %"). */
export function optionHint(about: unknown, view: SigmarView, asked: Asked): string | null {
  const option = about as SigmarOption
  if (option.do === 'rest') return 'draw 2 next turn'
  const preview = previewOf(view, option, asked)
  if (preview === null) return null
  const { now, after } = preview
  return after === null ? said(now) : `${said(now).replace(' %', '')} → ${said(after)}`
}

function said({ chance, isSure }: Likelihood): string {
  return isSure ? 'sure' : percent(chance)
}
