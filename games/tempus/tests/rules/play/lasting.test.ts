import { describe, expect, test } from 'vitest'
import { STATUSES } from '../../../content/statuses.ts'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { maxHp } from '../../../rules/fight/healing.ts'
import { begin, end, endCard, endDue, isMarked } from '../../../rules/lasting.ts'
import { useUp } from '../../../rules/lasting-use.ts'
import { beginTurn, endTurn } from '../../../rules/play/turn.ts'
import { lastingNamed } from '../../../rules/printed.ts'
import type { Lasting } from '../../../state.ts'
import { from } from '../../attacks-of-tests.ts'
import { monsterId } from '../../lay.ts'
import { acts, decides, duel, stage, turnOf, type Staged } from './kit.ts'

const PLACES = { 0: '10,10', 1: '11,10', 2: '14,10', 3: '16,10' } as const

/** Lets a status begin, of one Hero on another. */
function ring(t: Staged, slug: string, owner: number, on: number): Lasting | null {
  return begin(t.table, { face: lastingNamed(slug), owner, on })
}

/** Who carries what, by slug. */
function carried(t: Staged, slug: string): readonly number[] {
  return t.state.lastings.filter(({ face }) => face === lastingNamed(slug)).map(({ on }) => on)
}

describe('rings', () => {
  test('[T-27.02, T-3.05] as many as are printed', () => {
    const rings = Object.fromEntries(STATUSES.map(({ slug, rings: count }) => [slug, count]))
    expect(rings).toEqual({
      marked: 1,
      'bardic-inspiration': 5,
      mocked: 2,
      held: 2,
      'hunters-mark': 2,
      'heat-metal': 1,
      enfeebled: 1,
      laughing: 1,
      'vow-of-enmity': 1,
      sanctuary: 1,
      'guiding-bolt': 1,
    })
  })

  test('[T-27.02] where no ring is left nobody else gets one, and one that ends is free again', () => {
    const t = stage({ heroes: PLACES })
    const first = ring(t, 'held', 0, 1)
    ring(t, 'held', 0, 3)
    expect(ring(t, 'held', 0, 2)).toBeNull()
    if (first !== null) end(t.table, first)
    expect(ring(t, 'held', 0, 2)).not.toBeNull()
  })

  test('[T-R112] the same status twice on one creature is one, whoever it is of', () => {
    const t = stage({ heroes: PLACES })
    ring(t, 'held', 0, 1)
    expect([ring(t, 'held', 0, 1), ring(t, 'held', 2, 1)]).toEqual([null, null])
    expect(carried(t, 'held')).toEqual([1])
  })

  test('[T-R112, T-27.05] a second Hunter’s Mark by another Hero is a mark of its own; a second of the same is none', () => {
    const t = stage({ heroes: PLACES })
    ring(t, 'hunters-mark', 0, 1)
    expect(ring(t, 'hunters-mark', 0, 1)).toBeNull()
    expect(ring(t, 'hunters-mark', 2, 1)).not.toBeNull()
    expect(carried(t, 'hunters-mark')).toEqual([1, 1])
  })

  test('[T-R112] Bardic Inspiration up to two', () => {
    const t = stage({ heroes: PLACES })
    expect([0, 0, 0].map((owner) => ring(t, 'bardic-inspiration', owner, 2) !== null)).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('marks', () => {
  test('[T-27.03, T-27.05] whoever is marked by any of them is marked for all', () => {
    const marked = (slug: string): boolean => {
      const t = stage({ heroes: PLACES })
      ring(t, slug, 0, 1)
      return isMarked(t.state, 1)
    }
    expect(['hunters-mark', 'vow-of-enmity', 'marked', 'challenged'].map(marked)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['held', 'mocked'].map(marked)).toEqual([false, false])
  })

  test('[T-27.03] and where it matters whose mark it is, that of another does not count', () => {
    const t = stage({ heroes: PLACES })
    ring(t, 'hunters-mark', 0, 1)
    expect([isMarked(t.state, 1, 0), isMarked(t.state, 1, 2)]).toEqual([true, false])
  })
})

describe('several at once', () => {
  test('[T-27.05, T-27.01] one roll uses up all that it uses up', () => {
    const t = stage({ heroes: PLACES })
    ring(t, 'blessing-of-tempus', 0, 1)
    ring(t, 'mocked', 0, 1)
    ring(t, 'held', 0, 1)
    ring(t, 'mocked', 0, 2)
    useUp(t.table, 1, 'attacking')
    expect(['blessing-of-tempus', 'mocked', 'held'].map((slug) => carried(t, slug))).toEqual([[], [2], [1]])
  })

  test('[T-36.11] all that ends with the round ends with it', () => {
    const t = stage({ heroes: PLACES })
    ring(t, 'triumph', 0, 1)
    ring(t, 'guiding-bolt', 0, 2)
    ring(t, 'held', 0, 3)
    endDue(t.table, 'round', -1)
    expect(['triumph', 'guiding-bolt', 'held'].map((slug) => carried(t, slug))).toEqual([[], [], [3]])
  })
})

describe('when they end', () => {
  test('[T-27.06, T-R54, T-35.02] with the defeat of whoever carries them; those of others stay', () => {
    const t = stage({ heroes: PLACES })
    ring(t, 'held', 0, 1)
    ring(t, 'held', 0, 3)
    dealDamage(t.table, { source: from(t, 0), target: 1, normal: 30, piercing: 0 })
    expect(carried(t, 'held')).toEqual([3])
  })

  test('[T-R54, T-27.07] an Ongoing card that needs a fallen target goes', () => {
    const t = duel({ hand: ['ranger-hunters-mark'] }, {})
    t.answers({ do: 'free' })
    decides(t)
    const card = t.card('ranger-hunters-mark')
    expect([t.state.heroes[0]?.ongoing, carried(t, 'hunters-mark')]).toEqual([[card], [1]])
    dealDamage(t.table, { source: from(t, 0), target: 1, normal: 30, piercing: 0 })
    expect([t.state.heroes[0]?.ongoing, t.state.heroes[0]?.spent]).toEqual([[], [card]])
  })

  test('[T-15.08, T-27.07, T-R24] what is dispelled takes its rings along', () => {
    const t = duel({ hand: ['ranger-hunters-mark'] }, {})
    t.answers({ do: 'free' })
    decides(t)
    endCard(t.table, 0, t.card('ranger-hunters-mark'))
    expect([t.state.lastings, t.state.heroes[0]?.ongoing]).toEqual([[], []])
  })

  test('[T-15.08, T-27.07] the card stays while it holds another ring', () => {
    const t = stage({ heroes: { ...PLACES, 0: { at: '10,10', hand: ['ranger-hunters-mark'] } } })
    const [hero] = t.state.heroes
    const card = t.card('ranger-hunters-mark')
    hero?.ongoing.push(card)
    const rings = [1, 3].map((on) =>
      begin(t.table, { face: lastingNamed('hunters-mark'), owner: 0, on, card }),
    )
    for (const [ended, ongoing] of [
      [1, [card]],
      [2, []],
    ] as const) {
      const one = rings[ended - 1]
      if (one) end(t.table, one)
      expect(hero?.ongoing).toEqual(ongoing)
    }
    expect(hero?.spent).toEqual([card])
  })

  test('[T-27.01] at the end of the next turn of its bearer: not of the turn in which it came, nor of that of another', () => {
    const t = stage({ heroes: PLACES })
    beginTurn(t.table, 1)
    ring(t, 'held', 0, 1)
    endTurn(t.table, turnOf(t))
    expect(carried(t, 'held')).toEqual([1])
    beginTurn(t.table, 3)
    endTurn(t.table, turnOf(t))
    expect(carried(t, 'held')).toEqual([1])
    beginTurn(t.table, 1)
    endTurn(t.table, turnOf(t))
    expect(carried(t, 'held')).toEqual([])
  })

  test('[T-27.01] at the start of the next turn of its owner', () => {
    const t = stage({ heroes: PLACES })
    ring(t, 'bulwark', 0, 0)
    beginTurn(t.table, 2)
    expect(carried(t, 'bulwark')).toEqual([0])
    endTurn(t.table, turnOf(t))
    beginTurn(t.table, 0)
    expect(carried(t, 'bulwark')).toEqual([])
  })

  test('[T-36.11] at the end of the round; what has no such end stays', () => {
    const t = stage({ heroes: PLACES })
    ring(t, 'outlined', 0, 1)
    ring(t, 'held', 0, 1)
    endDue(t.table, 'round', -1)
    expect([carried(t, 'outlined'), carried(t, 'held')]).toEqual([[], [1]])
  })

  test('[T-27.01] damage ends Laughing, and a hit that does none does not', () => {
    const t = stage({ heroes: PLACES })
    ring(t, 'laughing', 0, 1)
    dealDamage(t.table, { source: from(t, 0), target: 1, normal: 0, piercing: 0 })
    expect(carried(t, 'laughing')).toEqual([1])
    dealDamage(t.table, { source: from(t, 0), target: 1, normal: 1, piercing: 0 })
    expect(carried(t, 'laughing')).toEqual([])
  })
})

describe('Ongoing cards', () => {
  test('[T-15.03] they stay in play when the turn ends', () => {
    const t = duel({ hand: ['mage-armor'] }, {})
    acts(t, 'mage-armor')
    endTurn(t.table, turnOf(t))
    expect(t.state.heroes[0]).toMatchObject({ ongoing: [t.card('mage-armor')], discard: [] })
  })

  test('[T-15.03, T-35.02, T-T62] with the defeat of their owner they go to the pile at once, and their rings too', () => {
    const t = duel({ hand: ['ranger-hunters-mark', 'mage-armor'], deck: ['grit'] }, {})
    t.answers({ do: 'free' })
    decides(t)
    acts(t, 'mage-armor')
    t.answers({ do: 'card', card: t.card('mage-armor') })
    dealDamage(t.table, { source: from(t, 1), target: 0, normal: 40, piercing: 0 })
    expect(t.state.lastings).toEqual([])
    expect(t.state.heroes[0]).toMatchObject({
      ongoing: [],
      hand: [t.card('mage-armor'), t.card('grit')],
      discard: [t.card('ranger-hunters-mark')],
    })
  })

  test('[T-15.03] one whose attack missed holds nothing, and is discarded', () => {
    const t = stage({
      heroes: { 0: { at: '14,15', hand: ['heat-metal'] }, 1: '17,15' },
      turn: { seat: 0 },
      rolls: [2],
    })
    acts(t, 'heat-metal')
    expect(t.state.heroes[0]).toMatchObject({ ongoing: [], spent: [t.card('heat-metal')] })
  })
})

describe('maintenance', () => {
  /** One turn of a Hero with these decisions. */
  function turn(t: Staged, seat: number, ...does: readonly string[]): void {
    beginTurn(t.table, seat)
    for (const what of [...does, 'end-turn']) {
      t.answers({ do: what })
      decides(t)
    }
  }

  /** Heat Metal was played on a rival in the own turn. */
  function heated(): Staged {
    const t = stage({
      heroes: {
        0: { at: '14,15', primaries: ['quick-getaway'], hand: ['heat-metal'] },
        1: { at: '17,15', primaries: ['flowing-water'] },
      },
      rolls: [15],
    })
    beginTurn(t.table, 0)
    acts(t, 'heat-metal')
    t.answers({ do: 'end-turn' })
    decides(t)
    return t
  }

  test('[T-15.04, T-R23] it needs none in the turn in which it was played', () => {
    expect(carried(heated(), 'heat-metal')).toEqual([1])
  })

  test('[T-15.04, T-T62] without an Action for it, it goes at the end of the next turn of its owner', () => {
    const t = heated()
    turn(t, 1)
    expect(carried(t, 'heat-metal')).toEqual([1])
    turn(t, 0)
    expect(carried(t, 'heat-metal')).toEqual([])
    expect(t.state.heroes[0]?.discard).toEqual([t.card('heat-metal')])
  })

  test('[T-15.04, T-R23] an Action at any moment of the turn keeps it, once a turn, and in each turn anew', () => {
    const t = heated()
    beginTurn(t.table, 0)
    t.answers({ do: 'maintain' })
    decides(t)
    expect(turnOf(t).actions).toBe(1)
    t.answers({ do: 'end-turn' })
    decides(t)
    expect(carried(t, 'heat-metal')).toEqual([1])
    turn(t, 0)
    expect(carried(t, 'heat-metal')).toEqual([])
  })

  test('[T-15.04] one that was played in the turn of another needs an Action in the next of its owner', () => {
    const t = stage({
      heroes: {
        0: { at: '14,15', primaries: ['quick-getaway'], hand: ['divine-favor'] },
        1: { at: '17,15', primaries: ['flowing-water'] },
      },
    })
    beginTurn(t.table, 1)
    t.answers({ do: 'end-turn' }, { do: 'free' })
    decides(t)
    expect(carried(t, 'divine-favor')).toEqual([0])
    turn(t, 0)
    expect(carried(t, 'divine-favor')).toEqual([])
  })
})

describe('maximum HP', () => {
  test('[T-25.15, T-R47] HP above a maximum that has sunk are lost, and nobody falls by it', () => {
    const t = stage({ heroes: { 0: { at: '10,10', hp: 38 } } })
    expect(maxHp(t.state, 0)).toBe(30)
    const armor = ring(t, 'mage-armor', 0, 0)
    if (armor !== null) end(t.table, armor)
    expect(t.state.heroes[0]?.hp).toBe(30)
  })
})

test('[T-R112] a Monster is held once as well', () => {
  const t = stage({ heroes: PLACES, monsters: { goblin: ['12,12'] } })
  ring(t, 'held', 0, monsterId('goblin'))
  expect(ring(t, 'held', 2, monsterId('goblin'))).toBeNull()
})
