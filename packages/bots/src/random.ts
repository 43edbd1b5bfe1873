import { below } from '@trialhall/kernel'
import type { Bot } from './bot.ts'
import { quickBot } from './quick.ts'

/** Picks any option, each as likely as the others. */
export const randomBot: Bot = quickBot('random', ({ ask }, chance) => below(chance, ask.options.length))
