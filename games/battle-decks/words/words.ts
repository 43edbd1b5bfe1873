import { wordsOf, type Words } from '@trialhall/kernel'
import type { BattleOption, BattlePrompt } from '../asks.ts'
import type { BattleEvent } from '../events.ts'
import type { BattleState } from '../state.ts'
import { EVENT_WORDS } from './events.ts'
import { who } from './names.ts'
import { OPTION_WORDS } from './options.ts'
import { PROMPT_WORDS } from './prompts.ts'

/** All sentences of the game. */
export const WORDS: Words<BattleState, BattleEvent, BattlePrompt, BattleOption> = wordsOf({
  who,
  prompts: PROMPT_WORDS,
  options: OPTION_WORDS,
  events: EVENT_WORDS,
})
