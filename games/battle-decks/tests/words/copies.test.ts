import { expect, test } from 'vitest'
import { lay } from '../lay.ts'

const TWO_CATS = ['sabre-cat-k', 'sabre-cat-j'] as const

test('copies on the field are told apart by rank and suit, as options and as whoever acts', () => {
  const t = lay({
    A: { field: [...TWO_CATS, 'war-boar'] },
    B: { field: ['drill-automaton-10', 'drill-automaton-7'] },
  })
  t.A.isOffered(
    'activate Pterosaur Rider',
    'activate Dire Wolf',
    'activate Quartermaster',
    'activate Sabre Cat (K♦)',
    'activate Sabre Cat (J♦)',
    'activate War Boar',
  )
  t.A.picks('activate Sabre Cat (J♦)').isAsked('what does Sabre Cat (J♦) do?')
  t.A.isOffered(
    'attack Clockwork Soldier',
    'attack Engineer Corp Captain',
    'attack Artillery',
    'attack Drill Automaton (10♦)',
    'attack Drill Automaton (7♦)',
    'do nothing',
  )
})

test('one that is alone needs no rank', () => {
  const t = lay({ A: { field: ['sabre-cat-k'], hand: ['sabre-cat-j'] } })
  t.A.picks('activate Sabre Cat').isAsked('what does Sabre Cat do?')
})

test('copies in a hand are told apart, and so are two alike among the equipment in play', () => {
  const t = lay({
    phase: 'round',
    A: { hand: [...TWO_CATS, 'mammoth'], deck: ['war-boar'] },
  })
  t.A.picks('Resupply of Quartermaster')
  t.A.isOffered('Sabre Cat (K♦)', 'Sabre Cat (J♦)', 'Mammoth', 'do not use it')
  const other = lay({
    phase: 'turn',
    A: {
      hand: ['cut-straps'],
      characters: [
        { card: 'dire-wolf', equipment: ['gear-clamp-5'] },
        { card: 'quartermaster', equipment: ['gear-clamp-4', 'scale-barding'] },
      ],
    },
  })
  other.A.picks('play Cut Straps (7♣)')
  other.A.isOffered('Gear Clamp (5♠)', 'Gear Clamp (4♠)', 'Scale Barding')
})

test('instant abilities of copies are told apart', () => {
  const t = lay({ phase: 'round', A: { field: ['scout-falcon-6', 'scout-falcon-4'], hand: ['mammoth'] } })
  t.A.isOffered(
    'Spot of Dire Wolf',
    'Resupply of Quartermaster',
    'Spot of Scout Falcon (6♦)',
    'Spot of Scout Falcon (4♦)',
  )
  t.A.picks('Spot of Scout Falcon (4♦)').isAsked('Spot of Scout Falcon (4♦): whom do you mark?')
})

test('the log tells copies in play apart, in each line that names one of them', () => {
  const t = lay({ A: { field: [...TWO_CATS, 'war-boar'] }, B: { field: ['drill-automaton-10'] }, rolls: [3] })
  t.A.picks('activate Sabre Cat (J♦)', 'attack Drill Automaton')
  const told = t.log()
  expect(told).toContain('Sabre Cat (J♦) attacks Drill Automaton.')
  expect(told).not.toContainEqual(expect.stringMatching(/Sabre Cat(?! \()/u))
})

test('a copy that fell is told apart from the one that still stands, in the lines of its fall too', () => {
  const t = lay({
    B: { field: ['drill-automaton-10', 'drill-automaton-7'] },
    rolls: [5],
  })
  t.A.picks('activate Dire Wolf', 'attack Drill Automaton (7♦)')
  expect(t.log()).toEqual(
    expect.arrayContaining(['Dire Wolf attacks Drill Automaton (7♦).', 'Drill Automaton (7♦) is defeated.']),
  )
})

test('whoever has no copy in play or among the fallen has no rank in the log, though there is one in a hand', () => {
  const t = lay({ A: { field: ['sabre-cat-k'], hand: ['sabre-cat-j'] }, rolls: [5] })
  t.A.picks('activate Sabre Cat', 'attack Artillery')
  expect(t.log()).toContain('Sabre Cat attacks Artillery.')
})
