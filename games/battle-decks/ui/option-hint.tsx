import type { BattleEvent, BattleOption, BattlePrompt, BattleView } from '@trialhall/game-battle-decks'
import type { SeenEvent } from '@trialhall/kernel'
import { OptionHint } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { passWords } from './clash/pass-words.ts'
import { sayPreview, unbroken, type SaidOdds } from './odds.ts'
import { previewOf } from './preview.ts'

/** Why an option is offered, as the table says it. */
interface Given {
  readonly prompt: unknown
  readonly story: readonly SeenEvent<BattleEvent>[]
}

/** What stands beside a choice of the prompt: its odds, what it changes, or what comes of passing. */
export function optionHint(about: unknown, view: BattleView, given: Given): JSX.Element | null {
  const said = sayHint(about as BattleOption, view, given)
  return said && <OptionHint main={unbroken(said.main)} rest={unbroken(said.rest)} />
}

/** The same in words. */
export function sayHint(option: BattleOption, view: BattleView, given: Given): SaidOdds | null {
  const asked = { prompt: given.prompt as BattlePrompt, story: given.story }
  const preview = previewOf(view, option, asked)
  const odds = preview && sayPreview(preview)
  const words = option.do === 'pass' || option.do === 'end-deploy' ? passWords(option, asked.prompt) : null
  if (words === null) return odds
  return odds === null ? { main: words, rest: '' } : { main: `${words}: ${odds.main}`, rest: odds.rest }
}
