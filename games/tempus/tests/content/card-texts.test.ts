import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CARDS, CATALOG, HERO_CARDS, LASTINGS } from '../../content/catalog.ts'
import { LOOT } from '../../content/loot.ts'
import { MONSTERS } from '../../content/monsters.ts'
import type { AttackFace } from '../../faces.ts'

/** One line a card: what it is, where from, and its text. */
function lineOf({ name, slug, kind, from, copies, facts, text }: (typeof CATALOG)[number]): string {
  const about = Object.entries(facts).map(([fact, value]) => `${fact} ${value}`)
  return `${name} (${slug}): ${kind} x${copies}, ${about.join(', ')}; ${from}\n  ${text}\n`
}

/** Slugs of cards whose text does not do. */
function slugsOf(cards: readonly { readonly slug: string }[]): readonly string[] {
  return cards.map(({ slug }) => slug)
}

function textOf(slug: string): string {
  return CATALOG.find((card) => card.slug === slug)?.text ?? ''
}

test('the text of every card is the one in card-texts.txt; `npx vitest run <this file> -u` writes it anew', async () => {
  await expect(CATALOG.map(lineOf).join('')).toMatchFileSnapshot('../card-texts.txt')
})

test('card-texts.txt has every card and Monster of the box once', () => {
  const lines = readFileSync(new URL('../card-texts.txt', import.meta.url), 'utf8').split('\n')
  const named = lines.flatMap((line) => /^\S.* \(([a-z0-9-]+)\): /u.exec(line)?.[1] ?? [])
  expect(named).toEqual([...slugsOf(CARDS), ...slugsOf(MONSTERS)])
})

describe('texts are whole', () => {
  test('every card has one, in whole sentences', () => {
    expect(slugsOf(CATALOG.filter(({ text }) => !/^[\p{Lu}+−].*[.”]$/su.test(text)))).toEqual([])
  })

  test('none holds a gap of the generator', () => {
    const gaps = /undefined|null|NaN|\[object|\{|\}| {2}| [.,;:]|\.\.|,,|: ?\./u
    expect(slugsOf(CATALOG.filter(({ text }) => gaps.test(text)))).toEqual([])
  })

  test('each line of each table stands in the text: where it begins, its damage, and what else it does', () => {
    const attacks = [
      ...[...HERO_CARDS, ...LOOT].map(({ slug, action }) => [slug, action?.attack ?? null] as const),
      ...MONSTERS.flatMap(({ slug, script }) =>
        script.flatMap(({ attack, deed }) => (deed === null ? [[slug, attack] as const] : [])),
      ),
    ]
    expect(attacks.flatMap(([slug, attack]) => missingOf(slug, attack))).toEqual([])
  })

  test('a name of something lasting is explained where it has rings', () => {
    const faces = LASTINGS.filter(({ rings }) => rings !== null)
    const unexplained = HERO_CARDS.filter(({ slug, name }) =>
      faces.some(
        (face) =>
          face.name !== name &&
          new RegExp(`(?:and|gains?|${face.name}) ${face.name}\\b`, 'u').test(textOf(slug)) &&
          !textOf(slug).includes(`${face.name}: `),
      ),
    )
    expect(slugsOf(unexplained)).toEqual([])
  })

  test('what a card costs, and how long it stays, is told', () => {
    const tells = (slug: string, words: string): boolean => textOf(slug).includes(words)
    const wrong = HERO_CARDS.filter(
      ({ slug, action, use, once, chain, smite, free }) =>
        tells(slug, 'Costs two Actions') !== (action?.cost === 2) ||
        / Ongoing[.:]/u.test(textOf(slug)) !== (use === 'ongoing' || use === 'maintained') ||
        tells(slug, 'needs an Action') !== (use === 'maintained') ||
        (once === 'round' && !tells(slug, 'Once a round')) ||
        (smite !== null && !tells(slug, 'Damage Chain')) ||
        (chain !== null && !tells(slug, 'Chain on')) ||
        (free !== null && !tells(slug, 'Free')),
    )
    expect(slugsOf(wrong)).toEqual([])
  })
})

/** Lines of an attack that the text of its card does not have. */
function missingOf(slug: string, attack: AttackFace | null): readonly string[] {
  const text = textOf(slug)
  return (attack?.tables ?? []).flatMap((lines) =>
    lines.flatMap(({ from, isHit, normal, piercing, riders }) => {
      const first = Math.max(1, from)
      const damage = [normal > 0 ? `${normal}` : '', piercing > 0 ? `${piercing} piercing` : '']
      const words = isHit ? [...damage, ...riders.map(({ says }) => says)] : ['miss']
      const isThere = new RegExp(String.raw`\b${first}(?:-\d+|\+)?:? `, 'u').test(text)
      return isThere && words.every((word) => text.includes(word)) ? [] : [`${slug}: ${first}`]
    }),
  )
}
