import { lineText } from '@trialhall/terminal'
import type { Viewer } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { oddsOf, sigmar } from '../../game.ts'
import { sigmarTerminal } from '../../terminal/index.ts'
import { percent } from '../../ui/odds.ts'
import { lay, type SeatLayout, type SigmarScene } from '../lay.ts'

const WIDE = 100
const NARROW = 60
const HEIGHT = 30

/** The lines of the table that tell of active Trials. */
function trialsIn(t: SigmarScene, width: number, viewer: Viewer = 0): string[] {
  const lines = sigmarTerminal.board({
    game: sigmar,
    view: t.match.viewFor(viewer),
    names: ['You', 'Osric'],
    asked: [0],
    ask: t.match.asks[0] ?? null,
    width,
    height: HEIGHT,
  })
  return lines.map((line) => lineText(line).trimEnd()).filter((line) => / needs \d/.test(line))
}

function tried(A: SeatLayout): SigmarScene {
  return lay({ A, B: { champion: 'orin' }, trials: ['trial-of-echoes', 'mountain-on-the-back'] })
}

describe('the chances of a Trial', () => {
  test.each([
    ['[S-R53] of the die alone', { champion: 'torvald' }, '50 %, +1: 67 %, +2: 83 %'],
    ['[S-R53] with a Blessing', { champion: 'torvald', kept: ['blessing'] }, 'sure'],
    ['[S-R53] with an omen', { champion: 'torvald', kept: ['heavy-omen'] }, '17 %, +1: 33 %, +2: 50 %'],
    ['[S-R53] with a heart', { champion: 'torvald', kept: ['steadfast'] }, '83 %, +1: 100 %, +2: 100 %'],
    [
      '[S-R56] with a kept reroll',
      { champion: 'torvald', kept: ['second-dawn'] },
      '75 %, +1: 89 %, +2: 97 %',
    ],
    ['[S-R34] with a reroll', { champion: 'aldric' }, '75 %, +1: 89 %, +2: 97 %'],
    ['[S-R34] with one that is spent', { champion: 'aldric', rerollSpent: true }, '50 %, +1: 67 %, +2: 83 %'],
  ])('%s', (_, seat, said) => {
    const t = tried(seat)
    const [echoes = '', mountain = ''] = trialsIn(t, WIDE)
    expect(echoes.endsWith(`  ${said}`)).toBe(true)
    expect(trialsIn(t, NARROW)[0]?.endsWith(` ${said.split(',')[0]}`)).toBe(true)
    // the board says the same
    const view = t.match.viewFor(0)
    const odds = view.trials.map((trial) => oddsOf(view, 0, { trial }))
    const [first, second] = odds.map((one) => (one?.isSure ? 'sure' : percent(one?.chance ?? -1)))
    expect([echoes, mountain].map((line) => line.match(/(sure|\d+ %)(?:,|$)/)?.[1])).toEqual([first, second])
  })

  test('[S-R53] count what was turned in for the attempt while a Boost is asked for', () => {
    const t = lay({
      A: { champion: 'torvald', kept: ['heavy-omen'], hand: ['steady-hand'] },
      B: { champion: 'orin' },
      trials: ['trial-of-echoes', 'mountain-on-the-back'],
      rolls: [3],
    })
    const said = (): string | undefined => trialsIn(t, WIDE)[0]?.match(/\d+ %.*$/)?.[0]
    expect(said()).toBe('17 %, +1: 33 %, +2: 50 %')
    t.A.picks('attempt Trial of Echoes')
    expect(t.match.asks[0]?.prompt).toMatchObject({ type: 'boost' })
    expect(said()).toBe('17 %, +1: 33 %, +2: 50 %')
    t.A.picks('pass')
  })

  test('are nobody’s for who only watches', () => {
    expect(trialsIn(tried({ champion: 'torvald' }), WIDE, null)[0]).toMatch(/pays \d+$/)
  })
})
