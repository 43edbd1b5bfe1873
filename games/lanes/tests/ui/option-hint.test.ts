import { expect, test } from 'vitest'
import { optionHint } from '../../ui/option-hint.tsx'
import { laid, seenByA } from './lay.ts'

const SEATS = [{ class: 'paladin' }, { class: 'warlock' }]

test('what a unit could do says what comes of it', () => {
  const board = ['. . . .', '. . . .', '. bHh2/3 bHh2/4 .', '. aCv3/3 aCv3/3 aGd', '. . . .']
  const { view } = seenByA(laid({ active: 'A', phase: 'main1', board, seats: SEATS }))
  const says = (deed: string, field: number): unknown => {
    const card = view.board[field]?.card
    return optionHint({ do: deed }, view, { prompt: { type: 'act', card, wave: 1 } })
  }
  expect(says('attack', 5)).toBe('Hellhound (2,3) −3, dies')
  expect(says('attack', 6)).toBe('Hellhound (3,3) −3')
  expect(says('advance', 5)).toBe('cannot move')
  expect(says('attack', 7)).toBe('no target')
  expect(says('advance', 7)).toBe('row 3')
  expect(says('defend', 7)).toMatch(/^defence \d$/)
})

test('nobody is said to die who has no HP', () => {
  const board = ['. . . .', '. . . .', '. bHh2/3 . .', '. aCv3/3 . .', '. . . .']
  const { view } = seenByA(laid({ active: 'A', phase: 'main1', board, seats: SEATS }))
  const [attacker, target] = [view.board[5], view.board[9]]
  const lasting = { ...view, board: view.board.with(9, target ? { ...target, hp: null } : null) }
  const prompt = { type: 'act', card: attacker?.card, wave: 1 }
  expect(optionHint({ do: 'attack' }, lasting, { prompt })).toBe('Hellhound −3')
})

test('[L-DEF.9] a defence is what the one foe beside it would meet', () => {
  const units = { '2,2': 'aGd', '2,3': 'bIm' }
  const { view, ask } = seenByA(laid({ active: 'A', phase: 'battle', units, seats: SEATS }))
  expect(optionHint({ do: 'defend' }, view, ask)).toBe('defence 1')
})

test('ending the First Main phase says what comes next; the other option says that it ends the turn', () => {
  const { view } = seenByA(laid({}))
  const main = (phase: 'main1' | 'main2'): unknown =>
    optionHint({ do: 'end' }, { ...view, phase }, { prompt: { type: 'main', phase } })
  expect([main('main1'), main('main2')]).toEqual(['your units act', null])
})
