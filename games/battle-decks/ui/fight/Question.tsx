import {
  chanceOf,
  isSuccess,
  type BattleEvent,
  type BattlePrompt,
  type BattleView,
} from '@trialhall/game-battle-decks'
import { useInteraction } from '@trialhall/table-ui'
import type { Ask, Seat, SeenEvent } from '@trialhall/kernel'
import { counted } from '@trialhall/kernel/wording'
import type { JSX } from 'react'
import { percent } from '../odds.ts'
import styles from './Question.module.css'

interface QuestionProps {
  readonly view: BattleView
  readonly ask: Ask
  readonly names: readonly string[]
  readonly story: readonly SeenEvent<BattleEvent>[]
  /** Dice are rolled once all have passed. */
  readonly isRollNext: boolean
}

/** The question of a window under the odds that it changes, with the word that says what comes of passing. */
export function Question({ view, ask, names, story, isRollNext }: QuestionProps): JSX.Element | null {
  const interaction = useInteraction()
  const prompt = ask.prompt as BattlePrompt
  const pass = ask.options.findIndex((option) => (option as { do: string }).do === 'pass')
  if (pass < 0 || (prompt.type !== 'window' && prompt.type !== 'reroll')) return null
  const isAlone = ask.options.length === 1
  return (
    <div className={styles.question} data-question={prompt.moment}>
      <p className={styles.words}>
        <b>{isRollNext ? 'Before the die: play an event?' : QUESTIONS[prompt.moment]}</b>
        <span>{sayNext(prompt, isAlone) ?? thenWords({ view, story }, ask.seat, names)}</span>
      </p>
      <button type="button" className={styles.pass} data-pass="" onClick={() => interaction.pick(pass)}>
        {passWord(isRollNext ? 'Play none, roll' : PASSES[prompt.moment], isAlone)}{' '}
        <kbd aria-hidden="true">P</kbd>
      </button>
    </div>
  )
}

type Window = Extract<BattlePrompt, { type: 'window' | 'reroll' }>

const QUESTIONS: Readonly<Record<Window['moment'], string>> = {
  'round-start': 'Before the first turn: play an event?',
  'turn-start': 'The turn begins: play an event?',
  'before-activation': 'Before anybody acts: play an event?',
  declared: 'Before it is done: play an event?',
  rolled: 'Roll it again?',
  applied: 'It is done: play an event?',
  'before-refill': 'Before the refill: play an event?',
  'turn-end': 'The turn ends: play an event?',
}

/** What passing does. */
const PASSES: Readonly<Record<Window['moment'], string>> = {
  'round-start': 'Play none, begin',
  'turn-start': 'Play none, go on',
  'before-activation': 'Play none, go on',
  declared: 'Play none, go on',
  rolled: 'Let it stand',
  applied: 'Play none, go on',
  'before-refill': 'Play none, refill',
  'turn-end': 'Play none, end the turn',
}

function passWord(word: string, isAlone: boolean): string {
  return isAlone ? word.replace('Play none, ', '').replace(/^./u, (first) => first.toUpperCase()) : word
}

/** What a new roll may bring, or that there is nothing to play. */
function sayNext(prompt: Window, isAlone: boolean): string | null {
  if (isAlone) return 'You hold no card for it.'
  if (prompt.type !== 'reroll') return null
  const now = isSuccess(prompt.die, prompt) ? 'It succeeds' : 'It fails'
  return `${now} as it lies; a new roll succeeds with ${percent(chanceOf(prompt.needed, prompt.modifier))}.`
}

/** Who is asked afterwards: the active player comes first, then the other, unless that has passed on what was played last (B-R51). */
function thenWords(
  { view, story }: Pick<QuestionProps, 'view' | 'story'>,
  seat: Seat,
  names: readonly string[],
): string {
  if (seat !== view.active || playedLast(story) === seat) return ''
  const [other, name] = [1 - seat, names[1 - seat] ?? 'the opponent']
  const count = view.sides[other]?.hand.length ?? 0
  if (count === 0) return `${name} has no card to answer with.`
  return `Then ${name} is asked, with ${counted(count, 'card')} in hand.`
}

/** Who played the last event of the window that is open; null while nobody has. */
function playedLast(story: readonly SeenEvent<BattleEvent>[]): Seat | null {
  const last = story.findLast(({ event }) => event.type === 'eventPlayed' || OPENING.has(event.type))?.event
  return last?.type === 'eventPlayed' ? last.seat : null
}

/** What happens before a window opens, and in none. */
const OPENING: ReadonlySet<BattleEvent['type']> = new Set([
  'roundBegan',
  'turnBegan',
  'drew',
  'reinforced',
  'equipped',
  'activated',
  'attacked',
  'used',
  'shielded',
  'attackRolled',
  'saveRolled',
  'rogueAttacked',
])
