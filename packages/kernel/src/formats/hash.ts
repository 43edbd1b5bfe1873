/** A short fingerprint of a state (16 hexadecimal digits): equal for equal states, whatever the order of their keys. */
export function stateHash(state: unknown): string {
  return textHash(canonical(state))
}

/** JSON with the keys of every object in alphabetical order. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null' // most of a state
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  return Array.isArray(value) ? canonicalList(value) : canonicalObject(value)
}

/** Texts grow in place: every law compares thousands of states, and lists in between cost more than the texts. */
function canonicalList(list: readonly unknown[]): string {
  let text = ''
  for (const member of list) text += text === '' ? canonical(member) : `,${canonical(member)}`
  return `[${text}]`
}

function canonicalObject(object: object): string {
  const members = object as Readonly<Record<string, unknown>>
  let text = ''
  for (const key of sortedKeys(object)) {
    const member = members[key]
    if (member === undefined) continue
    text += text === '' ? quoted(key) + canonical(member) : `,${quoted(key)}${canonical(member)}`
  }
  return `{${text}}`
}

/** Most objects of a state are written in order, and a look at that is quicker than sorting. */
function sortedKeys(object: object): string[] {
  const keys = Object.keys(object)
  for (let i = 1; i < keys.length; i++) if ((keys[i] as string) < (keys[i - 1] as string)) return keys.sort()
  return keys
}

/** Keys as they stand in JSON: a state has few different ones, thousands of times. */
const QUOTED: Map<string, string> = new Map()
/** More than all games have together; what comes from elsewhere is not kept without end. */
const MOST_QUOTED = 4096

function quoted(key: string): string {
  const known = QUOTED.get(key)
  if (known !== undefined) return known
  const text = `${JSON.stringify(key)}:`
  if (QUOTED.size < MOST_QUOTED) QUOTED.set(key, text)
  return text
}

/** Two independent 32-bit hashes of a text (cyrb53's mixing), as 16 hexadecimal digits. Not for secrets. */
export function textHash(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return hex(b) + hex(a)
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
