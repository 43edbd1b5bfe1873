import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { plateOf } from '../../pictures/plates/plate.ts'
import { SCENES } from '../../pictures/plates/scenes/index.ts'
import { SUBJECTS } from '../../pictures/plates/subjects/index.ts'

/** What the server sends of a plate at most, in bytes. */
const MOST = 8_000

const folder = (id: string): URL => new URL(`../../../games/${id}/ui/plates/`, import.meta.url)
const read = (id: string, slug: string): string => readFileSync(new URL(`${slug}.svg`, folder(id)), 'utf8')

describe.each(Object.entries(SUBJECTS))('plates of %s', (id, subjectsOf) => {
  const subjects = subjectsOf()

  test('every card has one, and no file is left over', () => {
    const files = readdirSync(folder(id)).filter((name) => name.endsWith('.svg'))
    expect(files.toSorted()).toEqual(subjects.map(({ slug }) => `${slug}.svg`).toSorted())
  })

  test('the same card is drawn the same way, to the byte', () => {
    const some = subjects.filter((_, at) => at % Math.ceil(subjects.length / 2) === 0)
    for (const subject of some) expect(plateOf(subject)).toBe(read(id, subject.slug))
  })

  test('none is alike, and none weighs more than 8 kB as it is sent', () => {
    const all = subjects.map(({ slug }) => read(id, slug))
    expect(new Set(all).size).toBe(all.length)
    const longest = all.toSorted((a, b) => b.length - a.length).slice(0, 5)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    const heaviest = Math.max(...longest.map((svg) => brotliCompressSync(svg, { params }).length))
    expect(heaviest).toBeLessThan(MOST)
  })
})

test('every skyline is used by some card', () => {
  const used = new Set(
    Object.values(SUBJECTS).flatMap((subjectsOf) => subjectsOf().map(({ scene }) => scene)),
  )
  expect([...used].toSorted()).toEqual(Object.keys(SCENES).toSorted())
})
