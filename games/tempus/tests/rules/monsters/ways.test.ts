import { describe, expect, test } from 'vitest'
import type { LastingFace } from '../../../faces.ts'
import { PRINTED } from '../../../rules/printed.ts'
import { NOBODY, type Lasting } from '../../../state.ts'
import { ground, lasting } from '../../../texts/lastings.ts'
import { hurtsThere } from '../../../texts/upkeep.ts'
import { monsterId, type Laid } from '../../lay.ts'
import { field, layMonsters, monster, placed, slot } from './kit.ts'

const OGRE = monsterId('ogre')
const KOBOLD = monsterId('kobold')

/** Whoever enters one of its spaces suffers 1. */
const RIFT: LastingFace = lasting('Rift', {
  ends: 'play',
  ground: ground({}),
  watches: [hurtsThere('entered', { piercing: 1 })],
})
/** It lies there and does nothing. */
const CARPET: LastingFace = lasting('Carpet', { ends: 'play', ground: ground({}) })

/** Lays something over spaces. */
function over(t: Laid, face: LastingFace, ...places: readonly string[]): void {
  PRINTED.lastings = [...PRINTED.lastings, face]
  const spaces = places.map(t.at)
  const at = spaces[0] ?? 0
  const laid: Lasting = {
    id: t.state.nextLasting++,
    face: PRINTED.lastings.length - 1,
    owner: NOBODY,
    card: undefined,
    on: NOBODY,
    at,
    spaces,
    count: 1,
    since: 0,
    isFresh: undefined,
  }
  t.state.lastings.push(laid)
}

/** A Kobold at 1,2 goes for a Hero at 7,2, over a field of three rows. */
function kobold(face: LastingFace | null, ...places: readonly string[]): Laid {
  const t = layMonsters(
    { drawing: field(9, 3), heroes: { 0: '7,2' }, monsters: { kobold: ['1,2'] }, rolls: [1] },
    { kobold: { move: 5 } },
  )
  if (face !== null) over(t, face, ...places)
  return t
}

/** The ways that were offered, by how often each enters the middle. */
function offered(t: Laid): readonly number[] {
  const ask = t.asks.find(({ prompt }) => prompt.type === 'monster-path')
  const middle = t.at('3,2')
  return (ask?.options ?? []).map((option) =>
    option.do === 'path' ? option.spaces.filter((space) => space === middle).length : -1,
  )
}

describe('the way of a Monster', () => {
  test('[T-R60, T-32.13] whoever controls it picks the way where ways differ in what they enter', () => {
    const t = kobold(RIFT, '3,2')
    t.answers('6,2')
    const past = { do: 'path' } as const
    slot(t, KOBOLD, past)
    expect(offered(t).toSorted()).toEqual([0, 1])
    expect(placed(t, KOBOLD)).toBe('6,2')
  })

  test('[T-32.13] it may be led through a hazard, and is hurt', () => {
    const t = kobold(RIFT, '3,2')
    t.answers('6,2')
    const { asks } = t
    t.table.decider = {
      decide: (_table, seat, prompt, options) => {
        const ask = { seat, prompt, options } as (typeof asks)[number]
        asks.push(ask)
        const wanted = ask.options.findIndex((option) =>
          option.do === 'path'
            ? option.spaces.includes(t.at('3,2'))
            : option.do === 'space' && option.space === t.at('6,2'),
        )
        return Math.max(0, wanted)
      },
    }
    slot(t, KOBOLD)
    expect(monster(t, KOBOLD).hp).toBe(1)
  })

  test('[T-R60] nothing is asked where no hazard lies, or all ways are alike', () => {
    const t = kobold(null)
    slot(t, KOBOLD, '6,2')
    const wall = kobold(RIFT, '3,1', '3,2', '3,3')
    slot(wall, KOBOLD, '6,2')
    expect([offered(t), offered(wall)]).toEqual([[], []])
    expect(monster(wall, KOBOLD).hp).toBe(1)
  })

  test('[T-32.13] what lies there and hurts nobody makes no difference', () => {
    const t = kobold(CARPET, '3,2')
    slot(t, KOBOLD, '6,2')
    expect(offered(t)).toEqual([])
  })

  test('[T-R60, T-R62] of a large one the ways of the space that leads differ', () => {
    const t = layMonsters(
      { drawing: field(10, 4), heroes: { 0: '9,2' }, monsters: { ogre: ['1,2'] }, rolls: [1] },
      { ogre: { move: 5 } },
    )
    over(t, RIFT, '4,2')
    slot(t, OGRE, '7,2', { do: 'path' })
    expect(placed(t, OGRE)).toBe('7,2')
  })
})
