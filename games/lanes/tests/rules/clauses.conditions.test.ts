import { describe, expect, test } from 'vitest'
import { CATALOG, CONDITIONS, faceOf, markOf } from '../../game.ts'
import { growth, handOf, lay, lives, on, shown, story } from '../lay.ts'

describe('conditions', () => {
  test('[L-CON.1] there are seven', () => {
    expect(CONDITIONS).toEqual(['haste', 'stun', 'disarm', 'chill', 'turnover', 'antimagic', 'snare'])
  })

  test('[L-CON.2, L-CON.4] Haste: an extra action for each token, which it uses up', () => {
    const t = lay({ phase: 'battle', units: { '2,1': 'aGd+haste2' } })
    t.A.picks('Defend', 'Advance', 'Advance')
    expect([shown(t, '2,4'), on(t, '2,4').haste]).toEqual(['Guard 1/3 D', 0])
  })

  test('[L-CON.3] Haste: no Defend', () => {
    const t = lay({ phase: 'battle', units: { '2,1': 'aGd+haste' } })
    t.A.picks('Defend').isOffered('Attack', 'Advance').picks('Attack')
  })

  test('[L-R43] Haste: used up though nothing is executed; it ends a stance only after Stun', () => {
    const t = lay({ phase: 'battle', units: { '2,1': 'aGd+haste' } })
    t.A.picks('Defend', 'Attack')
    expect([shown(t, '2,2'), on(t, '2,2').haste]).toEqual(['Guard 1/3 D', 0])
    const stunned = lay({ phase: 'battle', units: { '2,1': 'aGdD+haste+stun' } })
    stunned.A.picks('Attack')
    expect(shown(stunned, '2,1')).toBe('Guard 1/3')
  })

  test('[L-CON.5, L-CON.6] Stun: both actions are skipped, then all tokens go', () => {
    const t = lay({ phase: 'battle', units: { '2,1': 'aGd+stun3' } })
    t.A.isAsked('Second Main phase')
    expect([shown(t, '2,1'), on(t, '2,1').stun, story(t, 'idled')]).toEqual([
      'Guard 1/3',
      0,
      ['idled', 'idled'],
    ])
  })

  test('[L-R44] Stun waits for the next Battle phase', () => {
    const t = lay({ phase: 'main2', A: { hand: ['judgement'] }, units: { '2,5': 'bGd' } })
    t.A.picks('cast Judgement on Guard (2,5)', 'end the phase')
    t.B.picks('end the phase').isAsked('Second Main phase')
    expect([shown(t, '2,5'), on(t, '2,5').stun]).toEqual(['Guard 1/3', 0])
  })

  test('[L-CON.7] Disarm: the next executed Attack is lost with every token', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd+disarm2', '2,3': 'bGd' } })
    t.A.picks('Attack')
    expect([on(t, '2,2').disarm, on(t, '2,3').hp]).toEqual([0, 3])
  })

  test('[L-CON.8, L-R45] Disarm: without a target it stays; with one the Advance is stopped all the same', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd+disarm', '4,2': 'aGd+disarm', '4,3': 'bGd' } })
    t.A.picks('Attack', 'Advance', 'Defend')
    expect([on(t, '2,3').disarm, shown(t, '4,2')]).toEqual([1, 'Guard 1/3 D'])
  })

  test.each([
    ['aCv+chill4', 'bGdD', 0, 2],
    ['aAr+chill4', 'bGd', 0, 2],
    ['aCv+chill', 'bGdD', 1, 0],
    ['aGd+chill', 'bGdD', 0, 1],
  ])(
    '[L-CON.9, L-CON.10, L-CON.11, L-CON.12] Chill: %s against %s deals %i and keeps %i',
    (own, foe, damage, chill) => {
      const t = lay({ phase: 'battle', units: { '2,2': own, '2,3': foe } })
      t.A.picks('Attack')
      expect([t.eventsOf('attacked')[0]?.damage, on(t, '2,2').chill]).toEqual([damage, chill])
    },
  )

  test('[L-CON.13, L-CON.14, L-R69] Turnover: a foe of its owner, an ally of the other', () => {
    const units = { '2,3': 'bIm+turnover', '2,2': 'aGd', '2,4': 'bGd' }
    const t = lay({ phase: 'battle', units })
    t.A.picks('Attack')
    expect(t.eventsOf('idled')).toMatchObject([{ why: 'no-target' }, { why: 'blocked' }])
    const other = lay({ phase: 'battle', active: 'B', units })
    other.A.picks('Attack')
    expect([shown(other, '2,4'), handOf(other, 1)]).toEqual(['Imp 3/1', ['Guard']])
    const heal = lay({ A: { hand: ['mending-light'] }, units: { '2,3': 'bGd1/1+turnover' } })
    heal.A.picks('cast Mending Light on Guard (2,3)')
    expect(on(heal, '2,3').hp).toBe(3)
  })

  test('[L-CON.15, L-R47] Turnover: the owner stays, the opponent chooses in the turn of the owner, until an effect ends it', () => {
    const t = lay({ phase: 'battle', active: 'B', units: { '2,3': 'bIm+turnover' } })
    t.A.isAsked('Imp (2,3)').picks('Advance', 'Defend')
    expect([shown(t, '2,4'), on(t, '2,4').owner, on(t, '2,4').turnover]).toEqual(['Imp 3/1 D', 1, 1])
    const ended = lay({
      phase: 'enchantments',
      A: { class: 'warlock', area: [{ card: 'treachery', tokens: 1, on: ['2,3'] }] },
      units: { '2,3': 'bIm+turnover' },
    })
    expect(on(ended, '2,3').turnover).toBe(0)
  })

  test('[L-CON.16] Chill counts against heroes', () => {
    const t = lay({ phase: 'battle', units: { '2,5': 'aCv+chill2' } })
    t.A.picks('Attack')
    expect([lives(t)[1], on(t, '2,5').chill]).toEqual([19, 0])
  })

  test('[L-CON.17, L-CON.18] Antimagic: not targeted and not enchanted by cards of either player', () => {
    const t = lay({
      A: { hand: ['smite', 'rally'] },
      units: { '2,3': 'bGd+antimagic', '1,1': 'aGd+antimagic' },
    })
    t.A.isRefused('cast Smite', 'foe unit').isRefused('cast Rally', 'friendly unit')
    const storm = lay({
      A: { hand: ['blizzard'], orbs: 'BBB' },
      units: { '2,3': 'bGd+antimagic', '3,3': 'bGd' },
    })
    storm.A.picks('cast Blizzard in row 3')
    expect([on(storm, '2,3').marks, on(storm, '3,3').marks > 0]).toEqual([0, true])
  })

  test('[L-CON.19, L-R48] Antimagic: spell damage is 0, Enchantments included; powers and attacks work', () => {
    const t = lay({
      phase: 'enchantments',
      A: { class: 'elementalist', area: [{ card: 'blizzard', tokens: 2, on: ['2,3'] }] },
      units: { '2,3': 'bGd+antimagic', '1,3': 'aMc' },
    })
    t.A.picks('resolve Blizzard')
    expect([on(t, '2,3').hp, on(t, '2,3').chill]).toEqual([3, 1])
    t.A.picks('use Spark on Guard (2,3)')
    expect(on(t, '2,3').hp).toBe(2)
  })

  test('[L-CON.20] Turnover: it advances towards its owner', () => {
    const t = lay({ phase: 'battle', active: 'B', units: { '2,2': 'bGd+turnover' } })
    t.A.picks('Advance')
    expect(shown(t, '2,3')).toBe('Guard 1/3')
  })

  test('[L-CON.21] Antimagic: a unit text may place what a spell being cast may not', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aTo', '2,3': 'bGd+antimagic' } })
    t.A.picks('Attack')
    expect(on(t, '2,3').snare).toBe(1)
  })

  test('[L-CON.22] Antimagic: it goes in the next Enchantments phase of the owner of the unit', () => {
    const t = lay({ phase: 'enchantments', units: { '2,3': 'bGd+antimagic', '1,1': 'aGd+antimagic2' } })
    expect([on(t, '2,3').antimagic, on(t, '1,1').antimagic]).toEqual([1, 0])
  })

  test('[L-CON.23] Snare: the next real Advance is lost with one token', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd+snare2' } })
    t.A.picks('Advance', 'Defend')
    expect([shown(t, '2,2'), on(t, '2,2').snare]).toEqual(['Guard 1/3 D', 1])
  })

  test('[L-CON.24] Snare: an Advance that would not move leaves it', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd+snare', '2,3': 'aSp' } })
    t.A.picks('Advance').picks('Advance')
    expect(on(t, '2,2').snare).toBe(1)
  })

  test('[L-R49] tokens stack; Antimagic and Turnover leave together', () => {
    const t = lay({ A: { hand: ['frostbind'] }, units: { '2,3': 'bGd+chill2' } })
    t.A.picks('cast Frostbind on Guard (2,3)')
    expect(on(t, '2,3').chill).toBe(4)
    const ended = lay({
      phase: 'enchantments',
      A: { class: 'warlock', area: [{ card: 'treachery', tokens: 1, on: ['2,3'] }] },
      units: { '2,3': 'bIm+turnover3' },
    })
    expect(on(ended, '2,3').turnover).toBe(0)
  })
})

describe('keywords', () => {
  test('[L-KEY.2] to attack is the Attack action', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd+haste', '2,3': 'bGd' } })
    t.A.picks('Defend', 'Attack')
    expect(on(t, '2,3').hp).toBe(2)
  })

  test('[L-KEY.4, L-KEY.5, L-R61] healing goes up to base HP, and does nothing above it', () => {
    for (const [unit, hp] of [
      ['aGd1/2', 3],
      ['aGd1/5', 5],
    ] as const) {
      const t = lay({ A: { hand: ['mending-light'] }, units: { '2,3': unit } })
      t.A.picks('cast Mending Light on Guard (2,3)')
      expect(on(t, '2,3').hp).toBe(hp)
    }
  })

  test('[L-KEY.7] Purity unenchants from the Enchantments of the opponent', () => {
    const t = lay({
      A: { hand: ['purity'], area: [{ card: 'blessing-of-valor', on: ['2,3'] }] },
      B: { class: 'warlock', area: [{ card: 'withering-hex', on: ['2,3'] }] },
      units: { '2,3': 'aGd+chill2+stun' },
    })
    t.A.picks('cast Purity on Guard (2,3)')
    expect(on(t, '2,3')).toMatchObject({ chill: 0, stun: 0, antimagic: 1, marks: markOf(0, 0) })
  })

  test('[L-KEY.11] a target is chosen, and the text refers to it', () => {
    const t = lay({ A: { hand: ['smite'] }, units: { '2,3': 'bGd', '3,3': 'bGd' } })
    t.A.picks('cast Smite on Guard (3,3)')
    expect([shown(t, '2,3'), shown(t, '3,3')]).toEqual(['Guard 1/3', ''])
  })

  test('[L-KEY.13, L-R65] HP gained has no limit', () => {
    const t = lay({
      phase: 'enchantments',
      A: { area: [{ card: 'blessing-of-valor', on: ['2,3'] }] },
      units: { '2,3': 'aGd1/6' },
    })
    expect(on(t, '2,3').hp).toBe(7)
  })

  test('[L-KEY.14, L-KEY.17] damage lowers HP; 1 is alive, less is dead', () => {
    for (const [unit, left] of [
      ['bGd1/5', 'Guard 1/1'],
      ['bGd1/4', ''],
      ['bGd1/3', ''],
    ] as const) {
      const t = lay({ A: { hand: ['smite'] }, units: { '2,3': unit } })
      t.A.picks('cast Smite on Guard (2,3)')
      expect(shown(t, '2,3')).toBe(left)
    }
  })

  test('[L-KEY.16, L-R66] whoever kills takes the credit; no card of ours kills without damage', () => {
    const t = lay({ A: { hand: ['smite'] }, units: { '2,3': 'bGd' } })
    t.A.picks('cast Smite on Guard (2,3)')
    expect(growth(t, 0)[0]).toBe(1)
    expect(CATALOG.filter((face) => /\bkill/i.test(face.text))).toEqual([])
  })

  test('[L-KEY.18, L-KEY.19] HP and Attack are what the dice show, base values what the card shows', () => {
    const t = lay({ units: { '2,3': 'aGd4/9' } })
    const unit = on(t, '2,3')
    expect([unit.attack, unit.hp, faceOf(unit.face).attack, unit.baseHp]).toEqual([4, 9, 1, 3])
  })
})
