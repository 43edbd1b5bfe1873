import { expect, test } from 'vitest'
import { clausesIn, incompleteIn, provenIn } from '../../kit/ledger.mjs'

const page = `
# Race

A rule has an id: \`R-1.1\` is a clause, **R-9.9** in the middle of a line is not.

- **R-1.1** Each turn has one choice. (R-R1)
- **R-1.2** The first to 30 points wins.
- **R-R1 — Order.** The youngest begins.
- **R-END.2** A chapter may have letters.

| Id | Fact |
|---|---|
| R-F1 | A die has six sides |

| Id | Clauses | Given |
|---|---|---|
| R-T1 | R-1.2 | 29 points |
| **R-T2** | R-1.1 | an empty hand |
`

test('clauses, rulings and scenarios are found in their order, facts and mentions are not', () => {
  expect(clausesIn(page)).toEqual(['R-1.1', 'R-1.2', 'R-R1', 'R-END.2', 'R-T1', 'R-T2'])
})

test('ids at the beginning of a test’s name are found, also several and in a template', () => {
  const source = `
test('[R-1.1] a turn', () => {})
test.each([1])("[R-1.2, R-R1] the end at %i", () => {})
describe(\`[R-T1] scenario\`, () => {})
// test('[R-T2] not yet', () => {})
test('not at the beginning [R-T2]', () => {})
const list = ['R-T2']
`
  expect(provenIn(source)).toEqual(['R-1.1', 'R-1.2', 'R-R1', 'R-T1'])
})

test('a scenario with an empty cell is incomplete, a table of other things may have gaps', () => {
  const rows = [
    '| R-T1 | R-1.2 | 29 points | the turn ends | nobody has won |',
    '| R-T2 | R-1.1 | 30 points | play goes on |  |',
    '| **R-T3** | R-1.1 | | A passes | B begins |',
    '| a note | |',
  ]
  expect(incompleteIn(rows.join('\n'))).toEqual(['R-T2', 'R-T3'])
})
