import { describe, expect, test } from 'vitest'
import { isHazard, waysPast } from '../../../rules/moving/detours.ts'
import { detours } from '../../../rules/moving/kinds-of-ways.ts'
import { poolOf } from '../../../rules/moving/ways.ts'
import { groundOf } from '../../../rules/map.ts'
import { lay, writtenPlace, type Laid, type LastingLayout } from '../../lay.ts'
import { FIELD, LANE } from './kit.ts'

/** Thorns on these spaces. */
function thorns(...spaces: readonly string[]): LastingLayout {
  return { is: 'thorns', spaces }
}

/** Ways of Hero 0, each as the spaces that it steps on. */
function ways(t: Laid, spaces: number, to: string): readonly string[] {
  const found = waysPast(t.state, 0, { pool: poolOf({ spaces }), goal: t.at(to) })
  return found.map((way) => way.map(writtenPlace).join(' '))
}

describe('the ways to an end', () => {
  test('[T-R60, T-32.13] are told apart by what is entered on them, the cheapest of each kind', () => {
    const t = lay({ drawing: FIELD, heroes: { 0: '1,2' }, lastings: [thorns('2,2')] })
    expect(ways(t, 3, '3,2')).toEqual(['2,1 3,2', '2,2 3,2'])
  })

  test('[T-R60] come to no space twice, so that nobody enters a hazard again by going to and fro', () => {
    const t = lay({ drawing: LANE, heroes: { 0: '1,1' }, lastings: [thorns('2,1')] })
    expect(ways(t, 9, '4,1')).toEqual(['2,1 3,1 4,1'])
  })

  test('[T-R60] where no hazard is near enough there is nothing to choose', () => {
    const t = lay({ drawing: FIELD, heroes: { 0: '1,2' }, lastings: [thorns('7,4')] })
    expect(ways(t, 3, '3,2')).toEqual([])
  })

  test('[T-R60] none leads to where one stands', () => {
    const t = lay({ drawing: LANE, heroes: { 0: '1,1' } })
    const [from, beside] = [t.at('1,1'), t.at('2,1')]
    const to = (goal: number): readonly (readonly number[])[] =>
      detours(groundOf(t.state), { from: [from], pools: [{ spaces: 4 }], goals: [goal], marksOn: () => [] })
    expect([to(from), to(beside)]).toEqual([[], [[beside]]])
  })
})

describe('a hazard', () => {
  test('[T-R60, T-32.13] lies on spaces and does something to whoever enters them', () => {
    const t = lay({
      drawing: FIELD,
      heroes: { 0: '1,1' },
      lastings: [
        thorns('2,2'),
        { ...thorns('2,2'), on: 0 },
        { is: 'token', at: '3,3' },
        { is: 'stone-wall', spaces: ['4,4'] },
      ],
    })
    expect(t.state.lastings.map(isHazard)).toEqual([true, false, false, false])
  })
})
