import {
  characterOn,
  heroesLeft,
  isHero,
  seatOf,
  type BattleEvent,
  type BattleOption,
  type BattlePrompt,
  type BattleView,
} from '@trialhall/game-battle-decks'
import type { CardId, SeenEvent } from '@trialhall/kernel'
import { OptionHint } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { deployedWords, passWords } from './clash/pass-words.ts'
import { isIdle } from './help.ts'
import { sayPreview, unbroken, type SaidOdds } from './odds.ts'
import { previewOf, type AttackPreview } from './preview.ts'

/** Why an option is offered, as the table says it. */
interface Given {
  readonly prompt: unknown
  /** All that is offered there. */
  readonly options: readonly unknown[]
  readonly story: readonly SeenEvent<BattleEvent>[]
}

/** What stands beside a choice of the prompt: its odds, what it changes, or what comes of passing. */
export function optionHint(about: unknown, view: BattleView, given: Given): JSX.Element | null {
  const option = about as BattleOption
  const said = sayHint(option, view, given)
  const asked = { prompt: given.prompt as BattlePrompt, story: given.story }
  const isDim = option.do === 'event' && isIdle(previewOf(view, option, asked))
  return said && <OptionHint main={unbroken(said.main)} rest={unbroken(said.rest)} isIdle={isDim} />
}

/** The same in words. */
export function sayHint(option: BattleOption, view: BattleView, given: Given): SaidOdds | null {
  const asked = { prompt: given.prompt as BattlePrompt, story: given.story }
  const preview = previewOf(view, option, asked)
  const odds =
    preview?.kind === 'attack'
      ? sayFate(view, preview)
      : withSide(preview && sayPreview(preview), sideOfTarget(option, view, given))
  const words = endWords(option, view, asked.prompt)
  if (words === null) return odds
  return odds === null ? { main: words, rest: '' } : { main: `${words}: ${odds.main}`, rest: odds.rest }
}

/** The odds of an attack; where a hit is the end of a hero, with what that means. */
function sayFate(view: BattleView, preview: AttackPreview): SaidOdds {
  const said = sayPreview(preview)
  const { target, odds } = preview
  const character = characterOn(view, target)
  if (said.rest !== 'out' || odds.length > 1 || character === null || !isHero(view, character)) return said
  const seat = seatOf(view, target)
  if (heroesLeft(view, seat) > 1) return { ...said, rest: 'hero out' }
  return { ...said, rest: seat === view.viewer ? 'loses the match' : 'wins the match' }
}

/** What comes of doing no more. */
function endWords({ do: deed }: BattleOption, view: BattleView, prompt: BattlePrompt): string | null {
  if (deed === 'end-deploy') return deployedWords(view)
  return deed === 'pass' ? passWords(prompt) : null
}

/** "yours" or "theirs", where characters of both sides are offered as targets; '' elsewhere. */
function sideOfTarget(option: BattleOption, view: BattleView, { options }: Given): string {
  const own = ownTargets(options as readonly BattleOption[], view)
  if (option.do !== 'target' || !own.has(option.card) || new Set(own.values()).size < 2) return ''
  return own.get(option.card) ? 'yours' : 'theirs'
}

/** The characters that are offered as targets, with whether they are the viewer's. */
function ownTargets(options: readonly BattleOption[], view: BattleView): ReadonlyMap<CardId, boolean> {
  const targets = options.flatMap((one) =>
    one.do === 'target' && characterOn(view, one.card) ? [one.card] : [],
  )
  return new Map(targets.map((card) => [card, seatOf(view, card) === view.viewer]))
}

function withSide(odds: SaidOdds | null, side: string): SaidOdds | null {
  if (side === '') return odds
  return odds === null
    ? { main: side, rest: '' }
    : { main: odds.main, rest: [odds.rest, side].filter(Boolean).join(', ') }
}
