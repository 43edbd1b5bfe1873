import { Resvg } from '@resvg/resvg-js'
import { PRINTED } from '@trialhall/game-tempus'
import { bustOf, figureOf, type Person, silhouetteOf } from '@trialhall/table-ui/figures'
import { describe, expect, test } from 'vitest'
import { MONSTERS } from '../../../games/tempus/ui/people/monsters.ts'
import { heroPerson, monsterPerson } from '../../../games/tempus/ui/people/person-of.ts'
import { CASTS } from '../../pictures/figures/casts.ts'

/** As small as a person is shown. */
const WIDTH = 64
/** The part of the picture in which two outlines must differ at least. */
const APART = 0.02

/** Every Hero that can be built, and every Monster. */
const TEMPUS: readonly Person[] = [
  ...PRINTED.subclasses.flatMap(({ heroClass }, subclass) =>
    PRINTED.characters.map((_, character) =>
      heroPerson({
        heroClass: PRINTED.classes.findIndex(({ slug }) => slug === heroClass),
        subclass,
        character,
      }),
    ),
  ),
  ...MONSTERS,
]

const ALL: readonly (readonly [string, readonly Person[]])[] = [
  ...Object.entries(CASTS).map(([id, { people }]) => [id, people] as const),
  ['tempus', TEMPUS],
]

function outlineOf(who: Person): Float32Array {
  const { pixels } = new Resvg(silhouetteOf(who), { fitTo: { mode: 'width', value: WIDTH } }).render()
  return Float32Array.from({ length: pixels.length / 4 }, (_, at) => (pixels[4 * at + 3] ?? 0) / 255)
}

/** How much two outlines differ, 0 to 1. */
function apart(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, part, at) => sum + Math.abs(part - (other[at] ?? 0)), 0) / one.length
}

describe.each(ALL)('figures of %s', (_, people) => {
  test(`no two outlines are alike at ${WIDTH} pixels`, () => {
    const drawn = people.map((who) => ({ slug: who.slug, outline: outlineOf(who) }))
    const alike = drawn.flatMap((one, at) =>
      drawn
        .slice(0, at)
        .filter((other) => apart(one.outline, other.outline) < APART)
        .map((other) => `${one.slug} and ${other.slug}`),
    )
    expect(alike).toEqual([])
  })
})

test('Tempus: every Hero that can be built and every Monster is somebody, drawn the same way every time', () => {
  expect(TEMPUS).toHaveLength(16 * 8 + 12)
  expect(new Set(TEMPUS.map(({ slug }) => slug)).size).toBe(TEMPUS.length)
  for (const { slug } of PRINTED.monsters) expect(monsterPerson(slug).slug).toBe(slug)
  for (const who of TEMPUS)
    for (const side of ['own', 'enemy', 'wild'] as const) {
      const bust = { state: 'bloodied', pixels: 64 } as const
      expect(figureOf(who, side, 'ready')).toBe(figureOf({ ...who }, side, 'ready'))
      expect(bustOf(who, side, bust)).toBe(bustOf({ ...who }, side, bust))
    }
})

test('Tempus: who has picked nothing yet is somebody under a hood, and each pick shows', () => {
  const nobody = heroPerson({ heroClass: -1, subclass: -1, character: -1 })
  expect(nobody.isShadowed).toBe(true)
  const classOnly = heroPerson({ heroClass: 2, subclass: -1, character: -1 })
  const withGear = heroPerson({ heroClass: 2, subclass: 4, character: -1 })
  const whole = heroPerson({ heroClass: 2, subclass: 4, character: 0 })
  const drawn = [nobody, classOnly, withGear, whole].map((who) => figureOf(who, 'own', 'ready'))
  expect(new Set(drawn).size).toBe(4)
  expect(whole.isShadowed).toBe(false)
})
