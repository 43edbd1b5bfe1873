import { describe, expect, test } from 'vitest'
import { go, moveNow, spacesLeft, walk } from '../../../rules/moves.ts'
import { place } from '../../../rules/placing.ts'
import { lay, type Answer, type Layout } from '../../lay.ts'
import { FIELD, inTurn, LANE, placeOf } from './kit.ts'

describe('[T-T51] gifts', () => {
  const layout: Layout = {
    drawing: LANE,
    heroes: { 0: { at: '1,1', loot: ['ring'] }, 2: { at: '5,1', loot: ['gem'] }, 1: '9,1' },
  }
  const give = { do: 'give', card: 0, creature: 2 }
  const take = { do: 'give', card: 1, creature: 0 }

  test('[T-29.13, T-29.14] a Hero that moves next to an ally may give it a Loot card, at no Action', () => {
    const t = inTurn(layout, 5)
    t.answers('4,1', give)
    walk(t.table, t.turn)
    expect([t.state.heroes[0]?.loot, t.state.heroes[2]?.loot]).toEqual([[], [1, 0]])
    expect(t.asks[1]?.prompt).toEqual({ type: 'gift', creature: 2 })
    expect(t.asks[1]?.options).toEqual([give, take, { do: 'pass' }])
    expect([t.turn.hasGifted, t.turn.actions]).toEqual([true, 2])
  })

  test('[T-29.13] or be given one, if the ally agrees', () => {
    const t = inTurn(layout, 5)
    t.answers('4,1', take, { do: 'yes' })
    walk(t.table, t.turn)
    expect([t.state.heroes[0]?.loot, t.state.heroes[2]?.loot]).toEqual([[0, 1], []])
    expect(t.asks[2]).toMatchObject({ seat: 2, prompt: { type: 'may', card: 1, creature: 0 } })
  })

  test('[T-29.13] what is declined or passed changes nothing, and another gift is possible later', () => {
    const t = inTurn(layout, 9)
    t.answers('4,1', take, { do: 'no' }, '3,1', '4,1', { do: 'pass' }, '3,1', '4,1', give)
    for (let walks = 0; walks < 5; walks++) walk(t.table, t.turn)
    expect([t.state.heroes[0]?.loot, t.state.heroes[2]?.loot]).toEqual([[], [1, 0]])
  })

  test('[T-29.13, T-R56] one card a turn: no second gift, neither to nor from another ally', () => {
    const t = inTurn(
      { ...layout, heroes: { ...layout.heroes, 4: { at: '7,1', loot: ['cup'] } }, seats: 6 },
      9,
    )
    t.answers('4,1', give, '6,1', '8,1')
    for (let walks = 0; walks < 3; walks++) walk(t.table, t.turn)
    expect(placeOf(t, 0)).toBe('8,1')
    expect(t.asks).toHaveLength(4)
  })

  test('[T-R56] only a step that makes them newly adjacent counts', () => {
    const field = '+-----+\n|. . .|\n|     |\n|. . .|\n+-----+'
    const t = inTurn({ drawing: field, heroes: { 0: { at: '1,1', loot: ['ring'] }, 2: '2,1' } }, 3)
    t.answers('1,2')
    walk(t.table, t.turn)
    expect([placeOf(t, 0), t.asks.length]).toEqual(['1,2', 1])
  })

  test('[T-29.13] in passing too, and walking goes on', () => {
    const t = inTurn(layout, 5)
    t.answers('6,1', give)
    walk(t.table, t.turn)
    expect([placeOf(t, 0), t.state.heroes[2]?.loot]).toEqual(['6,1', [1, 0]])
    expect(t.asks.map(({ prompt }) => prompt.type)).toEqual(['walk', 'gift'])
  })

  test('[T-29.13, T-38.08] who gives its boots away in passing has no spaces left for ground that costs more', () => {
    const walked = (answer: Answer): readonly [string, number] => {
      const t = inTurn(
        {
          drawing: FIELD,
          heroes: { 0: { at: '1,1', loot: ['boots'] }, 2: '3,2' },
          lastings: [{ is: 'thorns', spaces: ['4,1', '5,1'] }],
        },
        4,
      )
      t.answers('5,1', answer)
      walk(t.table, t.turn)
      return [placeOf(t, 0), spacesLeft(t.turn)]
    }
    expect(walked({ do: 'pass' })).toEqual(['5,1', 0])
    expect(walked(give)).toEqual(['2,1', 3])
  })

  test('[T-29.13] a move that a card gives in the own turn counts, a place to which it is put does not', () => {
    const t = inTurn(layout)
    place(t.table, 0, t.at('4,1'))
    expect(t.asks).toEqual([])
    place(t.table, 0, t.at('3,1'))
    t.answers('4,1', give)
    moveNow(t.table, 0, { spaces: 1, by: 0, card: null })
    expect(t.state.heroes[2]?.loot).toEqual([1, 0])
  })

  test('[T-R56] not in the turn of somebody else, not with a rival, not with an allied Monster', () => {
    const other = lay({ ...layout, turn: { seat: 2 } })
    go(other.table, 0, { spaces: 3, to: other.at('4,1') })
    expect(other.asks).toEqual([])
    const rival = inTurn({
      drawing: LANE,
      heroes: { 0: { at: '1,1', loot: ['ring'] }, 1: { at: '4,1', loot: ['gem'] } },
    })
    go(rival.table, 0, { spaces: 3, to: rival.at('3,1') })
    expect(rival.asks).toEqual([])
    const monster = inTurn({
      drawing: LANE,
      heroes: { 0: { at: '1,1', loot: ['ring'] } },
      monsters: { ogre: [], goblin: [{ at: '4,1', ally: 0 }] },
    })
    go(monster.table, 0, { spaces: 3, to: monster.at('3,1') })
    expect(monster.asks).toEqual([])
  })

  test('[T-29.13] where neither has Loot nobody is asked, and behind a wall they are not adjacent', () => {
    const none = inTurn({ drawing: LANE, heroes: { 0: '1,1', 2: '5,1' } })
    go(none.table, 0, { spaces: 3, to: none.at('4,1') })
    expect(none.asks).toEqual([])
    const wall = inTurn({
      drawing: '+-------+\n|. . .|.|\n+-------+',
      heroes: { 0: { at: '1,1', loot: ['ring'] }, 2: '4,1' },
    })
    go(wall.table, 0, { spaces: 2, to: wall.at('3,1') })
    expect(wall.asks).toEqual([])
  })
})
