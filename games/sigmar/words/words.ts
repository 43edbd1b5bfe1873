import { wordsOf, type Done, type Words } from '@trialhall/kernel'
import type { SigmarOption, SigmarPrompt } from '../asks.ts'
import type { SigmarEvent } from '../events.ts'
import type { SigmarState } from '../state.ts'
import { EVENT_WORDS } from './events.ts'
import { who } from './names.ts'
import { OPTION_WORDS } from './options.ts'
import { PROMPT_WORDS } from './prompts.ts'

/** All sentences of the game. */
export const WORDS: Words<SigmarState, SigmarEvent, SigmarPrompt, SigmarOption | Done> = wordsOf({
  who,
  prompts: PROMPT_WORDS,
  options: OPTION_WORDS,
  events: EVENT_WORDS,
})
