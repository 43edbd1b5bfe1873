import type { BattleOption } from '../../../games/battle-decks/asks.ts'
import type { BattleAsk } from '../../../games/battle-decks/bots/merit.ts'
import { chanceOf } from '../../../games/battle-decks/odds/chance.ts'
import { attackCheck } from '../../../games/battle-decks/rules/attacks.ts'
import { characterOn, isHero, seatOf } from '../../../games/battle-decks/rules/field.ts'
import type { BattleView } from '../../../games/battle-decks/state.ts'
import { variant } from '../kit/script.ts'
import page from './page.ts'

/** The safe hand: the attack that is likeliest to hit, whoever it hits, heroes where it is as likely; anything else as `page` does. */
export default variant('marksman', page, ({ view, ask }) => {
  const state = view as BattleView
  const { prompt } = ask as unknown as BattleAsk
  if (prompt.type !== 'act') return null
  const actor = characterOn(state, prompt.card)
  if (actor === null) return null
  const hit = (option: BattleOption): number => {
    if (option.do !== 'attack' || seatOf(state, option.card) === seatOf(state, prompt.card)) return 0
    const aimed = characterOn(state, option.card)
    if (aimed === null || aimed.hp <= 0) return 0
    const { needed, modifier } = attackCheck(state, actor, { target: option.card })
    return chanceOf(needed, modifier) + (isHero(state, aimed) ? 0.01 : 0)
  }
  const rates = ask.options.map((option) => hit(option as BattleOption))
  return Math.max(...rates) >= LIKELY ? hit : null
})

const LIKELY = 1 / 2
