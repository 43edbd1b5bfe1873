/** Texts that begin with the same words, or one text for itself. */
export interface Beginning {
  /** The words that they have in common; of one text all of them. */
  readonly label: string
  /** Which texts, by index. */
  readonly members: readonly number[]
}

/** What is narrowed down, and how. */
interface Narrowing {
  /** Words that were chosen before; words that no text begins with count as none. */
  readonly within: string
  /** Lines that there is room for. More come only where so many texts go on differently at once. */
  readonly most: number
}

interface Text {
  readonly index: number
  readonly words: readonly string[]
}

/** Puts texts that begin with the same words together, split as far as there is room: for lists that are too long to read. */
export function begunAlike(texts: readonly string[], { within, most }: Narrowing): Beginning[] {
  const all = texts.map((text, index): Text => ({ index, words: text.split(' ') }))
  const chosen = within === '' ? [] : within.split(' ')
  const left = all.filter(({ words }) => chosen.every((word, at) => words[at] === word))
  return split(left.length > 0 ? left : all, most).map(beginningOf)
}

/** The smallest groups are split first, while the list stays short enough. */
function split(texts: readonly Text[], most: number): Text[][] {
  if (texts.length <= most) return texts.map((text) => [text])
  let groups = partsOf(texts)
  for (;;) {
    const wider = groups
      .filter((group) => group.length > 1)
      .toSorted((a, b) => a.length - b.length)
      .map((group) => groups.flatMap((one) => (one === group ? partsOf(one) : [one])))
      .find((next) => next.length <= most)
    if (!wider) return groups
    groups = wider
  }
}

/** Texts that go on differently after the words that all of them share. */
function partsOf(texts: readonly Text[]): Text[][] {
  const shared = sharedWords(texts)
  const parts = new Map<string, Text[]>()
  for (const text of texts) {
    const next = text.words[shared] ?? ''
    const part = parts.get(next)
    if (part) part.push(text)
    else parts.set(next, [text])
  }
  return parts.size === 1 ? texts.map((text) => [text]) : [...parts.values()]
}

function sharedWords(texts: readonly Text[]): number {
  const [first] = texts
  const words = first?.words ?? []
  const end = words.findIndex((word, at) => texts.some((text) => text.words[at] !== word))
  return end < 0 ? words.length : end
}

function beginningOf(texts: readonly Text[]): Beginning {
  const words = texts[0]?.words ?? []
  const label = words.slice(0, sharedWords(texts)).join(' ')
  return { label, members: texts.map(({ index }) => index) }
}
