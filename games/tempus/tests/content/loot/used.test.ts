import { describe, expect, test } from 'vitest'
import { card } from '../card.ts'
import { cast, type Role } from '../cast.ts'
import { trying, type Trying } from '../trying.ts'

/** A Hero with this Loot. */
function holder(loot: string, more: Role = {}): Role {
  return { at: '10,10', loot: [loot], ...more }
}

describe('[C-11] Loot that is used, once a round', () => {
  card('staff-of-healing', 'an Action heals an ally in sight within 6, or its bearer, by 6', () => {
    for (const target of [0, 2]) {
      const t = cast({ heroes: { 0: holder('staff-of-healing', { hp: 10 }), 2: { at: '16,10', hp: 10 } } })
      t.plays(0, 'staff-of-healing', target)
      expect([t.hp(target), t.hp(2 - target), t.state.turn?.actions]).toEqual([16, 10, 1])
      expect(t.can(0, 'staff-of-healing')).toBe(false)
    }
  })

  test('Staff of Healing: nobody farther than 6, no rival', () => {
    const t = cast({
      heroes: { 0: holder('staff-of-healing'), 1: { at: '11,10', hp: 10 }, 2: { at: '17,10', hp: 10 } },
    })
    t.plays(0, 'staff-of-healing')
    expect([t.hp(0), t.hp(1), t.hp(2)]).toEqual([30, 10, 10])
  })

  card('alchemists-satchel', 'heals 4 without an Action in its bearer’s turn, once a round', () => {
    const t = cast({ heroes: { 0: holder('alchemists-satchel', { hp: 10 }) } })
    t.opens('turn', 0, 'alchemists-satchel')
    t.opens('turn', 0)
    expect([t.hp(0), t.state.turn?.actions, t.state.heroes[0]?.loot.length]).toEqual([14, 2, 1])
  })

  test('Alchemist’s Satchel: not in the turn of another', () => {
    const t = cast({ heroes: { 0: holder('alchemists-satchel', { hp: 10 }) }, turn: { seat: 2 } })
    t.opens('turn', 2)
    expect([t.hp(0), t.wasOffered('alchemists-satchel')]).toEqual([10, false])
  })

  card('cape-of-the-mountebank', 'teleports up to 4 to a free space in sight without an Action', () => {
    const t = cast({ heroes: { 0: holder('cape-of-the-mountebank'), 2: { at: '12,10' } } })
    t.opens('turn', 0, 'cape-of-the-mountebank', '14,14')
    expect([t.place(0), t.state.turn?.actions]).toEqual(['14,14', 2])
    expect(['15,10', '12,10'].filter((space) => t.spaces().includes(space))).toEqual([])
    t.opens('turn', 0)
    expect(t.place(0)).toBe('14,14')
  })

  test('Cape of the Mountebank: not in the turn of another', () => {
    const t = cast({ heroes: { 0: holder('cape-of-the-mountebank') }, turn: { seat: 1 } })
    t.opens('turn', 1)
    expect(t.wasOffered('cape-of-the-mountebank')).toBe(false)
  })

  const thief = (rival: Role, rolls: readonly number[]): Trying =>
    trying({
      heroes: { 0: holder('gloves-of-thievery', { primaries: ['outlander'] }), 1: rival },
      rolls,
    })

  card('gloves-of-thievery', 'Savvy takes a Loot card of an adjacent rival; a failed roll takes none', () => {
    const rival: Role = { at: '11,10', loot: ['flame-tongue', 'bag-of-holding'] }
    const t = thief(rival, [10])
    t.plays(0, 'gloves-of-thievery', 1, 'bag-of-holding')
    expect([t.state.heroes[0]?.loot.length, t.state.heroes[1]?.loot.length]).toEqual([2, 1])
    expect([t.state.turn?.actions, t.can(0, 'gloves-of-thievery')]).toEqual([1, false])
    const failed = thief(rival, [9])
    failed.plays(0, 'gloves-of-thievery', 1)
    expect(failed.state.heroes[1]?.loot).toHaveLength(2)
  })

  test('Gloves of Thievery: from nobody who is not adjacent, has no Loot or is an ally', () => {
    expect(thief({ at: '12,10', loot: ['flame-tongue'] }, []).can(0, 'gloves-of-thievery')).toBe(false)
    expect(thief({ at: '11,10' }, []).can(0, 'gloves-of-thievery')).toBe(false)
    const ally = trying({
      heroes: { 0: holder('gloves-of-thievery'), 2: { at: '11,10', loot: ['flame-tongue'] } },
    })
    expect(ally.can(0, 'gloves-of-thievery')).toBe(false)
  })

  card('javelin-of-lightning', '2 to each creature beside the target, allies too', () => {
    const t = cast({
      heroes: {
        0: holder('javelin-of-lightning'),
        1: { at: '14,10' },
        2: { at: '15,10' },
        3: { at: '16,10' },
      },
      rolls: [6],
    })
    t.plays(0, 'javelin-of-lightning', 1)
    expect([t.hp(1), t.hp(2), t.hp(3), t.hp(0)]).toEqual([25, 28, 30, 30])
    expect(t.can(0, 'javelin-of-lightning')).toBe(false)
  })

  card('gong-of-the-summit', 'an area for allies too; cards go at random', () => {
    const t = cast({
      heroes: {
        0: holder('gong-of-the-summit'),
        1: { at: '14,10', hand: ['tumble', 'hide'] },
        2: { at: '15,11', hand: ['tumble'] },
      },
      rolls: [9, 1],
    })
    t.plays(0, 'gong-of-the-summit', '14,10', { covers: '14,10' }, 1)
    expect([t.hp(1), t.hp(2)]).toEqual([26, 28])
    expect([t.state.heroes[1]?.hand.length, t.state.heroes[2]?.hand.length]).toEqual([1, 1])
    expect(t.can(0, 'gong-of-the-summit')).toBe(false)
  })

  card('horn-of-blasting', 'pushes whoever it hits away, not its bearer', () => {
    const t = cast({ heroes: { 0: holder('horn-of-blasting'), 1: { at: '12,10' } }, rolls: [7] })
    t.plays(0, 'horn-of-blasting', { covers: '12,10' })
    expect([t.hp(0), t.hp(1), t.place(1)]).toEqual([30, 26, '14,10'])
    expect(t.can(0, 'horn-of-blasting')).toBe(false)
  })
})
