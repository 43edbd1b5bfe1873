import type { RolloutAsk } from '@trialhall/kernel'
import type { TempusOption, TempusPrompt } from '../asks.ts'

/** An ask of this game, as quick picks and shortlists see it. */
export type TempusAsk = RolloutAsk<TempusPrompt, TempusOption>

/** How good each option is, in VP; 0 is to do nothing. */
export type Merit = (option: TempusOption) => number
