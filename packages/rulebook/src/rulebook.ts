/** What an entry of a rulebook is. The first four carry the ids that the program and its tests use. */
export const ENTRY_KINDS = [
  'clause',
  'ruling',
  'fact',
  'scenario',
  'term',
  'paragraph',
  'item',
  'table',
  'drawing',
] as const
/** One of them. */
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** One thing that can be read, linked to and found. Texts are plain: no Markdown is left in them. */
export interface Entry {
  /** `S-6.1`, `S-R12`, `S-F3`, `S-T7`; elsewhere made from the section's id, for links only. */
  readonly id: string
  readonly kind: EntryKind
  /** A ruling's or term's name, the clauses a scenario covers. */
  readonly title?: string
  readonly text: string
  /** Of an item of a numbered list. */
  readonly number?: number
  /** Ids of other entries that the text points at. */
  readonly refs: readonly string[]
  /** Of a table: all rows, the header first; of a scenario: given, when, then. */
  readonly rows?: readonly (readonly string[])[]
  /** Of a drawing: its lines, blanks and all. It has no text, so that no search finds it. */
  readonly lines?: readonly string[]
}

/** A chapter or a part of one, in the order of the book. */
export interface Section {
  /** For links: lower case letters, digits and hyphens, no two the same. */
  readonly id: string
  readonly heading: string
  /** 2 for a chapter, 3 for a part of the chapter before it. */
  readonly level: number
  readonly entries: readonly Entry[]
}

/** A word of the glossary. */
export interface Term {
  /** Of its entry, for links. */
  readonly id: string
  readonly term: string
  readonly text: string
}

/** How many of each there are. */
export interface Counts {
  readonly clauses: number
  readonly rulings: number
  readonly facts: number
  readonly scenarios: number
  readonly terms: number
}

/** A whole rulebook as plain data. */
export interface Rulebook {
  readonly title: string
  /** The paragraphs before the first chapter. */
  readonly intro: readonly string[]
  readonly sections: readonly Section[]
  readonly glossary: readonly Term[]
  readonly counts: Counts
}
