import { expect, test } from 'vitest'
import { checkDeck, deckText, fitted, rulesOf, SAMPLES, type Sample } from '../../game.ts'
import { cardsIn, focusOf, hero, hpOf, lay, offers, passTo, settle } from '../lay.ts'
import { defaultOptions } from '@trialhall/kernel'
import { scene } from '@trialhall/kernel/testkit'
import { eldar } from '../../game.ts'

const RULES = rulesOf(defaultOptions(eldar.options, 2))
const AGGRO = deckText(fitted(SAMPLES[0] as Sample, RULES, []))

function clausesOf(text: string): string[] {
  return checkDeck(text, RULES).faults.map(({ clause }) => clause)
}

test('[E-T01] the deck checker takes the printed deck and names what breaks it', () => {
  expect(clausesOf(AGGRO)).toEqual([])
  const printed = AGGRO.replace('2 Akhir Greataxe', 'Equipment Cards:\n- 2x Akhir Greataxe (W)')
  expect(printed).not.toBe(AGGRO)
  expect(clausesOf(printed)).toEqual([])
  expect(clausesOf(AGGRO.replace('2 Great Cleave', '2 Great Cleave (X)'))).not.toEqual([])
  expect(clausesOf(AGGRO.replace('2 Great Cleave', '1 Great Cleave\n1 Fixate'))).toEqual(['E-2.02'])
  expect(
    clausesOf(AGGRO.replace('2 Great Cleave', '3 Great Cleave').replace('2 Shockwave', '1 Shockwave')),
  ).toEqual(['E-2.03'])
  expect(clausesOf(AGGRO.replace('2 Great Cleave', '1 Great Cleave'))).toEqual(['E-2.01'])
  expect(clausesOf(AGGRO.replace('Isra, Light of the Lost', 'Pavani'))).toEqual([])
})

test('[E-T02] a mulligan of 3 draws from the 25 others, once', () => {
  const t = scene(eldar, { seed: 'mulligan', options: { decks: ['bloodied-aggro', 'affliction-attrition'] } })
  const { hand: before = [], deck: others = [] } = t.state.players[0] ?? {}
  const kept = before.slice(3).map((card) => t.state.cards.def[card])
  const drawnBefore = t.eventsOf('drew').length
  const deckBefore = [...others]
  t.A.pick(0).pick(0).pick(0).picks('done')
  t.B.picks('done')
  const drawn = t.told().flatMap(({ event, cards }) => (event.type === 'drew' ? [{ event, cards }] : []))
  const now = drawn.slice(drawnBefore, drawnBefore + 3)
  const player = t.state.players[0]
  expect(now.map(({ event }) => [event.seat, deckBefore.includes(event.card)])).toEqual(
    Array(3).fill([0, true]),
  )
  const came = now.map(({ cards }) => cards[0]?.def)
  const held = (player?.hand ?? []).map((card) => t.state.cards.def[card])
  expect(held.toSorted()).toEqual([...kept, ...came].toSorted())
  expect(player?.hand.length).toBe(5)
  expect(player?.deck.length).toBe(25)
  expect(t.state.step).not.toBe('mulligan')
  expect(t.state.players[1]?.deck.length).toBe(25)
})

test('[E-T03] whoever never exhausts has 1, 3, 5 Focus, whoever always does 1, 2, 3', () => {
  const t = lay({
    phase: 'start',
    A: { heroes: [{ hero: 'zakir' }, { hero: 'yuri' }] },
    B: { heroes: [{ hero: 'daron' }, { hero: 'isra' }] },
  })
  for (const round of [1, 2, 3]) {
    passTo(t, 'main', round)
    expect([focusOf(t, 'zakir'), focusOf(t, 'yuri')]).toEqual([2 * round - 1, round])
    while (t.match.askOf(0)?.prompt && !offers(t, 0).includes('Yuri: Brine Knuckles')) t.A.picks('pass')
    if (t.match.askOf(0) === null) t.B.picks('pass')
    t.A.picks('Yuri: Brine Knuckles')
    if (offers(t, 0).includes('Daron')) t.A.picks('Daron')
    settle(t)
    if (round < 3) passTo(t, 'main', round + 1)
  }
})

test('[E-T04] Fixate takes the Focus and the stamina and pays back at the start of the round', () => {
  const t = lay({
    A: {
      heroes: [
        { hero: 'zakir', focus: 1 },
        { hero: 'pavani', focus: 1 },
      ],
      hand: ['fixate', 'fixate'],
    },
    B: { heroes: [{ hero: 'yuri' }, { hero: 'isra' }] },
  })
  t.A.picks('Zakir: Fixate')
  settle(t)
  expect(focusOf(t, 'zakir')).toBe(0)
  expect(hero(t, 'zakir').isRefreshed).toBe(false)
  t.B.picks('pass')
  t.A.isRefused('Zakir: Fixate', 'exhausted')
  passTo(t, 'main', 2)
  expect(focusOf(t, 'zakir')).toBe(2)
})

const COSTS: readonly [string, number, string[], string[], number][] = [
  ['wallop', 1, ['alert'], ['marked'], 0],
  ['throwing-axe', 0, ['alert'], ['marked'], 0],
  ['throwing-axe', 0, ['alert', 'dazed'], ['marked'], 0],
  ['throwing-axe', 0, ['dazed'], ['elusive'], 2],
  ['wallop', 1, ['alert', 'dazed'], ['elusive'], 2],
  ['disarming-strike', 2, ['alert', 'dazed'], ['elusive', 'marked'], 2],
  ['throwing-axe', 0, ['alert', 'dazed'], ['elusive', 'marked'], 0],
]

test.each(COSTS)('[E-T05] %s of base cost %i, user %j, target %j costs %i', (slug, _, user, target, cost) => {
  const isAxe = slug === 'throwing-axe'
  const t = lay({
    A: {
      heroes: [{ hero: 'yuri', focus: 9, is: user, ...(isAxe ? { equipment: slug } : {}) }, { hero: 'isra' }],
      hand: isAxe ? [] : [slug],
    },
    B: {
      heroes: [
        { hero: 'giana', is: target },
        { hero: 'mei', down: true },
      ],
    },
  })
  const names: Record<string, string> = {
    wallop: 'Wallop',
    'throwing-axe': 'Hurl',
    'disarming-strike': 'Disarming Strike',
  }
  t.A.picks(`Yuri: ${names[slug]}`)
  expect(focusOf(t, 'yuri')).toBe(9 - cost)
})

test('[E-T06] an action without targets pays for nobody but its user', () => {
  const costWith = (user: string[], enemies: string[]): number => {
    const t = lay({
      A: { heroes: [{ hero: 'yuri', focus: 2, is: user }, { hero: 'isra' }], hand: ['great-cleave'] },
      B: {
        heroes: [
          { hero: 'giana', is: enemies },
          { hero: 'mei', is: enemies },
        ],
      },
    })
    t.A.picks('Yuri: Great Cleave')
    return 2 - focusOf(t, 'yuri')
  }
  expect([costWith([], ['elusive']), costWith([], ['marked']), costWith(['alert'], [])]).toEqual([2, 2, 1])
})

test('[E-T07] an ally that is Elusive costs its friends nothing', () => {
  const t = lay({
    A: {
      heroes: [
        { hero: 'yuri', hp: 10, is: ['elusive'] },
        { hero: 'isra', focus: 1 },
      ],
    },
  })
  t.A.picks('Isra: Lantern of Mercy', 'Yuri')
  settle(t)
  expect(t.eventsOf('paid').map(({ focus }) => focus)).toEqual([1])
  expect([focusOf(t, 'isra'), hpOf(t, 'yuri')]).toEqual([0, 14])
})

test.each([
  [[], [], 3],
  [['alert'], [], 4],
  [['alert'], ['elusive'], 3],
  [['dazed'], ['elusive'], 1],
])('[E-T08] Zakir with 3 Focus, %j, against %j chooses X up to %i', (user, target, most) => {
  const t = lay({
    A: { heroes: [{ hero: 'zakir', focus: 3, is: user }, { hero: 'isra' }], hand: ['chain-lightning'] },
    B: {
      heroes: [
        { hero: 'yuri', is: target },
        { hero: 'pavani', is: target },
      ],
    },
  })
  t.A.picks('Zakir: Chain Lightning', 'Yuri')
  expect(offers(t, 0).at(-1)).toBe(`X = ${most}`)
  t.A.picks(`X = ${most}`)
  expect(focusOf(t, 'zakir')).toBe(0)
  settle(t)
  expect(19 - hpOf(t, 'pavani')).toBe(most)
})

test('[E-T09] Dazed makes a free ability cost 1', () => {
  const duel = (focus: number) => {
    const t = lay({
      initiative: 'B',
      A: {
        heroes: [{ hero: 'yuri', focus, is: ['dazed'], equipment: 'gladiators-buckler' }, { hero: 'isra' }],
      },
      B: { heroes: [{ hero: 'sosha', focus: 2 }, { hero: 'mei' }], hand: ['wallop'] },
    })
    t.B.picks('Sosha: Wallop', 'Yuri')
    return t
  }
  duel(0).A.isOffered('pass')
  const t = duel(1)
  t.A.isOffered('Yuri: Brace', 'pass').picks('Yuri: Brace')
  expect(focusOf(t, 'yuri')).toBe(0)
  expect(cardsIn(t, 0, 'hand')).toEqual([])
})
