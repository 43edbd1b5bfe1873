import { expect, test } from 'vitest'
import { readFlags } from '../flags.ts'

test('everything is measured unless something is named', () => {
  expect(readFlags([])).toMatchObject({ isQuick: false, wantsHelp: false, json: 'bench/results/latest.json' })
  expect(readFlags(['--only', 'race,undo', '--quick'])).toMatchObject({
    only: ['race', 'undo'],
    isQuick: true,
  })
})

test.each([
  [['--only', 'speed'], /^--only names "speed"; allowed are race, battles, headless, /],
  [['--only', ''], /^--only names ""; allowed are /],
  [['--json', 'here.txt'], /^--json is "here.txt"; allowed is a file that ends in .json\.$/],
  [['--fast'], /^Unknown option '--fast'; allowed are --only /],
  [['race'], /^Unexpected argument 'race'.*; allowed are --only /],
])('%j is one clear sentence', (args, sentence) => {
  expect(readFlags(args)).toMatch(sentence)
})
