import { type AnyGame, below, eventFor, Match, type SeenEvent, seeded } from '@trialhall/kernel'
import type { TableLink, TableUpdate } from '@trialhall/table-ui'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { outposts } from '../../../examples/outposts/game.ts'
import { PlainBoard } from '../../../apps/web/src/table/plain-board.tsx'
import { long } from './long.ts'
import { OutpostsBoard } from './outposts-board.tsx'
import '@trialhall/table-ui/tokens.css'
import '../../../apps/web/src/kit/styles/base.css'
import '../../../apps/web/src/kit/styles/floating.module.css'

// A page with the plain table of an example game, for tests of what no game of the house has: `#outposts`, `#double` where keeping the card
// back is a pick on the map too, `#board` for Outposts on a board of its own, `#long`.

const NAMES = ['You', 'Bo']

/** A match at which the reader plays the first seat, and chance the other. */
class Table {
  readonly game: AnyGame
  private readonly match: Match
  private readonly chance = seeded('other')
  private readonly story: SeenEvent[] = []

  constructor(game: AnyGame) {
    this.game = game
    const started = Match.start(game, { seed: 3, seats: 2 })
    if (!started.ok) throw new Error(started.fault.message)
    this.match = started.value
  }

  get update(): TableUpdate {
    const { match, story } = this
    for (const told of match.takeEvents()) story.push(eventFor(told, 0))
    const snapshot = {
      gameId: this.game.id,
      options: match.options,
      seats: NAMES.map((name, seat) => ({ seat, name, kind: 'person' as const })),
      length: match.length,
      viewer: 0,
      view: match.viewFor(0),
      asked: match.asks.map(({ seat, prompt }) => ({ seat, prompt })),
      own: match.askOf(0),
      canGoBack: false,
      outcome: match.outcome,
      thinking: null,
    }
    return { snapshot, story: [...story], fresh: story.length }
  }

  choose(seat: number, pick: number): void {
    this.match.choose(seat, pick)
    for (let [ask] = this.match.asks; ask && ask.seat !== 0; [ask] = this.match.asks)
      this.match.choose(ask.seat, below(this.chance, ask.options.length))
  }
}

function Page({ table, hasBoard }: { readonly table: Table; readonly hasBoard: boolean }): ReactNode {
  const [update, setUpdate] = useState(() => table.update)
  const [link] = useState(
    (): TableLink => ({
      subscribe: () => () => {},
      onFault: () => () => {},
      choose: (seat, pick) => {
        table.choose(seat, pick)
        setUpdate(table.update)
      },
      back: () => {},
      look: () => {},
      close: () => {},
    }),
  )
  return (
    <main data-length={update.snapshot.length}>
      <h1>{table.game.title}</h1>
      {hasBoard ? (
        <OutpostsBoard update={update} link={link} settings={{ motion: 'full' }} names={NAMES} />
      ) : (
        <PlainBoard update={update} link={link} game={table.game} />
      )}
    </main>
  )
}

const root = document.createElement('div')
document.body.append(root)
const [, which] = location.hash.split('#')
const { spaces } = outposts.words
const double = {
  ...outposts,
  words: {
    ...outposts.words,
    spaces: spaces && {
      ...spaces,
      of: (option: unknown) =>
        (option as { readonly do: string }).do === 'keep' ? { column: 1, row: 1 } : spaces.of(option),
    },
  },
}
const game = { long, double }[which ?? ''] ?? outposts
createRoot(root).render(<Page table={new Table(game as AnyGame)} hasBoard={which === 'board'} />)
