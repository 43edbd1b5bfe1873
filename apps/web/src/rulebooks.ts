import { type Rulebook, parseRulebook } from '@trialhall/rulebook'

const TEXTS = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' })

const loaded = new Map<string, Promise<Rulebook | null>>()

/** The rulebook of a game, loaded when it is needed; null where there is none. */
export function rulebookOf(gameId: string): Promise<Rulebook | null> {
  const known = loaded.get(gameId)
  if (known) return known
  const loading = load(gameId)
  loaded.set(gameId, loading)
  loading.catch(() => loaded.delete(gameId))
  return loading
}

async function load(gameId: string): Promise<Rulebook | null> {
  const text = await TEXTS[`../../../docs/rules/${gameId}.md`]?.()
  return text === undefined ? null : parseRulebook(text)
}
