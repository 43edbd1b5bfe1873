import { quickBot, type Bot } from '@trialhall/bots'
import type { TempusAsk } from '../../bots/ask.ts'
import { pickIn } from '../../bots/rollout.ts'
import type { TempusView } from '../../state.ts'

/** Takes the quick pick of rollouts and thinks no further: what every search must beat. */
export const quickPickBot: Bot = quickBot('quick-pick', ({ view, seat, ask }, chance) =>
  pickIn(view as TempusView, { ...ask, seat } as TempusAsk, chance),
)
