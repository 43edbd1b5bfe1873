import { describe, expect, test } from 'vitest'
import { CATALOG } from '../../game.ts'
import { TRIALS } from '../../content/trials.ts'
import { lay, slugsOf, valors } from '../lay.ts'

/** The Trial Deck as docs/rules/sigmar.md lists it: name, type, difficulty, reward. */
const LEDGER = [
  ['Whispering Alcove', 'Mental', 2, 1],
  ['Lantern Sequence', 'Mental', 2, 2],
  ['Broken Cipher', 'Mental', 3, 2],
  ['Mirror Court', 'Mental', 3, 2],
  ['Ledger of Lies', 'Mental', 3, 3],
  ['Trial of Echoes', 'Mental', 4, 3],
  ['Hall of Names', 'Mental', 4, 3],
  ['Riddle of Flames', 'Mental', 4, 4],
  ['Clockless Hour', 'Mental', 5, 4],
  ['Labyrinth of Oaths', 'Mental', 5, 5],
  ['Sphinx at the Ford', 'Mental', 6, 5],
  ['The Unwritten Law', 'Mental', 7, 5],
  ['Stone Ladder', 'Physical', 2, 1],
  ['River Crossing', 'Physical', 2, 2],
  ['Anvil Carry', 'Physical', 3, 2],
  ['Wall of Shields', 'Physical', 3, 3],
  ['Wolf Run', 'Physical', 3, 3],
  ['Hammer Toss', 'Physical', 4, 3],
  ['Chain Bridge', 'Physical', 4, 4],
  ['Pit of Brawlers', 'Physical', 4, 4],
  ['Siege Tower Climb', 'Physical', 5, 4],
  ['Burning Causeway', 'Physical', 5, 5],
  ["Giant's Wager", 'Physical', 6, 5],
  ['Mountain on the Back', 'Physical', 8, 5],
  ['Candle Vigil', 'Divine', 2, 2],
  ['Fast of Nine Bells', 'Divine', 3, 2],
  ["Pilgrim's Confession", 'Divine', 3, 2],
  ['Relic Bearing', 'Divine', 3, 3],
  ['Storm Psalm', 'Divine', 4, 3],
  ['Silent Choir', 'Divine', 4, 3],
  ['Ashen Sacrament', 'Divine', 4, 4],
  ['Comet Watch', 'Divine', 5, 4],
  ['Weighing of Hearts', 'Divine', 5, 4],
  ["Hammer's Judgement", 'Divine', 5, 5],
  ['Walk through Lightning', 'Divine', 6, 5],
  ['Audience with the Storm', 'Divine', 7, 5],
] as const

/** The slug of a Trial by name. */
function slugOf(name: string): string {
  return TRIALS.find((trial) => trial.name === name)?.slug ?? `no Trial "${name}"`
}

/** An attempt by a Champion without a trait for it; +2 by Fate where a die alone cannot do. */
function attempt(name: string, total: number) {
  const isHigh = total > 4
  const t = lay({
    A: { champion: 'aldric', rerollSpent: true, kept: isHigh ? ['steadfast'] : [] },
    trials: [slugOf(name)],
    fateDeck: ['curse-moon'],
    rolls: [isHigh ? total - 2 : total],
  })
  t.A.picks(`attempt ${name}`)
  return t
}

describe('every Trial', () => {
  test.each(LEDGER)('%s (%s): %i gains %i', (name, type, difficulty, reward) => {
    expect(TRIALS.find((trial) => trial.name === name)).toMatchObject({ type, difficulty, reward })
    const done = attempt(name, difficulty)
    expect(valors(done)).toEqual([reward, 0])
    expect(slugsOf(done, done.state.trialDiscard)).toEqual([slugOf(name)])
    const failed = attempt(name, difficulty - 1)
    expect(valors(failed)).toEqual([0, 0])
    expect(failed.eventsOf('failed')).toHaveLength(1)
  })
})

test('the Trial Deck is what the rules page lists, in its order', () => {
  expect(TRIALS.map(({ name, type, difficulty, reward }) => [name, type, difficulty, reward])).toEqual(LEDGER)
  expect(new Set(TRIALS.map((trial) => trial.slug)).size).toBe(36)
})

test('five Trials of difficulty 2, nine of 3 and 4, seven of 5, three of 6, two of 7, one of 8', () => {
  const counts = [2, 3, 4, 5, 6, 7, 8].map(
    (difficulty) => TRIALS.filter((trial) => trial.difficulty === difficulty).length,
  )
  expect(counts).toEqual([5, 9, 9, 7, 3, 2, 1])
})

test('all rewards together are 122 Valor, twelve Trials of each type', () => {
  expect(TRIALS.reduce((sum, trial) => sum + trial.reward, 0)).toBe(122)
  for (const type of ['Mental', 'Physical', 'Divine'])
    expect(TRIALS.filter((trial) => trial.type === type)).toHaveLength(12)
})

test('the booklet prints one Trial with its numbers', () => {
  const trials = CATALOG.filter((face) => face.kind === 'trial')
  expect(trials.filter((face) => face.from === 'printed').map((face) => face.slug)).toEqual([
    'trial-of-echoes',
  ])
  expect(trials.filter((face) => face.from === 'house')).toHaveLength(35)
})
