import { plain, wordsOf, type Done, type Piece, type Sentence, type Words } from '@trialhall/kernel'
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
    return withoutExclamations(SENTENCES.prompt(asked, about))
  },
  event: (facts, event) => withoutFullStops(SENTENCES.event(facts, event)),
  spaces: SPACES,
}

/** Names such as that of a Quest may end with an exclamation mark of their own; no full stop follows it. */
function withoutFullStops(sentence: Sentence): Sentence {
  return sentence.flatMap((piece, at) => {
    if (typeof piece !== 'string' || !piece.startsWith('.') || !isExclaimed(sentence[at - 1])) return [piece]
    return piece === '.' ? [] : [piece.slice(1)]
  })
}

/** Nor does it keep that mark within a question. */
function withoutExclamations(sentence: Sentence): Sentence {
  return sentence.map((piece) =>
    typeof piece !== 'string' && isExclaimed(piece) ? { ...piece, text: piece.text.slice(0, -1) } : piece,
  )
}

function isExclaimed(piece: Piece | undefined): boolean {
  return piece !== undefined && plain([piece]).endsWith('!')
}
