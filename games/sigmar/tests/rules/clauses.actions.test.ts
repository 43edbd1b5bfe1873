import { expect, test } from 'vitest'
import { dice, handOf, lay, slugsOf, story, totals, valors, type SigmarScene } from '../lay.ts'

const THREE_TRIALS = ['stone-ladder', 'wolf-run', 'trial-of-echoes']

/** The spaces of all tokens. */
function spaces(t: SigmarScene): number[] {
  return t.state.players.map((player) => player.space)
}

/** Who is asked what now: "A boost". */
function open(t: SigmarScene): string[] {
  return t.match.asks.map((ask) => `${'ABCD'[ask.seat]} ${(ask.prompt as { type: string }).type}`)
}

test('[S-5.1] the action is an attempt, a card, a Duel or a rest', () => {
  const t = lay({
    A: { hand: ['bandage', 'waystep', 'steady-hand', 'jeers'], lost: ['gate-walk'] },
    actionDiscard: ['gate-walk'],
    trials: ['stone-ladder'],
  })
  t.A.isOffered('attempt Stone Ladder', 'play Bandage and Prayer', 'play Waystep', 'duel Torvald', 'rest')
})

test('[S-5.2] there is one action in a turn', () => {
  const t = lay({ A: { hand: ['waystep'] }, trials: THREE_TRIALS, rolls: [2] })
  t.A.picks('attempt Stone Ladder', 'pass').isNotAsked()
  t.B.isAsked('your one action')
  const other = lay({ A: { hand: ['waystep', 'waystep'] }, trials: THREE_TRIALS })
  other.A.picks('play Waystep', 'move to space 2').isNotAsked()
  other.B.isAsked('your one action')
})

test('[S-5.3] an attempt names one of the active Trials', () => {
  const t = lay({ A: { space: 1 }, B: { space: 7 }, trials: THREE_TRIALS, rolls: [3] })
  t.A.isOffered('attempt Stone Ladder', 'attempt Wolf Run', 'attempt Trial of Echoes', 'rest')
  t.A.picks('attempt Wolf Run')
  expect(slugsOf(t, t.state.trialDiscard)).toEqual(['wolf-run'])
  expect(valors(t)).toEqual([3, 0])
})

test('[S-5.4] a card used as the action takes effect, and the turn is over', () => {
  const t = lay({ A: { hand: ['waystep'] }, trials: THREE_TRIALS })
  t.A.picks('play Waystep', 'move to space 2')
  expect(spaces(t)).toEqual([2, 1])
  expect(slugsOf(t, t.state.actionDiscard)).toEqual(['waystep'])
  t.B.isAsked('your one action')
})

test('[S-5.5] whoever rests does nothing more in this turn', () => {
  const t = lay({ A: { hand: ['waystep', 'steady-hand'] }, trials: THREE_TRIALS })
  t.A.picks('rest').isNotAsked()
  t.B.isAsked('your one action')
  expect(handOf(t, 0)).toEqual(['waystep', 'steady-hand'])
})

test('[S-5.6] a rest doubles the draw of the next turn and of no later one', () => {
  const t = lay({ A: { space: 1, hand: ['waystep'] }, B: { space: 7 }, trials: THREE_TRIALS })
  t.A.picks('rest')
  t.B.picks('rest')
  t.A.picks('play Waystep', 'move to space 2')
  t.B.picks('pass', 'rest')
  t.A.isAsked('your one action')
  expect(t.eventsOf('drew').map(({ seat, cards }) => [seat, cards.length])).toEqual([
    [1, 1],
    [0, 2],
    [1, 2],
    [0, 1],
  ])
})

test('[S-5.7] only an adjacent player can be challenged', () => {
  const t = lay({
    A: { space: 1 },
    B: { space: 2 },
    C: { space: 5 },
    trials: ['stone-ladder'],
    rolls: [5, 2],
  })
  t.A.isOffered('attempt Stone Ladder', 'duel Torvald', 'rest')
  t.A.isRefused('duel Maelis', 'not adjacent')
  t.A.picks('duel Torvald')
  expect(t.eventsOf('challenged')).toEqual([{ type: 'challenged', seat: 0, target: 1 }])
})

test('[S-R12] a Boost belongs to its attempt and is the one card of the turn', () => {
  const t = lay({
    A: { hand: ['steady-hand', 'waystep', 'twin-chant'] },
    trials: ['wolf-run', 'stone-ladder'],
    rolls: [2],
  })
  t.A.picks('attempt Wolf Run').isAsked('play a Boost')
  expect(t.state.phase).toBe('roll')
  t.A.picks('play Steady Hand').isNotAsked()
  expect(valors(t)).toEqual([3, 0])
  expect(handOf(t, 0)).toEqual(['waystep', 'twin-chant'])
  t.B.isAsked('your one action')
})

test('[S-R13] Boosts and Sabotage cannot be the action', () => {
  const t = lay({
    A: { space: 1, hand: ['steady-hand', 'jeers', 'sealed-hands'] },
    B: { space: 7 },
    trials: ['wolf-run'],
  })
  t.A.isOffered('attempt Wolf Run', 'rest')
  t.A.isRefused('play Steady Hand', 'on a roll of your own')
  t.A.isRefused('play Jeers from the Crowd', 'on a roll of an opponent')
  t.A.isRefused('play Sealed Hands', 'when an opponent plays a card')
})

test('[S-R14] a Boost is played before the die, never after', () => {
  const t = lay({ A: { hand: ['steady-hand', 'sand'] }, trials: ['wolf-run', 'chain-bridge'], rolls: [2] })
  t.A.picks('attempt Wolf Run', 'play Steady Hand')
  expect(story(t, 'boosted', 'rolled')).toEqual(['boosted', 'rolled'])
  const late = lay({ A: { hand: ['blazing-zeal', 'sand'] }, trials: ['wolf-run'], rolls: [2] })
  late.A.picks('attempt Wolf Run', 'pass')
  expect(dice(late)).toEqual([2])
  late.A.isOffered('discard Blazing Zeal', 'discard Sand in the Eyes')
})

test('[S-R15] the steps of an attempt that succeeds', () => {
  const t = lay({
    A: { champion: 'brannoc', hand: ['surge-of-faith'] },
    B: { hand: ['sealed-hands', 'jeers'] },
    C: { hand: ['sealed-hands', 'jeers'] },
    trials: ['stone-ladder'],
    fateDeck: ['spark'],
    rolls: [6],
  })
  const steps = open(t)
  const note = () => steps.push(...open(t))
  t.A.picks('attempt Stone Ladder')
  note()
  t.A.picks('play Surge of Faith')
  note()
  t.B.picks('pass')
  note()
  t.C.picks('pass')
  note()
  t.B.picks('pass')
  note()
  t.C.picks('pass')
  note()
  expect(steps).toEqual(['A action', 'A boost', 'B block', 'C block', 'B lower', 'C lower', 'A stride'])
  expect(story(t).slice(1)).toEqual([
    'attempted',
    'boosted',
    'rolled',
    'succeeded',
    'valorChanged', // 1 for the Trial
    'drew',
    'fateDrawn',
    'valorChanged', // 1 for the Spark
  ])
  t.A.picks('move to space 3 (Fate)')
  expect(story(t).slice(9, 11)).toEqual(['moved', 'fateDrawn'])
})

test('[S-R15] the steps of an attempt that fails', () => {
  const t = lay({
    A: { champion: 'aldric', hand: ['surge-of-faith', 'jeers'] },
    trials: ['mountain-on-the-back'],
    fateDeck: ['shaken-oath'],
    rolls: [1, 6],
  })
  t.A.picks('attempt Mountain on the Back', 'play Surge of Faith').isAsked('roll again')
  t.A.picks('reroll')
  expect(story(t).slice(1, 10)).toEqual([
    'attempted',
    'boosted',
    'rolled',
    'rerolled',
    'rolled',
    'failed',
    'discarded',
    'drew',
    'fateDrawn',
  ])
  expect(spaces(t)).toEqual([1, 1])
})

test('[S-R15] permission for a second card brings a second Boost, which can be Blocked as well', () => {
  const t = lay({
    A: { hand: ['blazing-zeal', 'twin-chant'], kept: ['second-wind'] },
    B: { hand: ['sealed-hands'] },
    C: { hand: ['jeers'] },
    trials: ['labyrinth-of-oaths'],
    rolls: [4],
  })
  t.A.picks('attempt Labyrinth of Oaths', 'play Blazing Zeal')
  t.B.isAsked('Block it').picks('pass')
  t.C.isAsked('Block it').picks('pass')
  t.A.isAsked('play a Boost').picks('play Twin Chant')
  t.B.isAsked('Twin Chant').picks('play Sealed Hands')
  t.C.isAsked('lower the roll').picks('pass')
  expect(totals(t)).toEqual([6])
})

test('[S-R17] without an active Trial there is nothing to attempt', () => {
  const t = lay({ A: { hand: ['waystep'] }, B: { space: 7 } })
  t.A.isOffered('play Waystep', 'rest').isRefused('attempt a Trial', 'No Trial is active')
})

test('[S-R18] resting is always possible and the only way to do nothing', () => {
  const idle = lay({ exact: true, B: { space: 7 } })
  expect(story(idle, 'rested')).toHaveLength(20) // both have nothing else to do for ten rounds, so nobody is asked
  expect(idle.outcome).toMatchObject({ ranks: [1, 1] })
  const busy = lay({ A: { hand: ['waystep'] }, trials: ['stone-ladder'] })
  busy.A.isOffered('attempt Stone Ladder', 'play Waystep', 'duel Torvald', 'rest')
})

test('[S-R26, S-R50] once the additional card and that of the turn are played, the action is none of a card', () => {
  const t = lay({
    A: { space: 4, hand: ['waystep', 'steady-hand', 'gate-walk'], kept: ['second-wind'] },
    trials: ['stone-ladder', 'storm-psalm'],
    rolls: [3],
  })
  t.A.picks('play Waystep besides your action', 'move to space 6 (Instant Trial)')
  t.A.picks('attempt Stone Ladder', 'play Steady Hand')
  t.A.isOffered('attempt Storm Psalm', 'rest')
})
