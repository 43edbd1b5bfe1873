import { EVERYONE, sightOf, UNKNOWN, viewFor, type CardId, type Viewer } from '@trialhall/kernel'
import { logFor } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import type { BattlePrompt } from '../asks.ts'
import { battleDecks } from '../game.ts'
import { cardOf } from '../rules/printed.ts'
import { lay, side, slugs, type BattleScene, type Layout } from './lay.ts'
import { begin } from './random.ts'

/** What an opponent and a spectator know alike; A is the seat that has the secret. */
const STRANGERS: readonly Viewer[] = [1, null]

/** A table at which everybody is asked who might have an answer, and decks are full and hidden. */
function secretly(layout: Layout): BattleScene {
  return lay({ exact: false, ...layout, options: { windows: 'always' } })
}

/** Whether a viewer knows what a card is. */
function knows(t: BattleScene, viewer: Viewer, card: CardId): boolean {
  return t.match.viewFor(viewer).cards.def[card] !== UNKNOWN
}

/** Passes with everybody, and plays no more cards, until somebody is asked something else. */
function passAll(t: BattleScene): void {
  for (;;) {
    const [ask] = t.match.asks
    const options = (ask?.options ?? []) as { do: string }[]
    const at = options.findIndex((option) => option.do === 'pass' || option.do === 'end-deploy')
    if (ask === undefined || at < 0) return
    t.pick(ask.seat, at)
  }
}

/** What is asked now. */
function promptOf(t: BattleScene): BattlePrompt {
  const [ask] = t.match.asks
  if (ask === undefined) throw new Error('nobody is asked')
  return ask.prompt as BattlePrompt
}

/** The card of a hand that has this name. */
function held(t: BattleScene, name: string): CardId {
  const { hand } = side(t, 0)
  return hand[slugs(t, hand).indexOf(name)] as CardId
}

describe('[B-R69] a card that is being played', () => {
  test.each([
    ['equipment', 'play Snare Net (5♠)', 'snare-net', 'who carries Snare Net'],
    ['an event', 'play Fog Bank (9♣)', 'fog-bank', 'what do you play Fog Bank on'],
  ])('%s is open before anybody is asked whom it is for, and the rest of the hand stays hidden', (...row) => {
    const [, label, name, prompt] = row
    const t = secretly({ phase: 'turn', A: { hand: ['snare-net-5', 'fog-bank-9', 'mammoth'] } })
    t.A.picks('pass')
    const card = held(t, name)
    const rest = side(t, 0).hand.filter((other) => other !== card)
    expect(STRANGERS.map((viewer) => knows(t, viewer, card))).toEqual([false, false])
    t.A.picks(label).isAsked(prompt)
    expect(STRANGERS.map((viewer) => knows(t, viewer, card))).toEqual([true, true])
    for (const other of rest) expect(STRANGERS.some((viewer) => knows(t, viewer, other))).toBe(false)
    expect(side(t, 0).hand).toContain(card) // it is played only when it has its target
  })

  test('what is refused to a hand is read by nobody else', () => {
    const t = secretly({
      phase: 'turn',
      A: { hand: ['her-royal-guard-k', 'crown-fusilier-10', 'cut-straps-7'] },
      B: { hand: ['gear-clamp'] },
    })
    t.A.picks('pass')
    t.B.picks('pass')
    t.A.picks('play Her Royal Guard (K♥)')
    t.A.isRefused('play Crown Fusilier (10♥)', 'one of each type')
    t.A.isRefused('play Cut Straps (7♣)', 'nothing that Cut Straps could be played on')
    t.A.picks('play no more cards', 'pass')
    t.B.isAsked('before the next activation')
    const told = JSON.stringify([t.B.refused, t.B.options])
    for (const word of ['Fusilier', 'Straps', ...side(t, 0).hand.map((card) => `"card":${card}`)])
      expect(told).not.toContain(word)
  })
})

describe('[B-R69] Resupply', () => {
  const HELD = {
    phase: 'round',
    A: { hand: ['snare-net-5', 'mammoth'], deck: ['storm-horn-7'] },
    B: { defeated: ['engineer-corp-captain'] },
  } as const

  test('the discarded card is open to all, the one drawn for it is known to its holder only', () => {
    const t = secretly(HELD)
    const [discarded, drawn] = [held(t, 'snare-net'), side(t, 0).deck.at(-1) as CardId]
    t.A.picks('Resupply of Quartermaster')
    expect(STRANGERS.map((viewer) => knows(t, viewer, discarded))).toEqual([false, false]) // it may be declined
    t.A.picks('Snare Net')
    expect(slugs(t, side(t, 0).discard)).toEqual(['snare-net'])
    expect(STRANGERS.map((viewer) => knows(t, viewer, discarded))).toEqual([true, true])
    expect([0, ...STRANGERS].map((viewer) => knows(t, viewer, drawn))).toEqual([true, false, false])
    expect(logFor(t, 0).join(' ')).toContain('Britannia draws Storm Horn.')
    for (const viewer of STRANGERS) {
      const log = logFor(t, viewer).join(' ')
      expect(log).toContain('Britannia discards Snare Net. Britannia draws a card.')
      expect(log).not.toMatch(/Storm Horn|Mammoth/)
    }
  })

  test('declined, it tells nothing of the hand', () => {
    const t = secretly(HELD)
    t.A.picks('Resupply of Quartermaster', 'do not use it')
    for (const viewer of STRANGERS) {
      expect(side(t, 0).hand.map((card) => knows(t, viewer, card))).toEqual([false, false])
      expect(logFor(t, viewer).join(' ')).not.toMatch(/Snare Net|Mammoth|discards/)
    }
  })

  test('what is drawn at the end of a turn is known to its holder only, a joker to all', () => {
    const t = secretly({
      phase: 'refill',
      A: { hand: ['snare-net', 'mammoth', 'war-boar'], deck: ['storm-horn-7', 'border-reavers', 'panic'] },
      B: { hand: [] },
      rolls: [1],
    })
    passAll(t)
    const [first, second] = side(t, 0).hand.slice(3)
    for (const card of [first, second] as CardId[]) expect(t.state.cards.seen[card]).toBe(sightOf(0))
    const [rogue] = side(t, 0).rogues
    expect(t.state.cards.seen[rogue?.card as CardId]).toBe(EVERYONE)
    const log = logFor(t, 1).join(' ')
    expect(log).toContain('Britannia draws Border Reavers (Joker 2).')
    expect(log).not.toMatch(/Storm Horn|Panic/)
  })
})

describe('[B-R5, B-R69] jokers of the opening hand', () => {
  const opened = Array.from({ length: 60 }, (_, seed) => begin(seed, { factions: ['britannia', 'prussia'] }))
  const buried = opened.filter(({ events }) =>
    events.some((event) => event.type === 'jokersBuried' && event.seat === 0),
  )

  test('strangers learn how many were moved, and of no card of the hand or the deck what it is', () => {
    expect(buried.length).toBeGreaterThan(4)
    for (const { state } of buried)
      for (const viewer of STRANGERS) {
        const { cards } = viewFor(battleDecks, state, viewer)
        const [own] = state.sides
        for (const card of [...(own?.hand ?? []), ...(own?.deck ?? [])]) expect(cards.def[card]).toBe(UNKNOWN)
      }
  })

  test('its holder does not know either where in the deck they lie now', () => {
    for (const { state } of buried) {
      const { cards } = viewFor(battleDecks, state, 0)
      const [own] = state.sides
      expect(own?.hand.map((card) => cards.def[card] === UNKNOWN)).not.toContain(true)
      for (const card of own?.deck ?? []) expect(cards.def[card]).toBe(UNKNOWN)
    }
  })

  test('the card at the bottom, where they were put, is a joker no more often than another', () => {
    const isJoker = ({ state }: (typeof buried)[number]): boolean =>
      cardOf(state, state.sides[0]?.deck[0] as CardId).kind === 'equalizer'
    expect(buried.filter(isJoker).length).toBeLessThan(buried.length / 2)
  })

  test('in hands with and without a moved joker the cards look alike to strangers', () => {
    const looks = (some: typeof opened) =>
      new Set(
        some.flatMap(({ state }) => {
          const { cards } = viewFor(battleDecks, state, 1)
          const [own] = state.sides
          const pools = new Set([...(own?.hand ?? []), ...(own?.deck ?? [])].map((card) => cards.pool[card]))
          return [pools.size]
        }),
      )
    expect(looks(buried)).toEqual(looks(opened.filter((one) => !buried.includes(one))))
  })
})

describe('[B-R51, B-R69] a hand that is asked, and one that is not', () => {
  const FULL_B = ['gear-clamp', 'gear-clamp', 'acid-flask', 'acid-flask', 'riveted-plate']

  /** Who is asked what in a turn of B in which everybody passes, for a hand of A. */
  function asked(hand: readonly string[], windows: 'always' | 'able'): string[] {
    const position = { active: 'B', A: { hand }, B: { hand: FULL_B }, rolls: [4] } as const
    const t = lay({ exact: windows === 'able', ...position, options: { windows } })
    const found: string[] = []
    while (t.state.active === 1) {
      const [ask] = t.match.asks
      const prompt = promptOf(t)
      found.push(`${ask?.seat} ${prompt.type} ${'moment' in prompt ? prompt.moment : ''}`)
      if (prompt.type === 'activate') t.B.picks('activate Clockwork Soldier')
      else if (prompt.type === 'act') t.B.picks('attack Dire Wolf')
      else if (prompt.type === 'window' || prompt.type === 'reroll') t.seat(ask?.seat ?? 0).picks('pass')
      else throw new Error(`nobody was to be asked: ${prompt.type}`)
    }
    return found
  }

  const ANSWER = ['fog-bank', 'snare-net', 'mammoth', 'war-boar', 'sabre-cat']
  const NONE = ['bait-scent', 'snare-net', 'mammoth', 'war-boar', 'sabre-cat']

  test('where everybody is asked, a hand with an answer and one without are asked the same', () => {
    const always = asked(ANSWER, 'always')
    expect(always).toEqual(asked(NONE, 'always'))
    const moments = ['before-activation', 'declared', 'applied', 'before-refill', 'turn-end']
    expect(always.filter((line) => line.startsWith('0 window'))).toEqual(
      moments.map((moment) => `0 window ${moment}`),
    )
  })

  test('where only those are asked who can answer, being asked does tell', () => {
    expect(asked(ANSWER, 'able')).not.toEqual(asked(NONE, 'able'))
    expect(asked(NONE, 'able').some((line) => line.startsWith('0'))).toBe(false)
  })

  test('a hand that cannot answer is offered to pass and nothing else', () => {
    const t = secretly({ active: 'B', A: { hand: NONE }, B: { hand: FULL_B } })
    t.B.picks('pass')
    t.A.isAsked('before the next activation').isOffered('pass')
    t.A.isRefused('play Snare Net (5♠)', 'Only events can be played now')
  })

  test('an empty hand is not asked, as all can see that it is empty', () => {
    expect(asked([], 'always').some((line) => line.startsWith('0'))).toBe(false)
  })

  test.each([
    [['providence'], true],
    [['providence', 'providence'], false],
  ])('nor is one for which all answers lie open: %j in the pile', (discard, isAsked) => {
    const t = secretly({ A: { hand: ['snare-net'], discard }, B: { hand: [] }, rolls: [4] })
    t.A.picks('pass', 'activate Dire Wolf', 'attack Artillery', 'pass')
    expect(promptOf(t).type === 'reroll').toBe(isAsked)
  })

  test('events before their owner count as open, too; those of the other side do not', () => {
    const asksA = (A: object, B: object = {}) => {
      const t = secretly({ A: { hand: ['snare-net'], ...A }, B: { hand: [], ...B }, rolls: [4] })
      t.A.picks('pass', 'activate Dire Wolf', 'attack Artillery', 'pass')
      return promptOf(t).type === 'reroll'
    }
    expect(asksA({ events: ['providence'], discard: ['providence'] })).toBe(false)
    expect(asksA({}, { events: ['recalculate', 'recalculate'] })).toBe(true)
  })

  test('a die is put only to whoever rolled it', () => {
    const t = secretly({ A: { hand: ['snare-net'] }, B: { hand: FULL_B }, rolls: [4] })
    t.A.picks('pass')
    passAll(t)
    t.A.picks('activate Dire Wolf', 'attack Artillery')
    while (promptOf(t).type === 'window') t.seat(t.match.asks[0]?.seat ?? 0).picks('pass')
    expect(t.match.asks).toMatchObject([{ seat: 0, prompt: { type: 'reroll', die: 4 } }])
    t.A.picks('pass')
    expect(promptOf(t)).toMatchObject({ type: 'window', moment: 'applied' })
  })
})
