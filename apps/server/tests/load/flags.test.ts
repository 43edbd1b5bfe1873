import { expect, test } from 'vitest'
import { readFlags } from '../../load/flags.ts'

test('a load run without flags measures everybody at 50, 200 and 1,000 matches, at both paces', () => {
  expect(readFlags([])).toMatchObject({
    only: [
      'echo',
      'race',
      'bgio',
      'sigmar',
      'lanes',
      'alone',
      'postgres',
      'pair',
      'forwarded',
      'bots',
      'lobby',
      'kill',
      'entries',
      'resting',
    ],
    matches: [50, 200, 1000],
    isPaced: true,
    profile: null,
  })
  expect(readFlags(['--quick', '--matches', '7'])).toMatchObject({ matches: [7], seconds: 2, isPaced: false })
})

test('what is wrong with the flags of a load run is said in a sentence', () => {
  expect(readFlags(['--only', 'race,chess'])).toBe(
    '--only names "chess"; allowed are echo, race, bgio, sigmar, lanes, alone, postgres, pair, forwarded, bots, lobby, kill, entries, resting.',
  )
  expect(readFlags(['--matches', '50,many'])).toBe(
    '--matches is "50,many"; allowed are whole numbers from 1 to 5000 with commas between them.',
  )
  expect(readFlags(['--seconds', '0'])).toMatch('--seconds is "0"; allowed is a whole number from 1 to 120.')
  expect(readFlags(['--json', 'figures'])).toMatch('allowed is a file that ends in .json')
  expect(readFlags(['--fast'])).toMatch(/^Unknown option '--fast'; allowed are --only, --matches/)
})
