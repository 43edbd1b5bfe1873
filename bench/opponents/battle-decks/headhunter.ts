import type { BattleOption } from '../../../games/battle-decks/asks.ts'
import type { BattleAsk } from '../../../games/battle-decks/bots/merit.ts'
import { attackCheck } from '../../../games/battle-decks/rules/attacks.ts'
import { characterOn, isHero, seatOf } from '../../../games/battle-decks/rules/field.ts'
import type { BattleView } from '../../../games/battle-decks/state.ts'
import { chanceOf } from '../../../games/battle-decks/odds/chance.ts'
import { variant } from '../kit/script.ts'
import page from './page.ts'

/** Only the three heroes decide: whoever acts attacks the hero with the fewest HP, as long as a hit is not hopeless; anything else as `page` does. */
export default variant('headhunter', page, ({ view, ask }) => {
  const state = view as BattleView
  const { prompt } = ask as unknown as BattleAsk
  if (prompt.type !== 'act' && prompt.type !== 'aim' && prompt.type !== 'next-target') return null
  const actor = characterOn(state, prompt.card)
  if (actor === null) return null
  const heroOf = (option: BattleOption): number => {
    if (!('card' in option)) return 0
    const aimed = characterOn(state, option.card)
    if (aimed === null || !isHero(state, aimed) || aimed.hp <= 0) return 0
    if (seatOf(state, option.card) === seatOf(state, prompt.card)) return 0
    const { needed, modifier } = attackCheck(state, actor, { target: option.card })
    return chanceOf(needed, modifier) < HOPELESS ? 0 : 100 - aimed.hp
  }
  const rates = ask.options.map((option) => heroOf(option as BattleOption))
  return Math.max(...rates) > 0 ? heroOf : null
})

const HOPELESS = 1 / 4
