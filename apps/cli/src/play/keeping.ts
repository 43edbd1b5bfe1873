import { closeSync, existsSync, lstatSync, openSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { logToLink } from '@trialhall/kernel'
import { failed, misused, wordsOf } from '../failure.ts'
import { logFileText } from '../logs/log-file.ts'
import type { Sitting } from './sitting.ts'

/** Where a match is saved when no file is named. */
export function usualFile({ match, game }: Sitting): string {
  return `${game.id}-${String(match.seed).replace(/[^\w-]+/g, '_')}.json`
}

/** Refuses a place for the match where none can be, before it is played. Throws a Failure that says why. */
export function requirePlace(path: string): void {
  if (path === '') throw misused('--save is empty; allowed is the path of a file.')
  const folder = dirname(path)
  if (!existsSync(folder))
    throw misused(`The match cannot be saved to ${path}: there is no folder ${folder}.`)
  if (existsSync(path) && statSync(path).isDirectory())
    throw misused(`The match cannot be saved to ${path}: it is a folder.`)
  requireWritable(path)
}

function requireWritable(path: string): void {
  try {
    const there = lstatSync(path, { throwIfNoEntry: false })
    if (there && !there.isFile()) return // a link, a pipe: what is behind it is their business
    closeSync(openSync(path, 'a'))
    if (!there) unlinkSync(path)
  } catch (thrown) {
    throw misused(whyNotSaved(path, thrown))
  }
}

function whyNotSaved(path: string, thrown: unknown): string {
  return `The match cannot be saved to ${path}: ${wordsOf(thrown).replace(/\.?$/, '.')}`
}

/** Writes the match to a file. Throws a Failure that says why it cannot. */
export function saveMatch({ match }: Sitting, path: string): void {
  try {
    writeFileSync(path, logFileText(match.log, match.hash()))
  } catch (thrown) {
    throw failed(whyNotSaved(path, thrown))
  }
}

/** The same at the end of a match, which would be lost otherwise: where the file cannot be written, the error holds the match as a link. */
export function saveAtLast(sitting: Sitting, path: string): void {
  try {
    saveMatch(sitting, path)
  } catch (thrown) {
    throw failed(`${wordsOf(thrown)} This link holds it: ${linkOf(sitting)}`)
  }
}

/** The match as the text of a link. */
export function linkOf({ match }: Sitting): string {
  return logToLink(match.log)
}
