import { isReaderName, type Log, logToLink, seenText } from '@trialhall/kernel'
import { LONGEST_NAME } from './seating.ts'

/** Key of the names in a file, and in the address of a link. */
const KEY = 'names'

/** A log and what each of its seats was called. */
export interface NamedLog {
  readonly log: Log
  readonly names: readonly string[]
}

/** The text of a file with a match. */
export function fileText({ log, names }: NamedLog): string {
  return JSON.stringify({ ...log, [KEY]: names.map(sent) }, null, 2)
}

/** The link to a match: its log stands behind the #, so that the server never sees it. */
export function matchLink({ log, names }: NamedLog, origin: string): string {
  const named = new URLSearchParams(names.map((name) => [KEY, sent(name)]))
  return `${origin}/match?${named.toString()}#${logToLink(log)}`
}

/** The link to the replay of a match that no server has: it is the whole match, too. */
export function replayLink(match: NamedLog, origin: string): string {
  const address = new URL(matchLink(match, origin))
  address.pathname = '/replay'
  return address.href
}

/** Whoever is called "You" here is somebody else there. */
function sent(name: string): string {
  return isReaderName(name) ? '' : name
}

/** The names that came with a file or a link, '' where a seat has none. They come from outside: whatever is odd is left out. */
export function namesIn(text: string, seats: number): string[] {
  const given = text.trimStart().startsWith('{') ? namesInFile(text) : namesInLink(text)
  return Array.from({ length: seats }, (_, seat) => {
    const name = given[seat]
    return typeof name === 'string' && name.length <= LONGEST_NAME ? sent(seenText(name)) : ''
  })
}

function namesInFile(text: string): readonly unknown[] {
  try {
    const { [KEY]: names } = JSON.parse(text) as Record<string, unknown>
    return Array.isArray(names) ? names : []
  } catch {
    return []
  }
}

function namesInLink(text: string): readonly string[] {
  const query = text.indexOf('?')
  const code = text.indexOf('#', query)
  return query < 0 || code < 0 ? [] : new URLSearchParams(text.slice(query + 1, code)).getAll(KEY)
}
