import { botNamed } from '@trialhall/bots'
import { given, misused } from '../failure.ts'
import { bundledModule, moduleBot } from './module-bot.ts'

/** A bot as a thread is told of it: the name of one of ours, a module to import, or a command to run. Plain data. */
export type BotSpec =
  | string
  | { readonly id: string; readonly module: string }
  | { readonly id: string; readonly command: string; readonly patienceMs: number }

const COMMAND = 'exec:'
const IS_MODULE = /^\.{0,2}[/\\]|\.[mc]?[jt]s$/

/** The bots that were typed. Throws a Failure for a name that is none, a module without a bot, and an empty command. */
export async function botSpecs(typed: readonly string[], patienceMs: number): Promise<BotSpec[]> {
  const specs: BotSpec[] = []
  for (const name of typed) specs.push(await botSpec(name, patienceMs))
  return specs
}

async function botSpec(name: string, patienceMs: number): Promise<BotSpec> {
  if (name.startsWith(COMMAND)) return commandSpec(name, patienceMs)
  if (!IS_MODULE.test(name)) return given(botNamed(name)).id
  const module = await bundledModule(name)
  await moduleBot(name, module)
  return { id: name, module }
}

function commandSpec(id: string, patienceMs: number): BotSpec {
  const command = id.slice(COMMAND.length).trim()
  if (command === '')
    throw misused(`--bots names no command behind ${COMMAND}; an example is "exec:python3 bot.py".`)
  return { id, command, patienceMs }
}

/** What bots are called in tables: modules by their file, where that tells them apart. */
export function shortNames(ids: readonly string[]): string[] {
  const short = ids.map((id) => (IS_MODULE.test(id) ? (/([^/\\]+?)\.\w+$/.exec(id)?.[1] ?? id) : id))
  return ids.map((id, i) => {
    const name = short[i] ?? id
    return ids.every((other, j) => other === id || short[j] !== name) ? name : id
  })
}

/** What a bot is called in results: what was typed for it. */
export function idOf(spec: BotSpec): string {
  return typeof spec === 'string' ? spec : spec.id
}
