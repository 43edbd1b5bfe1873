import { describe, expect, test } from 'vitest'
import { isSuccess } from '../../rules/rolls.ts'
import { discard, hp, isThere, lay, on, saves, slugs, type BattleScene } from '../lay.ts'

/** Who has saved so far, in order. */
function savers(t: BattleScene): string[] {
  return t.eventsOf('saveRolled').flatMap(({ card }) => slugs(t, [card]))
}

const FUSILIER = { A: { field: ['crown-fusilier'] } } as const

describe('one save', () => {
  test.each([
    [3, 4],
    [4, 6],
    [5, 6],
  ])('[B-13.1] a save of 4 with a %i leaves Artillery at %i', (die, left) => {
    const t = lay({ ...FUSILIER, rolls: [die] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    expect(hp(t, 'artillery')).toEqual([left])
  })

  test.each([
    ['Clockwork Soldier', 3, true],
    ['Clockwork Soldier', 2, false],
    ['Engineer Corp Captain', 3, false],
  ])('[B-13.1] what is added to saves counts: %s with a %i', (name, die, isSafe) => {
    const t = lay({ ...FUSILIER, rolls: [die] })
    t.A.picks('activate Crown Fusilier', 'use Volley', name)
    expect(t.eventsOf('saveRolled').map((event) => event.isSuccess)).toEqual([isSafe])
  })

  test('[B-R61] DEF and its modifiers are not added to a save', () => {
    const armoured = {
      card: 'artillery',
      equipment: ['riveted-plate'],
      tokens: [{ source: 'fog-bank', def: 2 }],
    }
    const t = lay({ ...FUSILIER, B: { characters: [armoured] }, rolls: [3] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    expect(t.eventsOf('saveRolled').map(({ modifier, isSuccess: safe }) => [modifier, safe])).toEqual([
      [0, false],
    ])
  })

  test('[B-13.2] who saves is named before the die, and its controller rolls', () => {
    const t = lay({
      A: { field: ['crown-fusilier'], hand: ['providence'] },
      B: { hand: ['spare-parts', 'recalculate'] },
      rolls: [2, 5],
    })
    t.B.picks('pass')
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    t.B.isAsked('Crown Fusilier is about to use Volley on Artillery')
    expect(saves(t)).toEqual([])
    t.B.picks('pass').isAsked('Artillery has rolled 2 for its save').picks('play Recalculate (3♣)')
    t.A.isNotAsked() // the one who made the save necessary does not roll it
    expect(saves(t)).toEqual([2, 5])
    expect(hp(t, 'artillery')).toEqual([6])
  })

  test('[B-13.3] a natural 6 succeeds whatever is taken off it, a 5 does not', () => {
    expect(isSuccess(6, { modifier: -9, needed: 4 })).toBe(true)
    expect(isSuccess(5, { modifier: -9, needed: 4 })).toBe(false)
  })

  test('[B-13.4] a natural 1 fails whatever is added to it, a 2 does not', () => {
    expect(isSuccess(1, { modifier: 9, needed: 2 })).toBe(false)
    expect(isSuccess(2, { modifier: 9, needed: 2 })).toBe(true)
  })
})

describe('saves of several characters', () => {
  const BARRAGE = { active: 'B', A: { field: ['wolf-pack'], defeated: ['quartermaster'] } } as const

  test('[B-13.5, B-13.6] each of them rolls once, and who succeeds suffers nothing of it', () => {
    const t = lay({ ...BARRAGE, rolls: [3, 2, 4, 6] })
    t.B.picks('activate Artillery', 'use Barrage I')
    expect(savers(t)).toEqual(['pterosaur-rider', 'dire-wolf', 'wolf-pack', 'dire-wolf'])
    expect(hp(t, 'pterosaur-rider', 'dire-wolf')).toEqual([7, 4])
    expect(isThere(t, 'wolf-pack')).toBe(true)
  })

  test('[B-13.7] Shatter asks for saves of its own, from those who were damaged and are still there', () => {
    const t = lay({ ...BARRAGE, rolls: [2, 5, 1, 2] })
    t.B.picks('activate Artillery', 'use Barrage I')
    expect(t.eventsOf('saveRolled').map(({ card, needed }) => [slugs(t, [card])[0], needed])).toEqual([
      ['pterosaur-rider', 3],
      ['dire-wolf', 3],
      ['wolf-pack', 3],
      ['pterosaur-rider', 2],
    ])
  })

  test('[B-11.3, B-13.7] while the save against Shatter is rolled, a reinforcement that is beaten counts as 1 HP; a hero has lost its HP', () => {
    const t = lay({ ...BARRAGE, A: { ...BARRAGE.A, hand: ['providence-3'] }, rolls: [2, 5, 1, 2] })
    t.B.picks('activate Artillery', 'use Barrage I')
    t.A.picks('roll the rest in order', 'pass', 'pass', 'pass').isAsked('has rolled 2 for its save')
    expect(isThere(t, 'wolf-pack')).toBe(true)
    for (const viewer of [0, 1, null])
      expect(t.match.viewFor(viewer).sides[0]?.characters.map((one) => one.hp)).toEqual([4, 7, 1])
    t.A.picks('pass')
    expect(isThere(t, 'wolf-pack')).toBe(false)
  })

  test('[B-R59] their controller picks the order, all roll before any damage lands, unconscious heroes as well', () => {
    const t = lay({
      active: 'B',
      A: { field: ['wolf-pack'], characters: [{ card: 'quartermaster', hp: 0 }], hand: ['snare-net'] },
      B: { equalizers: [{ card: 'airship-pirates' }] },
      rolls: [2, 2, 2, 2, 6, 6, 6, 1],
    })
    t.B.picks('activate Artillery', 'use Barrage I').isNotAsked()
    t.A.isAsked('whose save is rolled next')
    t.A.isOffered('Pterosaur Rider', 'Dire Wolf', 'Quartermaster', 'Wolf Pack', 'roll the rest in order')
    t.A.picks('Wolf Pack', 'Quartermaster', 'roll the rest in order')
    expect(savers(t).slice(0, 4)).toEqual(['wolf-pack', 'quartermaster', 'pterosaur-rider', 'dire-wolf'])
    const kinds = t.events.map(({ type }) => type).filter((type) => BLOWS.includes(type))
    expect(kinds.slice(0, 10)).toEqual([
      ...Array.from({ length: 4 }, () => 'saveRolled'),
      ...Array.from({ length: 3 }, () => 'hurt'),
      ...Array.from({ length: 3 }, () => 'saveRolled'),
    ])
    expect(kinds[10]).toBe('defeated')
  })

  test('[B-R59] where nothing can depend on the order nobody is asked', () => {
    const t = lay({ ...BARRAGE, rolls: [5, 5, 5] })
    t.B.picks('activate Artillery', 'use Barrage I')
    expect(saves(t)).toEqual([5, 5, 5])
  })

  const PAIR = {
    field: ['her-royal-guard'],
    characters: [{ card: 'her-royal-guard', pairedWith: 'quartermaster' }],
  }

  test('[B-R59] who decides for a pair may wait for the others, even with an empty hand', () => {
    const t = lay({ active: 'B', A: { ...PAIR, defeated: ['dire-wolf'] }, rolls: [2, 3, 3, 6] })
    t.B.picks('activate Artillery', 'use Barrage I')
    t.A.isAsked('whose save is rolled next').picks('Pterosaur Rider')
    t.A.isAsked('who rolls the second one').picks('Quartermaster')
    expect(savers(t).slice(0, 3)).toEqual(['pterosaur-rider', 'her-royal-guard', 'quartermaster'])
  })

  test('[B-R47] Trample makes one member of a pair save: no procedure for pairs', () => {
    const t = lay({ active: 'B', A: PAIR, B: { field: ['walking-bastion'] }, rolls: [3] })
    t.B.picks('activate Walking Bastion', 'use Trample')
    t.A.isAsked('whom do you activate')
    expect(savers(t)).toEqual(['her-royal-guard'])
  })

  test('[B-R47, B-R59] one member beside others that save is a character as any: with an empty hand nobody is asked for an order', () => {
    const t = lay({
      active: 'B',
      A: { ...PAIR, field: ['her-royal-guard', 'wolf-pack'] },
      B: { field: ['walking-bastion'] },
      rolls: [3, 2],
    })
    t.B.picks('activate Walking Bastion', 'use Trample')
    t.A.isAsked('whom do you activate')
    expect(savers(t)).toEqual(['her-royal-guard', 'wolf-pack'])
    expect(discard(t, 0)).toEqual(['wolf-pack'])
    expect(on(t, 'her-royal-guard').partner).toBe(on(t, 'quartermaster').card)
  })

  test('[B-R47, B-14.12] both of them, where both are reinforcements', () => {
    const t = lay({
      active: 'B',
      A: {
        field: ['wolf-pack', 'her-royal-guard'],
        characters: [{ card: 'her-royal-guard', pairedWith: 'wolf-pack' }],
      },
      B: { field: ['walking-bastion'] },
      rolls: [3, 2],
    })
    t.B.picks('activate Walking Bastion', 'use Trample')
    t.A.isAsked('who rolls the second one').picks('Wolf Pack')
    expect(savers(t)).toEqual(['her-royal-guard', 'wolf-pack'])
    expect(discard(t, 0)).toEqual(['wolf-pack'])
    expect(on(t, 'her-royal-guard').partner).toBeNull()
  })

  test('[B-R47] Shatter after the pair was struck: the member that was hit saves for itself', () => {
    const t = lay({ active: 'B', A: PAIR, rolls: [5, 2] })
    t.B.picks('activate Artillery', 'attack Quartermaster')
    t.A.picks('Quartermaster').isAsked('whom do you activate')
    expect(savers(t)).toEqual(['quartermaster'])
    expect(hp(t, 'quartermaster')).toEqual([4])
    expect(isThere(t, 'her-royal-guard')).toBe(true)
  })
})

const BLOWS: readonly string[] = ['saveRolled', 'hurt', 'defeated']
