const words = new Intl.ListFormat('en', { type: 'conjunction' })

/** Names as people list them: 'Ana', 'Ana and Bo', 'Ana, Bo, and Cy'. */
export function listed(names: readonly string[]): string {
  return words.format(names)
}
