import { HERO, unitAt, type LanesPrompt, type LanesView, type Unit } from '@trialhall/game-lanes'
import { describe, expect, test } from 'vitest'
import { arrowOf, previewOf, stepOf, threatsAround } from '../../ui/preview.ts'
import { flankedFields, shownDefence } from '../../ui/stance.ts'
import { laid, seenByA } from './lay.ts'

function viewOf(board: readonly string[], hand: readonly string[] = [], orbs = 'SSWWWW'): LanesView {
  const seats = [{ class: 'paladin', hand, orbs }, { class: 'warlock' }]
  return seenByA(laid({ active: 'A', phase: 'main1', board, seats })).view
}

function unitOn(view: LanesView, field: number): Unit {
  const unit = unitAt(view, field)
  if (!unit) throw new Error(`no unit on ${field}`)
  return unit
}

describe('arrows', () => {
  test('point at the forced target with what it would lose', () => {
    const view = viewOf(['. . . .', '. . . .', '. bHh2/3D . .', '. aCv3/3 . .', '. . . .'])
    expect(arrowOf(view, unitOn(view, 5))).toEqual({ kind: 'attack', from: 5, to: 9, label: '−2' })
  })

  test('point at the hero from the last row, less what chills', () => {
    const view = viewOf(['. aGd3/3+chill . .', '. . . .', '. . . .', '. . . .', '. . . .'])
    expect(arrowOf(view, unitOn(view, 17))).toEqual({
      kind: 'attack',
      from: 17,
      to: HERO,
      hero: 1,
      label: '−2',
    })
    expect(stepOf(view, unitOn(view, 17))).toBeNull()
  })

  test('point at the field ahead of a unit that would move', () => {
    const view = viewOf(['. . . .', '. . . .', '. . . .', '. aGd . .', '. . . .'])
    expect(stepOf(view, unitOn(view, 5))).toMatchObject({ kind: 'advance', from: 5, to: 9 })
  })
})

describe('threats', () => {
  const board = ['. . . .', '. . . .', '. bHh aGd1/3D .', '. . bIm .', '. . . .']

  test('of a unit go both ways', () => {
    const view = viewOf(board)
    expect(threatsAround(view, unitOn(view, 10))).toEqual([
      { from: 6, to: 10 },
      { from: 9, to: 10 },
    ])
    expect(threatsAround(view, unitOn(view, 6))).toEqual([{ from: 6, to: 10 }])
  })

  test('put a defender in a flank and lower its defence', () => {
    const view = viewOf(board)
    expect([...flankedFields(view)]).toEqual([10])
    expect(shownDefence(view, unitOn(view, 10))).toBe(0)
  })

  /** The defence that the Guard on (2,2) shows, and whether it is in a flank. */
  const stance = (units: Readonly<Record<string, string>>): [number, boolean] => {
    const seats = [{ class: 'paladin' }, { class: 'warlock' }]
    const match = laid({ active: 'A', phase: 'main1', units: { '2,2': 'aGdD', ...units }, seats })
    const view = match.viewFor(0)
    return [shownDefence(view, unitOn(view, 5)), flankedFields(view).has(5)]
  }

  test.each([
    ['but not by the one foe that would strike it', { '2,3': 'bIm' }, [1, false]],
    ['by a second foe beside it', { '2,3': 'bIm', '1,2': 'bHh' }, [0, true]],
    [
      'by a foe beside it where another strikes from afar',
      { '1,2': 'bIm', '1,1': 'aGd', '2,4': 'bTo' },
      [0, true],
    ],
    ['by no foe that strikes another and would come next', { '2,3': 'bIm', '3,3': 'aGd' }, [1, false]],
    ['by nobody from afar', { '2,4': 'bTo' }, [1, false]],
  ] as const)('[L-DEF.9] [L-DEF.10] %s', (_, units, said) => {
    expect(stance(units)).toEqual(said)
  })
})

describe('before anybody commits', () => {
  test('a unit to be mustered shows where it would stand, whom it would threaten and attack', () => {
    const view = viewOf(['. . . .', '. . . .', '. . . .', '. bIm . .', '. . . .'], ['guard'])
    const card = view.players[0]?.hand[0]
    const ahead = previewOf(view, { do: 'muster', card, field: 1 }, null)
    expect(ahead.ghost?.field).toBe(1)
    expect(ahead.arrows).toEqual([{ kind: 'attack', from: 1, to: 5, label: '−1' }])
    expect(ahead.threats).toContainEqual({ from: 1, to: 5 })
    expect(ahead.threats).toContainEqual({ from: 5, to: 1 })
  })

  test('a spell on a lane shows its fields', () => {
    const view = viewOf(['. . . .', '. . . .', '. . . .', '. . . .', '. . . .'], ['divine-intervention'])
    const card = view.players[0]?.hand[0]
    const ahead = previewOf(view, { do: 'cast', card, at: [2] }, null)
    expect([...ahead.reach.keys()]).toEqual([2, 6, 10, 14, 18])
  })

  test.each([
    ['shield-wall', true, 5],
    ['smite', false, 9],
  ] as const)('%s helps those whom it reaches: %s', (spell, isHelp, at) => {
    const view = viewOf(['. . . .', '. . . .', '. bIm . .', '. aGd . .', '. . . .'], [spell])
    const ahead = previewOf(view, { do: 'cast', card: view.players[0]?.hand[0], at: [at] }, null)
    expect([[...ahead.reach.keys()], ahead.isHelp]).toEqual([[at], isHelp])
  })

  test('a step that has not come so far shows nothing', () => {
    const view = viewOf(['. . . .', '. . . .', '. . . .', '. . . .', '. . . .'], ['guard'])
    expect(previewOf(view, { do: 'muster', card: view.players[0]?.hand[0] }, null).ghost).toBeNull()
  })
})

test('an advance of a unit that defends is shown as it will be: it rises, and threatens again', () => {
  const match = laid({
    active: 'A',
    phase: 'battle',
    units: { '1,2': 'aGdD', '2,3': 'bImD' },
    seats: [{ class: 'paladin' }, { class: 'warlock' }],
  })
  const { view, ask } = seenByA(match)
  const ahead = previewOf(view, { do: 'advance' }, ask.prompt as LanesPrompt)
  match.choose(
    0,
    ask.options.findIndex((option) => (option as { do: string }).do === 'advance'),
  )
  const after = match.viewFor(0)
  expect(ahead.threats).toEqual(threatsAround(after, unitOn(after, 8)))
  expect(ahead.threats).toContainEqual({ from: 8, to: 9 })
})
