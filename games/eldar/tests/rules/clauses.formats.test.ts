import { defaultOptions } from '@trialhall/kernel'
import { scene } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { checkDeck, defOf, eldar, FACES, faceOf, rulesOf, SAMPLES } from '../../game.ts'
import { plays } from '../content/table.ts'
import { hpOf, lay, slugs, type EldarScene } from '../lay.ts'

/** Heroes of both seats. */
function teams(t: EldarScene): string[][] {
  return [0, 1].map((seat) =>
    t.state.heroes.filter((one) => one.seat === seat).map(({ face }) => faceOf(face).slug),
  )
}

/** Thirteen cards of Warriors and Paladins. */
const COMMANDS = [
  'Disarming Strike',
  "Dragonlord's Wrath",
  'Great Cleave',
  'Impatient Assault',
  'Prize Fighting',
  'Reckless Charge',
  'Second Wind',
  'Wallop',
  'Shockwave',
  'Sundering Blow',
  'Intercept',
  'Searing Pulse',
  'Lay on Hands',
]

test('[E-36.01, E-36.03, E-36.04, E-R69] a Mini-Match is one Hero, one Glory and no last round', () => {
  const options = { format: 'mini', decks: ['bloodied-aggro', 'affliction-attrition'] }
  const t = scene(eldar, { seed: 3, options })
  expect(t.state.heroes.map(({ seat, face }) => [seat, eldar.catalog[face]?.slug])).toEqual([
    [0, 'yuri'],
    [1, 'mei'],
  ])
  expect([
    t.state.goal,
    t.state.rounds,
    t.state.players.map(({ deck, hand }) => deck.length + hand.length),
  ]).toEqual([1, 0, [30, 30]])
  const alone = lay({
    options,
    A: { heroes: [{ hero: 'isra', focus: 3 }], hand: ['shockwave'] },
    B: { heroes: [{ hero: 'mei' }] },
  })
  plays(alone, 'Isra: Shockwave')
  expect(hpOf(alone, 'mei')).toBe(12)
})

test('[E-36.01, E-R69] a Mini-Match ends by Glory only: not after round 7, and against whoever lets its own Hero fall', () => {
  const options = { format: 'mini', decks: ['bloodied-aggro', 'affliction-attrition'] }
  const late = lay({
    options,
    round: 7,
    phase: 'draw',
    A: { heroes: [{ hero: 'yuri' }] },
    B: { heroes: [{ hero: 'mei' }] },
  })
  expect([late.outcome, late.state.round, late.state.isSudden]).toEqual([null, 8, false])
  const own = lay({
    options,
    A: { heroes: [{ hero: 'yuri', hp: 3 }] },
    B: { heroes: [{ hero: 'mei' }] },
  })
  own.A.picks('Yuri: Brine Knuckles')
  expect([own.outcome?.ranks, own.outcome?.scores]).toEqual([
    [2, 1],
    [0, 1],
  ])
})

test('[E-36.02] a Mini-Match deck is the Hero’s class and one other', () => {
  const options = (extra: string) => ({
    format: 'mini',
    decks: [
      `1 Yuri\n${['Great Cleave', 'Wallop', 'Second Wind', 'Bloodlust', 'Reckless Charge', 'Disarming Strike', 'Prize Fighting'].map((name) => `2 ${name}`).join('\n')}\n${['Fixate', 'Inspire', 'Sudden Clarity', 'Astral Ward', 'Chain Lightning', 'Step Through Time', 'Delve the Past'].map((name) => `2 ${name}`).join('\n')}\n2 ${extra}`,
      'affliction-attrition',
    ],
  })
  expect(scene(eldar, { seed: 3, options: options('Bramble Staff') }).state.heroes.length).toBe(2)
  expect(() => scene(eldar, { seed: 3, options: options('Shockwave') })).toThrow(/E-36\.02/)
})

test('[E-37.01, E-37.02] Freestyle changes Heroes, classes, deck size and Focus', () => {
  const options = {
    format: 'freestyle',
    heroes: 3,
    anyClass: true,
    deckSize: 40,
    extraFocus: 2,
    decks: ['bloodied-aggro', 'turbo-focus'],
  }
  const t = scene(eldar, { seed: 3, options })
  expect([t.state.heroes.length, t.state.players[0]?.deck.length]).toEqual([6, 35])
  t.A.picks('done')
  t.B.picks('done')
  expect(t.state.heroes.map(({ focus }) => focus)).toEqual([3, 3, 3, 3, 3, 3])
})

test('[E-33.04, E-37.02] more Focus comes in the Start Phase only, and to nobody else', () => {
  const focus = (format: string) => {
    const t = lay({
      phase: 'focus',
      options: { format, extraFocus: 2 },
      A: { heroes: [{ hero: 'yuri' }, { hero: 'isra', exhausted: true }] },
      B: { heroes: [{ hero: 'mei' }, { hero: 'kiran' }] },
    })
    return t.state.heroes.map((hero) => hero.focus)
  }
  expect(focus('freestyle')).toEqual([1 + 3, 3, 1 + 3, 1 + 3])
  expect(focus('standard')).toEqual([1 + 1, 1, 1 + 1, 1 + 1])
})

test('[E-36.01, E-36.03] whoever chooses a sample deck for a Mini-Match chooses which of its Heroes leads it', () => {
  const t = scene(eldar, { seed: 3, options: { format: 'mini', decks: ['bloodied-aggro', ''] } })
  t.A.isNotAsked() // its deck is settled
  t.B.picks('Affliction Attrition').isOffered('Mei', 'Asad').picks('Asad')
  expect(teams(t)).toEqual([['yuri'], ['asad']])
  expect(t.state.players.map(({ deck, hand }) => deck.length + hand.length)).toEqual([30, 30])
})

test('[E-2.02, E-37.01, E-R71] Freestyle may lift the classes, a draft lifts copies too, and neither lifts the size', () => {
  const list = ['Yuri', 'Isra', '4 Fixate', ...COMMANDS.map((name) => `2 ${name}`)].join('\n')
  const clauses = (rules: object): string[] => {
    const standard = rulesOf(defaultOptions(eldar.options, 2))
    return checkDeck(list, { ...standard, ...rules }).faults.map(({ clause }) => clause)
  }
  expect(clauses({})).toEqual(['E-2.03', 'E-2.02'])
  expect(clauses({ format: 'freestyle' })).toEqual(['E-2.03', 'E-2.02'])
  expect(clauses({ format: 'freestyle', anyClass: true })).toEqual(['E-2.03'])
  expect(clauses({ format: 'draft' })).toEqual([])
  expect(clauses({ format: 'draft', deckSize: 31 })).toEqual(['E-2.01'])
})

test.each([20, 40, 60])(
  '[E-37.02] a sample deck fits Freestyle with %i cards and three different Heroes',
  (deckSize) => {
    const options = { format: 'freestyle', heroes: 3, deckSize, deckDeal: 'random' }
    const t = scene(eldar, { seed: 9, options })
    const sample = SAMPLES.find(({ heroes }) => heroes.every((slug) => teams(t)[0]?.includes(slug)))
    expect(teams(t).map((team) => new Set(team).size)).toEqual([3, 3])
    const own = slugs(t, [...(t.state.players[0]?.deck ?? []), ...(t.state.players[0]?.hand ?? [])])
    const printed = (sample?.cards ?? []).flatMap((slug) => [slug, slug])
    expect(own.length).toBe(deckSize)
    expect(own.filter((slug, i) => own[i + 1] === slug && own[i + 2] === slug)).toEqual([])
    expect(
      (deckSize < 30 ? own : printed).every((slug) => (deckSize < 30 ? printed : own).includes(slug)),
    ).toBe(true)
    const classes = new Set(printed.map((slug) => FACES[defOf(slug)]?.class))
    expect(own.every((slug) => classes.has(FACES[defOf(slug)]?.class))).toBe(true)
  },
)

test('[E-37.02] only Freestyle listens to its own settings', () => {
  const set = { heroes: 3, anyClass: true, deckSize: 40, extraFocus: 2 }
  const rules = (format: string) => rulesOf({ ...defaultOptions(eldar.options, 2), ...set, format })
  const usual = { perSide: 2, anyClass: false, deckSize: 30, extraFocus: 0, goal: 3, rounds: 7 }
  expect(rules('standard')).toMatchObject(usual)
  expect(rules('draft')).toMatchObject(usual)
  expect(rules('mini')).toMatchObject({ ...usual, perSide: 1, goal: 1, rounds: 0 })
  expect(rules('freestyle')).toMatchObject({
    ...usual,
    perSide: 3,
    anyClass: true,
    deckSize: 40,
    extraFocus: 2,
  })
})

test('[E-37.02] the third Hero that a sample deck gets is of one of its two classes', () => {
  for (const { slug, heroes } of SAMPLES) {
    const options = { format: 'freestyle', heroes: 3, decks: [slug, slug] }
    const t = scene(eldar, { seed: 1, options })
    const classes = new Set(heroes.map((hero) => FACES[defOf(hero)]?.class))
    for (const team of teams(t))
      expect(new Set(team.map((hero) => FACES[defOf(hero)]?.class))).toEqual(classes)
  }
})
