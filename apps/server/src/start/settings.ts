import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { USUAL_ADDRESS } from './address.ts'
import {
  choiceSetting,
  contactSetting,
  databaseSetting,
  daysSetting,
  linkSetting,
  mailServerSetting,
  numberSetting,
  senderSetting,
  siteSetting,
  switchSetting,
  textSetting,
  tokenSetting,
  type ServerSetting,
} from './setting-kinds.ts'
import { USUAL_MAIL_LIMITS } from '../calls/mail-book.ts'
import { USUAL_DAYS } from '../desk/retention.ts'
import { makeFolder } from '../store/folder/folder.ts'

/** Variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Everything that the server can be set to, by flags and by the environment alike: `metricsToken` is `--metrics-token`. A flag comes before a
 * variable, and one that is empty says nothing. README.md lists them, and `--help` prints them.
 */
export const SETTINGS = {
  host: textSetting({
    variable: 'HOST',
    value: '<address>',
    about: 'where to listen: 127.0.0.1 for this machine alone, 0.0.0.0 for the network',
    usual: USUAL_ADDRESS.host,
  }),
  port: numberSetting({
    variable: 'PORT',
    value: '<number>',
    about: 'the port to listen on; 0 takes any that is free',
    min: 0,
    max: 65535,
    usual: null,
    otherwise: `the first free one from ${USUAL_ADDRESS.port}`,
  }),
  data: textSetting({
    variable: 'TRIALHALL_DATA',
    value: '<folder>',
    about: 'the folder with all matches and accounts; one server at a time holds it',
    usual: 'data',
  }),
  database: databaseSetting({
    variable: 'TRIALHALL_DATABASE',
    about: 'the PostgreSQL database that keeps everything instead: postgres://user:password@host:5432/name',
  }),
  link: linkSetting({
    variable: 'TRIALHALL_LINK',
    about: 'the NATS server by which several servers share the database: nats://host:4222',
  }),
  proxy: switchSetting({
    variable: 'TRIALHALL_PROXY',
    about:
      'behind one proxy, which adds to X-Forwarded-For, sets X-Forwarded-Proto and hands on Host: what it says is believed',
  }),
  contact: contactSetting({
    variable: 'TRIALHALL_CONTACT',
    about: 'where push services reach you, should your notifications trouble them: mailto:you@example.org',
    otherwise: 'nowhere',
  }),
  mail: mailServerSetting({
    variable: 'TRIALHALL_MAIL',
    about:
      'the mail server by which letters are sent, once their readers have confirmed their address: smtp://user:password@host:587',
  }),
  mailFrom: senderSetting({
    variable: 'TRIALHALL_MAIL_FROM',
    about: 'whom letters are from: Trialhall <hall@example.org>',
  }),
  mailDaily: numberSetting({
    variable: 'TRIALHALL_MAIL_DAILY',
    value: '<number>',
    about: 'letters about matches that go out on a day, at most',
    min: 1,
    max: 1_000_000,
    usual: USUAL_MAIL_LIMITS.ofHall,
    otherwise: String(USUAL_MAIL_LIMITS.ofHall),
  }),
  site: siteSetting({
    variable: 'TRIALHALL_SITE',
    about: 'where people open the hall, for links in letters: https://hall.example.org',
  }),
  metricsToken: tokenSetting({
    variable: 'TRIALHALL_METRICS_TOKEN',
    about: 'what /metrics is given for, 16 characters or more',
    otherwise: 'no metrics',
  }),
  operatorToken: tokenSetting({
    variable: 'TRIALHALL_OPERATOR_TOKEN',
    about: 'what lets "trialhall admin" act as an operator of the hall, 16 characters or more',
    otherwise: 'a new one at each start, in operator.json of the data folder',
  }),
  invitation: tokenSetting({
    variable: 'TRIALHALL_INVITATION',
    about: 'a hall by invitation: the word, 16 characters or more, without which nobody new comes in',
    otherwise: 'everybody may come',
  }),
  wordFilter: choiceSetting({
    variable: 'TRIALHALL_WORD_FILTER',
    about: 'refuses slurs and obscenities of English in names and talk',
    allowed: ['on', 'off'],
    usual: 'on',
  }),
  keepGuests: daysSetting({
    variable: 'TRIALHALL_KEEP_GUESTS',
    about: 'days after which a guest who does not come back is deleted; 0 for never',
    usual: USUAL_DAYS.guests,
  }),
  keepTables: daysSetting({
    variable: 'TRIALHALL_KEEP_TABLES',
    about: 'days after which a table is forgotten that was closed before its match began; 0 for never',
    usual: USUAL_DAYS.tables,
  }),
  keepTalk: daysSetting({
    variable: 'TRIALHALL_KEEP_TALK',
    about: 'days after which talk at tables is forgotten whose match is over; 0 for never',
    usual: USUAL_DAYS.talk,
  }),
  logLevel: choiceSetting({
    variable: 'LOG_LEVEL',
    about: 'the least level of the log on standard error, a line of JSON each',
    allowed: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    usual: 'warn',
  }),
  web: {
    variable: 'TRIALHALL_WEB',
    value: '<folder>',
    about: 'the folder of the built page',
    usual: null,
    otherwise: 'apps/web/dist',
    read: (text) => text,
  } satisfies ServerSetting<string | null> as ServerSetting<string | null>,
} as const

type Table = typeof SETTINGS
/** Name of a setting, as it stands in the table. */
export type SettingName = keyof Table
/** What a server is set to. */
export type ServerSettings = { readonly [K in SettingName]: ReturnType<Table[K]['read']> | Table[K]['usual'] }

/** All settings by their names, in the order of the help. */
export const SETTING_NAMES: readonly SettingName[] = Object.keys(SETTINGS) as SettingName[]

/** The flag that sets something: `--metrics-token`. */
export function flagOf(name: SettingName): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** Where settings are read from. */
export interface SettingSources {
  readonly env: Environment
  /** What flags say, by the names of their settings. */
  readonly flags?: Readonly<Partial<Record<SettingName, string>>>
}

/** What the server is set to. Throws one sentence for what is wrong. */
export function settingsFrom(sources: SettingSources): ServerSettings {
  if (sources.env['TRIALHALL_METRICS'])
    throw new Error(
      'TRIALHALL_METRICS made the metrics public and no longer exists; set TRIALHALL_METRICS_TOKEN.',
    )
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, settingFrom(name, sources)])) as ServerSettings
}

/** One setting alone. Throws one sentence where it is wrong. */
export function settingFrom<K extends SettingName>(
  name: K,
  { env, flags }: SettingSources,
): ServerSettings[K] {
  const setting: ServerSetting<unknown> = SETTINGS[name]
  const flag = flags?.[name]
  const text = flag || env[setting.variable]
  if (!text) return setting.usual as ServerSettings[K]
  const called = flag ? flagOf(name) : setting.variable
  return setting.read(setting.isSecret ? unsealed(text, called) : text, called) as ServerSettings[K]
}

/** A secret, which may stand in a file that only the server can read. */
function unsealed(text: string, name: string): string {
  if (!text.startsWith('@')) return text
  try {
    return readFileSync(text.slice(1), 'utf8').trim()
  } catch (error) {
    throw new Error(`${name} names the file ${text.slice(1)}, which cannot be read.`, { cause: error })
  }
}

/** The data folder, made where there is none. Throws one sentence where it cannot be. */
export function madeDataFolder(path: string): string {
  const folder = resolve(path)
  try {
    makeFolder(folder)
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be made; set TRIALHALL_DATA to another one.`, {
      cause: error,
    })
  }
  return folder
}
