import { describe, expect, test } from 'vitest'
import type { AttackOdds, BattleOption } from '../../game.ts'
import { inOneLine } from '../../ui/odds.ts'
import { sayHint } from '../../ui/option-hint.tsx'
import { previewOf, type AttackPreview } from '../../ui/preview.ts'
import { isThere, lay, on, PRUSSIA, side, type BattleScene, type Layout } from '../lay.ts'
import { optionOf, seen } from './seen.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** A position, how it is played to the ask that is looked at, and how it goes on. */
interface Played {
  readonly layout: Layout
  readonly before: (t: BattleScene) => void
  readonly go: (t: BattleScene) => void
  /** The others that may need a die after the first. */
  readonly after?: readonly number[]
}

/** How often an attack hits and what somebody loses on average, by playing each face of the die. */
function byEachFace({ layout, before, go, after = [] }: Played, name: string): { hit: number; lost: number } {
  const ways = FACES.map((die) => {
    const t = lay({ ...layout, rolls: [die, ...after] })
    before(t)
    const was = on(t, name).hp
    go(t)
    const isHit = t.eventsOf('attackRolled')[0]?.isSuccess === true
    return { isHit, lost: isThere(t, name) ? was - on(t, name).hp : 0 }
  })
  return {
    hit: ways.filter(({ isHit }) => isHit).length / 6,
    lost: ways.reduce((sum, { lost }) => sum + lost, 0) / 6,
  }
}

/** The moment that is looked at; the match goes on nowhere from it. */
function asked(layout: Layout, before: (t: BattleScene) => void, seat = 0) {
  const t = lay(layout)
  before(t)
  const now = seen(t, seat)
  const hint = (deed: BattleOption['do'], card?: number): string | null => {
    const said = sayHint(optionOf(now.ask, deed, card), now.view, { ...now.asked, options: now.ask.options })
    return said && inOneLine(said)
  }
  const attackOn = (deed: BattleOption['do'], card?: number): AttackPreview => {
    const found = previewOf(now.view, optionOf(now.ask, deed, card), now.asked)
    if (found?.kind !== 'attack') throw new Error('this is no attack')
    return found
  }
  return { t, ...now, hint, attackOn }
}

function expectFaces(odds: AttackOdds | undefined, played: { hit: number; lost: number }): void {
  expect(odds?.hit).toBeCloseTo(played.hit, 9)
  expect(odds?.expected).toBeCloseTo(played.lost, 9)
}

const WOLF: Layout = { A: { characters: [{ card: 'dire-wolf' }] } }
const toAttack = (t: BattleScene): unknown => t.A.picks('activate Dire Wolf')

describe('what an option would bring', () => {
  test('an attack: what each face of the die brings that the rules then roll', () => {
    const now = asked(WOLF, toAttack)
    const { odds } = now.attackOn('attack', on(now.t, 'clockwork-soldier').card)
    const go = (t: BattleScene): unknown => t.A.picks('attack Clockwork Soldier')
    expectFaces(odds[0], byEachFace({ layout: WOLF, before: toAttack, go }, 'clockwork-soldier'))
    expect(now.hint('attack', on(now.t, 'clockwork-soldier').card)).toBe('67 % · −2.5')
    expect(now.hint('nothing')).toBeNull()
  })

  test('an attack on a pair: both members, of whom their controller names one', () => {
    const layout: Layout = {
      ...WOLF,
      B: {
        field: ['shield-grenadier-q'],
        characters: [{ card: 'shield-grenadier-q', pairedWith: 'artillery' }],
      },
    }
    const now = asked(layout, toAttack)
    const { odds } = now.attackOn('attack', on(now.t, 'artillery').card)
    for (const [at, name] of ['Artillery', 'Shield Grenadier'].entries()) {
      const go = (t: BattleScene): void => {
        t.A.picks('attack Artillery')
        t.B.picks(name)
      }
      const { hit } = byEachFace({ layout, before: toAttack, go }, 'artillery')
      expect(odds[at]?.hit).toBeCloseTo(hit, 9)
    }
    expect(now.hint('attack', on(now.t, 'artillery').card)).toBe('67–83 % · −2.5–3.0, out 0–67 %')
    now.t.A.picks('attack Artillery')
    const asksB = seen(now.t, 1)
    const [first, second] = asksB.ask.options as readonly BattleOption[]
    const says = (option: BattleOption | undefined): unknown =>
      option && sayHint(option, asksB.view, { ...asksB.asked, options: asksB.ask.options })
    expect(says(first)).toEqual({ main: '83 %', rest: '−3.0' })
    expect(says(second)).toEqual({ main: '67 %', rest: 'out' })
  })

  test('an attack that is the end of a hero says so, and that of the last hero wins the match', () => {
    const fallen = [{ card: 'artillery', hp: -4 }]
    const oneOfMany = asked({ ...WOLF, B: { characters: fallen } }, toAttack)
    expect(oneOfMany.hint('attack', on(oneOfMany.t, 'artillery').card)).toMatch(/% · hero out$/u)
    const last = asked(
      { ...WOLF, B: { characters: fallen, defeated: PRUSSIA.filter((one) => one !== 'artillery') } },
      toAttack,
    )
    expect(last.hint('attack', on(last.t, 'artillery').card)).toMatch(/% · wins the match$/u)
  })

  test('a heal on a hero with all of its HP says that it changes nothing', () => {
    const now = asked({ phase: 'turn', A: { hand: ['field-rations'] } }, (t) =>
      t.A.picks('play Field Rations (J♣)'),
    )
    expect(now.hint('target', on(now.t, 'quartermaster').card)).toBe('no change')
  })

  /** The Wolf has attacked the Soldier, and A is asked for an event before the die. */
  const declared = (t: BattleScene): void => {
    t.A.picks('pass')
    t.B.picks('pass')
    t.A.picks('activate Dire Wolf', 'attack Clockwork Soldier')
  }
  const EVENTS: Layout = {
    A: { ...WOLF.A, hand: ['ambush-b', 'field-rations'] },
    B: { hand: ['smoke-shells'] },
  }

  test('an event before the die: what it makes of the attack, which the rules then roll', () => {
    const now = asked(EVENTS, declared)
    const [ambush, rations] = side(now.t, 0).hand
    expect(now.hint('event', ambush)).toBe('67 → 83 % · −2.5 → −4.7')
    expect(now.hint('event', rations)).toBe('no change · to this attack')
    expect(now.hint('pass')).toBe('roll: 67 % · −2.5')
    const go = (t: BattleScene): void => {
      t.A.picks('play Ambush (K♣)', 'Dire Wolf')
      t.B.picks('pass')
      t.A.picks('pass')
    }
    const { odds, before } = now.attackOn('event', ambush)
    expectFaces(odds[0], byEachFace({ layout: EVENTS, before: declared, go }, 'clockwork-soldier'))
    expect(before?.hit).toBeCloseTo(4 / 6, 9)
  })

  test('an event of the other side: what it takes off the attack', () => {
    const now = asked(
      EVENTS,
      (t) => {
        declared(t)
        t.A.picks('pass')
      },
      1,
    )
    expect(now.hint('event')).toBe('67 → 33 % · −2.5 → −1.5')
  })

  test('an event that is being played: each target by what it changes on the attack, the others by what it changes on them', () => {
    const now = asked(EVENTS, (t) => {
      declared(t)
      t.A.picks('play Ambush (K♣)')
    })
    expect(now.hint('target', on(now.t, 'dire-wolf').card)).toBe('67 → 83 % · −2.5 → −4.7')
    expect(now.hint('target', on(now.t, 'quartermaster').card)).toBe('ATK 3 → 5, DMG 3 → 5')
  })

  test('equipment: what it changes on whoever carries it', () => {
    const now = asked({ phase: 'turn', A: { hand: ['hunters-sights-9'] } }, (t) =>
      t.A.picks("play Hunter's Sights (9♠)"),
    )
    expect(now.hint('target', on(now.t, 'dire-wolf').card)).toBe('ATK 4 → 6 · yours')
  })

  test('[B-16.5] equipment that grants an ability: which one, and which one goes with it', () => {
    const given = asked(
      { phase: 'turn', active: 'B', B: { hand: ['liquid-fire'] } },
      (t) => t.B.picks('play Liquid Fire (7♠)'),
      1,
    )
    expect(given.hint('target', on(given.t, 'artillery').card)).toBe('DEF 6 → 5, gives Barrage II · yours')
  })

  test('an ability that helps many: what each gains, who they are where all gain the same, and of more than three how many', () => {
    const few = asked({ A: { field: ['wolf-pack-8'] } }, (t) => t.A.picks('activate Dire Wolf'))
    expect(few.hint('use')).toBe('Wolf Pack ATK 4 → 5, DMG 1 → 2')
    const two = asked({ A: { field: ['wolf-pack-8', 'mammoth-a'] } }, (t) => t.A.picks('activate Dire Wolf'))
    expect(two.hint('use')).toBe('+1 ATK, +1 DMG for Wolf Pack and Mammoth')
    const many = asked(
      { active: 'B', B: { field: ['storm-marshal', 'rifle-jaeger-9'] } },
      (t) => t.B.picks('activate Storm Marshal'),
      1,
    )
    expect(many.hint('use')).toBe('+1 ATK for 4 characters')
  })

  test('a save that decides whether somebody is out of the game says so, since HP do not count there', () => {
    const layout: Layout = {
      active: 'B',
      A: { field: ['wolf-pack-8'], defeated: ['dire-wolf', 'quartermaster'] },
    }
    const now = asked(
      { ...layout, B: { field: ['mortar-crew'] } },
      (t) => t.B.picks('activate Mortar Crew', 'use Shell'),
      1,
    )
    expect(now.hint('target', on(now.t, 'wolf-pack').card)).toBe('fails 50 % · out')
    expect(now.hint('target', on(now.t, 'pterosaur-rider').card)).toBe('fails 50 % · −1.5')
  })

  test('saves of several: HP are those of heroes only, since reinforcements have none to lose', () => {
    const two: Layout = {
      active: 'B',
      A: { field: ['wolf-pack-8', 'mammoth-a'], defeated: ['dire-wolf', 'quartermaster'] },
    }
    const use = (t: BattleScene): void => void t.B.picks('activate Artillery')
    expect(asked(two, use, 1).hint('use')).toMatch(/^3 saves · −1\.0, \d\.\d out$/u)
  })

  test('an ability that must be saved against: each save and what comes of it, as the dice of the rules have it', () => {
    const layout: Layout = {
      A: { defeated: ['pterosaur-rider', 'dire-wolf'] },
      active: 'B',
    }
    const now = asked(layout, (t) => t.B.picks('activate Artillery'), 1)
    const preview = previewOf(now.view, optionOf(now.ask, 'use'), now.asked)
    const [stake, ...others] = preview?.kind === 'saves' ? preview.stakes : []
    expect(others).toEqual([])
    expect(now.hint('use')).toBe('save fails 33 % · −1.0')
    const isOut = (...rolls: readonly number[]): boolean => {
      const t = lay({ ...layout, rolls })
      t.B.picks('activate Artillery', 'use Barrage I')
      return !isThere(t, 'quartermaster')
    }
    const failing = FACES.filter((die) => die < 3)
    const broken = FACES.filter((die) => isOut(1, die)).length
    expect(FACES.filter((die) => die > 2 && isOut(die))).toEqual([])
    expect(1 - (stake?.odds.safe ?? 0)).toBeCloseTo(failing.length / 6, 9)
    expect(stake?.odds.defeated).toBeCloseTo((failing.length * broken) / 36, 9)
  })

  test('saves of a pair: the odds of either way in which the second save may be rolled', () => {
    const layout: Layout = {
      active: 'B',
      A: {
        defeated: ['pterosaur-rider', 'dire-wolf'],
        field: ['her-royal-guard-k'],
        characters: [{ card: 'her-royal-guard-k', pairedWith: 'quartermaster' }],
      },
    }
    const now = asked(layout, (t) => t.B.picks('activate Artillery'), 1)
    const preview = previewOf(now.view, optionOf(now.ask, 'use'), now.asked)
    const stakes = preview?.kind === 'saves' ? preview.stakes : []
    const guard = stakes.find(({ odds }) => odds.target === on(now.t, 'her-royal-guard-k').card)
    expect([guard?.odds.safe, guard?.other?.safe].map((safe) => Math.round(100 * (1 - (safe ?? 0))))).toEqual(
      [33, 56],
    )
  })

  test('a die that may be rolled again: the chance of a new one, and what passing lets stand', () => {
    const layout: Layout = { A: { ...WOLF.A, hand: ['providence'] }, rolls: [2] }
    const now = asked(layout, (t) => t.A.picks('activate Dire Wolf', 'attack Clockwork Soldier'))
    expect(now.hint('event')).toBe('67 % · on a new roll')
    expect(now.hint('pass')).toBe('misses')
  })

  test('instant abilities and those without dice: what they change on whoever is chosen', () => {
    const spot = asked({ phase: 'round', A: {}, B: {} }, () => undefined)
    expect(spot.hint('target', on(spot.t, 'artillery').card)).toBe('DEF 6 → 4 · theirs')
    const mend = asked({ A: { characters: [{ card: 'dire-wolf', hp: -1 }] } }, (t) => {
      t.A.picks('activate Quartermaster', 'use Mend II')
    })
    expect(mend.hint('target', on(mend.t, 'dire-wolf').card)).toBe('HP −1 → 2, wakes up')
  })

  test('an attack of an equalizer: its odds before its die, and what an event changes', () => {
    const layout: Layout = {
      phase: 'refill',
      A: { hand: ['fog-bank'], equalizers: [{ card: 'rampaging-tyrant', attacks: 0 }] },
    }
    const toTyrant = (t: BattleScene): unknown => t.A.picks('pass')
    const now = asked(layout, toTyrant)
    expect(now.hint('pass')).toBe('roll: 83 % · −4.0')
    expect(now.attackOn('event').before?.hit).toBeCloseTo(5 / 6, 9)
  })

  test('[B-R10] no more cards: what follows, which is no activation where nobody is ready', () => {
    const down = ['dire-wolf', 'pterosaur-rider', 'quartermaster'].map((card) => ({ card, hp: -1 }))
    const hand = ['wolf-pack-8']
    const ready = asked({ phase: 'turn', A: { hand } }, () => undefined)
    expect(ready.hint('end-deploy')).toBe('then you activate')
    const none = asked({ phase: 'turn', A: { characters: down, hand } }, () => undefined)
    expect(none.hint('end-deploy')).toBe('then you refill')
    none.t.A.picks('play no more cards')
    expect(none.t.eventsOf('activated')).toEqual([])
    const newcomer = asked({ phase: 'turn', A: { characters: down, hand: [...hand, 'snare-net'] } }, (t) =>
      t.A.picks('play Wolf Pack (8♦)'),
    )
    expect(newcomer.hint('end-deploy')).toBe('then you activate')
  })

  test('an activation: the best attack that it could make', () => {
    const now = asked({ ...WOLF, B: { defeated: ['artillery', 'clockwork-soldier'] } }, () => undefined)
    expect(now.hint('activate', on(now.t, 'dire-wolf').card)).toBe('83 % · −3.0')
  })
})
