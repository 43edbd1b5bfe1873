import { sigmar } from '@trialhall/game-sigmar'
import { refOf, sigmarUi } from '@trialhall/game-sigmar/ui'
import { plainLine } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'
import { begin, drawn, NAMES, updateOf, watch } from '@trialhall/table-ui/testkit'

const TABLE = { game: sigmar, ui: sigmarUi, seats: 3, every: 4 }

describe('the board of a match', () => {
  test('lights everything that an option names, and offers every option in the prompt', () => {
    watch({ ...TABLE, seed: 'lantern' }, ({ match, html }) => {
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
    watch({ ...TABLE, seed: 'oak' }, ({ match, html }) => {
      for (const player of match.state.players) {
        expect(html).toContain(`${player.valor} of 30 Valor, ${player.hand.length} cards in hand`)
      }
    })
  })

  test('tells nobody what a hand of another holds', () => {
    const match = begin(sigmar, { seats: 3, seed: 'veil' })
    for (let i = 0; i < 12; i++) match.choose(match.asks[0]?.seat ?? 0, 0)
    const html = drawn(sigmarUi, updateOf(match, null))
    const hidden = match.state.players.flatMap((player) => player.hand)
    for (const card of hidden) expect(html).not.toContain(`data-entity="card:${card}"`)
  })

  test('says whom it waits for', () => {
    const match = begin(sigmar, { seats: 3, seed: 'wait' })
    const asked = match.asks[0]?.seat ?? 0
    const html = drawn(sigmarUi, updateOf(match, (asked + 1) % 3))
    expect(html).toContain('Waiting for ')
    expect(html).toContain(NAMES[asked])
    expect(html).not.toContain('data-option=')
  })
})

describe('the board of a screen that several people share', () => {
  const asked = (people: number): string => {
    const match = begin(sigmar, { seats: 3, seed: 'wait' })
    const seat = match.asks[0]?.seat ?? 0
    const update = updateOf(match, seat)
    const seats = update.snapshot.seats.map((info, at) => {
      const isPerson = at === seat || people > 1
      return { ...info, kind: isPerson ? ('person' as const) : ('bot' as const) }
    })
    const html = drawn(sigmarUi, { ...update, snapshot: { ...update.snapshot, seats, eyes: [seat] } })
    return html.slice(html.indexOf('What is asked')).replace(/data-prompt.*/s, '')
  }

  test('says above the question who is asked, as they may all look on', () => {
    expect(asked(3)).toMatch(new RegExp(`>(${NAMES.join('|')})<`))
  })

  test('says nothing where one person plays alone', () => {
    expect(asked(1)).not.toMatch(new RegExp(NAMES.join('|')))
  })
})

describe('the board of somebody who has left', () => {
  const left = (standIn: 'bot' | 'nobody'): string => {
    const update = updateOf(begin(sigmar, { seats: 3, seed: 'wait' }), 0)
    const snapshot = { ...update.snapshot, own: null, standIn }
    const view = { ...snapshot.view, active: 0, phase: 'action' }
    return drawn(
      sigmarUi,
      { ...update, snapshot: { ...snapshot, view } },
      { stops: 'all', onStops: () => {} },
    )
  }

  test('says that a bot plays their turn', () => {
    expect(left('bot')).toContain('A bot plays for you')
    expect(left('bot')).not.toContain('Your turn')
  })

  test('asks them nowhere, so it has no switches for that', () => {
    expect(left('bot')).not.toContain('Full control')
    expect(left('nobody')).not.toContain('Full control')
  })
})

test('a line begins with a capital', () => {
  expect(plainLine(['rest'])).toBe('Rest')
})
