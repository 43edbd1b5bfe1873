import { existsSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { logToLink } from '@trialhall/kernel'
import { failed, misused } from '../failure.ts'
import { logFileText } from '../logs/log-file.ts'
import type { Sitting } from './sitting.ts'

/** Where a match is saved when no file is named. */
export function usualFile({ match, game }: Sitting): string {
  return `${game.id}-${String(match.seed).replace(/[^\w-]+/g, '_')}.json`
}

/** Refuses a place for the match where none can be, before it is played. Throws a Failure that says why. */
export function requirePlace(path: string): void {
  const folder = dirname(path)
  if (!existsSync(folder))
    throw misused(`The match cannot be saved to ${path}: there is no folder ${folder}.`)
  if (existsSync(path) && statSync(path).isDirectory())
    throw misused(`The match cannot be saved to ${path}: it is a folder.`)
}

/** Writes the match to a file. Throws a Failure that says why it cannot. */
export function saveMatch({ match }: Sitting, path: string): void {
  try {
    writeFileSync(path, logFileText(match.log, match.hash()))
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    throw failed(`The match cannot be saved to ${path}: ${why}.`)
  }
}

/** The match as the text of a link. */
export function linkOf({ match }: Sitting): string {
  return logToLink(match.log)
}
