import { wordsOf, type Done, type Words } from '@trialhall/kernel'
import type { TempusOption, TempusPrompt } from '../asks.ts'
import type { TempusEvent } from '../events.ts'
import type { TempusState } from '../state.ts'
import { EVENT_WORDS } from './events.ts'
import { who } from './names.ts'
import { OPTION_WORDS } from './options.ts'
import { PROMPT_WORDS } from './prompts.ts'
import { SPACES } from './spaces.ts'

const SENTENCES: Words<TempusState, TempusEvent, TempusPrompt, TempusOption | Done> = wordsOf({
  who,
  prompts: PROMPT_WORDS,
  options: OPTION_WORDS,
  events: EVENT_WORDS,
})

/** All sentences of the game, and its map. A prompt speaks to the Hero that is asked: "you". */
export const WORDS: Words<TempusState, TempusEvent, TempusPrompt, TempusOption | Done> = {
  ...SENTENCES,
  prompt(facts, about) {
    const asked = { ...facts, asked: about.seat }
    return SENTENCES.prompt(asked, about)
  },
  spaces: SPACES,
}
