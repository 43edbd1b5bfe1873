import { lineText } from '@trialhall/terminal'
import { describe, expect, test } from 'vitest'
import type { LanesOption, LanesPrompt } from '../../asks.ts'
import { lanes } from '../../game.ts'
import { lanesTerminal } from '../../terminal/index.ts'
import { lay } from '../lay.ts'
import type { Ask } from '@trialhall/kernel'

const LARGE = { width: 120, height: 40 }
const SMALL = { width: 80, height: 14 }

/** The table as A sees it: two units of B under Enchantments of A, one of them stunned as well, and one without. */
function drawn(size: typeof LARGE): string {
  const t = lay({
    phase: 'battle',
    A: {
      class: 'warlock',
      area: [
        { card: 'treachery-ii', tokens: 2, on: ['2,4'] },
        { card: 'withering-hex', tokens: 1, on: ['1,4', '2,4'] },
      ],
    },
    B: { class: 'paladin' },
    units: { '1,4': 'bGd+stun', '2,4': 'bGd', '3,4': 'bAr', '1,1': 'aIm' },
  })
  const lines = lanesTerminal.board({
    game: lanes,
    view: t.match.viewFor(0),
    names: ['You', 'Osric'],
    asked: [0],
    ask: (t.match.asks[0] ?? null) as Ask<LanesPrompt, LanesOption> | null,
    ...size,
  })
  return lines.map((line) => lineText(line).trimEnd()).join('\n')
}

describe('the table in the terminal', () => {
  test.each([LARGE, SMALL])('[L-ENC.2] [L-R54] says which units an Enchantment affects: %j', (size) => {
    const text = drawn(size)
    expect(text).toContain('Treachery II (2) on (2,4)')
    expect(text).toContain('Guard (1,4) stun 1, enchanted')
    expect(text).toContain('Guard (2,4) enchanted')
    expect(text).not.toContain('Archer (3,4)')
  })

  test('[L-ENC.2] marks them on the board', () => {
    expect(drawn(LARGE)).toContain('st1 en')
    expect(drawn(SMALL)).toMatch(/▼Gd\d\/\d\* +▼Gd\d\/\d\* +▼Ar\d\/\d /)
  })
})
