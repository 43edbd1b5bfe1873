import { describe, expect, test } from 'vitest'
import { afflict } from '../../../rules/fight/ailments.ts'
import { end } from '../../../rules/lasting.ts'
import { whyNotAct } from '../../../rules/play/actions.ts'
import { heroOf } from '../../../state.ts'
import { from } from '../../attacks-of-tests.ts'
import { acts, ROOM, stage, turnOf, type Player, type Scene, type Staged } from './kit.ts'

/** A Hero with these cards in hand in an open room, in its turn. */
function holding(hand: readonly string[], rest: Partial<Scene> = {}, more: Player = {}): Staged {
  return stage({
    drawing: ROOM,
    heroes: { 0: { at: '2,3', hand, ...more }, ...rest.heroes },
    turn: { seat: 0 },
    ...('turn' in rest ? { turn: rest.turn } : {}),
    ...('lastings' in rest ? { lastings: rest.lastings } : {}),
    ...('monsters' in rest ? { monsters: rest.monsters } : {}),
    ...('rolls' in rest ? { rolls: rest.rolls } : {}),
  })
}

const why = (t: Staged, slug: string): string | null => whyNotAct(t.state, 0, t.card(slug))
const RIVAL = { 1: '3,3' }

describe('an Attack Action', () => {
  test('[T-14.07] all around needs an opponent beside it; an ally or one farther away is none', () => {
    expect(why(holding(['whirlwind-attack'], { heroes: RIVAL }), 'whirlwind-attack')).toBe(null)
    expect(why(holding(['whirlwind-attack'], { heroes: { 2: '3,3' } }), 'whirlwind-attack')).toBe('no-target')
    expect(why(holding(['whirlwind-attack'], { heroes: { 1: '5,3' } }), 'whirlwind-attack')).toBe('no-target')
  })

  test('[T-14.07, T-22.01] on an area needs a space, and nobody there', () => {
    expect(why(holding(['fireball']), 'fireball')).toBe(null)
    expect(why(holding(['thunderwave']), 'thunderwave')).toBe(null)
    expect(why(holding(['fire-bolt']), 'fire-bolt')).toBe('no-target')
  })

  test('[T-14.07, T-R103] that moves first may find its target on its way', () => {
    expect(why(holding(['charge']), 'charge')).toBe(null)
    expect(why(holding(['heavy-swing']), 'heavy-swing')).toBe('no-target')
  })

  test('[T-14.03, T-14.07] cannot be played under Hypnotic Pattern, one that moves as well neither; others can', () => {
    const hypnosis = [{ is: 'hypnotic-pattern', owner: 1, spaces: ['2,3'] }]
    const t = holding(['charge', 'heavy-swing', 'wholeness-of-body'], { heroes: RIVAL, lastings: hypnosis })
    expect([why(t, 'charge'), why(t, 'heavy-swing')]).toEqual(['no-attack', 'no-attack'])
    expect(why(t, 'wholeness-of-body')).toBe(null)
  })

  test('[C-3, T-14.03] ends the Sanctuary of who plays it, also where it moves as well; a General Action does not', () => {
    const sheltered = (slug: string, ...rolls: readonly number[]): number => {
      const t = holding([slug], { heroes: RIVAL, lastings: [{ is: 'sanctuary', owner: 0, on: 0 }], rolls })
      t.answers({ do: 'stop' })
      acts(t, slug)
      return t.state.lastings.length
    }
    expect([sheltered('charge', 7), sheltered('heavy-swing', 7)]).toEqual([0, 0])
    expect(sheltered('wholeness-of-body')).toBe(1)
  })
})

describe('Actions that are left', () => {
  const WITH_ONE: Partial<Scene> = { heroes: RIVAL, turn: { seat: 0, actions: 1 } }

  test('[T-14.11] two of them for a card that costs two', () => {
    expect(why(holding(['quivering-palm'], { heroes: RIVAL }), 'quivering-palm')).toBe(null)
    expect(why(holding(['quivering-palm'], WITH_ONE), 'quivering-palm')).toBe('actions')
  })

  test('[T-14.12] one for Moves and skills only is none for an attack', () => {
    const t = holding(
      ['heavy-swing'],
      { heroes: RIVAL, turn: { seat: 0, actions: 0, nimble: 1 } },
      {
        primaries: ['quick-getaway'],
      },
    )
    expect([why(t, 'heavy-swing'), why(t, 'quick-getaway')]).toEqual(['actions', null])
  })

  test('[T-14.12] and is spent before others on a Move', () => {
    const t = holding([], { turn: { seat: 0, actions: 2, nimble: 1 } }, { primaries: ['quick-getaway'] })
    acts(t, 'quick-getaway')
    expect([turnOf(t).actions, turnOf(t).nimble]).toEqual([2, 0])
    acts(t, 'quick-getaway')
    expect([turnOf(t).actions, turnOf(t).nimble]).toEqual([1, 0])
  })
})

describe('who is hindered', () => {
  test('[T-26.07] Root forbids Move Actions, not attacks', () => {
    const t = holding(['heavy-swing'], { heroes: RIVAL }, { primaries: ['quick-getaway'] })
    afflict(t.table, { source: from(t, 1), target: 0, ailment: 'root', tokens: 1 })
    expect([why(t, 'quick-getaway'), why(t, 'heavy-swing')]).toEqual(['rooted', null])
  })

  test('[C-3] who is Held plays no Move Action until that ends', () => {
    const t = holding([], { lastings: [{ is: 'held', owner: 1, on: 0 }] }, { primaries: ['quick-getaway'] })
    expect(why(t, 'quick-getaway')).toBe('rooted')
    const [held] = t.state.lastings
    if (held !== undefined) end(t.table, held)
    expect(why(t, 'quick-getaway')).toBe(null)
  })

  test('[T-2.08] who is Silenced plays no Spell, and everything else', () => {
    const t = holding(['fireball', 'volley'], { lastings: [{ is: 'silenced', owner: 1, on: 0 }] })
    expect([why(t, 'fireball'), why(t, 'volley')]).toEqual(['silenced', null])
  })

  test('[T-14.02] a skill card is no Action by itself, nor is a Free card, and nobody acts outside of turns', () => {
    const t = holding(['second-wind', 'volley'], {}, { primaries: ['soldier'] })
    expect([why(t, 'soldier'), why(t, 'second-wind'), why(t, 'volley')]).toEqual([
      'no-action',
      'no-action',
      null,
    ])
    t.state.turn = null
    expect(why(t, 'volley')).toBe('no-action')
  })

  test('[C-11, T-14.02] Loot with an Action is used up for the round, and is there again in the next', () => {
    const t = holding([], {}, { loot: ['gong-of-the-summit'] })
    const [gong] = heroOf(t.state, 0).loot
    if (gong === undefined) throw new Error('It has the Gong.')
    expect(whyNotAct(t.state, 0, gong)).toBe(null)
    heroOf(t.state, 0).used.push(gong)
    expect(whyNotAct(t.state, 0, gong)).toBe('used')
  })
})
