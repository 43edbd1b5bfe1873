import { lanes, type LanesView } from '@trialhall/game-lanes'
import { lanesUi } from '@trialhall/game-lanes/ui'
import { lengthOf } from '@trialhall/table-ui'
import { begin, drawMoments, follow, shownAfter } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { CHOREOGRAPHY } from '../../ui/choreography.ts'
import { orderIn, waveIn } from '../../ui/wave.ts'
import { laid, type LanesMatch } from './lay.ts'

/** What a board shows of a view; hands count only, as cards that come back to them are mixed. */
function shown(view: LanesView): unknown {
  const units = view.board.map(
    (unit) =>
      unit && {
        card: unit.card,
        face: unit.face,
        owner: unit.owner,
        dice: [unit.attack, unit.hp],
        isDefending: unit.isDefending,
        conditions: [
          unit.haste,
          unit.stun,
          unit.disarm,
          unit.chill,
          unit.turnover,
          unit.antimagic,
          unit.snare,
        ],
        tokens: unit.tokens,
      },
  )
  const players = view.players.map(
    ({ life, experience, level, powerTokens, nodes, pool, track, step, slots, area, hand }) => ({
      numbers: [life, experience, level, powerTokens, nodes, step, hand.length],
      orbs: [pool, track],
      slots: slots.map(({ charges }) => charges),
      area: area.map(({ card, tokens }) => [card, tokens]),
    }),
  )
  return { active: view.active, units, players }
}

/** Some rounds of a match. */
function begun(seed: string): LanesMatch {
  return begin(lanes, { seats: 2, seed, options: { roundLimit: 14 } })
}

/** What nobody waits for: something follows it at once, or nothing happens. */
const AT_ONCE: ReadonlySet<string> = new Set(['idled', 'phaseBegan', 'rose'])

describe('the choreography', () => {
  test.each(['amber', 'basalt', 'cedar', 'dune'])('of match %s ends where the match stands', (seed) => {
    for (const viewer of [0, 1, null]) {
      follow(begun(seed), viewer, ({ before, match, fresh }) => {
        expect(shown(shownAfter(CHOREOGRAPHY, before, fresh))).toEqual(shown(match.viewFor(viewer)))
      })
    }
  })

  test('can be drawn at every moment', () => {
    const given = { game: lanes, ui: lanesUi, choreography: CHOREOGRAPHY, seats: 2, seed: 'gorse' }
    const options = { roundLimit: 14 }
    expect(drawMoments({ ...given, options, viewer: 0 })).toBeGreaterThan(60)
  })

  test('shows every event for a moment but those in which nothing is done yet, and none for longer than two seconds', () => {
    follow(begun('ember'), null, ({ before: view, fresh }) => {
      for (const { event } of fresh) {
        const ms = lengthOf(CHOREOGRAPHY, event, view)
        expect(AT_ONCE.has(event.type) ? ms === 0 : ms > 200).toBe(true)
        expect(ms).toBeLessThan(2000)
      }
    })
  })
})

describe('the order in a wave', () => {
  test('puts the unit that is asked first', () => {
    const wrong: unknown[] = []
    let asked = 0
    follow(begun('flint'), 0, ({ match, story }) => {
      const prompt = match.asks[0]?.prompt as { type: string; card?: number } | undefined
      const wave = waveIn(story)
      if (prompt?.type !== 'act') return
      asked++
      const view = match.viewFor(0)
      const first = [...orderIn(view, wave)].find(([, place]) => place === 1)?.[0]
      if (view.board[first ?? -1]?.card !== prompt.card) wrong.push(prompt)
      if (orderIn({ ...view, ended: 'left' }, wave).size > 0) wrong.push('acts after the end')
    })
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(10)
  })

  test('puts the unit first that has given its Haste away to act', () => {
    const match = laid({
      active: 'A',
      phase: 'battle',
      board: ['. . . .', '. . . .', '. . . .', 'aGd+haste aGd+haste . .', '. . . aGd+haste2'],
      seats: [{ class: 'paladin' }, { class: 'warlock' }],
    })
    const orders: unknown[] = []
    follow(match, 0, ({ story }) => {
      const prompt = match.asks[0]?.prompt as { type: string; card?: number; wave?: unknown } | undefined
      if (prompt?.type !== 'act' || prompt.wave !== 'haste' || match.viewFor(0).active !== 0) return
      const view = match.viewFor(0)
      const order = [...orderIn(view, waveIn(story))].sort(([, a], [, b]) => a - b)
      const [first] = order
      expect(view.board[first?.[0] ?? -1]?.card).toBe(prompt.card)
      orders.push(order.length)
    })
    expect(orders.slice(0, 4)).toEqual([3, 2, 1, 1])
  })

  test('is none outside of a Battle phase', () => {
    const phase = { at: 0, known: {}, event: { type: 'phaseBegan', seat: 0, phase: 'main2' } as const }
    expect(waveIn([phase])).toBeNull()
  })
})
