import { vainPassIn, type CardId } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import {
  ACTION_KINDS,
  at,
  dice,
  handOf,
  lay,
  slugsOf,
  story,
  totals,
  valors,
  type SigmarScene,
} from '../lay.ts'

const THREE_TRIALS = ['stone-ladder', 'wolf-run', 'trial-of-echoes']

/** The spaces of all tokens. */
function spaces(t: SigmarScene): number[] {
  return t.state.players.map((player) => player.space)
}

test('[S-9.1] there are Boosts, Sabotage, Heals and Teleports', () => {
  const t = lay({ exact: false })
  const kinds = t.state.actionDeck.map(
    (card) => t.match.game.catalog[t.state.cards.def[card] as number]?.kind,
  )
  expect([...new Set(kinds)].toSorted()).toEqual(ACTION_KINDS.toSorted())
})

test('[S-9.2] a Boost adds 1 or 2 to the roll', () => {
  const boosts = { 'Steady Hand': 1, 'Surge of Faith': 1, 'Twin Chant': 1, 'Blazing Zeal': 2 }
  for (const [name, bonus] of Object.entries(boosts)) {
    const hand = [name.toLowerCase().replaceAll(' ', '-')]
    const t = lay({ A: { hand }, trials: ['anvil-carry'], rolls: [3 - bonus] })
    t.A.picks('attempt Anvil Carry', `play ${name}`)
    expect(totals(t)).toEqual([3])
    expect(valors(t)).toEqual([2, 0])
  }
})

test('[S-9.3] Sabotage blocks a card or lowers a roll', () => {
  const position = {
    A: { hand: ['blazing-zeal'] },
    B: { hand: ['jeers', 'sealed-hands'] },
    trials: ['chain-bridge'],
    rolls: [3],
  }
  const blocked = lay(position)
  blocked.A.picks('attempt Chain Bridge', 'play Blazing Zeal')
  blocked.B.isAsked('Block it').isOffered('play Sealed Hands', 'pass').picks('play Sealed Hands')
  expect(totals(blocked)).toEqual([3])
  const lowered = lay(position)
  lowered.A.picks('attempt Chain Bridge', 'play Blazing Zeal')
  lowered.B.picks('pass').isAsked('lower the roll').isOffered('play Jeers from the Crowd', 'pass')
  lowered.B.picks('play Jeers from the Crowd')
  expect(totals(lowered)).toEqual([4])
})

test('[S-9.5] a Teleport moves one Champion, the own one', () => {
  const t = lay({
    A: { space: 1, hand: ['waystep'] },
    B: { space: 1 },
    C: { space: 2 },
    trials: THREE_TRIALS,
  })
  t.A.picks('play Waystep', 'move to space 2')
  expect(spaces(t)).toEqual([2, 1, 2])
})

test('[S-9.6] a turn has room for one Action Card', () => {
  const t = lay({
    A: { space: 5, hand: ['steady-hand', 'twin-chant', 'waystep'] },
    trials: ['wolf-run', 'river-crossing'],
    rolls: [2, 2],
  })
  t.A.picks('attempt Wolf Run', 'play Steady Hand') // then forced on by the Instant Trial of space 6
  expect(totals(t)).toEqual([3, 2])
  expect(handOf(t, 0)).toEqual(['twin-chant', 'waystep'])
  t.B.isAsked('your one action')
})

test('[S-9.7] a Fate Card may permit one more Action Card', () => {
  const t = lay({
    A: { hand: ['waystep', 'steady-hand'], kept: ['second-wind'] },
    trials: ['wolf-run'],
    rolls: [2],
  })
  t.A.picks('play Waystep besides your action', 'move to space 2')
  t.A.picks('attempt Wolf Run', 'play Steady Hand')
  expect(totals(t)).toEqual([3])
  expect(slugsOf(t, t.state.actionDiscard)).toEqual(['waystep', 'steady-hand'])
})

test('[S-9.8] whoever has used a card in this turn cannot start a Duel', () => {
  const t = lay({
    A: { hand: ['waystep'], kept: ['second-wind'] },
    B: { space: 2 },
    trials: ['wolf-run'],
  })
  t.A.isOffered(
    'attempt Wolf Run',
    'play Waystep',
    'play Waystep besides your action',
    'duel Torvald',
    'rest',
  )
  t.A.picks('play Waystep besides your action', 'move to space 2')
  t.A.isOffered('attempt Wolf Run', 'rest').isRefused('duel Torvald', 'used an Action Card this turn')
})

test('[S-R19] the limit of one card holds for every turn of anybody anew', () => {
  const t = lay({
    A: { hand: ['steady-hand'], skipsDraw: true },
    B: { hand: ['sealed-hands', 'jeers', 'jeers', 'waystep'] },
    C: { skipsDraw: true },
    trials: ['chain-bridge', 'stone-ladder', 'wolf-run'],
    rolls: [4, 2],
  })
  t.A.picks('attempt Chain Bridge', 'play Steady Hand')
  t.B.picks('play Sealed Hands').isAsked('your one action') // and not about a Lower on the same roll
  expect(totals(t)).toEqual([4])
  t.B.picks('play Waystep', 'move to space 2')
  t.C.picks('attempt Stone Ladder')
  t.B.isAsked('lower the roll').picks('play Jeers from the Crowd')
  expect(totals(t)).toEqual([4, 1])
})

test('[S-R20] one Lower at most hits a roll, whoever plays it', () => {
  const t = lay({
    A: {},
    B: { hand: ['jeers', 'sand'] },
    C: { hand: ['sand'] },
    trials: ['chain-bridge'],
    rolls: [5],
  })
  t.A.picks('attempt Chain Bridge')
  t.B.picks('play Jeers from the Crowd')
  t.C.isNotAsked()
  expect(totals(t)).toEqual([4])
})

test('[S-R20] a Lower answers the roll of an opponent, never the own one', () => {
  const t = lay({ A: { hand: ['jeers', 'steady-hand'] }, trials: ['chain-bridge'], rolls: [4] })
  t.A.picks('attempt Chain Bridge').isOffered('play Steady Hand', 'pass')
  t.A.isRefused('play Jeers from the Crowd', 'Only a Boost').picks('pass')
  expect(totals(t)).toEqual([4])
})

test.each([
  ['whispering-alcove', 'maelis', 'blazing-zeal', true], // 1 + 3 - 2 is enough for 2
  ['whispering-alcove', 'maelis', 'steady-hand', false],
  ['whispering-alcove', 'veyra', 'blazing-zeal', true], // of Sand in the Eyes she shrugs off 1
  ['whispering-alcove', 'torvald', 'blazing-zeal', false],
] as const)(
  '[S-R20] whether a Lower can change anything of a roll for %s by %s with %s',
  (trial, champion, boost, isVain) => {
    const t = lay({
      A: { champion, hand: [boost] },
      B: { hand: ['jeers'] },
      trials: [trial],
    })
    t.A.picks(
      `attempt Whispering Alcove`,
      `play ${boost === 'blazing-zeal' ? 'Blazing Zeal' : 'Steady Hand'}`,
    )
    t.B.isAsked('Block it').picks('pass').isAsked('lower the roll')
    expect(t.match.asks[0]?.prompt).toMatchObject({ isVain })
    expect(t.match.asks[0] && vainPassIn(t.match.asks[0])).toBe(isVain ? 1 : null)
  },
)

test('[S-R21] a Blocked Boost does nothing, is spent, and was the card of the turn', () => {
  const t = lay({
    A: { hand: ['blazing-zeal', 'steady-hand', 'sand'] },
    B: { hand: ['sealed-hands'] },
    trials: ['comet-watch'],
    rolls: [4],
  })
  t.A.picks('attempt Comet Watch', 'play Blazing Zeal')
  t.B.picks('play Sealed Hands')
  expect(totals(t)).toEqual([5]) // Ysolde's +1 is an ability: it cannot be Blocked
  expect(slugsOf(t, t.state.actionDiscard)).toEqual(['blazing-zeal', 'sealed-hands'])
  expect(handOf(t, 0)).toEqual(['steady-hand', 'sand'])
})

test('[S-R21] a Blocked Heal regains nothing', () => {
  const t = lay({
    A: { hand: ['bandage'], lost: ['gate-walk'] },
    B: { hand: ['sealed-hands'], skipsDraw: true },
    actionDiscard: ['gate-walk'],
    trials: THREE_TRIALS,
  })
  t.A.picks('play Bandage and Prayer')
  t.B.picks('play Sealed Hands')
  expect(handOf(t, 0)).toEqual([])
  expect(slugsOf(t, t.state.actionDiscard)).toEqual(['gate-walk', 'bandage', 'sealed-hands'])
  t.B.isAsked('your one action')
})

test('[S-R21] a Blocked Teleport moves nobody', () => {
  const t = lay({
    A: { space: 4, hand: ['waystep'] },
    B: { hand: ['sealed-hands'], skipsDraw: true },
    trials: THREE_TRIALS,
  })
  t.A.picks('play Waystep', 'move to space 6 (Instant Trial)')
  t.B.picks('play Sealed Hands')
  expect(spaces(t)).toEqual([4, 1])
  expect(story(t, 'moved', 'attempted')).toEqual([])
  expect(slugsOf(t, t.state.actionDiscard)).toEqual(['waystep', 'sealed-hands'])
})

test('[S-R21] Sabotage cannot be Blocked', () => {
  const t = lay({
    A: { hand: ['sealed-hands'] },
    B: { hand: ['jeers', 'sealed-hands'] },
    C: { hand: ['sealed-hands'] },
    trials: ['chain-bridge'],
    rolls: [4],
  })
  t.A.picks('attempt Chain Bridge', 'pass')
  t.B.picks('play Jeers from the Crowd')
  expect(dice(t)).toEqual([4]) // nobody was asked in between
  expect(totals(t)).toEqual([3])
})

test('[S-R22] a played card lies on the table until it is resolved, then face up on the discard pile', () => {
  const t = lay({
    A: { space: 4, hand: ['waystep'] },
    B: { hand: ['sealed-hands'] },
    actionDiscard: ['sand'],
    trials: THREE_TRIALS,
  })
  const card = at(t, 0).hand[0] as CardId
  expect(t.B.knows(card)).toBe(false)
  t.A.picks('play Waystep', 'move to space 5')
  expect(t.state.inPlay).toEqual([card])
  expect(slugsOf(t, t.state.actionDiscard)).toEqual(['sand'])
  expect(t.B.knows(card)).toBe(true)
  t.B.picks('pass')
  expect(t.state.inPlay).toEqual([])
  expect(slugsOf(t, t.state.actionDiscard)).toEqual(['sand', 'waystep'])
})

test('[S-R25] a Teleport goes either way up to its number, and never ends where it began', () => {
  const from = (name: string) => {
    const hand = ['waystep', 'long-stride', 'gate-walk']
    const t = lay({ A: { space: 5, hand }, trials: THREE_TRIALS })
    t.A.picks(`play ${name}`)
    const options = t.A.options as readonly { space: number }[]
    return options.map((option) => option.space).sort((a, b) => a - b)
  }
  expect(from('Waystep')).toEqual([3, 4, 6, 7])
  expect(from('Long Stride')).toEqual([1, 2, 3, 4, 6, 7, 8, 9])
  expect(from('Gate Walk')).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12])
})

test('[S-R25] a Teleport passes over marks without landing on them', () => {
  const t = lay({
    A: { space: 5, hand: ['long-stride'] },
    B: { skipsDraw: true },
    trials: THREE_TRIALS,
  })
  t.A.picks('play Long Stride', 'move to space 9') // over an Instant Trial and a Fate Rune
  expect(spaces(t)).toEqual([9, 1])
  expect(story(t)).toEqual(['turnBegan', 'cardPlayed', 'moved', 'turnBegan', 'drawSkipped'])
})

test('[S-R26] a permission is worth one card more in its turn, and is gone with it', () => {
  const t = lay({
    A: { hand: ['waystep', 'waystep', 'waystep'], kept: ['second-wind'] },
    trials: THREE_TRIALS,
  })
  t.A.picks('play Waystep besides your action', 'move to space 2')
  t.A.isOffered(
    'attempt Stone Ladder',
    'attempt Wolf Run',
    'attempt Trial of Echoes',
    'play Waystep',
    'play Waystep',
    'rest',
  )
  t.A.picks('play Waystep', 'move to space 1').isNotAsked()
  t.B.isAsked('your one action')
  expect(at(t, 0).kept).toEqual([])
  expect(slugsOf(t, t.state.fateDiscard)).toEqual(['second-wind'])
})

test('[S-R26] the additional card may also be a Boost beside the action', () => {
  const t = lay({
    A: { hand: ['waystep', 'steady-hand', 'twin-chant'], kept: ['second-wind'] },
    trials: ['wolf-run'],
    rolls: [2],
  })
  t.A.picks('play Waystep besides your action', 'move to space 2', 'attempt Wolf Run', 'play Steady Hand')
  expect(totals(t)).toEqual([3])
  expect(handOf(t, 0)).toEqual(['twin-chant'])
})

test('[S-R26] a permission drawn in the own turn is for the next one, and lapses unused', () => {
  const t = lay({
    A: { space: 1, hand: ['steady-hand', 'steady-hand'] },
    B: { space: 7, skipsDraw: true },
    trials: ['stone-ladder', 'wolf-run'],
    fateDeck: ['second-wind'],
    rolls: [6],
  })
  t.A.picks('attempt Stone Ladder', 'play Steady Hand')
  expect(slugsOf(t, at(t, 0).kept)).toEqual(['second-wind'])
  t.B.picks('rest')
  expect(at(t, 0).allowance).toBe(2)
  t.A.picks('rest')
  expect(at(t, 0).kept).toEqual([])
})

for (const order of [
  ['Blazing Zeal', 'Twin Chant'],
  ['Twin Chant', 'Blazing Zeal'],
]) {
  test(`[S-R27] ${order.join(' and then ')} join on one roll`, () => {
    const t = lay({
      A: { hand: ['blazing-zeal', 'twin-chant', 'steady-hand'], kept: ['second-wind'] },
      trials: ['labyrinth-of-oaths'],
      rolls: [2],
    })
    t.A.picks('attempt Labyrinth of Oaths', ...order.map((name) => `play ${name}`))
    expect(totals(t)).toEqual([5])
    expect(handOf(t, 0)).toEqual(['steady-hand'])
  })
}

test('[S-R27] Boosts that may not join stay single even with permission for a second card', () => {
  const t = lay({
    A: { hand: ['blazing-zeal', 'steady-hand'], kept: ['second-wind'] },
    trials: ['labyrinth-of-oaths'],
    rolls: [2],
  })
  t.A.picks('attempt Labyrinth of Oaths', 'play Blazing Zeal')
  t.A.isOffered('pass').isRefused('play Steady Hand', 'neither of the two may join another')
  t.A.picks('pass')
  expect(totals(t)).toEqual([4])
})

test('[S-R27] a Boost that may join still needs permission for a second card', () => {
  const t = lay({
    A: { hand: ['blazing-zeal', 'twin-chant'] },
    trials: ['labyrinth-of-oaths'],
    rolls: [3],
  })
  t.A.picks('attempt Labyrinth of Oaths', 'play Blazing Zeal')
  expect(totals(t)).toEqual([5])
  expect(handOf(t, 0)).toEqual(['twin-chant'])
})
