import { describe, expect, test } from 'vitest'
import { CATALOG, HERO_CARDS } from '../../../content/catalog.ts'
import { LOOT } from '../../../content/loot.ts'
import type { ActionFace, HeroCard } from '../../../faces.ts'
import { fits } from '../../../rules/play/purposes.ts'
import { ACTIONS, CHAINS, USES } from '../../../terms.ts'

/** Every Action that is printed, with its card. */
const PRINTED_ACTIONS: readonly (readonly [string, ActionFace])[] = [...HERO_CARDS, ...LOOT].flatMap(
  ({ slug, action }) => (action === null ? [] : [[slug, action] as const]),
)
const slugsOf = (type: ActionFace['type']): readonly string[] =>
  PRINTED_ACTIONS.flatMap(([slug, action]) => (action.type === type ? [slug] : []))

describe('Actions', () => {
  test('[T-14.03] are Moves, Attacks or General ones; skill cards and some that attack and move are among them', () => {
    expect([...new Set(PRINTED_ACTIONS.map(([, { type }]) => type))].toSorted()).toEqual(
      [...ACTIONS].toSorted(),
    )
    expect(slugsOf('attack-move')).toEqual(['charge', 'flying-kick', 'zealous-charge'])
    expect(slugsOf('skill')).toHaveLength(8)
    expect(slugsOf('move')).toHaveLength(8)
  })

  test('[T-14.03, T-R104] what attacks and moves at once takes Chains of both types, others of their own', () => {
    const taken = (type: ActionFace['type']): readonly string[] => CHAINS.filter((chain) => fits(chain, type))
    expect(taken('attack-move')).toEqual(['attack', 'move', 'any'])
    expect(taken('attack')).toEqual(['attack', 'any'])
    expect(taken('move')).toEqual(['move', 'any'])
    expect([taken('skill'), taken('general')]).toEqual([
      ['skill', 'any'],
      ['skill', 'any'],
    ])
  })

  test.each(PRINTED_ACTIONS)(
    '[T-14.06, T-14.07] %s gives spaces, attacks or does something, as its type says',
    (_, action) => {
      const { type, spaces, attack, deed, skills, aim } = action
      expect(spaces > 0).toBe(type === 'move')
      expect(skills !== null).toBe(type === 'skill')
      const does = { attacks: attack !== null, deed: deed !== null, aims: aim.type !== 'none' }
      const isRight = {
        move: !does.attacks && !does.aims,
        attack: does.attacks || does.deed,
        'attack-move': does.attacks,
        skill: !does.attacks && !does.deed && !does.aims,
        general: !does.attacks && does.deed,
      }
      expect(isRight[type]).toBe(true)
    },
  )
})

describe('attacks', () => {
  const attacks = PRINTED_ACTIONS.flatMap(([slug, { attack }]) =>
    attack === null ? [] : [[slug, attack] as const],
  )
  /** What is neither: breath, a gong and a horn (C-8, C-11). */
  const NATURAL = ['breath-weapon', 'gong-of-the-summit', 'horn-of-blasting']

  test.each(attacks)('[T-21.11] %s is a weapon or a Spell', (slug, { isWeapon, isSpell }) => {
    expect(isWeapon || isSpell).toBe(!NATURAL.includes(slug))
  })

  test('[T-21.11] one is both, since its card says so', () => {
    expect(attacks.flatMap(([slug, { isWeapon, isSpell }]) => (isWeapon && isSpell ? [slug] : []))).toEqual([
      'banishing-smite',
    ])
  })

  test.each(attacks)(
    '[T-21.11, T-2.08] %s says in its text how it reaches, and what it is',
    (slug, { isWeapon, isSpell, reach }) => {
      const text = CATALOG.find((card) => card.slug === slug)?.text ?? ''
      const reaches = {
        melee: ', melee',
        ranged: ', ranged ',
        area: ', area ',
        line: ', line of 6 ',
        burst: 'beside the attacker',
        around: 'every adjacent',
        within: ' within ',
      }
      expect(text).toContain(reaches[reach.type])
      expect([/[Ww]eapon/.test(text.split(',')[0] ?? ''), /[Ss]pell/.test(text.split(',')[0] ?? '')]).toEqual(
        [isWeapon, isSpell],
      )
    },
  )

  test('[T-2.08] an attack of a Spell card is a Spell, that of another card is none', () => {
    const odd = HERO_CARDS.filter(
      ({ isSpell, action }) => action?.attack && action.attack.isSpell !== isSpell,
    )
    expect(odd.map(({ slug }) => slug)).toEqual([])
  })
})

describe('the head of a card', () => {
  const types = (card: HeroCard): string =>
    CATALOG.find(({ slug }) => slug === card.slug)?.facts['type']?.toString() ?? ''

  test.each(HERO_CARDS.map((card) => [card.slug, card] as const))(
    '[T-15.07] of %s names deck, tier, what becomes of it, and what it can be played as',
    (slug, card) => {
      const printed = CATALOG.find((one) => one.slug === slug)
      expect(printed?.name).toBe(card.name)
      expect(printed?.facts).toMatchObject({ deck: card.deck, tier: card.tier, use: card.use })
      expect(USES).toContain(card.use)
      expect(types(card).includes('damage chain')).toBe(card.smite !== null)
      expect(types(card).includes('free')).toBe(card.free !== null)
      expect(types(card).split(', ').includes('spell')).toBe(card.isSpell)
      expect(types(card)).toContain(card.chain === null ? '' : `${card.chain.type} chain`)
      expect(types(card)).toMatch(new RegExp(`^${card.action?.type ?? ''}`))
    },
  )

  test('[T-15.07, T-7.02] only Primary cards are features, and every Primary card stays', () => {
    for (const card of HERO_CARDS) expect(card.use === 'primary').toBe(card.tier === 'primary')
    const features = HERO_CARDS.filter((card) => types(card) === 'feature')
    expect(features.map(({ tier }) => tier)).toEqual(features.map(() => 'primary'))
    expect(features.length).toBeGreaterThan(0)
  })
})
