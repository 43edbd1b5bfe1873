import { describe, expect, test } from 'vitest'
import {
  activated,
  atk,
  attacks,
  BRITANNIA,
  def,
  discard,
  hp,
  isRemoved,
  isThere,
  lay,
  on,
  PRUSSIA,
  saves,
  side,
  slugs,
  type BattleScene,
  type CharacterLayout,
} from '../lay.ts'

/** The Dire Wolf (DMG 3) hits a Captain with so many HP. */
function captainHit(before: number): BattleScene {
  const t = lay({ B: { characters: [{ card: 'engineer-corp-captain', hp: before }] }, rolls: [5] })
  t.A.picks('activate Dire Wolf', 'attack Engineer Corp Captain')
  return t
}

describe('HP', () => {
  test('[B-9.1] the printed number is the start', () => {
    const t = lay({})
    expect([hp(t, ...BRITANNIA), hp(t, ...PRUSSIA)]).toEqual([
      [7, 7, 7],
      [8, 7, 6],
    ])
  })

  test.each([
    ['pterosaur-rider', 3, 6],
    ['pterosaur-rider', 5, 7],
    ['pterosaur-rider', 7, 7],
  ])('[B-9.1, B-9.8] and the most: %s mended from %i has %i', (card, before, after) => {
    const t = lay({ A: { characters: [{ card, hp: before }] } })
    t.A.picks('activate Quartermaster', 'use Mend II', 'Pterosaur Rider')
    expect(hp(t, card)).toEqual([after])
  })

  test('[B-9.8] an event raises nobody above the printed number either', () => {
    const t = lay({ A: { characters: [{ card: 'dire-wolf', hp: 6 }], hand: ['field-rations'] } })
    t.A.picks('play Field Rations (J♣)', 'Dire Wolf')
    expect(hp(t, 'dire-wolf')).toEqual([7])
    const lower = lay({ A: { characters: [{ card: 'dire-wolf', hp: 2 }], hand: ['field-rations'] } })
    lower.A.picks('play Field Rations (J♣)', 'Dire Wolf')
    expect(hp(lower, 'dire-wolf')).toEqual([5])
  })

  test.each([
    [4, 1, 0],
    [3, 0, 1],
    [1, -2, 1],
    [0, -3, 0],
    [-1, -4, 0],
  ])(
    '[B-9.2, B-9.3, B-9.5] of %i HP a hit leaves %i; falling at 0 or less is told once',
    (before, after, fell) => {
      const t = captainHit(before)
      expect(hp(t, 'engineer-corp-captain')).toEqual([after])
      expect(t.eventsOf('fell')).toHaveLength(fell)
      expect(t.eventsOf('defeated')).toEqual([])
      t.B.isAsked()
      expect(t.B.text().options.includes('activate Engineer Corp Captain')).toBe(after > 0)
    },
  )

  test.each([
    [-2, true],
    [-1, false],
    [-4, true],
  ])('[B-9.4, B-R20] at -5 or less it is defeated: hit at %i', (before, isGone) => {
    const t = captainHit(before)
    expect(isThere(t, 'engineer-corp-captain')).toBe(!isGone)
    expect(t.eventsOf('defeated')).toHaveLength(isGone ? 1 : 0)
  })

  test('[B-9.5] a hero at -4 is one that its player still has', () => {
    const t = lay({
      B: {
        characters: [{ card: 'artillery', hp: -1 }],
        defeated: ['clockwork-soldier', 'engineer-corp-captain'],
      },
      rolls: [5],
    })
    t.A.picks('activate Dire Wolf', 'attack Artillery')
    expect([hp(t, 'artillery'), t.outcome]).toEqual([[-4], null])
    t.A.picks('activate Quartermaster', 'do nothing') // B has nobody ready: A has a last turn
  })

  test('[B-9.6] a defeated hero is out of the game, in no pile, and nothing brings it back', () => {
    const t = lay({
      active: 'B',
      A: { characters: [{ card: 'dire-wolf', hp: -4 }], hand: ['field-rations-j', 'royal-summons-a'] },
      rolls: [5],
    })
    t.A.picks('pass')
    t.B.picks('activate Clockwork Soldier', 'attack Dire Wolf')
    t.A.isAsked('is about to strike').picks('pass')
    expect([isRemoved(t, 'dire-wolf'), discard(t, 0)]).toEqual([true, []])
    t.A.picks('play Field Rations (J♣)').isOffered('Pterosaur Rider', 'Quartermaster')
  })

  test('[B-9.6] a defeated reinforcement does go to the pile', () => {
    const t = lay({ B: { field: ['drill-automaton'] }, rolls: [5] })
    t.A.picks('activate Dire Wolf', 'attack Drill Automaton')
    expect(discard(t, 1)).toEqual(['drill-automaton'])
  })
})

const DOWN = (card: string, more: Partial<CharacterLayout> = {}): CharacterLayout => ({
  card,
  hp: 0,
  ...more,
})

describe('an unconscious hero', () => {
  test('[B-R17] is not offered and does not hold up the round; at 1 HP it is and does', () => {
    const round = (left: number) =>
      lay({
        phase: 'refill',
        A: {
          characters: [{ card: 'dire-wolf', hp: left }, ...activated('pterosaur-rider', 'quartermaster')],
        },
        B: { characters: activated(...PRUSSIA) },
      })
    expect(round(0).eventsOf('roundEnded')).toHaveLength(1)
    const t = round(1)
    expect(t.eventsOf('roundEnded')).toEqual([])
    t.A.isAsked('what does Dire Wolf do')
  })

  test('[B-R18] has no passive abilities: Airborne, Formation of others, Pack, Ironclad', () => {
    const t = lay({
      A: {
        field: ['wolf-pack'],
        characters: [DOWN('pterosaur-rider'), DOWN('dire-wolf'), { card: 'quartermaster', hp: 1 }],
      },
    })
    expect([def(t, 'pterosaur-rider', 'clockwork-soldier'), atk(t, 'wolf-pack', 'artillery')]).toEqual([7, 3])
    const up = lay({ A: { field: ['wolf-pack'] } })
    expect([def(up, 'pterosaur-rider', 'clockwork-soldier'), atk(up, 'wolf-pack', 'artillery')]).toEqual([
      8, 4,
    ])
  })

  test.each([
    [0, false],
    [8, true],
  ])('[B-R18] Ironclad adds nothing to the save of a Soldier at %i HP', (before, isSafe) => {
    const t = lay({
      A: { field: ['crown-fusilier'] },
      B: { characters: [{ card: 'clockwork-soldier', hp: before }] },
      rolls: [3],
    })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Clockwork Soldier')
    expect(hp(t, 'clockwork-soldier')).toEqual([isSafe ? before : before - 2])
  })

  test('[B-R18] has no instant abilities when a round begins', () => {
    const t = lay({
      phase: 'round',
      A: { characters: [DOWN('dire-wolf'), DOWN('quartermaster')], hand: ['snare-net'] },
      B: { characters: [DOWN('engineer-corp-captain')] },
    })
    t.A.isAsked('put cards into play') // neither Spot nor Resupply, and no Field Works
    expect(t.eventsOf('used')).toEqual([])
  })

  test('[B-R18] keeps its DEF, its modifiers and its equipment', () => {
    const t = lay({
      A: {
        characters: [
          DOWN('quartermaster', { equipment: ['scale-barding'], tokens: [{ source: 'fog-bank', def: 2 }] }),
        ],
      },
    })
    expect(def(t, 'quartermaster', 'artillery')).toBe(10)
    expect(slugs(t, on(t, 'quartermaster').equipment)).toEqual(['scale-barding'])
  })

  test('[B-R18] what it set up before it fell goes on', () => {
    const t = lay({
      phase: 'round',
      A: { characters: [{ card: 'dire-wolf', hp: 1 }] },
      B: { characters: [DOWN('engineer-corp-captain')] },
      initiative: 'B',
      rolls: [5],
    })
    t.A.picks('Artillery')
    t.B.picks('activate Clockwork Soldier', 'attack Dire Wolf')
    expect(hp(t, 'dire-wolf')).toEqual([-2])
    expect(def(t, 'artillery', 'quartermaster')).toBe(4)
  })

  test('[B-R19] is a target of attacks, abilities and effects on all, and rolls its saves', () => {
    const t = lay({
      active: 'B',
      A: { characters: [DOWN('dire-wolf'), DOWN('quartermaster')], defeated: ['pterosaur-rider'] },
      B: { field: ['rifle-jaeger'], characters: [{ card: 'clockwork-soldier', equipment: ['liquid-fire'] }] },
      rolls: [2, 5, 3],
    })
    t.B.picks('activate Rifle Jaeger')
    expect(t.B.text().options).toContain('attack Dire Wolf')
    t.B.picks('use Volley').isOffered('Dire Wolf', 'Quartermaster').picks('Dire Wolf')
    expect([saves(t), hp(t, 'dire-wolf')]).toEqual([[2], [-2]])
    t.B.picks('activate Clockwork Soldier', 'use Barrage II')
    expect(saves(t)).toEqual([2, 5, 3])
    expect(hp(t, 'dire-wolf', 'quartermaster')).toEqual([-2, -3])
  })

  test('[B-R21] comes to with 1 HP or more, and is as ready as it was: activated stays activated', () => {
    const t = lay({
      A: { characters: [DOWN('dire-wolf', { hp: -2, activated: true })], hand: ['field-rations'] },
    })
    t.A.picks('play Field Rations (J♣)', 'Dire Wolf')
    expect([hp(t, 'dire-wolf'), t.eventsOf('rose').length]).toEqual([[1], 1])
    t.A.isOffered('activate Pterosaur Rider', 'activate Quartermaster')
  })

  test('[B-R21] with 0 or less it stays down', () => {
    const t = lay({ A: { characters: [DOWN('dire-wolf', { hp: -3 })], hand: ['field-rations'] } })
    t.A.picks('play Field Rations (J♣)', 'Dire Wolf')
    expect([hp(t, 'dire-wolf'), t.eventsOf('rose')]).toEqual([[0], []])
    t.A.isOffered('activate Pterosaur Rider', 'activate Quartermaster')
  })

  test('[B-R21] who was not down does not come to, and who is defeated cannot be healed', () => {
    const t = lay({
      A: {
        characters: [{ card: 'quartermaster', hp: 3 }],
        defeated: ['dire-wolf'],
        hand: ['field-rations'],
      },
    })
    t.A.picks('play Field Rations (J♣)').isOffered('Pterosaur Rider', 'Quartermaster')
    t.A.picks('Quartermaster')
    expect([hp(t, 'quartermaster'), t.eventsOf('rose')]).toEqual([[6], []])
  })

  test('[B-R21] its instant abilities wait for the next round', () => {
    const t = lay({
      lastTurn: true,
      A: { characters: [DOWN('dire-wolf'), ...activated('pterosaur-rider')], hand: ['field-rations'] },
      B: { characters: [DOWN('engineer-corp-captain'), ...activated('clockwork-soldier', 'artillery')] },
    })
    t.A.picks('play Field Rations (J♣)', 'Dire Wolf')
    t.A.isAsked('who is next') // no Spot
    t.A.picks('activate Dire Wolf', 'do nothing', 'do nothing')
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    t.A.isAsked('Spot of Dire Wolf')
  })

  test('[B-R22] stays in its pair; a defeated one does not', () => {
    const paired = (before: number) => {
      const t = lay({
        active: 'B',
        A: {
          field: ['her-royal-guard'],
          characters: [
            { card: 'her-royal-guard', pairedWith: 'quartermaster' },
            { card: 'quartermaster', hp: before },
          ],
        },
        rolls: [5],
      })
      t.B.picks('activate Clockwork Soldier', 'attack Quartermaster')
      t.A.picks('Quartermaster')
      return on(t, 'her-royal-guard').partner
    }
    expect(paired(2)).not.toBeNull()
    expect(paired(-2)).toBeNull()
  })
})

test('[B-9.3] a reinforcement is never unconscious: it is defeated', () => {
  const t = lay({ B: { field: ['drill-automaton'] }, rolls: [5] })
  t.A.picks('activate Dire Wolf', 'attack Drill Automaton')
  expect(attacks(t)).toHaveLength(1)
  expect([t.eventsOf('fell'), side(t, 1).characters.length]).toEqual([[], 3])
})
