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

test('[L-R32] a spell and a power are told of the unit as it was, too', () => {
  const B = { class: 'paladin', nodes: ['crusade'] } as const
  const units = { '2,3': 'bCv3/1' }
  const spell = lay({ A: { class: 'warlock', hand: ['shadow-bolt'], orbs: 'PP' }, B, units })
  spell.A.picks('cast Shadow Bolt on Cavalier (2,3)')
  expect(spell.log()).toContain('Warlock casts Shadow Bolt on Cavalier (2,3).')
  const power = lay({ A: { class: 'elementalist', orbs: 'RRRBBBSSS', mana: 'RRB' }, B, units })
  power.A.picks('use Spark on Cavalier (2,3)')
  expect(power.log()).toContain('Elementalist uses Spark on Cavalier.')
})
