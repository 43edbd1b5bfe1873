import { Match, type State } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { lineText } from '@trialhall/terminal'
import { describe, expect, test } from 'vitest'
import { checkDeck, eldar, rulesOf, SAMPLES } from '../../game.ts'
import { deckText } from '../../terminal/deck-text.ts'
import { eldarTerminal } from '../../terminal/index.ts'

function started(options: object): Match {
  return sure(Match.start<State, unknown>(eldar, { seed: 7, seats: 2, options }))
}

/** The board with the eyes of a seat. */
function drawn(match: Match, seat: number, { width = 80, height = 9 } = {}): string {
  const asked = match.asks.map((ask) => ask.seat)
  const ask = match.asks.find((one) => one.seat === seat) ?? null
  const scene = {
    game: match.game,
    view: match.viewFor(seat),
    names: ['A you', 'B bot'],
    asked,
    ask,
    width,
    height,
  }
  return eldarTerminal.board(scene).map(lineText).join('\n')
}

describe('choosing a deck', () => {
  test('names each sample deck with its Heroes, and with its cards where there is room', () => {
    const match = started({})
    for (const { name } of SAMPLES) expect(drawn(match, 0)).toContain(name)
    expect(drawn(match, 0)).toContain('Turbo Focus           Zakir (Mage) and Pavani (Paladin)')
    expect(drawn(match, 0)).not.toContain('2 each')
    expect(drawn(match, 0, { width: 120, height: 30 })).toContain('2 each: Bramble Staff, Orb of Acuity')
  })

  test('for a Mini-Match shows the Heroes that can lead it', () => {
    const match = started({ format: 'mini' })
    match.choose(0, 5)
    expect(drawn(match, 0, { width: 120, height: 30 })).toMatch(
      / Zakir, Keeper of Echoes {2}Mage, 17 HP, Power 0/,
    )
  })
})

describe('the draft', () => {
  test('shows whose Heroes lie open, then the group, and what each has taken', () => {
    const match = started({ format: 'draft' })
    const first = match.asks[0]?.seat ?? 0
    expect(drawn(match, first)).toMatch(/^Draft: the first Hero {3}[AB] \w+ won the coin flip\n/)
    expect(drawn(match, first)).toMatch(/ for A you$/m)
    match.choose(first, 0)
    match.choose(1 - first, 0)
    const text = drawn(match, 0, { width: 80, height: 9 })
    expect(text).toMatch(/^Draft: group 1 of 15 {3}.*, pick 1 of 4\n/)
    expect(text.match(/ ▪ /g)).toHaveLength(6)
    const picker = match.asks[0]?.seat ?? 0
    match.choose(picker, 0)
    expect(drawn(match, 0)).toMatch(
      new RegExp(`${picker === 0 ? 'A you' : 'B bot'} {2}\\w+ · 1 card: 1 \\w{3}`),
    )
  })
})

describe('a deck as a list', () => {
  test.each(SAMPLES)('$slug is read again as it was', ({ slug, cards }) => {
    const { options } = started({})
    const text = deckText(slug, options)
    expect(text).toMatch(/^# .+\n\n# Heroes \(2\)\n1 /)
    const read = checkDeck(text, rulesOf(options))
    expect(read.faults).toEqual([])
    expect(read.cards).toHaveLength(2 * cards.length)
  })
})
