import type { TempusOption } from '../../../games/tempus/asks.ts'
import type { TempusAsk } from '../../../games/tempus/bots/ask.ts'
import { actionOn } from '../../../games/tempus/rules/play/actions.ts'
import type { TempusView } from '../../../games/tempus/state.ts'
import { variant } from '../kit/script.ts'
import page from './page.ts'

/** The pilgrim: every Action for Quests, walking before fighting, and attacks only when nothing else is left; anything else as `page` does. */
export default variant('pilgrim', page, ({ view, ask }) => {
  const state = view as TempusView
  const { prompt } = ask as unknown as TempusAsk
  if (prompt.type !== 'turn') return null
  return (option: TempusOption) => {
    if (option.do === 'skill') return 100
    if (option.do === 'use' || option.do === 'maintain') return 50
    if (option.do === 'walk') return 40
    if (option.do !== 'act') return 0
    const action = actionOn(state, option.card)
    if (action === null) return 0
    return action.attack === null ? 30 + action.spaces / 10 : 20
  }
})
