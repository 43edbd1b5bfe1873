import { resolve } from 'node:path'
import { makeFolder } from '../store/folder/folder.ts'
import { databasePlace } from '../store/postgres/place.ts'

/** Variables of the environment that the server is set with; README.md lists them. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Levels of the log, from the one that says most. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** The least level that is logged. Throws one sentence where there is no such level. */
export function logLevelFrom(env: Environment): string {
  const wanted = env['LOG_LEVEL'] || 'warn'
  if (LOG_LEVELS.some((level) => level === wanted)) return wanted
  throw new Error(`LOG_LEVEL is "${wanted}"; allowed is one of ${LOG_LEVELS.join(', ')}.`)
}

/** The folder of all matches and accounts, made where there is none. Throws one sentence where it cannot be. */
export function dataFolderFrom(env: Environment): string {
  const folder = resolve(env['TRIALHALL_DATA'] || 'data')
  try {
    makeFolder(folder)
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be made; set TRIALHALL_DATA to another one.`, {
      cause: error,
    })
  }
  return folder
}

/** Fewer characters could be guessed. */
const SHORTEST_TOKEN = 16

/** The token that /metrics is given for, or null where there are to be none. Throws one sentence where it is too short to keep anybody out. */
export function metricsTokenFrom(env: Environment): string | null {
  if (env['TRIALHALL_METRICS'])
    throw new Error(
      'TRIALHALL_METRICS made the metrics public and no longer exists; set TRIALHALL_METRICS_TOKEN.',
    )
  const token = env['TRIALHALL_METRICS_TOKEN']
  if (!token) return null
  if (/^[\x21-\x7e]+$/.test(token) && token.length >= SHORTEST_TOKEN) return token
  throw new Error(
    `TRIALHALL_METRICS_TOKEN has ${token.length} characters; it must have at least ${SHORTEST_TOKEN}, letters, digits and signs without blanks.`,
  )
}

/** The address of the PostgreSQL database that keeps everything, or null where the data folder does. Throws one sentence where it is none. */
export function databaseFrom(env: Environment): string | null {
  const url = env['TRIALHALL_DATABASE']
  return url ? databasePlace(url).url : null
}
