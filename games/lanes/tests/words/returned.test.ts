import { expect, test } from 'vitest'
import { lay } from '../lay.ts'

/** Lines of the log that name somebody of the Paladin. */
function burnt(nodes: readonly string[], unit: string): readonly string[] {
  const t = lay({
    A: { class: 'warlock', hand: ['hellfire'], orbs: 'RP' },
    B: { class: 'paladin', nodes },
    units: { '2,3': `b${unit}/1` },
  })
  t.A.picks('cast Hellfire between lanes 2 and 3, rows 3 and 4')
  return t.log().filter((line) => /Cavalier|Crusader/u.test(line))
}

test('[L-R32] a unit that dies is called what it was, also where its owner has an upgrade for the card by now', () => {
  expect(burnt(['crusade'], 'Cv3')).toEqual([
    expect.stringMatching(/^Cavalier takes \d damage\.$/u),
    'Cavalier dies on (2,3).',
    'Crusader goes to the hand of Paladin.',
  ])
  expect(burnt(['crusade'], 'Cr4')).toEqual([
    expect.stringMatching(/^Crusader takes \d damage\.$/u),
    'Crusader dies on (2,3).',
    'Crusader goes to the hand of Paladin.',
  ])
  expect(burnt([], 'Cv3').at(-1)).toBe('Cavalier goes to the hand of Paladin.')
})
