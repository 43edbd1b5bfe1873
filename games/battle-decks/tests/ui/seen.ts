import { eventFor, type Ask, type SeenEvent } from '@trialhall/kernel'
import type { BattleEvent, BattleOption, BattlePrompt, BattleView } from '../../game.ts'
import type { Asked } from '../../ui/preview.ts'
import type { BattleScene } from '../lay.ts'

/** What a seat sees of a scene, has heard of it, and is asked. */
export interface SeenScene {
  readonly view: BattleView
  readonly story: readonly SeenEvent<BattleEvent>[]
  readonly ask: Ask
  readonly asked: Asked
}

/** What a seat has heard of a scene. */
export function heard(t: BattleScene, seat = 0): readonly SeenEvent<BattleEvent>[] {
  return t.told().map((told) => eventFor(told, seat))
}

/** What a seat sees of a scene in which it is asked. */
export function seen(t: BattleScene, seat = 0): SeenScene {
  const ask = t.match.askOf(seat)
  if (ask === null) throw new Error('this seat is not asked')
  const story = heard(t, seat)
  return { view: t.match.viewFor(seat), story, ask, asked: { prompt: ask.prompt as BattlePrompt, story } }
}

/** The option of an ask that does something with a card. */
export function optionOf(ask: Ask, deed: BattleOption['do'], card?: number): BattleOption {
  const options = ask.options as readonly BattleOption[]
  const found = options.find(
    (one) => one.do === deed && (card === undefined || ('card' in one && one.card === card)),
  )
  if (found === undefined) throw new Error(`${deed} is not offered`)
  return found
}
