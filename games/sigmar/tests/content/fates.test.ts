import { expect, test } from 'vitest'
import { FATES } from '../../content/fates.ts'
import { at, handOf, lay, slugsOf, story, totals, valors, type Layout, type SigmarScene } from '../lay.ts'

/** A rolls a 6 that fails The Unwritten Law, which draws the card and changes nothing else. */
function draws(slug: string, around: Layout = {}): SigmarScene {
  const t = lay({
    trials: ['the-unwritten-law'],
    fateDeck: [slug],
    ...around,
    rolls: [6, ...(around.rolls ?? [])],
  })
  t.A.picks('attempt The Unwritten Law')
  return t
}

test('Blessing of Sigmar completes the next Trial without a die', () => {
  const t = lay({ A: { kept: ['blessing'] }, trials: ['mountain-on-the-back'] })
  t.A.picks('attempt Mountain on the Back')
  expect(at(t, 0)).toMatchObject({ valor: 5, completed: 1, kept: [] })
})

test('Curse of the Moon takes the coming Draw Phase of everybody', () => {
  const t = draws('curse-moon', { C: {} })
  expect(at(t, 1).hand).toEqual([])
  expect(t.state.players.map((player) => player.skipsDraw)).toEqual([true, false, true])
})

test('Spark of Favour gives 1 Valor', () => {
  expect(valors(draws('spark'))).toEqual([1, 0])
})

test("Hammer's Gift gives 2 Valor", () => {
  expect(valors(draws('hammers-gift'))).toEqual([2, 0])
})

test('Armoury Opened gives two Action Cards', () => {
  const t = draws('armoury', { actionDeck: ['waystep', 'gate-walk', 'jeers'] })
  expect(handOf(t, 0)).toEqual(['waystep', 'gate-walk'])
})

test('Winding Road moves its drawer up to 3 spaces either way, or not', () => {
  const t = draws('winding-road', { A: { space: 9 } })
  t.A.isOffered(
    'move to space 10 (Duel Zone)',
    'move to space 8 (Fate)',
    'move to space 11 (Instant Trial)',
    'move to space 7',
    'move to space 12 (Fate)',
    'move to space 6 (Instant Trial)',
    'stay',
  )
  t.A.picks('stay')
  expect(at(t, 0).space).toBe(9)
})

test('Second Wind of the Faithful allows one card more in the next own turn, used or not', () => {
  const t = lay({ A: { kept: ['second-wind'], hand: ['waystep', 'long-stride', 'gate-walk'] } })
  t.A.picks('play Waystep besides your action', 'move to space 2', 'play Long Stride', 'move to space 1')
  expect(handOf(t, 0)).toEqual(['gate-walk'])
  expect(slugsOf(t, t.state.fateDiscard)).toEqual(['second-wind'])
  const idle = lay({ A: { kept: ['second-wind'] } })
  idle.A.picks('rest')
  expect(at(idle, 0).kept).toEqual([])
})

test('Second Wind of the Faithful, drawn in the own turn, waits for the next one', () => {
  const t = draws('second-wind', {
    A: { hand: ['waystep', 'long-stride'], skipsDraw: true },
    B: { skipsDraw: true },
  })
  t.A.picks('pass', 'discard Long Stride')
  t.B.picks('rest')
  expect(slugsOf(t, at(t, 0).kept)).toEqual(['second-wind'])
  expect(t.A.text().options).toContain('play Waystep besides your action')
})

test('Storm over the Path moves everybody back one space', () => {
  const t = draws('storm', { A: { space: 1 }, B: { space: 3 }, C: { space: 12 } })
  expect(t.state.players.map((player) => player.space)).toEqual([12, 2, 11])
})

test('Tithe of Ash takes one card of the drawer’s choice', () => {
  const t = draws('tithe', { A: { hand: ['jeers', 'sand', 'waystep'] } })
  t.A.picks('pass', 'discard Waystep')
  t.A.isAsked('Fate takes a card').picks('discard Jeers from the Crowd')
  expect(handOf(t, 0)).toEqual(['sand'])
})

test('Tithe of Ash takes nothing from an empty hand', () => {
  expect(story(draws('tithe'), 'discarded')).toEqual([])
})

test('Shaken Oath costs 1 Valor', () => {
  expect(valors(draws('shaken-oath', { A: { valor: 4 } }))).toEqual([3, 0])
})

test('Levy of the Realm takes one card from each other player', () => {
  const t = draws('levy', {
    B: { hand: ['jeers', 'sand'], skipsDraw: true },
    C: { hand: [] },
    D: { hand: ['waystep'] },
  })
  t.B.picks('pass')
  t.D.picks('pass')
  t.B.isAsked('Fate takes a card').picks('discard Sand in the Eyes')
  expect(t.state.players.map((player) => player.hand.length)).toEqual([0, 1, 0, 0])
  expect(slugsOf(t, t.state.actionDiscard)).toEqual(['sand', 'waystep'])
})

test('cards that Fate took can be regained', () => {
  const t = draws('levy', { B: { hand: ['waystep', 'bandage'], skipsDraw: true } })
  t.B.picks('pass', 'discard Waystep', 'play Bandage and Prayer')
  expect(handOf(t, 1)).toEqual(['waystep'])
})

test('Gates Thrown Open fills the row of Trials', () => {
  const t = draws('gates', { trialDeck: ['wolf-run', 'anvil-carry', 'hammer-toss'] })
  expect(slugsOf(t, t.state.trials)).toEqual(['the-unwritten-law', 'wolf-run', 'anvil-carry'])
})

test('Gates Thrown Open leaves a full row as it is', () => {
  const t = draws('gates', { trials: ['the-unwritten-law', 'wolf-run', 'anvil-carry'] })
  expect(story(t, 'trialRevealed')).toEqual([])
})

test('Rewritten Fate puts three new Trials in the place of those active', () => {
  const t = draws('rewritten', {
    trials: ['the-unwritten-law', 'stone-ladder'],
    trialDeck: ['wolf-run', 'anvil-carry', 'hammer-toss'],
  })
  expect(slugsOf(t, t.state.trials)).toEqual(['wolf-run', 'anvil-carry', 'hammer-toss'])
  expect(slugsOf(t, t.state.trialDiscard)).toEqual(['the-unwritten-law', 'stone-ladder'])
  expect(t.eventsOf('trialsDiscarded').map(({ cards }) => slugsOf(t, cards))).toEqual([
    ['the-unwritten-law', 'stone-ladder'],
  ])
})

test('Rewritten Fate tells of no Trials discarded where none was active', () => {
  const t = lay({ trials: ['stone-ladder'], fateDeck: ['rewritten'], rolls: [6] })
  t.A.picks('attempt Stone Ladder')
  expect(t.eventsOf('trialsDiscarded')).toEqual([])
  expect(t.state.trials).toHaveLength(3)
})

test('Rewritten Fate brings discarded Trials back when there are no others', () => {
  const t = draws('rewritten', { exact: true, trialDeck: ['wolf-run'] })
  expect(slugsOf(t, t.state.trials).toSorted()).toEqual(['the-unwritten-law', 'wolf-run'])
})

test.each([
  { before: [12, 12, 5], after: [11, 11, 6] },
  { before: [3, 9, 3], after: [4, 8, 4] },
  { before: [1, 2, 3], after: [2, 2, 2] },
  { before: [4, 4, 4], after: [4, 4, 4] },
  { before: [0, 0, 0], after: [0, 0, 0] },
])('Scales of Sigmar turn $before into $after', ({ before, after }) => {
  const [a, b, c] = before.map((valor) => ({ valor }))
  const t = draws('scales', { A: a ?? {}, B: b ?? {}, C: c ?? {} })
  expect(valors(t)).toEqual(after)
})

test.each([
  { slug: 'steadfast', total: 5 },
  { slug: 'heavy-omen', total: 1 },
])('$slug makes $total of a 3 on the next Trial, once', ({ slug, total }) => {
  const t = lay({
    A: { kept: [slug], skipsDraw: true },
    B: { skipsDraw: true },
    trials: ['the-unwritten-law'],
    rolls: [3, 3],
  })
  t.A.picks('attempt The Unwritten Law')
  t.B.picks('rest')
  t.A.picks('attempt The Unwritten Law')
  expect(totals(t)).toEqual([total, 3])
})

test.each([
  { slug: 'steadfast', total: 5 },
  { slug: 'heavy-omen', total: 1 },
  { slug: 'duelists-oath', total: 5 },
])('$slug makes $total of a 3 in the next Duel', ({ slug, total }) => {
  const t = lay({ A: { kept: [slug] }, rolls: [3, 4] })
  t.A.picks('duel Torvald')
  expect(totals(t)).toEqual([total, 4])
  expect(at(t, 0).kept).toEqual([])
})

test('Steadfast Heart is no Boost: one joins it', () => {
  const t = lay({ A: { kept: ['steadfast'], hand: ['steady-hand'] }, trials: ['wolf-run'], rolls: [1] })
  t.A.picks('attempt Wolf Run', 'play Steady Hand')
  expect(totals(t)).toEqual([4])
})

test('Heavy Omen is no Sabotage: a Lower joins it', () => {
  const t = lay({ A: { kept: ['heavy-omen'] }, B: { hand: ['jeers'] }, trials: ['wolf-run'], rolls: [5] })
  t.A.picks('attempt Wolf Run')
  t.B.picks('play Jeers from the Crowd')
  expect(totals(t)).toEqual([2])
})

test('Second Dawn rerolls the next failed Trial', () => {
  const t = lay({ A: { kept: ['second-dawn'] }, trials: ['wolf-run'], rolls: [1, 5] })
  t.A.picks('attempt Wolf Run', 'reroll with Second Dawn')
  expect(totals(t)).toEqual([1, 5])
  expect(at(t, 0)).toMatchObject({ kept: [], completed: 1 })
})

test('Duelist’s Oath does nothing on a Trial and waits for a Duel', () => {
  const t = lay({ A: { kept: ['duelists-oath'] }, trials: ['wolf-run'], rolls: [1] })
  t.A.picks('attempt Wolf Run')
  expect(totals(t)).toEqual([1])
  expect(slugsOf(t, at(t, 0).kept)).toEqual(['duelists-oath'])
})

test('Duelist’s Oath serves a defender too', () => {
  const t = lay({ B: { kept: ['duelists-oath'] }, rolls: [4, 3] })
  t.A.picks('duel Torvald')
  expect(totals(t)).toEqual([4, 5])
})

test('Pilgrim’s Bounty adds two cards to the next Draw Phase that takes place', () => {
  const t = lay({ phase: 'draw', A: { kept: ['pilgrims-bounty'], rested: true } })
  expect(at(t, 0).hand).toHaveLength(4)
})

test('Pilgrim’s Bounty outlives a Draw Phase that is skipped', () => {
  const t = lay({
    phase: 'draw',
    A: { kept: ['pilgrims-bounty'], skipsDraw: true },
    B: { skipsDraw: true },
    trials: ['the-unwritten-law'],
    rolls: [1],
  })
  t.A.picks('attempt The Unwritten Law')
  expect(slugsOf(t, at(t, 0).kept)).toEqual(['pilgrims-bounty'])
  t.B.picks('rest')
  expect(at(t, 0)).toMatchObject({ kept: [] })
  expect(at(t, 0).hand).toHaveLength(3)
})

test('Wager of the Bold doubles the reward of the next Trial', () => {
  const t = lay({ A: { kept: ['wager'] }, trials: ['anvil-carry'], rolls: [3] })
  t.A.picks('attempt Anvil Carry')
  expect(at(t, 0)).toMatchObject({ valor: 4, kept: [] })
})

test('Wager of the Bold is lost with a failure', () => {
  const t = lay({ A: { kept: ['wager'] }, trials: ['anvil-carry'], rolls: [1] })
  t.A.picks('attempt Anvil Carry')
  expect(at(t, 0)).toMatchObject({ valor: 0, kept: [] })
})

test('24 Fate Cards, 20 different, four of them twice', () => {
  expect(FATES).toHaveLength(20)
  expect(FATES.filter((card) => card.copies === 2).map((card) => card.slug)).toEqual([
    'blessing',
    'curse-moon',
    'spark',
    'armoury',
  ])
  expect(FATES.reduce((sum, card) => sum + card.copies, 0)).toBe(24)
})

test('the booklet prints two Fate Cards', () => {
  expect(FATES.filter((card) => card.from === 'printed').map((card) => card.slug)).toEqual([
    'blessing',
    'curse-moon',
  ])
  expect(FATES.filter((card) => card.from === 'house')).toHaveLength(18)
})
