import { games } from '@trialhall/games'
import { terminalParts } from '@trialhall/games/terminal'
import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { choicesOf, entriesOf } from '../../src/play/choices.ts'
import { frame } from '../../src/play/frame.ts'
import { press } from '../../src/play/keys.ts'
import { lineText } from '@trialhall/terminal'
import { FIRST_SCREEN, type Screen } from '../../src/play/screen.ts'
import { Sitting } from '../../src/play/sitting.ts'
import { run } from '../support/terminal.ts'

const LANES = [1, 2, 3, 4].flatMap((lane) => [1, 2, 3].map((row) => `(${lane},${row})`))

describe('a long list', () => {
  test('of sixteen or fewer options is shown as it is', () => {
    const few = LANES.map((field) => `summon Guard to ${field}`)
    expect(entriesOf(few, { within: '' }).map(({ label }) => label)).toEqual(few)
  })

  test('is narrowed by the words that options begin with, a step at a time', () => {
    const labels = ['Guard', 'Archer'].flatMap((unit) => LANES.map((field) => `summon ${unit} to ${field}`))
    const all = [...labels, 'prepare Smite', 'end the phase']
    const first = entriesOf(all)
    expect(first.map(({ label }) => label)).toEqual([
      'summon Guard to',
      'summon Archer to',
      'prepare Smite',
      'end the phase',
    ])
    expect(first.map(({ options }) => options.length)).toEqual([12, 12, 1, 1])
    expect(entriesOf(all, { within: 'summon Archer to' }).map(({ options }) => options)).toEqual(
      LANES.map((_, at) => [LANES.length + at]),
    )
  })

  test('tells an option from longer ones that begin with all of its words', () => {
    const labels = LANES.flatMap((field) => [`prepare ${field}`, `prepare ${field} again`])
    expect(entriesOf(labels, { within: 'prepare (1,1)' }).map(({ label }) => label)).toEqual([
      'prepare (1,1)',
      'prepare (1,1) again',
    ])
  })

  test('leads to every option and to each only once, in every game', () => {
    for (const game of games.games) {
      const match = sure(Match.start(game, { seed: 4, seats: game.seats.min }))
      const sitting = new Sitting(
        match,
        Array.from({ length: game.seats.min }, (_, at) => ({ name: `${at}`, bot: null })),
        { asksAll: true },
      )
      for (let i = 0; i < 80 && sitting.personAsk; i++) {
        const count = sitting.personAsk.options.length
        expect(reached(sitting, []).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: count }, (_, at) => at),
        )
        sitting.pick(sitting.personAsk.seat, (i * 7) % count)
      }
    }
  })
})

function reached(sitting: Sitting, within: readonly string[]): number[] {
  return choicesOf(sitting, { within }).flatMap(({ label, options }) =>
    options.length === 1 ? options : reached(sitting, [...within, label]),
  )
}

describe('at the table of Lanes', () => {
  const [lanes] = games.games.filter(({ id }) => id === 'lanes')

  function sittingAt(position: object): Sitting {
    const started = lanes && Match.start(lanes, { seed: 1, seats: 2, position })
    if (!started?.ok) throw new Error('no such position')
    const sitters = ['A (you)', 'B (other)'].map((name) => ({ name, bot: null }))
    return new Sitting(started.value, sitters, { asksAll: false, parts: terminalParts['lanes'] })
  }

  function shown(sitting: Sitting, screen: Screen, [columns, rows]: readonly [number, number]): string {
    return frame(sitting, screen, { columns, rows }).map(lineText).join('\n')
  }

  const battle = {
    phase: 'battle',
    units: { '2,2': 'aGd', '2,3': 'bHh2/3D+stun2', '1,3': 'aAr' },
    seats: [
      { class: 'paladin', life: 17, hand: ['smite'], orbs: 'SWW', track: ['WW', '', 'S'], step: 2 },
      { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'P' }] },
    ],
  }
  const open: Screen = { ...FIRST_SCREEN, looker: 0 }

  test('the small screen shows units, orbs, slots and what the acting unit would do', () => {
    const table = shown(sittingAt(battle), open, [80, 24])
    expect(table).toMatch(/A \(you\) · Paladin +█+░+ life 17 {2}hand 1 · xp 0\/3/)
    expect(table).toMatch(/ 3 ▸▲Ar2\/2 +▸▼Hh2\/3D\*/)
    expect(table).toContain('orbs WWS track  WW ▸–  S')
    expect(table).toContain('slots face down +P | –')
    expect(table).toMatch(/Attack: {2}Hellhound \(2,3\), \d damage/)
    expect(table).not.toContain('Shadow Bolt')
  })

  test('the large screen names them, with conditions and the texts of the hand', () => {
    const table = shown(sittingAt(battle), open, [120, 40])
    expect(table).toMatch(/│▸▼ Hellhound/)
    expect(table).toMatch(/2\/3 D st2/)
    expect(table).toContain('Hellhound (2,3) stun 2')
    expect(table).toMatch(/▪ Smite +WW +Target foe unit: deal 4 damage to it\./)
  })

  test('the second seat sees its own home row below', () => {
    const table = shown(sittingAt({ ...battle, active: 'B' }), { ...FIRST_SCREEN, looker: 1 }, [80, 24])
    expect(table).toMatch(/4 +3 +2 +1 +Round/)
    expect(table.indexOf('A (you)')).toBeLessThan(table.indexOf('B (other)'))
    expect(table).toContain('Shadow Bolt')
  })

  test('many options are picked in two steps, and b leads back to the first', () => {
    const hand = ['ember-sprite', 'rime-wisp', 'stone-pillar']
    const sitting = sittingAt({ seats: [{ class: 'elementalist', hand }, { class: 'warlock' }] })
    const steps = choicesOf(sitting, open)
    const at = steps.findIndex(({ options }) => options.length > 1)
    const narrowed = press(sitting, { ...open, cursor: at }, 'return')
    expect(narrowed.deed).toBeNull()
    expect(narrowed.screen.within).toEqual([steps[at]?.label])
    expect(shown(sitting, narrowed.screen, [80, 24])).toContain(`› ${steps[at]?.label}`)
    expect(press(sitting, narrowed.screen, 'b')).toMatchObject({ deed: null, screen: { within: [] } })
    const picked = press(sitting, narrowed.screen, '2')
    expect(picked.deed).toEqual({ do: 'pick', index: steps[at]?.options[1] })
    expect(picked.screen.within).toEqual([])
  })
})

test('line by line, too, an option has beside it what is worth knowing of it', async () => {
  const typed = `${Array.from({ length: 8 }, () => '1').join('\n')}\nq\n`
  const args = 'play battle-decks --seed 4 --bots random --plain --pace 0'
  const { out } = await run(args, typed, null, games)
  expect(out).toMatch(/^ {2}\d {2}attack \S.* {3}hits from \d on, \d+ %/mu)
})
