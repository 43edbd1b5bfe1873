import { lanes } from '@trialhall/game-lanes'
import { lanesUi, pathsOf, WAVE_PLAN } from '@trialhall/game-lanes/ui'
import { firstSelection, lightingAt, refKey, stepTo } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'
import { drawn, updateOf, watch } from '@trialhall/table-ui/testkit'

const SIZE = { lanes: 5, rows: 6, roundLimit: 8, preparesPerPhase: 2 }
const TABLE = { game: lanes, ui: lanesUi, seats: 2, options: SIZE, every: 9 }

describe('the board of a match in steps', () => {
  test.each(['amber', 'basalt'])(
    'of seed %s lights everything that a first step names, and of a plan everything that can have another order',
    (seed) => {
      let [looked, planned] = [0, 0]
      watch({ ...TABLE, seed }, ({ match, html, viewer }) => {
        const ask = match.askOf(viewer)
        if (!ask) throw new Error('nobody is asked')
        const first = firstSelection(ask, pathsOf, match.viewFor(viewer))
        const { picks } = lightingAt([first], { picks: new Map(), reasons: new Map() })
        const about = { view: match.viewFor(viewer), story: [], names: [] }
        const isOfPlan = WAVE_PLAN.keyOf(ask, about.view) !== null
        const plan = isOfPlan ? WAVE_PLAN.draft(ask, about, new Map()) : null
        const ordered = plan?.steps.filter(({ orders }) => orders.length > 1)
        const wanted = ordered?.flatMap(({ ref }) => (ref === null ? [] : [refKey(ref)])) ?? [...picks.keys()]
        const lit = [...html.matchAll(/data-lit="true" data-entity="([^"]+)"/g)].map(([, key]) => key)
        expect([...new Set(lit)].sort()).toEqual([...new Set(wanted)].sort())
        looked++
        if (plan) planned++
      })
      expect(looked).toBeGreaterThan(10)
      expect(planned).toBeGreaterThan(0)
    },
  )

  test('has a place for everything that a later step names', () => {
    watch({ ...TABLE, seed: 'cedar' }, ({ match, html, viewer }) => {
      const ask = match.askOf(viewer)
      if (!ask) throw new Error('nobody is asked')
      const first = firstSelection(ask, pathsOf, match.viewFor(viewer))
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
    watch({ ...TABLE, seed: 'dune' }, ({ match, html, viewer }) => {
      const other = match.viewFor(viewer).players[1 - viewer]
      const faceDown = other?.slots.filter(({ card }) => card !== null).length ?? 0
      expect([...html.matchAll(/: a face-down card, /g)]).toHaveLength(faceDown)
    })
  })

  test('is drawn for a spectator', () => {
    watch({ ...TABLE, seed: 'ember', every: 40 }, ({ match }) => {
      const html = drawn(lanesUi, updateOf(match, null))
      expect(html).not.toContain('data-lit')
      expect(html).not.toContain('data-part="hand"')
    })
  })
})
