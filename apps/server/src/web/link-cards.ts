import type { Registry } from '@trialhall/kernel'
import type { Store, StoredMatch } from '../store/store.ts'

/** What stands in other places for a link to a page: in chats, in search results. */
export interface LinkCard {
  readonly title: string
  readonly description: string
  /** The game whose picture is shown; that of the hall where there is none. */
  readonly game: string | null
}

/** Tells what a link to a path of the app leads to; null where there is nothing to say of it. */
export type Describe = (path: string) => Promise<LinkCard | null>

interface Sources {
  readonly games: Registry
  readonly store: Pick<Store, 'match'>
}

const MATCH = /^\/m\/([a-z0-9]{8,32})(\/replay)?\/?$/
const OF_A_GAME = /^\/(new|learn|cards|rules|decks)\/([a-z0-9-]{1,40})(?:\/([a-z0-9-]{1,60}))?\/?$/

/** Describes pages by what everybody may know of them. */
export function describePages({ games, store }: Sources): Describe {
  return async (path) => {
    const [, id, replay] = MATCH.exec(path) ?? []
    if (id !== undefined) {
      const stored = await store.match(id)
      return stored ? matchCard(games, stored, replay === undefined ? 'table' : 'replay') : null
    }
    const [, page = '', game = '', part] = OF_A_GAME.exec(path) ?? []
    return gameCard(games, { page, game, part })
  }
}

/** Whoever shows a link to others may not have been told who plays there, unless everybody may know. */
function matchCard(games: Registry, stored: StoredMatch, what: 'table' | 'replay'): LinkCard {
  const game = games.find(stored.game)
  if (stored.visibility !== 'public' || !game.ok)
    return {
      title: `A ${what} at Trialhall`,
      description:
        what === 'table' ? 'Open the link to see who plays what.' : 'A whole match, choice by choice.',
      game: null,
    }
  const { title } = game.value
  const who = listed(stored.seats.flatMap(({ kind, name }) => (kind === 'open' ? [] : [name])))
  return { ...tableWords({ title, who, what, status: stored.status }), game: stored.game }
}

interface Table {
  readonly title: string
  readonly who: string
  readonly what: 'table' | 'replay'
  readonly status: StoredMatch['status']
}

function tableWords({ title, who, what, status }: Table): Omit<LinkCard, 'game'> {
  if (what === 'replay') return { title: `${title}: ${who}`, description: 'The replay, choice by choice.' }
  if (status === 'over')
    return { title: `${title}: ${who}`, description: 'The match is over: see how it went.' }
  if (status === 'playing')
    return { title: `${title}: ${who}`, description: 'They are playing: come and watch.' }
  const waits =
    who === '' ? 'The seats are free' : `${who} ${who.includes(' and ') ? 'wait' : 'waits'} for you`
  return { title: `A table of ${title}`, description: `${waits}: open the link and sit down.` }
}

const PAGES: Readonly<Record<string, (title: string) => Omit<LinkCard, 'game'>>> = {
  new: (title) => ({ title: `Play ${title}`, description: 'Against bots, on one screen or online.' }),
  learn: (title) => ({ title: `Learn ${title}`, description: 'A coach leads you through a first match.' }),
  cards: (title) => ({
    title: `The cards of ${title}`,
    description: 'All of them, to look at and to search.',
  }),
  rules: (title) => ({
    title: `The rules of ${title}`,
    description: 'Clause by clause, to read and to search.',
  }),
  decks: (title) => ({ title: `Decks of ${title}`, description: 'Build them, check them, try them.' }),
}

interface GamePage {
  readonly page: string
  readonly game: string
  readonly part: string | undefined
}

function gameCard(games: Registry, { page, game: id, part }: GamePage): LinkCard | null {
  const game = games.find(id)
  const words = PAGES[page]
  if (!game.ok || !words) return null
  const { title, catalog } = game.value
  const face = page === 'cards' ? catalog.find(({ slug }) => slug === part) : undefined
  if (face) return { title: `${face.name} · ${title}`, description: face.text, game: id }
  return { ...words(title), game: id }
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
