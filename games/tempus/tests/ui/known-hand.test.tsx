import { viewFor, type Viewer } from '@trialhall/kernel'
import { pieceDrawn } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { tempus, type TempusView } from '../../game.ts'
import { looksAtHand } from '../../texts/deeds/cards.ts'
import { MONSTER_IDS } from '../../state.ts'
import { tipOf } from '../../ui/tip.tsx'
import { knownHandWords } from '../../words/hands.ts'
import { at, table, type Told } from '../words/told.ts'

const NAMES = ['You', 'Osric', 'Mirel', 'Corvin']

function seen(t: Told, viewer: Viewer): TempusView {
  return viewFor(tempus, t.state, viewer)
}

function tip(t: Told, viewer: Viewer, id: number): string {
  const about = { names: NAMES, glossary: [] } as never
  const drawn = pieceDrawn(<>{tipOf({ kind: 'creature', id }, seen(t, viewer), about)}</>)
  return drawn.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ')
}

describe('[T-R11] a hand that the viewer knows', () => {
  test('is told in part: of a partner who shows it, and of nobody else', () => {
    const t = table()
    const bonnie = t.hero(0)
    bonnie.hand.push(bonnie.deck.pop() as never)
    expect(knownHandWords(seen(t, 2), bonnie)).toBe('Parry, Parry and 1 unknown')
    expect(tip(t, 2, 0)).toContain('In hand Parry, Parry and 1 unknown')
    for (const viewer of [1, 3, null]) {
      expect(knownHandWords(seen(t, viewer), bonnie)).toBe('')
      expect(tip(t, viewer, 0)).not.toMatch(/In hand|Parry/u)
    }
  })

  test('is not told of one’s own, which lies there', () => {
    const t = table()
    expect(knownHandWords(seen(t, 0), t.hero(0))).toBe('')
  })

  test('that was looked at is told to whoever looked (Know Your Enemy)', () => {
    const t = table()
    const play = { by: 0, card: t.named.parry, about: {}, targets: [1], space: null } as never
    expect(tip(t, 0, 1)).not.toContain('In hand')
    looksAtHand.run(t.table, play)
    expect(tip(t, 0, 1)).toContain('In hand Sneak')
  })
})

test('[T-34.06] a Guardian that has just come says how large it is, and will be', () => {
  const t = table()
  const guardian = t.state.monsters.find(({ id }) => id === MONSTER_IDS.guardian)
  if (guardian === undefined) throw new Error('no Guardian')
  Object.assign(guardian, { at: at(15, 15), isSmall: true })
  expect(tip(t, 0, guardian.id)).toContain('2×2 now, 3×3 from its first Move')
  guardian.isSmall = undefined
  expect(tip(t, 0, guardian.id)).not.toContain('from its first Move')
})
