import { describe, expect, test } from 'vitest'
import { cast, type Cast } from '../cast.ts'
import { field } from '../../rules/monsters/kit.ts'
import { REAL } from '../press.ts'

const LANE = field(20, 1)
/** The column of whoever attacks. */
const HERE = 1

/** A Hero with one card, and a rival so many spaces away. */
function facing(slug: string, away: number): Cast {
  const face = REAL.cards.find((card) => card.slug === slug)
  const isPrimary = face?.kind === 'hero' && face.tier === 'primary'
  const held = isPrimary ? { primaries: [slug] } : face?.kind === 'loot' ? { loot: [slug] } : { hand: [slug] }
  return cast({
    drawing: LANE,
    heroes: { 0: { at: `${HERE},1`, ...held }, 1: { at: `${HERE + away},1` } },
  })
}

const MELEE = [
  'rapier',
  'mace',
  'battleaxe',
  'heavy-swing',
  'whirlwind-attack',
  'unarmed-strike',
  'quivering-palm',

  'longsword',
  'banishing-smite',
  'shortsword',
  'dagger',
  'blade-flurry',
  'shocking-grasp',
  'blade-dance',
  'inflict-wounds',
  'vampiric-touch',
  'silencing-strike',
  'whirling-blades',
  'garrote',
]

const RANGED: Readonly<Record<number, readonly string[]>> = {
  4: ['natures-wrath'],
  6: ['throwing-star', 'javelin', 'compelled-duel', 'blight', 'fist-of-unbroken-air'],
  8: [
    'vicious-mockery',
    'dissonant-whispers',
    'heat-metal',
    'sacred-flame',
    'cleric-hold-person',
    'hand-crossbow',
    'disintegrate',
    'tashas-hideous-laughter',
    'ray-of-enfeeblement',
    'vengeance-hold-person',
    'javelin-of-lightning',
  ],
  10: ['guiding-bolt', 'heavy-crossbow', 'fire-bolt', 'magic-missile', 'scorching-ray', 'chain-lightning'],
  12: ['longbow', 'trick-shot', 'titan-shot'],
}

/** Those that are no attack may be laid beside their maker (T-R122). */
const AREAS: Readonly<Record<number, readonly string[]>> = {
  6: ['gong-of-the-summit'],
  8: ['faerie-fire', 'shatter', 'moonbeam', 'scatter-shot'],
  10: ['flame-strike', 'volley', 'wall-of-fire'],
  12: ['fireball', 'rain-of-arrows'],
}

function rows(of: Readonly<Record<number, readonly string[]>>): readonly (readonly [string, number])[] {
  return Object.entries(of).flatMap(([range, slugs]) => slugs.map((slug) => [slug, Number(range)] as const))
}

describe('[C-6, C-7, C-11] how far attacks reach', () => {
  test.each(MELEE)('%s [T-21.02]: somebody adjacent, and nobody 2 away', (slug) => {
    expect([1, 2].map((away) => facing(slug, away).can(0, slug))).toEqual([true, false])
  })

  test.each(rows(RANGED))(
    '%s [T-21.03, T-21.04]: %i spaces, not one more, and nobody adjacent',
    (slug, range) => {
      expect([1, 2, range, range + 1].map((away) => facing(slug, away).can(0, slug))).toEqual([
        false,
        true,
        true,
        false,
      ])
    },
  )

  test.each(rows(AREAS))(
    '%s [T-22.06]: aimed %i spaces away at most, and at none that is adjacent',
    (slug, range) => {
      const t = facing(slug, 17)
      const aim = `${HERE + range},1`
      t.plays(0, slug, aim, { covers: aim })
      const columns = t.spaces().map((space) => Number(space.split(',')[0]))
      expect([Math.min(...columns), Math.max(...columns)]).toEqual([HERE + 2, HERE + range])
    },
  )
})
