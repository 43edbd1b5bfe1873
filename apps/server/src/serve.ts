import { createServer, type GameServer, type ServerOptions } from './create-server.ts'
import { NO_FILTER, wordFilter } from './people/word-filter.ts'
import { games } from './product.ts'
import { flagsFrom } from './start/flags.ts'
import { greeting } from './start/greeting.ts'
import { helpText } from './start/help.ts'
import { doorsOf } from './start/reachable.ts'
import { madeDataFolder, settingsFrom, type ServerSettings } from './start/settings.ts'
import { storeLine } from './start/store-line.ts'
import { messageOf } from './message-of.ts'

/** What was typed, or stands in the environment, is not as a setting must be. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting'
}

/** How the server's program was called: what was typed behind its name, and the environment. */
export interface Called {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Serves a hall until the process is told to end, or prints help where that is asked for. Throws one sentence, a `WrongSetting` where something is set wrongly. */
export async function serve(called: Called): Promise<void> {
  const settings = whatIsSet(called)
  if (settings === null) console.log(helpText('trialhall serve'))
  else await open(settings)
}

/** What the server is set to; null where help is wanted instead. */
function whatIsSet({ args, env }: Called): ServerSettings | null {
  try {
    const { isHelpAsked, flags } = flagsFrom(args)
    if (isHelpAsked) return null
    const settings = settingsFrom({ env, flags })
    if (settings.link !== null && settings.database === null)
      throw new Error(
        'TRIALHALL_LINK is set and TRIALHALL_DATABASE is not: servers that share a hall keep it in one database.',
      )
    const ofMail = [settings.mail, settings.mailFrom, settings.site]
    if (settings.mail !== null && ofMail.includes(null))
      throw new Error('TRIALHALL_MAIL is set: letters also need TRIALHALL_MAIL_FROM and TRIALHALL_SITE.')
    return settings
  } catch (error) {
    throw new WrongSetting(messageOf(error), { cause: error })
  }
}

async function open(settings: ServerSettings): Promise<void> {
  const { host, port, database, web } = settings
  const server = await createServer({
    games,
    ...(web === null ? {} : { webFolder: web }),
    logLevel: settings.logLevel,
    trustProxy: settings.proxy,
    metricsToken: settings.metricsToken,
    rules: {
      operatorToken: settings.operatorToken,
      invitation: settings.invitation,
      days: { guests: settings.keepGuests, tables: settings.keepTables, talk: settings.keepTalk },
      wordFilter: settings.wordFilter === 'on' ? wordFilter() : NO_FILTER,
    },
    contact: settings.contact,
    mail: mailIn(settings),
    ...(database === null ? { dataFolder: madeDataFolder(settings.data) } : { database }),
    ...(settings.link === null ? {} : { link: settings.link }),
    host,
    ...(port === null ? {} : { port }),
  })
  console.log(greeting(server.url, doorsOf({ host, port: server.port }), process.stdout))
  console.log(storeLine(server.data.place, server.data.kind))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(server))
}

/** How letters are sent; null where none are. */
function mailIn({
  mail: server,
  mailFrom: from,
  site,
  mailDaily: daily,
}: ServerSettings): NonNullable<ServerOptions['mail']> | null {
  return server === null || from === null || site === null ? null : { server, from, site, daily }
}

async function end(server: GameServer): Promise<void> {
  try {
    await server.close()
    process.exit(0)
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
}
