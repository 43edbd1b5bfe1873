import { describe, expect, test } from 'vitest'
import { happens } from './kit.ts'

/** The ground of T-T40: the pillar on (19,11) of Ancient Temple with a wall above it. */
describe('an Event on a closed space', () => {
  const heroes = { 0: { at: '18,11' }, 1: { at: '20,12' }, 2: { at: '19,10' }, 3: { at: '25,25' } }

  test('[T-12.05, T-22.17, T-R124, T-T40] strikes around a pillar that was rolled, not behind the wall beyond it', () => {
    const c = happens('meteor-strike', { heroes, drawing: undefined, rolls: [14, 6] })
    c.acts()
    expect([0, 1, 2, 3].map((id) => c.hp(id))).toEqual([27, 27, 30, 30])
  })

  test('[T-12.05, T-22.17, T-R124] lays its token with its area around a pillar', () => {
    const c = happens('poison-mist', { heroes, drawing: undefined, rolls: [14, 6] })
    c.acts()
    expect(c.state.lastings[0]?.spaces).toContain(c.laid.at('18,11'))
    expect(c.state.lastings[0]?.spaces).toContain(c.laid.at('20,12'))
  })
})
