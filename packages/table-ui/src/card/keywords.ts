import type { GlossaryTerm } from '../board.ts'

/** A stretch of text, and the term that it is, if any. */
export interface Stretch {
  readonly text: string
  readonly term: GlossaryTerm | null
}

/** Cuts a text at the words of a glossary; the longest term wins, plurals count. */
export function keywordsIn(text: string, glossary: readonly GlossaryTerm[]): Stretch[] {
  if (glossary.length === 0) return [{ text, term: null }]
  const byWord = new Map(glossary.map((one) => [one.term.toLowerCase(), one]))
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const pattern = new RegExp(`\\b(${words.join('|')})(s?)\\b`, 'gi')
  const stretches: Stretch[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const term = byWord.get((match[1] ?? '').toLowerCase()) ?? null
    if (!isNamed(match[0], term)) continue
    if (match.index > end) stretches.push({ text: text.slice(end, match.index), term: null })
    stretches.push({ text: match[0], term })
    end = match.index + match[0].length
  }
  if (end < text.length) stretches.push({ text: text.slice(end), term: null })
  return stretches
}

/** A term with a capital is one only where the text writes it so too: "block" the verb is not the Block. */
function isNamed(word: string, term: GlossaryTerm | null): boolean {
  return term !== null && word.charAt(0) === term.term.charAt(0)
}

/** The terms that a text uses, each once, in its order. */
export function termsIn(text: string, glossary: readonly GlossaryTerm[]): GlossaryTerm[] {
  return [...new Set(keywordsIn(text, glossary).flatMap(({ term }) => (term ? [term] : [])))]
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
