import { describe, expect, test } from 'vitest'
import { at, ends, growth, handOf, lay, lives, on, shown, story } from '../lay.ts'

describe('Battle phase', () => {
  test('[L-BAT.1] units advance, attack or defend', () => {
    lay({ phase: 'battle', units: { '2,2': 'aGd' } }).A.isOffered('Attack', 'Advance', 'Defend')
  })

  test('[L-BAT.2, L-BAT.3] two waves, the first finished before the second', () => {
    const t = lay({ phase: 'battle', units: { '1,2': 'aGd', '3,2': 'aGd' } })
    t.A.isAsked('Guard (1,2): what does it do in the first wave').picks('Advance')
    t.A.isAsked('Guard (3,2): what does it do in the first wave').picks('Advance')
    t.A.isAsked('Guard (1,3): what does it do in the second wave').picks('Defend')
    t.A.isAsked('Guard (3,3): what does it do in the second wave')
    expect(t.eventsOf('waveBegan').map(({ wave }) => wave)).toEqual([1, 2])
  })

  test('[L-BAT.4] then the active player gains 1 experience', () => {
    const t = lay({ phase: 'battle' })
    expect([growth(t, 0)[0], growth(t, 1)[0]]).toEqual([1, 0])
  })

  test('[L-R5] only units owned by the active player act', () => {
    const t = lay({ phase: 'battle', units: { '1,2': 'aGd', '3,4': 'bGd' } })
    t.A.picks('Attack')
    t.B.isNotAsked()
    expect(shown(t, '3,4')).toBe('Guard 1/3')
  })

  test('[L-BAT.5, L-R6] row by row from the farthest, left to right, as the active player sees it', () => {
    const units = { '4,1': 'aGd', '1,1': 'aGd', '2,3': 'aGd' }
    const t = lay({ phase: 'battle', units })
    const order: string[] = []
    for (let i = 0; i < 3; i++) {
      order.push(/\((.*)\)/.exec(t.A.text().prompt)?.[1] ?? '')
      t.A.picks('Defend')
    }
    expect(order).toEqual(['2,3', '1,1', '4,1'])
    const other = lay({ phase: 'battle', active: 'B', units: { '4,5': 'bGd', '1,5': 'bGd', '2,3': 'bGd' } })
    other.B.isAsked('(2,3)').picks('Defend').isAsked('(4,5)').picks('Defend').isAsked('(1,5)')
  })

  test.each([
    ['Attack', null],
    ['Defend', null],
    ['Advance', 'Attack'],
    ['Advance', 'Defend'],
  ])('[L-BAT.6] %s and then %s', (first, second) => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd' } })
    t.A.picks(first)
    if (second !== null) t.A.isOffered('Attack', 'Defend').picks(second)
    expect([shown(t, '2,3').startsWith('Guard'), t.state.phase]).toEqual([true, 'main2'])
  })

  test('[L-BAT.7, L-BAT.9] after an Attack or a Defend the second action is the Advance, unasked', () => {
    for (const first of ['Attack', 'Defend']) {
      const t = lay({ phase: 'battle', units: { '2,2': 'aGd' } })
      t.A.picks(first).isAsked('Second Main phase')
    }
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd' } })
    t.A.picks('Advance').isOffered('Attack', 'Defend')
  })

  test('[L-BAT.8] no unit can hold its ground by choice', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd' } })
    t.A.picks('Defend')
    expect(shown(t, '2,2')).toBe('')
  })

  test('[L-BAT.10, L-R8] an action that is not executed is used up, may be chosen, and ends a stance', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGdD' } })
    t.A.picks('Attack')
    expect(story(t, 'rose', 'idled', 'advanced')).toEqual(['rose', 'idled', 'advanced'])
    expect(shown(t, '2,3')).toBe('Guard 1/3')
  })

  test('[L-R6] who has left is skipped, and the list of the second wave is made anew', () => {
    const t = lay({ phase: 'battle', units: { '2,4': 'aGd', '3,3': 'aGd', '1,1': 'aGd' } })
    t.A.picks('Advance', 'Advance', 'Advance')
    t.A.isAsked('Guard (2,5)').picks('Attack')
    t.A.isAsked('Guard (3,4)').picks('Defend').isAsked('Guard (1,2)')
  })

  test('[L-R7] actions are chosen when the turn of the unit comes', () => {
    const t = lay({ phase: 'battle', units: { '2,3': 'aSe', '3,3': 'aGd', '2,4': 'bGd2/1' } })
    t.A.picks('Attack')
    expect(shown(t, '2,4')).toBe('')
    t.A.isAsked('Guard (3,3)').isOffered('Attack', 'Advance', 'Defend')
  })
})

describe('Attack', () => {
  test('[L-ATK.1, L-R64] foes only: allies and the own hero are no targets', () => {
    const t = lay({ phase: 'battle', units: { '2,1': 'aGd', '1,1': 'aIm+stun', '2,2': 'aIm+stun' } })
    t.A.picks('Attack')
    expect([shown(t, '1,1'), lives(t)]).toEqual(['Imp 3/1', [20, 20]])
    expect(t.eventsOf('idled').map(({ why }) => why)).toContain('no-target')
  })

  test('[L-ATK.2] a nearer foe comes first', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aAr', '1,3': 'bIm', '3,2': 'bIm' } })
    t.A.picks('Attack')
    expect([shown(t, '3,2'), shown(t, '1,3')]).toEqual(['', 'Imp 3/1'])
  })

  test('[L-ATK.3, L-R9] at the same range clockwise from the left', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd', '3,2': 'bIm', '2,1': 'bIm', '2,3': 'bIm' } })
    t.A.picks('Attack')
    expect(shown(t, '2,3')).toBe('')
  })

  test('[L-ATK.4] the target is forced', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd', '1,2': 'bIm', '2,3': 'bIm' } })
    t.A.picks('Attack')
    expect([shown(t, '1,2'), shown(t, '2,3')]).toEqual(['', 'Imp 3/1'])
  })

  test('[L-ATK.5] only within range', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd', '2,4': 'bIm' } })
    t.A.picks('Attack')
    expect(shown(t, '2,4')).toBe('Imp 3/1')
  })

  test('[L-ATK.6] without a target nothing is executed', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd' } })
    t.A.picks('Attack')
    expect(story(t, 'attacked')).toEqual([])
  })

  test('[L-ATK.7] with a target it is executed', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd', '2,3': 'bGdD' } })
    t.A.picks('Attack')
    expect(story(t, 'attacked')).toHaveLength(1)
  })

  test.each([
    ['bGd', 1],
    ['bGdD', 2],
  ])('[L-ATK.8] Attack 2 against %s leaves %i HP', (foe, hp) => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aAr', '2,3': foe } })
    t.A.picks('Attack')
    expect(on(t, '2,3').hp).toBe(hp)
  })

  test('[L-ATK.9] damage is never negative', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd', '2,3': 'bSe2/4D' } })
    t.A.picks('Attack')
    expect([on(t, '2,3').hp, t.eventsOf('attacked')[0]?.damage]).toEqual([4, 0])
  })

  test('[L-ATK.10, L-KEY.15] at 0 HP or less it dies when the Attack is over', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aCv', '2,3': 'bIm' } })
    t.A.picks('Attack')
    expect(story(t, 'attacked', 'died')).toEqual(['attacked', 'died'])
  })

  test('[L-ATK.11, L-ATK.12] nobody strikes back, and the dice of the attacker stay', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd', '2,3': 'bCv' } })
    t.A.picks('Attack')
    expect([shown(t, '2,2'), shown(t, '2,3')]).toEqual(['Guard 1/3', 'Cavalier 3/2'])
  })

  test('[L-R11] nothing blocks the view', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aAr', '2,3': 'aSp+stun', '2,4': 'bIm' } })
    t.A.picks('Attack')
    expect(shown(t, '2,4')).toBe('')
  })

  test('[L-R13, L-R19] a unit that cannot attack has no target and threatens nobody', () => {
    const t = lay({
      phase: 'battle',
      units: { '2,2': 'aGd0/3', '1,2': 'bIm', '4,2': 'aGd', '4,3': 'bGdD', '3,3': 'aGd0/3' },
    })
    t.A.picks('Advance', 'Advance', 'Attack')
    expect(shown(t, '2,3')).toBe('Guard 0/3')
    expect(t.eventsOf('attacked')).toMatchObject([{ defence: 1 }])
    t.A.picks('Attack', 'Attack')
    expect(t.eventsOf('idled').map(({ why }) => why)).toContain('no-attack')
  })

  test('[L-R15] after-attack texts come before the death check, and only if the target survived', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aTo', '2,3': 'bGd' } })
    t.A.picks('Attack')
    expect([on(t, '2,3').snare, story(t, 'attacked', 'conditionPlaced')]).toEqual([
      1,
      ['attacked', 'conditionPlaced'],
    ])
    const dead = lay({ phase: 'battle', units: { '2,2': 'aTo', '2,3': 'bGd1/1' } })
    dead.A.picks('Attack')
    expect(story(dead, 'conditionPlaced', 'died')).toEqual(['died'])
  })
})

describe('heroes', () => {
  test('[L-HRO.1, L-HRO.2, L-HRO.3] an Attack at the far edge of the own lane strikes the hero behind it', () => {
    const t = lay({ phase: 'battle', units: { '2,5': 'aGd' } })
    t.A.picks('Attack')
    expect(t.eventsOf('struckHero')).toMatchObject([{ seat: 1, damage: 1 }])
    const other = lay({ phase: 'battle', active: 'B', units: { '4,1': 'bIm' } })
    other.B.picks('Attack')
    expect(lives(other)).toEqual([17, 20])
  })

  test.each([
    ['2,5', 'aGd', 19],
    ['2,4', 'aGd', 20],
    ['2,4', 'aAr', 18],
    ['2,3', 'aAr', 20],
  ])('[L-HRO.4, L-R10] from (%s) %s leaves the hero %i life', (field, unit, life) => {
    const t = lay({ phase: 'battle', units: { [field]: unit } })
    t.A.picks('Attack')
    expect(at(t, 1).life).toBe(life)
  })

  test('[L-HRO.5] a hero does not defend; Chill counts', () => {
    const t = lay({ phase: 'battle', B: { area: [{ card: 'devotion' }] }, units: { '2,5': 'aCv+chill' } })
    t.A.picks('Attack')
    expect(at(t, 1).life).toBe(18)
  })

  test('[L-HRO.6] hitting a hero gives no experience', () => {
    const t = lay({ phase: 'battle', units: { '2,5': 'aCv' } })
    t.A.picks('Attack')
    expect(growth(t, 0)[0]).toBe(1)
  })

  test('[L-R12] a hero in range stops an Advance', () => {
    const t = lay({ phase: 'battle', units: { '2,4': 'aAr' } })
    t.A.picks('Advance')
    expect(t.eventsOf('idled')).toMatchObject([{ why: 'target' }])
  })
})

describe('death', () => {
  test('[L-DTH.1, L-KEY.1] whatever the cause, the owner takes the card into hand at once', () => {
    const attack = lay({ phase: 'battle', units: { '2,2': 'aCv', '2,3': 'bIm' } })
    attack.A.picks('Attack')
    const spell = lay({ A: { hand: ['smite'] }, units: { '2,3': 'bIm' } })
    spell.A.picks('cast Smite on Imp (2,3)')
    expect([handOf(attack, 1), handOf(spell, 1)]).toEqual([['Imp'], ['Imp']])
  })

  test('[L-DTH.2, L-DTH.3] the owner of the attacker gains 1 experience', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aCv', '2,3': 'bIm' } })
    t.A.picks('Attack')
    expect(t.eventsOf('gainedExperience')).toMatchObject([
      { seat: 0, by: 1 },
      { seat: 0, by: 1 },
    ])
  })

  test('[L-DTH.4, L-DTH.5] own units give nobody experience', () => {
    const t = lay({ A: { class: 'warlock', hand: ['hellfire'] }, units: { '2,3': 'aIm' } })
    t.A.picks('cast Hellfire between lanes 2 and 3, rows 2 and 3')
    expect([shown(t, '2,3'), growth(t, 0)[0], growth(t, 1)[0]]).toEqual(['', 0, 0])
  })

  test('[L-DTH.6] the field is empty, and all that lay on the unit is gone', () => {
    const t = lay({ A: { hand: ['smite'] }, B: { hand: ['imp'], orbs: 'S' }, units: { '2,5': 'bIm+chill2' } })
    t.A.picks('cast Smite on Imp (2,5)')
    ends(t, 0, 2)
    t.B.picks('summon Imp to (2,5)')
    expect([shown(t, '2,5'), on(t, '2,5').chill]).toEqual(['Imp 3/1', 0])
  })

  test('[L-DTH.7, L-R31] it can be summoned again at full values, even in the same turn', () => {
    const t = lay({
      A: { class: 'warlock', hand: ['hellfire'], orbs: 'RPS' },
      units: { '2,1': 'aIm' },
    })
    t.A.picks("cast Hellfire between lanes 2 and 3, at A's edge", 'summon Imp to (2,1)')
    expect(shown(t, '2,1')).toBe('Imp 3/1')
  })

  test('[L-R40] kills without an attack count for the owner of what did it', () => {
    const burn = lay({ phase: 'enchantments', units: { '2,3': 'aMc', '2,4': 'bIm' } })
    expect(growth(burn, 0)[0]).toBe(1)
    const spark = lay({ A: { class: 'elementalist' }, units: { '2,4': 'bIm' } })
    spark.A.picks('use Spark on Imp (2,4)')
    expect(growth(spark, 0)[0]).toBe(1)
  })

  test('[L-R39] the dead leave together; then what they say of dying, the active player first', () => {
    const t = lay({
      A: { class: 'warlock', hand: ['hellfire'] },
      B: { class: 'warlock' },
      units: { '2,3': 'aBi', '3,3': 'bBi', '2,4': 'bIm', '3,2': 'aIm' },
    })
    t.A.picks('cast Hellfire between lanes 2 and 3, rows 3 and 4')
    const died = t.eventsOf('died').map(({ seat, field }) => [seat, field])
    expect(died).toEqual([
      [0, 9],
      [1, 10],
      [1, 13],
      [0, 6],
    ])
    expect([growth(t, 0)[0], growth(t, 1)[0]]).toEqual([2, 1])
  })
})

describe('Advance', () => {
  test('[L-ADV.1, L-ADV.4, L-ADV.5] one field ahead in the same lane, towards the enemy', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aGd' } })
    t.A.picks('Advance')
    expect(t.eventsOf('advanced')).toMatchObject([{ from: 5, to: 9 }])
    const other = lay({ phase: 'battle', active: 'B', units: { '2,4': 'bGd' } })
    other.B.picks('Advance')
    expect(shown(other, '2,3')).toBe('Guard 1/3')
  })

  test('[L-ADV.2] a target within reach ends it', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aAr', '1,3': 'bIm' } })
    t.A.picks('Advance')
    expect(t.eventsOf('idled')).toMatchObject([{ why: 'target' }])
  })

  test("[L-ADV.3] an occupied field in front stops it, whoever's unit it is", () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aSp', '2,3': 'bGd', '4,2': 'aGd', '4,3': 'aGd+stun' } })
    t.A.picks('Advance', 'Advance')
    expect(
      t
        .eventsOf('idled')
        .slice(0, 3)
        .map(({ why }) => why),
    ).toEqual(['stun', 'blocked', 'blocked'])
  })

  test('[L-ADV.6] in the last row there is no field in front', () => {
    const t = lay({ phase: 'battle', units: { '2,5': 'aGd0/3' } })
    t.A.picks('Advance')
    expect(t.eventsOf('idled')).toMatchObject([{ why: 'edge' }])
  })

  test('[L-ADV.7] a foe behind stops it like one in front', () => {
    const t = lay({ phase: 'battle', units: { '2,3': 'aGd', '2,2': 'bGd' } })
    t.A.picks('Advance')
    expect(shown(t, '2,3')).toBe('Guard 1/3')
  })
})
