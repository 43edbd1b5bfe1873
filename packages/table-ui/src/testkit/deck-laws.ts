import {
  type AnyGame,
  type CardFace,
  type Options,
  type OptionSpec,
  cardFingerprint,
  checkRequest,
  deckFromLink,
  deckToLink,
  defaultOptions,
} from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { Deck, DeckKit } from '../decks/kit.ts'

/** What the laws of decks need to know of a game. */
export interface DecksUnderTest {
  readonly game: AnyGame
  readonly kit: DeckKit
}

/**
 * One suite that holds what a deck builder is told of a game against the game itself: that sample decks are legal, that
 * lists are read as they are written and accepted by a match, that filters leave nobody out. Call it at the top of a test file.
 */
export function deckLaws({ game, kit }: DecksUnderTest): void {
  const usual = defaultOptions(kit.ruleOptions, game.seats.min)
  const samples = kit.samples.map(({ name, slug, cardsFor }) => ({
    name,
    slug,
    cards: cardsFor({}),
    rules: {},
  }))
  describe(`decks of ${game.id}`, () => {
    test('each card goes into one part, and has a look, a group and at least one copy', () => {
      for (const face of game.catalog) {
        expect(kit.parts.filter(({ kinds }) => kinds.includes(face.kind))).toHaveLength(1)
        expect([kit.lookOf(face).line, kit.groupOf(face)]).not.toContain('')
        expect(kit.mostOf(face).copies).toBeGreaterThan(0)
      }
    })

    test('the rules of building are options of the game, and their choices are among the game’s', () => {
      for (const spec of kit.ruleOptions) {
        const own = game.options.find(({ id }) => id === spec.id)
        expect(own?.type).toBe(spec.type)
        expect(choicesOf(own)).toEqual(expect.arrayContaining(choicesOf(spec)))
      }
    })

    test.each(samples)('$name is whole and legal, read as it is written, and accepted by a match', (deck) => {
      expect(kit.report(deck).filter(({ state }) => state !== 'kept')).toEqual([])
      expect(kit.parts.map(({ kinds }) => sizeOf(game, deck, kinds))).toEqual(
        kit.parts.map(({ size }) => size(usual)),
      )
      expect(kit.read(kit.write(deck), {})).toEqual({ cards: deck.cards, faults: [] })
      expect(faultOf(game, { [kit.option]: [deck.slug, kit.write(deck)] })).toBeNull()
    })

    test('links and servers can hold any deck: slugs are plain, and no two cards have one fingerprint', () => {
      const slugs = game.catalog.map(({ slug }) => slug)
      expect(slugs.filter((slug) => !/^[a-z0-9-]{1,60}$/.test(slug))).toEqual([])
      expect(new Set(slugs.map((slug) => cardFingerprint(slug).join())).size).toBe(slugs.length)
    })

    test.each(samples)('$name is read from its link, and from a plain list of copies and names', (deck) => {
      const read = deckFromLink(
        deckToLink(deck),
        game.catalog.map(({ slug }) => slug),
      )
      expect(read).toMatchObject({ ok: true, value: { cards: deck.cards } })
      const lines = game.catalog.flatMap(({ slug, name }) => {
        const count = deck.cards[slug] ?? 0
        return count > 0 ? [`${count} ${name}`] : []
      })
      expect(kit.read(lines.join('\n'), {})).toEqual({ cards: deck.cards, faults: [] })
    })

    test.each(samples)('$name without one card, or with one too many, is told and refused', (deck) => {
      for (const face of game.catalog.filter(({ slug }) => deck.cards[slug])) {
        for (const count of [0, kit.mostOf(face).copies + 1]) {
          const changed = withCopies(deck, face, count)
          expect(kit.report(changed).map(({ state }) => state)).not.toEqual(
            kit.report(deck).map(() => 'kept'),
          )
          expect(faultOf(game, { [kit.option]: [kit.write(changed)] })).not.toBeNull()
        }
      }
    })

    test('each choice of a filter finds a card, and each value of a card can be chosen, leaders apart', () => {
      const leaders = kit.parts.length > 1 ? (kit.parts[0]?.kinds ?? []) : []
      for (const { choices, valuesOf } of kit.filters) {
        const values = new Set(game.catalog.flatMap((face) => [...valuesOf(face)]))
        const own = game.catalog
          .filter(({ kind }) => !leaders.includes(kind))
          .flatMap((face) => [...valuesOf(face)])
        const ids = choices.map(({ id }) => id)
        expect([...values]).toEqual(expect.arrayContaining(ids))
        expect(ids).toEqual(expect.arrayContaining([...new Set(own)]))
      }
    })

    test('an empty deck has charts, and no bar is ever below nothing', () => {
      for (const deck of [{ name: '', rules: {}, cards: {} }, ...samples]) {
        const bars = kit.charts(deck).flatMap((chart) => chart.bars)
        expect(bars.filter(({ count }) => count < 0)).toEqual([])
      }
    })
  })
}

function choicesOf(spec: OptionSpec | undefined): string[] {
  return spec?.type === 'choice' ? spec.choices.map(({ id }) => id) : []
}

function sizeOf({ catalog }: AnyGame, { cards }: Pick<Deck, 'cards'>, kinds: readonly string[]): number {
  return catalog.reduce((sum, { kind, slug }) => sum + (kinds.includes(kind) ? (cards[slug] ?? 0) : 0), 0)
}

function withCopies(deck: Deck, { slug }: CardFace, count: number): Deck {
  const { [slug]: _, ...others } = deck.cards
  return { ...deck, cards: count === 0 ? others : { ...others, [slug]: count } }
}

/** Why a match cannot be started with these options; null where it can. */
function faultOf(game: AnyGame, options: Options): string | null {
  const request = checkRequest(game, { seats: game.seats.min, seed: 'decks', options })
  return request.ok ? null : request.fault.message
}
