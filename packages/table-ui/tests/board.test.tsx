import { sigmar, type SigmarEvent } from '@trialhall/game-sigmar'
import { refOf, sigmarUi } from '@trialhall/game-sigmar/ui'
import { heardBy, Match, type Heard } from '@trialhall/kernel'
import { plain, type TableLink, type TableUpdate } from '@trialhall/table-ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

type Sigmar = Match<Parameters<typeof sigmar.clone>[0], SigmarEvent>

const NAMES = ['Anna', 'Ben', 'Cleo']
const LINK: TableLink = {
  subscribe: () => () => {},
  onFault: () => () => {},
  choose: () => {},
  back: () => {},
  look: () => {},
  close: () => {},
}

function begin(seed: string): Sigmar {
  const started = Match.start(sigmar, { seats: 3, seed, options: {} })
  if (!started.ok) throw new Error(started.fault.message)
  return started.value
}

function updateOf(match: Sigmar, story: readonly Heard<SigmarEvent>[], viewer: number | null): TableUpdate {
  return {
    snapshot: {
      gameId: sigmar.id,
      options: match.options,
      seats: NAMES.map((name, seat) => ({ seat, name, kind: 'person' })),
      length: match.length,
      viewer,
      view: match.viewFor(viewer),
      asked: match.asks.map(({ seat, prompt }) => ({ seat, prompt })),
      own: match.askOf(viewer),
      canGoBack: viewer !== null && match.canGoBack(viewer),
      outcome: match.outcome,
      thinking: null,
    },
    story,
    fresh: story.length,
  }
}

function drawn(update: TableUpdate): string {
  const { Board } = sigmarUi
  return renderToStaticMarkup(
    <Board update={update} link={LINK} settings={{ motion: 'off' }} names={NAMES} />,
  )
}

/** Plays a match and looks at the board of whoever is asked, every few choices. */
function look(seed: string, check: (match: Sigmar, html: string) => void): void {
  const match = begin(seed)
  let word = 5
  const stories: Heard<SigmarEvent>[][] = NAMES.map(() => [])
  while (match.outcome === null) {
    const ask = match.asks[0]
    if (!ask) throw new Error('nobody is asked')
    for (const told of match.takeEvents())
      for (const [seat, story] of stories.entries()) story.push(heardBy(told, seat))
    if (match.length % 4 === 0) check(match, drawn(updateOf(match, stories[ask.seat] ?? [], ask.seat)))
    word = (word * 1103515245 + 12345) >>> 0
    match.choose(ask.seat, (word >>> 8) % ask.options.length)
  }
}

describe('the board of a match', () => {
  test('lights everything that an option names, and offers every option in the prompt', () => {
    look('lantern', (match, html) => {
      const ask = match.asks[0]
      const lit = new Set(
        [...html.matchAll(/data-lit="true"[^>]*data-entity="([^"]+)"/g)].map((found) => found[1]),
      )
      const named = new Set(
        (ask?.options ?? []).map(refOf).flatMap((ref) => (ref ? [`${ref.kind}:${ref.id}`] : [])),
      )
      expect([...lit].sort()).toEqual([...named].sort())
      const buttons = html.match(/data-option=/g) ?? []
      const copies = [...html.matchAll(/×(?:<!-- -->)?(\d+)/g)].map(([, count]) => Number(count) - 1)
      expect(buttons.length + copies.reduce((sum, more) => sum + more, 0)).toBe(ask?.options.length)
    })
  })

  test('names every Valor and every hand', () => {
    look('oak', (match, html) => {
      for (const player of match.state.players) {
        expect(html).toContain(`${player.valor} of 30 Valor, ${player.hand.length} cards in hand`)
      }
    })
  })

  test('tells nobody what a hand of another holds', () => {
    const match = begin('veil')
    for (let i = 0; i < 12; i++) match.choose(match.asks[0]?.seat ?? 0, 0)
    const html = drawn(updateOf(match, [], null))
    const hidden = match.state.players.flatMap((player) => player.hand)
    for (const card of hidden) expect(html).not.toContain(`data-entity="card:${card}"`)
  })

  test('says whom it waits for', () => {
    const match = begin('wait')
    const asked = match.asks[0]?.seat ?? 0
    const html = drawn(updateOf(match, [], (asked + 1) % 3))
    expect(html).toContain('Waiting for ')
    expect(html).toContain(NAMES[asked])
    expect(html).not.toContain('data-option=')
  })
})

test('a plain sentence begins with a capital', () => {
  expect(plain(['rest'])).toBe('Rest')
})
