const TEXTS = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' })

/** The Markdown of a game's rulebook, fetched when it is needed. */
export async function rulesOf(gameId: string): Promise<string | undefined> {
  return TEXTS[`../../../docs/rules/${gameId}.md`]?.()
}
