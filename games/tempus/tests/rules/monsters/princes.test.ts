import { describe, expect, test } from 'vitest'
import { heroOf } from '../../../state.ts'
import { monsterId, type Laid, type Layout } from '../../lay.ts'
import { field, layMonsters, placed, scripted, slot, sure, type Faces } from './kit.ts'

const RED = monsterId('redPrince')

/** The Prince of red between two Heroes of blue; Hero 0 leads it. */
function leads(layout: Partial<Layout> = {}, more: Faces['ogre'] = {}): Laid {
  const script = [scripted('club', sure({ type: 'melee' }, 4))]
  return layMonsters(
    {
      drawing: field(12, 6),
      heroes: { 0: { at: '12,6', initiative: 3 }, 1: '4,2', 2: { initiative: 9 }, 3: '4,3' },
      monsters: { redPrince: [{ at: '2,2', hp: 28, ally: 0 }] },
      rolls: [10],
      ...layout,
    },
    { ogre: { script, ...more } },
  )
}

function hp(t: Laid): readonly number[] {
  return [1, 3].map((seat) => heroOf(t.state, seat).hp)
}

describe('a Prince', () => {
  test('[T-38.20] strikes whom its Hero chooses, and nobody where that passes', () => {
    const strikes = leads()
    slot(strikes, RED, '2,2', { do: 'creature', creature: 3 })
    expect(hp(strikes)).toEqual([30, 26])
    expect(strikes.asks.map(({ seat }) => seat)).toEqual([0, 0])
    const passes = leads({ rolls: [] })
    slot(passes, RED, '2,2', { do: 'pass' })
    expect(hp(passes)).toEqual([30, 30])
  })

  test('[C-3, T-38.20] that cannot attack is moved, and no target is asked for', () => {
    const t = leads({ rolls: [] }, { standing: { bonuses: [], quirks: { noMonsterAttack: 1 }, watches: [] } })
    slot(t, RED, '2,3')
    expect([placed(t, RED), t.asks.map(({ prompt }) => prompt.type)]).toEqual(['2,3', ['monster-move']])
  })

  test('[T-R106, T-1.04] whose move ends the game attacks nobody', () => {
    const t = leads({ rolls: [] })
    t.table.sink = {
      event: (event) => {
        if (event.type === 'moved') t.state.ending = { reason: 'guardian', winner: 0 }
      },
      refusal: () => {},
      unasked: () => {},
    }
    slot(t, RED, '2,3')
    expect(t.asks.map(({ prompt }) => prompt.type)).toEqual(['monster-move'])
  })

  test('[T-31.08, T-38.20] that is allied to nobody acts as any Monster does', () => {
    const t = leads({ monsters: { redPrince: [{ at: '2,2', hp: 28 }] } })
    slot(t, RED, '2,2')
    expect(t.asks.some(({ prompt }) => prompt.type === 'monster-target')).toBe(false)
    expect(hp(t).toSorted((a, b) => a - b)).toEqual([26, 30])
  })
})
