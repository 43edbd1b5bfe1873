import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { checkLog, decodeLog, ok, readLog, shown, type Log, type Result } from '@trialhall/kernel'
import { failed, misused, read } from '../failure.ts'

/** A log, and the hash of the state it leads to where the file says it. */
export interface LogFile {
  readonly log: Log
  readonly hash: string | null
}

const BINARY = 0x54
/** Nothing else was ever written there, and what is shown of a file steers no terminal. */
const HASH = /^[0-9a-f]{1,64}$/
const LARGEST = 16 * 2 ** 20

/** Reads a log from a file, from a match link, or with `-` from the input: JSON, bytes or the text of a link. */
export async function readLogFile(source: string, input: Readable): Promise<LogFile> {
  if (source === '-') return fileOf(await allOf(input))
  if (existsSync(source)) return fileOf(bytesOf(source))
  const link = readLog(source)
  if (link.ok) return { log: link.value, hash: null }
  throw misused(
    `There is no file ${shown(source)}, and it is not a match link either; allowed is a file, a link or -.`,
  )
}

function bytesOf(path: string): Uint8Array {
  if (!statSync(path).isFile()) throw misused(`${shown(path)} is no file; allowed is a file, a link or -.`)
  if (statSync(path).size > LARGEST)
    throw failed(`${shown(path)} is too long for a log; allowed are ${LARGEST} bytes.`)
  return readFileSync(path)
}

async function allOf(input: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of input) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

function fileOf(bytes: Uint8Array): LogFile {
  if (bytes[0] === BINARY) return { log: read(decodeLog(bytes)), hash: null }
  const text = Buffer.from(bytes).toString('utf8')
  const json = jsonOf(text)
  // A link that was copied from a terminal may be broken over lines.
  if (json === undefined) return { log: read(readLog(text.replace(/\s+/g, ''))), hash: null }
  return { log: read(checkLog(json)), hash: hashOf(json) }
}

/** JSON objects only: a link of digits alone would be JSON too. */
function jsonOf(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return undefined
  const parsed = parse(text)
  return parsed.ok ? parsed.value : undefined
}

function parse(text: string): Result<unknown> | { readonly ok: false } {
  try {
    return ok(JSON.parse(text))
  } catch {
    return { ok: false }
  }
}

function hashOf(json: unknown): string | null {
  const { hash } = json as { hash?: unknown }
  return typeof hash === 'string' && HASH.test(hash) ? hash : null
}

/** The text of a log file, with the hash that `replay --verify` compares. */
export function logFileText(log: Log, hash: string): string {
  return `${JSON.stringify({ ...log, hash })}\n`
}
