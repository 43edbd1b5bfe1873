import { describe, expect, test } from 'vitest'
import { UNKNOWN } from '@trialhall/kernel'
import { addDefence } from '../../rules/stats.ts'
import {
  activated,
  atk,
  BRITANNIA,
  def,
  discard,
  dmg,
  isThere,
  lay,
  on,
  PRUSSIA,
  side,
  slugs,
} from '../lay.ts'

describe('equipment', () => {
  test('[B-16.1] it works while it is attached, not in a hand and not once it is cut off', () => {
    const t = lay({
      active: 'B',
      A: { characters: [{ card: 'dire-wolf', equipment: ['scale-barding'] }], hand: ['scale-barding'] },
      B: { hand: ['sabotage'] },
    })
    expect([def(t, 'dire-wolf', 'artillery'), def(t, 'quartermaster', 'artillery')]).toEqual([9, 6])
    t.B.picks('play Sabotage (7♣)')
    expect(def(t, 'dire-wolf', 'artillery')).toBe(7)
    expect(discard(t, 0)).toEqual(['scale-barding'])
  })

  const EVERYBODY = [
    'Pterosaur Rider',
    'Dire Wolf',
    'Quartermaster',
    'Wolf Pack',
    'Clockwork Soldier',
    'Engineer Corp Captain',
    'Artillery',
    'Drill Automaton',
  ]

  test('[B-16.2, B-R54] any character of either side can carry it, conscious or not, and nothing else', () => {
    const t = lay({
      phase: 'turn',
      A: { field: ['wolf-pack'], hand: ['snare-net'], characters: [{ card: 'dire-wolf', hp: 0 }] },
      B: { field: ['drill-automaton'], equalizers: [{ card: 'airship-pirates' }] },
    })
    t.A.picks('play Snare Net (5♠)')
      .isAsked('who carries Snare Net')
      .isOffered(...EVERYBODY)
    t.A.picks('Clockwork Soldier')
    expect(slugs(t, on(t, 'clockwork-soldier').equipment)).toEqual(['snare-net'])
    expect(atk(t, 'clockwork-soldier', 'dire-wolf')).toBe(1)
    expect(atk(t, 'artillery', 'dire-wolf')).toBe(3)
  })

  test('[B-16.3, B-16.4, B-18.2] one character carries several, and all of them count', () => {
    const t = lay({
      phase: 'turn',
      A: { hand: ['dragon-standard', 'hunters-sights-9', 'hunters-sights-8', 'heartseeker-lance-k'] },
    })
    t.A.picks('play Dragon Standard (A♠)', 'Dire Wolf', "play Hunter's Sights (9♠)", 'Dire Wolf')
    t.A.picks("play Hunter's Sights (8♠)", 'Dire Wolf', 'play Heartseeker Lance (K♠)', 'Dire Wolf')
    expect(on(t, 'dire-wolf').equipment).toHaveLength(4)
    expect(atk(t, 'dire-wolf', 'artillery')).toBe(4 + 1 + 2 + 2)
    expect(def(t, 'dire-wolf', 'artillery')).toBe(7 + 1)
    expect(dmg(t, 'dire-wolf', 'artillery')).toBe(3 + 1 + 1)
    expect([atk(t, 'quartermaster', 'artillery'), dmg(t, 'quartermaster', 'artillery')]).toEqual([3, 3])
  })

  const USUAL = ['attack Clockwork Soldier', 'attack Engineer Corp Captain', 'attack Artillery']

  test('[B-16.5] it can grant an ability to its carrier, and to nobody else', () => {
    const horn = { A: { characters: [{ card: 'dire-wolf', equipment: ['storm-horn'] }] } }
    const t = lay(horn)
    t.A.picks('activate Dire Wolf').isOffered(...USUAL, 'use Howl', 'use Rally', 'do nothing')
    t.A.picks('use Rally')
    expect(t.eventsOf('modified').map(({ card, atk: by }) => [slugs(t, [card])[0], by])).toEqual([
      ['pterosaur-rider', 1],
      ['quartermaster', 1],
    ])
    const other = lay(horn)
    other.A.picks('activate Pterosaur Rider').isOffered(...USUAL, 'use Dive', 'do nothing')
  })

  test('[B-R55] on an enemy it is the enemy who may use it, for its own side', () => {
    const t = lay({
      active: 'B',
      B: { characters: [{ card: 'clockwork-soldier', equipment: ['storm-horn'] }] },
    })
    t.B.picks('activate Clockwork Soldier', 'use Rally')
    expect(t.eventsOf('modified').map(({ card }) => slugs(t, [card])[0])).toEqual([
      'engineer-corp-captain',
      'artillery',
    ])
    t.A.picks('activate Dire Wolf').isOffered(...USUAL, 'use Howl', 'do nothing')
  })

  test('[B-16.6, B-R54] the end of the round sends it to its owner, and who carried it is as before', () => {
    const net = { card: 'clockwork-soldier', equipment: ['snare-net', 'riveted-plate'], activated: true }
    const t = lay({
      A: { characters: activated('pterosaur-rider', 'dire-wolf') },
      B: { characters: [net, ...activated('engineer-corp-captain', 'artillery')] },
    })
    expect([discard(t, 0), discard(t, 1)]).toEqual([[], []])
    t.A.picks('do nothing')
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    expect([discard(t, 0), discard(t, 1)]).toEqual([['snare-net'], ['riveted-plate']])
    expect(on(t, 'clockwork-soldier').equipment).toEqual([])
    expect([atk(t, 'clockwork-soldier', 'dire-wolf'), def(t, 'clockwork-soldier', 'dire-wolf')]).toEqual([
      3, 7,
    ])
  })

  test('[B-R54, B-R70] taken off an enemy it goes to the pile of its owner, not of who took it off', () => {
    const t = lay({
      active: 'B',
      B: { characters: [{ card: 'artillery', equipment: ['snare-net'] }], hand: ['sabotage'] },
    })
    t.B.picks('play Sabotage (7♣)')
    expect(on(t, 'artillery').equipment).toEqual([])
    expect([discard(t, 0), discard(t, 1)]).toEqual([['snare-net'], []])
    expect(slugs(t, side(t, 1).events)).toEqual(['sabotage'])
  })

  test('[B-R54] so does that of a carrier that is defeated', () => {
    const t = lay({
      A: {
        field: ['wolf-pack'],
        characters: [{ card: 'wolf-pack', equipment: ['gear-clamp', 'scale-barding'] }],
      },
      active: 'B',
      rolls: [6],
    })
    t.B.picks('activate Artillery', 'attack Wolf Pack')
    expect(isThere(t, 'wolf-pack')).toBe(false)
    expect(discard(t, 0).toSorted()).toEqual(['scale-barding', 'wolf-pack'])
    expect(discard(t, 1)).toEqual(['gear-clamp'])
  })

  test('[B-16.8] everybody sees a carrier with what it carries and what that changes', () => {
    const t = lay({
      A: { characters: [{ card: 'dire-wolf', equipment: ['scale-barding'] }], hand: ['hunters-sights'] },
      phase: 'turn',
    })
    for (const view of [t.A.view, t.B.view, t.match.viewFor(null)]) {
      const wolf = view.sides[0]?.characters[1]
      const [carried] = wolf?.equipment ?? []
      expect(carried === undefined ? UNKNOWN : view.cards.def[carried]).not.toBe(UNKNOWN)
      const changes: [string, number][] = []
      if (wolf) addDefence(view, wolf, null, { add: (...change) => changes.push(change) })
      expect(changes).toEqual([['scale-barding', 2]])
    }
    const [sights] = side(t, 0).hand
    expect(sights !== undefined && t.B.knows(sights)).toBe(false) // what is not attached yet is not seen
  })

  test('[B-16.6] equipment on both sides, reinforcements stay without it', () => {
    const t = lay({
      A: {
        field: ['wolf-pack'],
        characters: [{ card: 'wolf-pack', equipment: ['storm-horn'] }, ...activated(...BRITANNIA)],
      },
      B: { characters: activated(...PRUSSIA) },
    })
    t.A.picks('do nothing')
    expect(on(t, 'wolf-pack').equipment).toEqual([])
    expect(discard(t, 0)).toEqual(['storm-horn'])
  })
})
