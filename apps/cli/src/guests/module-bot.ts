import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { quickBot, type Bot, type Deliberation } from '@trialhall/bots'
import type { Chance, Position } from '@trialhall/kernel'
import { failed, misused } from '../failure.ts'

type QuickPick = (position: Position, chance: Chance) => number

const ALLOWED = 'allowed is a bot, or a function (position, chance) that answers the index of an option'

/**
 * Makes one file of a module and of what it imports, in JavaScript, where threads can import it from; answers its address. Throws a
 * Failure where there is no such file or it does not compile.
 */
export async function bundledModule(path: string): Promise<string> {
  if (!existsSync(path)) throw misused(`There is no bot ${path}; name a module, or a command as "exec:…".`)
  const { build } = await import('esbuild')
  const built = await build({
    entryPoints: [resolve(path)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['source'], // inside the repository; packages elsewhere have no such entry
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw failed(`${path} does not compile: ${firstFault(error)}.`)
  })
  const text = built.outputFiles[0]?.text ?? ''
  const file = join(freshFolder(), `${basename(path, extname(path))}.mjs`)
  writeFileSync(file, text)
  return pathToFileURL(file).href
}

/** One that only this process writes to, and that goes with it: what lies in a shared one may be half of a bot, or somebody else's. */
function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trialhall-bot-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

interface BuildFault {
  readonly text: string
  readonly location: { readonly line: number } | null
}

function firstFault(error: unknown): string {
  const [first] = (error as { readonly errors?: readonly BuildFault[] }).errors ?? []
  if (!first) return String(error)
  return first.location ? `line ${first.location.line}: ${first.text}` : first.text
}

/** The bot that a module exports, under the name that was typed for it. Throws a Failure where it exports none. */
export async function moduleBot(id: string, href: string): Promise<Bot> {
  const exported = await import(href).catch((error: unknown) => {
    throw failed(`${id} cannot be loaded: ${messageOf(error)}.`)
  })
  const bot: unknown = exported.default ?? exported.bot
  if (typeof bot === 'function') return guarded(id, quickBot(id, bot as QuickPick))
  if (isBot(bot)) return guarded(id, bot)
  throw failed(`${id} exports no bot as default or "bot"; ${ALLOWED}.`)
}

function isBot(value: unknown): value is Bot {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Bot>).begin === 'function'
}

/** The same bot, whose errors say whose they are, and whose picks are options. */
function guarded(id: string, bot: Bot): Bot {
  const { isTimed = false, limitMs = Number.POSITIVE_INFINITY } = bot
  return {
    id,
    isTimed,
    limitMs,
    begin: (position, start) => watched(id, position, () => bot.begin(position, start)),
  }
}

function watched(id: string, position: Position, begin: () => Deliberation): Deliberation {
  const { length } = position.ask.options
  return named(id, () => {
    const deliberation = begin()
    return {
      advance: (until) => named(id, () => deliberation.advance(until)),
      conclude: () => {
        const thought = named(id, () => deliberation.conclude())
        if (Number.isInteger(thought.pick) && thought.pick >= 0 && thought.pick < length) return thought
        throw new Error(`${id} picked ${String(thought.pick)}; allowed is 0 to ${length - 1}.`)
      },
    }
  })
}

function named<T>(id: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Error(`${id} failed when it was asked: ${messageOf(error)}.`, { cause: error })
  }
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
}
