import { wordsOf, type Done, type Words } from '@trialhall/kernel'
import type { LanesOption, LanesPrompt } from '../asks.ts'
import type { LanesEvent } from '../events.ts'
import type { LanesState } from '../state.ts'
import { EVENT_WORDS } from './events.ts'
import { who } from './names.ts'
import { OPTION_WORDS, type Begun } from './options.ts'
import { PROMPT_WORDS } from './prompts.ts'

/** All sentences of the game. */
export const WORDS: Words<LanesState, LanesEvent, LanesPrompt, Begun<LanesOption> | Done> = wordsOf({
  who,
  prompts: PROMPT_WORDS,
  options: OPTION_WORDS,
  events: EVENT_WORDS,
})
