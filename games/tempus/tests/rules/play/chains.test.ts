import { describe, expect, test } from 'vitest'
import { begin } from '../../../rules/lasting.ts'
import { lastingNamed } from '../../../rules/printed.ts'
import { acts, duel, offeredAt, stage, turnOf, type Staged } from './kit.ts'

/** Chains that were offered for the Action, before it and after it. */
function offered(t: Staged, moment: 'declare' | 'after' = 'declare'): readonly string[] {
  const asks = t.asks.filter(({ prompt }) => prompt.type === 'chain' && prompt.moment === moment)
  return [...new Set(asks.flatMap(({ options }) => t.slugsOf(options)))]
}

function chain(t: Staged, slug: string): { readonly do: string; readonly card: number } {
  return { do: 'chain', card: t.card(slug) }
}

function smite(t: Staged, slug: string): { readonly do: string; readonly card: number } {
  return { do: 'smite', card: t.card(slug) }
}

/** Slugs of what seat 0 was offered on a hit, ask by ask. */
function onHits(t: Staged): readonly (readonly string[])[] {
  return t.asks.flatMap(({ seat, prompt, options }) =>
    seat === 0 && prompt.type === 'window' && prompt.moment === 'hit' ? [t.slugsOf(options)] : [],
  )
}

const LONGSWORD = { heroClass: 'paladin', primaries: ['longsword'] } as const

describe('types', () => {
  const ALL = ['true-strike', 'tumble', 'silver-tongue', 'inner-focus'] as const

  test('[T-16.03] an Attack Action takes Attack Chains and Any Chains', () => {
    const t = duel({ ...LONGSWORD, hand: ALL }, {}, { rolls: [2] })
    acts(t, 'longsword')
    expect(offered(t)).toEqual(['true-strike', 'inner-focus'])
  })

  test('[T-16.03, T-16.01] a Move Action takes Move Chains, and they cost no Action', () => {
    const t = duel({ primaries: ['quick-getaway'], hand: ALL }, {})
    t.answers(chain(t, 'tumble'))
    acts(t, 'quick-getaway')
    expect(offered(t)[0]).toBe('tumble')
    expect(offered(t)).not.toContain('true-strike')
    expect(turnOf(t)).toMatchObject({ actions: 1, pools: [{ left: 8, throughOpponents: true }] })
  })

  test('[T-R104] an Attack and Move takes either, and one of them only', () => {
    const t = duel({ hand: ['zealous-charge', 'true-strike', 'tumble'] }, {}, { rolls: [2, 3] })
    t.answers(chain(t, 'true-strike'), { do: 'stop' })
    acts(t, 'zealous-charge')
    expect(offered(t)).toEqual(['true-strike', 'tumble'])
    expect(t.state.heroes[0]?.hand).toHaveLength(1)
  })
})

describe('numbers', () => {
  test('[T-16.02, T-16.08, T-R25, T-T43] one Attack Chain and one Damage Chain beside it; a second of either is refused', () => {
    const hand = ['trip-attack', 'poisoned-blade', 'divine-smite', 'brutal-strike']
    const t = duel({ ...LONGSWORD, hand }, {}, { rolls: [15] })
    t.answers(chain(t, 'trip-attack'), smite(t, 'divine-smite'))
    acts(t, 'longsword')
    expect(onHits(t)).toEqual([hand, ['divine-smite', 'brutal-strike']])
    expect(t.state.heroes[0]?.hand).toEqual([t.card('poisoned-blade'), t.card('brutal-strike')])
    expect(t.state.heroes[1]).toMatchObject({ hp: 30 - 8 - 1 - 4 })
  })

  test('[T-16.04, T-38.13, T-T43] an Action that costs two takes two Chains and one Damage Chain', () => {
    const hand = ['quivering-palm', 'trip-attack', 'poisoned-blade', 'ensnaring-strike', 'divine-smite']
    const t = duel({ hand }, {}, { rolls: [15] })
    t.answers(chain(t, 'trip-attack'), chain(t, 'poisoned-blade'), smite(t, 'divine-smite'))
    acts(t, 'quivering-palm')
    expect(t.state.heroes[0]?.hand).toEqual([t.card('ensnaring-strike')])
    expect(turnOf(t).actions).toBe(0)
  })

  test('[T-16.02] only whoever attacks adds a Chain to the hit, not an ally of it', () => {
    const t = stage({
      heroes: {
        0: { at: '10,10', ...LONGSWORD },
        1: { at: '11,10' },
        2: { at: '10,11', hand: ['trip-attack', 'divine-smite'] },
      },
      turn: { seat: 0 },
      rolls: [15],
    })
    acts(t, 'longsword')
    expect(offeredAt(t, 'hit', 2)).toEqual([])
  })

  test('[T-16.02] without a Chain before it, one may be played on the hit; with one it may not', () => {
    const t = duel({ ...LONGSWORD, hand: ['inner-focus', 'trip-attack'] }, {}, { rolls: [15] })
    t.answers(chain(t, 'inner-focus'))
    acts(t, 'longsword')
    expect(offeredAt(t, 'hit', 0)).toEqual([])
  })

  test('[T-16.06, T-24.05, T-24.06, T-T43] the extra attack of Cleave takes no Chain of any kind', () => {
    const t = stage({
      heroes: {
        0: { at: '10,10', primaries: ['battleaxe'], hand: ['cleave', 'divine-smite', 'trip-attack'] },
        1: { at: '11,10', hp: 30 },
        3: { at: '9,10' },
      },
      turn: { seat: 0 },
      rolls: [2, 10],
    })
    t.answers({ do: 'creature', creature: 1 }, chain(t, 'cleave'))
    acts(t, 'battleaxe')
    expect([t.state.heroes[1]?.hp, t.state.heroes[3]?.hp]).toEqual([30, 25])
    expect(offeredAt(t, 'hit', 0)).toEqual([])
  })

  test('[T-16.10, T-22.19, T-R26] on several targets a Damage Chain is for one hit of choice', () => {
    const t = stage({
      heroes: {
        0: { at: '10,10', hand: ['whirlwind-attack', 'brutal-strike', 'divine-smite'] },
        1: '11,10',
        3: '9,10',
      },
      turn: { seat: 0 },
      rolls: [6, 6],
    })
    t.answers({ do: 'creature', creature: 1 }, smite(t, 'brutal-strike'))
    acts(t, 'whirlwind-attack')
    expect([t.state.heroes[1]?.hp, t.state.heroes[3]?.hp]).toEqual([30 - 6 - 5, 30 - 6])
    expect(t.state.heroes[0]?.hand).toEqual([t.card('divine-smite')])
  })
})

describe('conditions', () => {
  test('[T-16.05] a Chain for ranged attacks is offered with a bow, and not with a sword', () => {
    const hand = ['steady-aim']
    const bow = stage({
      heroes: { 0: { at: '14,15', primaries: ['longbow'], hand }, 1: '17,15' },
      turn: { seat: 0 },
      rolls: [2],
    })
    acts(bow, 'longbow')
    expect(offered(bow)).toEqual(hand)
    const sword = duel({ primaries: ['shortsword'], hand }, {}, { rolls: [2] })
    acts(sword, 'shortsword')
    expect(offered(sword)).toEqual([])
  })
})

describe('moments', () => {
  test('[T-16.11, T-R27] before the roll, on a hit, and after the attack: each Chain at its own moment', () => {
    const hand = ['true-strike', 'shield-bash', 'extra-attack']
    const t = duel({ ...LONGSWORD, hand }, {}, { rolls: [15] })
    acts(t, 'longsword')
    expect(offered(t)).toEqual(['true-strike'])
    expect(offeredAt(t, 'hit', 0)).toEqual(['shield-bash'])
    expect(offered(t, 'after')).toEqual(['extra-attack'])
  })

  test('[T-R27] a Chain on a hit is not offered on a miss; the one for afterwards is', () => {
    const t = duel({ ...LONGSWORD, hand: ['shield-bash', 'extra-attack'] }, {}, { rolls: [2] })
    acts(t, 'longsword')
    expect(offeredAt(t, 'hit', 0)).toEqual([])
    expect(offered(t, 'after')).toEqual(['extra-attack'])
  })

  test('[T-23.08, T-16.11] advantage of a Chain comes before the roll', () => {
    const t = duel({ ...LONGSWORD, hand: ['true-strike'] }, {}, { rolls: [3, 14] })
    t.answers(chain(t, 'true-strike'))
    acts(t, 'longsword')
    expect(t.state.heroes[1]?.hp).toBe(22)
  })
})

describe('Damage Chains', () => {
  test('[T-16.07, T-T44] damage that DR takes away altogether still qualifies: 5 + 4 against DR 6 leave 3', () => {
    const t = duel(
      { ...LONGSWORD, hand: ['divine-smite'] },
      { subclass: 'oath-of-ancients' },
      { rolls: [10] },
    )
    t.answers(smite(t, 'divine-smite'))
    acts(t, 'longsword')
    expect(t.state.heroes[1]?.hp).toBe(27)
  })

  test('[T-16.07, T-T44] a miss takes none', () => {
    const t = duel({ ...LONGSWORD, hand: ['divine-smite'] }, {}, { rolls: [2] })
    acts(t, 'longsword')
    expect(offeredAt(t, 'hit', 0)).toEqual([])
  })

  test('[T-16.09, T-T44] a hit without damage takes none', () => {
    const t = stage({
      heroes: { 0: { at: '14,15', hand: ['cleric-hold-person', 'avenging-smite'] }, 1: '17,15' },
      turn: { seat: 0 },
      rolls: [15],
    })
    acts(t, 'cleric-hold-person')
    expect(t.state.lastings).toMatchObject([{ face: lastingNamed('held'), on: 1 }])
    expect(offeredAt(t, 'hit', 0)).toEqual([])
  })

  test('[T-16.07] one does not answer the hits of others', () => {
    const t = duel({ ...LONGSWORD }, { hand: ['divine-smite'] }, { rolls: [15] })
    acts(t, 'longsword')
    expect(offeredAt(t, 'hit', 1)).toEqual([])
  })
})

test('[T-38.01, T-T45] Hail of Thorns hurts also when its attack misses, and the miss takes no Damage Chain', () => {
  const t = stage({
    heroes: {
      0: { at: '14,15', primaries: ['longbow'], hand: ['hail-of-thorns', 'lightning-arrow'] },
      1: '17,15',
      3: '18,15',
    },
    turn: { seat: 0 },
    rolls: [2],
  })
  t.answers({ do: 'creature', creature: 1 }, chain(t, 'hail-of-thorns'))
  acts(t, 'longbow')
  expect([t.state.heroes[1]?.hp, t.state.heroes[3]?.hp]).toEqual([27, 27])
  expect(t.state.heroes[0]?.hand).toEqual([t.card('lightning-arrow')])
})

test('[T-2.08] whoever cannot play Spells is offered no Chain that is one', () => {
  const t = duel({ ...LONGSWORD, hand: ['true-strike', 'inner-focus'] }, {}, { rolls: [2] })
  begin(t.table, { face: lastingNamed('silenced'), owner: 1, on: 0 })
  acts(t, 'longsword')
  expect(offered(t)).toEqual(['inner-focus'])
})

describe('a Chain that is a Spell', () => {
  /** True Strike against a rival Wizard with Counterspell, who rolls this for Knowledge (6+). */
  function countered(knowledge: number, attack: readonly number[]): Staged {
    const t = duel(
      { ...LONGSWORD, hand: ['true-strike'] },
      { primaries: ['sage'], hand: ['counterspell'] },
      { rolls: [knowledge, ...attack] },
    )
    t.answers(chain(t, 'true-strike'), { do: 'free' })
    acts(t, 'longsword')
    return t
  }

  test('[T-17.01, T-16.02] can be countered: it does nothing, and is the Chain of its Action all the same', () => {
    const t = countered(6, [3])
    expect(t.state.heroes[1]?.hp).toBe(30)
    expect(t.events).toContainEqual({ type: 'countered', card: t.card('true-strike') })
    expect(t.state.heroes[0]?.spent).toEqual([t.card('true-strike')])
  })

  test('[T-17.01] counts where the answer fails', () => {
    expect(countered(5, [3, 14]).state.heroes[1]?.hp).toBe(22)
  })
})

describe('a Chain that changes what the Action can do', () => {
  test('[T-R40] whoever leaves its target behind has spent the Action for nothing; whoever stays near has not', () => {
    const strike = (to: string): Staged => {
      const t = stage({
        heroes: {
          0: { at: '10,10', hand: ['cunning-action', 'commanders-strike'] },
          1: '17,10',
          2: { at: '16,10', primaries: ['longsword'] },
        },
        turn: { seat: 0 },
        rolls: [15],
      })
      t.answers(chain(t, 'cunning-action'), to, { do: 'stop' })
      acts(t, 'commanders-strike')
      return t
    }
    const away = strike('7,10')
    expect(turnOf(away).actions).toBe(1)
    expect(away.state.heroes[1]?.hp).toBe(30)
    expect(strike('11,10').state.heroes[1]?.hp).toBe(22)
  })
})
