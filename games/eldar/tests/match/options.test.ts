import { factsOf, plain, sightOf, Table, viewFor, type CardId, type Seat } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { CARD_COUNT, eldar, FACES, type EldarState } from '../../game.ts'
import type { EldarEvent } from '../../events.ts'
import { dice, mixedMatch, type Box } from '../mixed.ts'

/** More than the longest match has. */
const LONGEST = 5000
/** Matches in the unit suite; the soak plays many more. */
const MATCHES = Math.max(20, Number(process.env.TRIALHALL_RUNS ?? 0))

/** Two of each of these: whatever comes back to hand, is recalled or replaced lies beside another copy. */
const TWINS = FACES.slice(0, CARD_COUNT).flatMap(({ slug, kind, abilities }, def) => {
  const comesBack = /throwing-axe|reevaluate|second-story|tinkers|delve|eavesdrop|stolen|satchel/.test(slug)
  const isUsed = kind !== 'command' && abilities.some((one) => one.kind === 'action' && one.speed === 'fast')
  return comesBack || isUsed ? [def, def] : []
})
const BOX: Box = { heroes: [...FACES.keys()].slice(CARD_COUNT), cards: TWINS }

/** Everything about an option that can make a difference: cards are told by what they are, where they lie and what was done with them. */
function meaning(state: EldarState, option: object): string {
  return JSON.stringify(option, (key, value: unknown) =>
    key === 'card' && typeof value === 'number' ? circumstances(state, value as CardId) : value,
  )
}

function circumstances(state: EldarState, card: CardId): object {
  const zone = eldar.zones(state).find(({ cards }) => cards.includes(card))
  const bearer = state.heroes.findIndex(({ kit }) => kit.some((one) => one?.card === card))
  const usedBy = state.heroes.flatMap(({ used }, id) =>
    used.filter((key) => Math.floor(key / 8) - 1 === card).map((key) => [id, key % 8]),
  )
  const seen = [0, 1].map((seat) => ((state.cards.seen[card] ?? 0) & sightOf(seat)) !== 0)
  return { def: state.cards.def[card], zone: [zone?.name, zone?.owner], bearer, usedBy, seen }
}

/** Options of one ask that say the same and are not. */
function twins(state: EldarState, seat: Seat, options: readonly object[]): string[] {
  const facts = factsOf(viewFor(eldar, state, seat))
  const meant = new Map<string, string>()
  return options.flatMap((option) => {
    const words = plain(eldar.words.option(facts, option as never))
    const what = meaning(state, option)
    const before = meant.get(words)
    meant.set(words, what)
    return before === undefined || before === what ? [] : [`${words}: ${before} ${what}`]
  })
}

test('no two options of an ask have the same words unless they are the same to everybody', () => {
  const found: string[] = []
  for (let seed = 0; seed < MATCHES; seed++) {
    const roll = dice(seed)
    const state = mixedMatch(seed, roll, BOX)
    const table = new Table<EldarState, EldarEvent>(eldar, state, {
      decide: (_table, seat, _prompt, options) => {
        found.push(...twins(state, seat, options as readonly object[]))
        return options.length > 1 && roll(5) > 0 ? roll(options.length - 1) : options.length - 1
      },
    })
    for (let segment = 0; segment < LONGEST && eldar.outcome(state) === null; segment++) eldar.advance(table)
  }
  expect(found.slice(0, 5)).toEqual([])
})

test('[E-1.01, E-35.05, E-36.01, E-37.01] the form names every way to play and leads to its clauses', () => {
  const format = eldar.options.find(({ id }) => id === 'format')
  const choices = format?.type === 'choice' ? format.choices : []
  expect(choices.map(({ id, label, clauses }) => [id, label, clauses?.[0]])).toEqual([
    ['standard', 'Standard', 'E-1.01'],
    ['draft', 'Two-Player Draft', 'E-35.05'],
    ['mini', 'Mini-Match', 'E-36.01'],
    ['freestyle', 'Freestyle', 'E-37.01'],
  ])
  expect(choices.filter(({ help }) => !help)).toEqual([])
})

test('[E-2.16, E-35.02] the form names every choice of decks, their deal, the draft pool and windows', () => {
  const named = eldar.options.flatMap((option) =>
    'choices' in option && option.id !== 'format'
      ? [`${option.id}: ${option.choices.map(({ label }) => label).join(', ')}`]
      : [],
  )
  expect(named).toEqual([
    'decks: Bloodied Aggro, Debuff Blitz, Evasive Maneuvers, Affliction Attrition, Refresh Control, Turbo Focus',
    'deckDeal: Chosen, Dealt at random',
    'pool: Full Set Singleton',
    'windows: Ask everybody, Only who can react',
  ])
})
