import type { TrialCard } from '../faces.ts'
import type { TrialType } from '../terms.ts'

function trials(type: TrialType, rows: readonly (readonly [string, number, number])[]): TrialCard[] {
  return rows.map(([name, difficulty, reward]) => ({
    slug: slugOf(name),
    name,
    type,
    difficulty,
    reward,
    from: 'house',
  }))
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, '-')
}

/** The booklet prints this one's numbers, and of Riddle of Flames the name; every other Trial is ours. */
const PRINTED = ['trial-of-echoes']

/** The Trial Deck: 36 cards, twelve of each type. Difficulty, then reward. */
export const TRIALS: readonly TrialCard[] = [
  ...trials('Mental', [
    ['Whispering Alcove', 2, 1],
    ['Lantern Sequence', 2, 2],
    ['Broken Cipher', 3, 2],
    ['Mirror Court', 3, 2],
    ['Ledger of Lies', 3, 3],
    ['Trial of Echoes', 4, 3],
    ['Hall of Names', 4, 3],
    ['Riddle of Flames', 4, 4],
    ['Clockless Hour', 5, 4],
    ['Labyrinth of Oaths', 5, 5],
    ['Sphinx at the Ford', 6, 5],
    ['The Unwritten Law', 7, 5],
  ]),
  ...trials('Physical', [
    ['Stone Ladder', 2, 1],
    ['River Crossing', 2, 2],
    ['Anvil Carry', 3, 2],
    ['Wall of Shields', 3, 3],
    ['Wolf Run', 3, 3],
    ['Hammer Toss', 4, 3],
    ['Chain Bridge', 4, 4],
    ['Pit of Brawlers', 4, 4],
    ['Siege Tower Climb', 5, 4],
    ['Burning Causeway', 5, 5],
    ["Giant's Wager", 6, 5],
    ['Mountain on the Back', 8, 5],
  ]),
  ...trials('Divine', [
    ['Candle Vigil', 2, 2],
    ['Fast of Nine Bells', 3, 2],
    ["Pilgrim's Confession", 3, 2],
    ['Relic Bearing', 3, 3],
    ['Storm Psalm', 4, 3],
    ['Silent Choir', 4, 3],
    ['Ashen Sacrament', 4, 4],
    ['Comet Watch', 5, 4],
    ['Weighing of Hearts', 5, 4],
    ["Hammer's Judgement", 5, 5],
    ['Walk through Lightning', 6, 5],
    ['Audience with the Storm', 7, 5],
  ]),
].map((trial) => (PRINTED.includes(trial.slug) ? { ...trial, from: 'printed' } : trial))
