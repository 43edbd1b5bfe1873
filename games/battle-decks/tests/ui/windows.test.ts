import type { Ask } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { BattleEvent } from '../../game.ts'
import { isAlarm, isIdle, isLull, isStir, MUTES } from '../../ui/board/windows.ts'
import { lay, type BattleScene, type Layout } from '../lay.ts'
import { heard } from './seen.ts'

/** Types of the events of a scene at which a seat that lets windows pass looks up. */
function alarms(t: BattleScene, seat: number): readonly BattleEvent['type'][] {
  const view = t.match.viewFor(seat)
  return heard(t, seat).flatMap(({ event }) => (isAlarm(event, seat, view) ? [event.type] : []))
}

const VOLLEY: Layout = { A: { field: ['crown-fusilier'] }, B: { field: ['mortar-crew'] } }

describe('whoever lets windows pass looks up', () => {
  test('at an ability of the other side that must be saved against, and at a save that fails', () => {
    const t = lay({ ...VOLLEY, rolls: [1] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    expect(alarms(t, 1)).toEqual(['used', 'saveRolled', 'hurt'])
    expect(alarms(t, 0)).toEqual([])
  })

  test('not at a save that is made', () => {
    const t = lay({ ...VOLLEY, rolls: [6] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    expect(alarms(t, 1)).toEqual(['used'])
  })

  test('at the loss of a reinforcement, which has no HP to lose', () => {
    const t = lay({ ...VOLLEY, rolls: [1] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Mortar Crew')
    expect(alarms(t, 1)).toEqual(['used', 'saveRolled', 'defeated'])
    expect(alarms(t, 0)).toEqual([])
  })

  test('not at an ability that harms nobody', () => {
    const t = lay({ A: { field: ['wolf-pack-8'] } })
    t.A.picks('activate Dire Wolf', 'use Howl')
    expect(alarms(t, 1)).toEqual([])
  })
})

/** The moment of the open window, and whether it is grave for each seat. */
function gravity(t: BattleScene): readonly [string, boolean, boolean] {
  const ask = t.match.asks[0] as Ask
  const { moment } = ask.prompt as { readonly moment: string }
  const isGrave = (seat: number): boolean => MUTES.isGrave(ask.prompt, seat, t.match.viewFor(seat))
  return [moment, isGrave(0), isGrave(1)]
}

describe('whoever does not want to be asked about an event', () => {
  test('is asked all the same before the die where one of their own is attacked, and not where they attack', () => {
    const t = lay({ A: { field: ['crown-fusilier'] }, B: { field: ['mortar-crew'], hand: ['smoke-shells'] } })
    const before = gravity(t)
    t.B.picks('pass')
    t.A.picks('activate Crown Fusilier', 'attack Artillery')
    expect([before, gravity(t)]).toEqual([
      ['before-activation', false, false],
      ['declared', false, true],
    ])
  })

  test('is asked all the same where an ability reaches all of their own, and where one of their own must save', () => {
    const t = lay({ active: 'B', A: { hand: ['field-rations', 'providence'] }, rolls: [1] })
    t.A.picks('pass')
    t.B.picks('activate Artillery', 'use Barrage I')
    expect(gravity(t)).toEqual(['declared', true, false])
    t.A.picks('pass', 'roll the rest in order')
    expect(t.match.asks[0]?.prompt).toMatchObject({ type: 'reroll', isSave: true })
    expect(gravity(t)).toEqual(['rolled', true, false])
  })

  test('is left alone where they help one of their own', () => {
    const t = lay({ A: { field: ['her-royal-guard-k'], hand: ['fog-bank'] } })
    t.A.picks('pass', 'activate Her Royal Guard', 'use Guard', 'Dire Wolf')
    expect(gravity(t)).toEqual(['declared', false, false])
  })

  test('is asked again in the next round and once one of their own was hurt, fell or is gone', () => {
    const t = lay({ ...VOLLEY, rolls: [1] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    const woken = (seat: number): readonly string[] =>
      heard(t, seat).flatMap(({ event }) =>
        MUTES.wakes(event, seat, t.match.viewFor(seat)) ? [event.type] : [],
      )
    expect(woken(1)).toEqual(['hurt'])
    expect(woken(0)).toEqual([])
    const began = { type: 'roundBegan', round: 2 } as unknown as BattleEvent
    expect([0, 1].map((seat) => MUTES.wakes(began, seat, t.match.viewFor(seat)))).toEqual([true, true])
  })
})

describe('a window that opens only because the turn goes on', () => {
  test('is each but those about an attack, an ability or a die', () => {
    const lulls = [
      'round-start',
      'turn-start',
      'before-activation',
      'declared',
      'applied',
      'before-refill',
      'turn-end',
    ].filter((moment) =>
      isLull({ type: 'window', moment, card: null, cards: [], ability: null, isVain: false }),
    )
    expect(lulls).toEqual(['round-start', 'turn-start', 'before-activation', 'before-refill', 'turn-end'])
    expect(isLull({ type: 'reroll', moment: 'rolled' })).toBe(false)
  })

  test('[B-R51] offers again what was passed on once the other side has brought or played something', () => {
    const B = { hand: ['drill-automaton'], field: ['mortar-crew'] }
    const t = lay({ phase: 'turn', active: 'B', A: { hand: ['panic'] }, B })
    t.A.picks('pass')
    const before = heard(t).length
    t.B.picks('play Drill Automaton (10♦)')
    const news = heard(t).slice(before)
    const stirs = (seat: number): readonly string[] =>
      news.flatMap(({ event }) => (isStir(event, seat) ? [event.type] : []))
    expect([stirs(0), stirs(1)]).toEqual([['reinforced'], []])
    expect(isStir({ type: 'roundBegan', round: 2, seat: 0 }, 0)).toBe(true)
  })
})

describe('a card that changes nothing of the attack that was declared', () => {
  /** Which of the cards that B, then A may play are no reason to stop. */
  function idle(layout: Layout, deeds: readonly string[], seat: 0 | 1): readonly boolean[] {
    const t = lay(layout)
    const left = deeds.slice()
    for (;;) {
      const ask = t.match.asks[0] as Ask
      const prompt = ask.prompt as { readonly moment?: string }
      if (ask.seat === seat && prompt.moment === 'declared')
        return ask.options.slice(0, -1).map((option) => isIdle(option, ask, t.match.viewFor(seat)))
      const asked = t.seat(ask.seat)
      asked.picks(asked.text().options.includes('pass') ? 'pass' : (left.shift() ?? 'nothing is left'))
    }
  }

  const DIRE_WOLF = ['activate Dire Wolf', 'attack Artillery']

  test('[B-R51, B-R30] a heal in the attack of one’s own reinforcement can wait', () => {
    const A = { field: ['wolf-pack-8'], hand: ['field-rations'] }
    expect(idle({ A }, ['activate Wolf Pack', 'attack Artillery'], 0)).toEqual([true])
  })

  test('[B-R51, B-R30] a heal where the attack may take the last HP of who is attacked is asked about', () => {
    const B = { hand: ['spare-parts'], characters: [{ card: 'artillery', hp: 1 }] }
    expect(idle({ B }, DIRE_WOLF, 1)).toEqual([false])
  })

  test('[B-R51, B-R30] DEF of who is attacked is asked about', () => {
    expect(idle({ B: { hand: ['smoke-shells'] } }, DIRE_WOLF, 1)).toEqual([false])
  })

  test('[B-R51] Sabotage is idle where no equipment counts in the attack, and asked about where it does', () => {
    const B = { hand: ['sabotage'] }
    const gear = (card: string, equipment: string): Layout => ({
      A: { characters: [{ card, equipment: [equipment] }] },
      B,
    })
    expect(idle(gear('quartermaster', 'storm-horn'), DIRE_WOLF, 1)).toEqual([true])
    expect(idle(gear('dire-wolf', 'heartseeker-lance-k'), DIRE_WOLF, 1)).toEqual([false])
  })
})
