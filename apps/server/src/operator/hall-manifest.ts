import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HALL_FILES, type HallFile } from './hall-lines.ts'

/** What a file of an exported hall holds. */
export interface FileDigest {
  readonly lines: number
  /** Of all its lines, each with its line break, in hexadecimal. */
  readonly sha256: string
}

/** What an export holds; it is written last, so an export without it was not finished. */
export interface HallManifest {
  readonly format: typeof FORMAT
  readonly files: Readonly<Record<HallFile, FileDigest>>
  /** Matches that are damaged: they are not in it. */
  readonly leftOut: readonly string[]
}

/** The layout of exports; a later one is refused. */
export const FORMAT = 1
/** Name of the manifest in its folder. */
export const MANIFEST = 'manifest.json'

/** Path of a file of an export. */
export function hallPath(folder: string, file: HallFile): string {
  return join(folder, `${file}.ndjson`)
}

/** Counts and sums lines as they come; `each` sees them. */
export async function digestOf(
  lines: AsyncIterable<string>,
  each: (line: string) => void = () => undefined,
): Promise<FileDigest> {
  const hash = createHash('sha256')
  let count = 0
  for await (const line of lines) {
    hash.update(line).update('\n')
    each(line)
    count++
  }
  return { lines: count, sha256: hash.digest('hex') }
}

/**
 * The lines of a file of an export; none where there is no such file. They end at line feeds alone: JSON may hold U+2028 and U+2029, at which the
 * `readline` of Node 24 ends a line, too.
 */
export async function* linesIn(folder: string, file: HallFile): AsyncGenerator<string> {
  if (!existsSync(hallPath(folder, file))) return
  let parts: string[] = []
  for await (const chunk of createReadStream(hallPath(folder, file), 'utf8') as AsyncIterable<string>) {
    const [first = '', ...more] = chunk.split('\n')
    parts.push(first)
    for (const part of more) {
      yield parts.join('')
      parts = [part]
    }
  }
  const rest = parts.join('')
  if (rest !== '') yield rest
}

/** Reads the manifest of an export, and each file of it whole. Throws one sentence where something is missing or not as it was written. */
export async function checkedManifest(folder: string): Promise<HallManifest> {
  const manifest = manifestIn(folder)
  for (const file of HALL_FILES) {
    const { sha256 } = await digestOf(linesIn(folder, file)).catch(() => ({ sha256: '' }))
    if (sha256 !== manifest.files[file].sha256)
      throw new Error(
        `${hallPath(folder, file)} is missing or is not as it was exported; export the hall once more.`,
      )
  }
  return manifest
}

/** What an export of an earlier server does not have. */
const CAME_LATER = { records: { lines: 0, sha256: createHash('sha256').digest('hex') } }

/** The manifest of an export, whose files are not looked at. Throws one sentence where there is no finished export. */
export function manifestIn(folder: string): HallManifest {
  let manifest: HallManifest
  try {
    manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as HallManifest
  } catch {
    throw new Error(`${folder} holds no finished export: it has no ${MANIFEST} that can be read.`)
  }
  if (manifest.format !== FORMAT)
    throw new Error(
      `The export in ${folder} is of another version (${String(manifest.format)}; this one reads ${FORMAT}).`,
    )
  return { ...manifest, files: { ...CAME_LATER, ...manifest.files } }
}
