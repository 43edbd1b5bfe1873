import { expect, test } from 'vitest'
import { blowOf, distance, groundOf, HERO, NOWHERE, targetOf } from '../../game.ts'
import { at, growth, handOf, lay, lives, on, shown, type LanesScene } from '../lay.ts'

const GROUND = groundOf({ lanes: 4, rows: 5 })

function name(field: number): string {
  return field === HERO ? 'hero' : `${(field % 4) + 1},${Math.floor(field / 4) + 1}`
}

/** The targets of a unit, each removed once it was found. */
function targets(t: LanesScene, from: string): string[] {
  const found: string[] = []
  const state = { ...t.state, board: t.state.board.slice() }
  const unit = on(t, from)
  for (let target = targetOf(state, unit); target !== NOWHERE; target = targetOf(state, unit)) {
    found.push(name(target))
    if (target === HERO) break
    state.board[target] = null
  }
  return found
}

test('[L-T9] ranges from a field and from intersections', () => {
  const from = (origin: number, range: number): string[] =>
    Array.from({ length: 20 }, (_, field) => field)
      .filter((field) => distance(GROUND, origin, field) === range)
      .map(name)
      .sort()
  expect(from(9, 1)).toEqual(['1,3', '2,2', '2,4', '3,3'])
  expect(from(9, 2)).toEqual(['1,2', '1,4', '2,1', '2,5', '3,2', '3,4', '4,3'])
  const rings = (lane: number, row: number): string[][] => {
    const point = GROUND.intersections.find((one) => one.lane === lane && one.row === row)
    return [1, 2, 3].map((range) => (point?.rings[range] ?? []).map(name).sort())
  }
  expect(rings(2, 2)).toEqual([
    ['2,2', '2,3', '3,2', '3,3'],
    ['1,2', '1,3', '2,1', '2,4', '3,1', '3,4', '4,2', '4,3'],
    ['1,1', '1,4', '2,5', '3,5', '4,1', '4,4'],
  ])
  expect(rings(2, 0).slice(0, 2)).toEqual([
    ['2,1', '3,1'],
    ['1,1', '2,2', '3,2', '4,1'],
  ])
})

test("[L-T10] A's unit searches left, front, right", () => {
  const t = lay({ units: { '2,3': 'aGd', '1,3': 'bGd', '2,4': 'bGd', '3,3': 'bGd' } })
  expect(targets(t, '2,3')).toEqual(['1,3', '2,4', '3,3'])
})

test("[L-T11] B's unit searches the other way round", () => {
  const t = lay({ units: { '2,3': 'bGd', '1,3': 'aGd', '2,2': 'aGd', '3,3': 'aGd' } })
  expect(targets(t, '2,3')).toEqual(['3,3', '2,2', '1,3'])
})

test('[L-T12] the whole circle at range 2', () => {
  const foes = ['4,3', '1,4', '3,4', '2,5', '1,2', '3,2', '2,1']
  const t = lay({ units: { '2,3': 'aAr', ...Object.fromEntries(foes.map((one) => [one, 'bIm'])) } })
  expect(targets(t, '2,3')).toEqual(['1,4', '2,5', '3,4', '4,3', '3,2', '2,1', '1,2'])
})

test('[L-T13] the hero stands straight ahead in the search', () => {
  const archer = lay({ units: { '2,4': 'aAr', '1,5': 'bIm', '3,5': 'bIm' } })
  expect(targets(archer, '2,4')).toEqual(['1,5', 'hero'])
  expect(targets(lay({ units: { '2,5': 'aGd', '1,5': 'bIm' } }), '2,5')).toEqual(['1,5', 'hero'])
  expect(targets(lay({ units: { '2,5': 'aGd', '3,5': 'bIm' } }), '2,5')).toEqual(['hero'])
})

test('[L-T14] a foe beside the unit stops its Advance, and the action is used up', () => {
  const t = lay({ phase: 'battle', units: { '1,3': 'aGd', '2,3': 'bGd' } })
  t.A.isOffered('Attack', 'Advance', 'Defend').picks('Advance').isOffered('Attack', 'Defend')
  expect(shown(t, '1,3')).toBe('Guard 1/3')
})

test('[L-T15] a column moves in step', () => {
  const t = lay({ phase: 'battle', units: { '1,3': 'aGd', '1,2': 'aGd', '1,1': 'aAr' } })
  t.A.picks('Advance', 'Advance', 'Advance')
  expect(['1,4', '1,3', '1,2'].map((field) => shown(t, field))).toEqual([
    'Guard 1/3',
    'Guard 1/3',
    'Archer 2/2',
  ])
})

test('[L-T16] a friend in front blocks the Advance', () => {
  const t = lay({ phase: 'battle', units: { '1,3': 'aGd+stun', '1,2': 'aAr' } })
  t.A.isAsked('Archer').picks('Advance').isOffered('Attack', 'Defend')
  expect(shown(t, '1,2')).toBe('Archer 2/2')
})

test('[L-T17] kill, then move up', () => {
  const t = lay({ phase: 'battle', units: { '3,3': 'aSe', '3,4': 'bIm' } })
  t.A.picks('Attack')
  expect([shown(t, '3,4'), handOf(t, 1), growth(t, 0)]).toEqual(['Sentinel 2/4', ['Imp'], [2, 0, 0]])
})

test('[L-T18] step in and strike first', () => {
  const t = lay({ phase: 'battle', units: { '3,2': 'aCv', '3,4': 'bHh' } })
  t.A.picks('Advance')
  expect(shown(t, '3,3')).toBe('Cavalier 3/3')
  t.A.picks('Attack')
  expect([shown(t, '3,4'), growth(t, 0)]).toEqual(['', [2, 0, 0]])
})

test('[L-T19] a Guard does nothing to a defending Guard', () => {
  const t = lay({ phase: 'battle', units: { '1,2': 'aGd', '1,3': 'bGdD' } })
  t.A.picks('Attack')
  expect(t.eventsOf('attacked')).toMatchObject([{ defence: 1, damage: 0 }])
  expect(shown(t, '1,3')).toBe('Guard 1/3 D')
})

test.each([
  { flankers: ['1,3', '3,3'], defence: -1, damage: 1 },
  { flankers: ['1,3'], defence: 0, damage: 1 },
  { flankers: [], defence: 1, damage: 0 },
])('[L-T20] flanked from $flankers the defence is $defence', ({ flankers, defence, damage }) => {
  const guards = Object.fromEntries(flankers.map((field) => [field, 'aGd']))
  const t = lay({ phase: 'battle', units: { '2,2': 'aGd', '2,3': 'bHh2/3D', ...guards } })
  for (const _ of flankers) t.A.picks('Advance')
  t.A.picks('Attack')
  expect(t.eventsOf('attacked')).toMatchObject([{ defence, damage }])
})

test.each([
  { tormentor: 'bTo2/3D', defence: 1, damage: 2 },
  { tormentor: 'bTo2/3', defence: 0, damage: 3 },
])('[L-T21] of defending flankers only Pack Tactics threatens: $tormentor', ({ tormentor, ...blow }) => {
  const t = lay({
    active: 'B',
    board: ['. . . .', '. bIm3/1 . .', `bHh2/3D aSe2/4D ${tormentor} .`, '. . . .', '. . . .'],
  })
  expect(blowOf(t.state, on(t, '2,4'), on(t, '2,3'))).toMatchObject(blow)
})

test('[L-T22] the attacker is no flanker', () => {
  const t = lay({ phase: 'battle', units: { '2,2': 'aGd', '2,3': 'bGdD' } })
  t.A.picks('Attack')
  expect(t.eventsOf('attacked')).toMatchObject([{ defence: 1 }])
})

test('[L-T24] Defend, then Advance: it moves while defending', () => {
  const t = lay({ phase: 'battle', units: { '4,2': 'aGd' } })
  t.A.picks('Defend')
  expect(shown(t, '4,3')).toBe('Guard 1/3 D')
})

test('[L-T25] hitting the hero, and standing still before it', () => {
  const units = { '2,5': 'aGd', '3,4': 'aAr', '4,3': 'aAr' }
  const attack = lay({ phase: 'battle', units })
  attack.A.picks('Attack', 'Attack', 'Attack')
  expect(lives(attack)).toEqual([20, 17])
  expect(shown(attack, '4,4')).toBe('Archer 2/2')
  const advance = lay({ phase: 'battle', units })
  advance.A.picks('Advance', 'Advance', 'Advance')
  expect(['2,5', '3,4', '4,4'].map((field) => shown(advance, field))).toEqual([
    'Guard 1/3',
    'Archer 2/2',
    'Archer 2/2',
  ])
})

test('[L-T26] the third experience is a level, and its token waits for the Second Main phase', () => {
  const t = lay({ phase: 'battle', A: { experience: 2 }, units: { '2,3': 'aAr', '2,4': 'bIm' } })
  t.A.picks('Attack')
  expect([growth(t, 0), t.state.phase]).toEqual([[1, 1, 1], 'main2'])
  t.A.isOffered('buy Cavalry', 'buy Banner', 'buy Purity', 'end the phase')
})

test('[L-T29] Stun: nothing is performed, the stance stays, the experience comes', () => {
  const t = lay({ phase: 'battle', units: { '2,2': 'aGdD+stun2' } })
  t.A.isAsked('Second Main phase')
  expect([shown(t, '2,2'), on(t, '2,2').stun, growth(t, 0)]).toEqual(['Guard 1/3 D', 0, [1, 0, 0]])
})

test('[L-T30] Stun and Haste: the extra action still happens', () => {
  const t = lay({ phase: 'battle', units: { '1,2': 'aCv+stun+haste' } })
  t.A.isAsked('extra action').picks('Advance')
  expect([shown(t, '1,3'), on(t, '1,3').stun, on(t, '1,3').haste]).toEqual(['Cavalier 3/3', 0, 0])
})

test('[L-T32] Chill works on what defence has left', () => {
  const four = lay({ phase: 'battle', units: { '1,2': 'aCv+chill4', '1,3': 'bGdD' } })
  four.A.picks('Attack')
  expect([on(four, '1,2').chill, on(four, '1,3').hp]).toEqual([2, 3])
  const one = lay({ phase: 'battle', units: { '1,2': 'aCv+chill1', '1,3': 'bGdD' } })
  one.A.picks('Attack')
  expect([on(one, '1,2').chill, on(one, '1,3').hp]).toEqual([0, 2])
})

test('[L-T33] Chill weakens a blow at the hero', () => {
  const t = lay({ phase: 'battle', units: { '1,5': 'aCv+chill2' } })
  t.A.picks('Attack')
  expect([lives(t), on(t, '1,5').chill]).toEqual([[20, 19], 0])
})

test('[L-T36] under Turnover it strikes the hero of its owner', () => {
  const t = lay({ phase: 'battle', active: 'B', units: { '2,5': 'bHh+turnover' } })
  t.B.isNotAsked()
  t.A.picks('Attack')
  expect(lives(t)).toEqual([20, 18])
  expect(at(t, 1).experience).toBe(1)
})
