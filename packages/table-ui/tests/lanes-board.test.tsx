import { lanes, type LanesEvent, type LanesState } from '@trialhall/game-lanes'
import { lanesUi, waysOf } from '@trialhall/game-lanes/ui'
import { heardBy, Match, type Heard } from '@trialhall/kernel'
import { firstStage, lightingAt, stepTo, type TableLink, type TableUpdate } from '@trialhall/table-ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

type LanesMatch = Match<LanesState, LanesEvent>

const NAMES = ['Anna', 'Ben']
const LINK: TableLink = {
  subscribe: () => () => {},
  onFault: () => () => {},
  choose: () => {},
  back: () => {},
  look: () => {},
  close: () => {},
}

function updateOf(
  match: LanesMatch,
  story: readonly Heard<LanesEvent>[],
  viewer: number | null,
): TableUpdate {
  return {
    snapshot: {
      gameId: 'lanes',
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
  const { Board } = lanesUi
  return renderToStaticMarkup(
    <Board update={update} link={LINK} settings={{ motion: 'off' }} names={NAMES} />,
  )
}

/** Plays a match and looks at the board of whoever is asked, every few choices. */
function look(seed: string, check: (match: LanesMatch, html: string, viewer: number | null) => void): void {
  const size = { lanes: 5, rows: 6, roundLimit: 12 }
  const started = Match.start<LanesState, LanesEvent>(lanes, { seats: 2, seed, options: size })
  if (!started.ok) throw new Error(started.fault.message)
  const match = started.value
  const stories: Heard<LanesEvent>[][] = [[], []]
  let word = seed.length
  while (match.outcome === null) {
    const [ask] = match.asks
    if (!ask) throw new Error('nobody is asked')
    for (const told of match.takeEvents())
      for (const [seat, story] of stories.entries()) story.push(heardBy(told, seat))
    if (match.length % 9 === 0)
      check(match, drawn(updateOf(match, stories[ask.seat] ?? [], ask.seat)), ask.seat)
    word = (word * 1103515245 + 12345) >>> 0
    match.choose(ask.seat, (word >>> 8) % ask.options.length)
  }
}

describe('the board of a match in steps', () => {
  test.each(['amber', 'basalt'])('of seed %s lights everything that a first step names', (seed) => {
    let looked = 0
    look(seed, (match, html, viewer) => {
      const ask = match.askOf(viewer)
      if (!ask) throw new Error('nobody is asked')
      const first = firstStage(ask, waysOf as never, match.viewFor(viewer) as never)
      const { picks } = lightingAt([first], { picks: new Map(), reasons: new Map() })
      const lit = [...html.matchAll(/data-lit="true" data-entity="([^"]+)"/g)].map(([, key]) => key)
      expect([...new Set(lit)].sort()).toEqual([...picks.keys()].sort())
      looked++
    })
    expect(looked).toBeGreaterThan(10)
  })

  test('has a place for everything that a later step names', () => {
    look('cedar', (match, html, viewer) => {
      const ask = match.askOf(viewer)
      if (!ask) throw new Error('nobody is asked')
      const first = firstStage(ask, waysOf as never, match.viewFor(viewer) as never)
      const whole = { picks: new Map(), reasons: new Map() }
      for (const key of lightingAt([first], whole).picks.keys()) {
        const later = [...lightingAt([first, stepTo(first, key)], whole).picks.keys()]
        // Lanes, rows, points and slots that hold a card become things of their own once they may be chosen.
        const missing = later.filter(
          (one) => !/^(lane|row|point|slot):/.test(one) && !html.includes(`"${one}"`),
        )
        expect(missing).toEqual([])
      }
    })
  })

  test('never shows the opponent what lies face down', () => {
    look('dune', (match, html, viewer) => {
      const other = match.viewFor(viewer).players[1 - (viewer ?? 0)]
      const faceDown = other?.slots.filter(({ card }) => card !== null).length ?? 0
      expect([...html.matchAll(/: a face-down card, /g)]).toHaveLength(faceDown)
    })
  })

  test('is drawn for a spectator', () => {
    look('ember', (match) => {
      const html = drawn(updateOf(match, [], null))
      expect(html).not.toContain('data-lit')
      expect(html).not.toContain('data-part="hand"')
    })
  })
})
