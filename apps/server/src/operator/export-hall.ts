import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { syncFile } from '../store/folder/folder.ts'
import type { MovableStore } from '../store/movable.ts'
import { HALL_FILES, hallLines } from './hall-lines.ts'
import { digestOf, FORMAT, hallPath, MANIFEST, type FileDigest, type HallManifest } from './hall-manifest.ts'

/** The files hold seeds and the hashes of passwords: nobody else may read them. */
const FILE_MODE = 0o600
const FOLDER_MODE = 0o700
const EXPORTED = /\.ndjson$/

/**
 * Writes everything that a store keeps into a folder, in the same form whichever store it is. One that was interrupted is begun anew. Answers what was
 * done, a line each. Throws one sentence where the folder holds something else, or a finished export.
 */
export async function exportHall(store: MovableStore, folder: string): Promise<string[]> {
  prepareFolder(folder)
  const leftOut: string[] = []
  const files: [string, FileDigest][] = []
  for (const file of HALL_FILES) {
    const lines = hallLines(store, file, ({ match, message }) => leftOut.push(`${match}: ${message}`))
    files.push([file, await writeFile(hallPath(folder, file), lines)])
  }
  const manifest: HallManifest = {
    format: FORMAT,
    files: Object.fromEntries(files) as HallManifest['files'],
    leftOut,
  }
  const draft = join(folder, `${MANIFEST}.draft`)
  await writeFile(draft, oneLine(JSON.stringify(manifest, null, 2)))
  renameSync(draft, join(folder, MANIFEST))
  syncFile(folder)
  return [
    ...leftOut.map((which) => `Left out, because it is damaged: match ${which}.`),
    `${countsOf(manifest)} exported to ${folder}. The files hold seeds and the hashes of passwords: keep them to yourself.`,
  ]
}

/** What an export holds, in words. */
export function countsOf({ files }: HallManifest): string {
  return `${files.matches.lines} matches, ${files.identities.lines} people, ${files.accounts.lines} accounts and ${files.decks.lines} decks`
}

function prepareFolder(folder: string): void {
  if (existsSync(join(folder, MANIFEST)))
    throw new Error(`${folder} holds an export already; export to another folder.`)
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  const foreign = readdirSync(folder).find((name) => !EXPORTED.test(name) && name !== `${MANIFEST}.draft`)
  if (foreign !== undefined)
    throw new Error(`${folder} holds something else, such as ${foreign}; export to a folder of its own.`)
}

async function* oneLine(text: string): AsyncGenerator<string> {
  yield text
}

/** Writes lines to a file, and waits until they are on disk. */
async function writeFile(path: string, lines: AsyncIterable<string>): Promise<FileDigest> {
  const descriptor = openSync(path, 'w', FILE_MODE)
  try {
    const digest = await digestOf(lines, (line) => void writeSync(descriptor, `${line}\n`))
    fsyncSync(descriptor)
    return digest
  } finally {
    closeSync(descriptor)
  }
}
