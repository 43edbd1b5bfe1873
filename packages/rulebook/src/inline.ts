const ID = /\b[A-Z]{1,3}-(?:[RFT]\d+|\d+\.\d+|[A-Z][A-Z0-9]{2}\.\d+)\b/g

/** Markdown within a line as plain text: emphasis, code and links lose their marks. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1$2')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The ids of other entries that a text names, each once. */
export function refsIn(text: string, own: string): string[] {
  return [...new Set(text.match(ID))].filter((id) => id !== own)
}

/** A heading as an id for links. */
export function slugOf(heading: string): string {
  const slug = folded(heading)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug === '' ? 'section' : slug
}

/** A text for comparing: lower case, without accents, with straight quotes. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
}
