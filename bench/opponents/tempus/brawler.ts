import type { TempusOption } from '../../../games/tempus/asks.ts'
import type { TempusAsk } from '../../../games/tempus/bots/ask.ts'
import { meanDamage } from '../../../games/tempus/odds/blow.ts'
import { actionOn } from '../../../games/tempus/rules/play/actions.ts'
import type { TempusView } from '../../../games/tempus/state.ts'
import { variant } from '../kit/script.ts'
import page from './page.ts'

/** The brawler: whoever can be attacked is attacked, with what deals most, before any skill is tried; anything else as `page` does. */
export default variant('brawler', page, ({ view, ask }) => {
  const state = view as TempusView
  const { prompt } = ask as unknown as TempusAsk
  if (prompt.type !== 'turn') return null
  const attack = (option: TempusOption): number => {
    const action = option.do === 'act' ? actionOn(state, option.card) : null
    return action?.attack ? 1 + meanDamage(action.attack, 0) : 0
  }
  return ask.options.some((option) => attack(option as TempusOption) > 0) ? attack : null
})
