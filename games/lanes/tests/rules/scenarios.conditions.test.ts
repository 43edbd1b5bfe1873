import { expect, test } from 'vitest'
import { ends, growth, handOf, lay, lives, on, poolOf, shown } from '../lay.ts'

test('[L-T23] a stance lasts through the turn of the opponent, until the first action', () => {
  const t = lay({ phase: 'battle', active: 'B', units: { '2,3': 'aGd3/3D', '2,4': 'bEs3/3' } })
  t.B.picks('Attack')
  expect(shown(t, '2,3')).toBe('Guard 3/1 D')
  ends(t, 1)
  ends(t, 0)
  t.A.picks('Attack')
  expect([shown(t, '2,3'), shown(t, '2,4'), handOf(t, 1)]).toEqual(['', 'Guard 3/1', ['Ember Sprite']])
})

test('[L-T23] without the stance the next blow is full', () => {
  const t = lay({ phase: 'battle', units: { '2,3': 'aGd1/2D', '2,4': 'bEs3/3' } })
  t.A.picks('Attack')
  ends(t, 0)
  t.B.picks('end the phase', 'Attack')
  expect([shown(t, '2,3'), handOf(t, 0)]).toEqual(['Ember Sprite 3/2', ['Guard']])
})

test('[L-T27] a denial gives nobody experience', () => {
  const t = lay({ phase: 'battle', active: 'B', units: { '1,4': 'bIm+turnover', '1,5': 'bHh' } })
  t.A.isAsked('Imp').picks('Advance')
  t.B.isAsked('Hellhound').picks('Attack')
  expect([shown(t, '1,4'), handOf(t, 1), growth(t, 0), growth(t, 1)]).toEqual([
    'Hellhound 2/3',
    ['Imp'],
    [0, 0, 0],
    [1, 0, 0],
  ])
})

test('[L-T28] the first turn of a Cavalier', () => {
  const t = lay({ A: { hand: ['cavalier'], orbs: 'SS', nodes: ['cavalry'] } })
  t.A.picks('summon Cavalier to (1,1)')
  expect([poolOf(t, 0), on(t, '1,1').haste]).toEqual(['', 1])
  t.A.picks('end the phase', 'Advance', 'Defend').isOffered('Attack', 'Advance').picks('Advance')
  expect([shown(t, '1,3'), on(t, '1,3').haste]).toEqual(['Cavalier 3/3 D', 0])
})

test('[L-T31] Disarm waits for a target and then takes one attack', () => {
  const alone = lay({ phase: 'battle', units: { '1,2': 'aGd+disarm2' } })
  alone.A.picks('Attack')
  expect(on(alone, '1,3').disarm).toBe(2)
  const t = lay({ phase: 'battle', units: { '1,2': 'aGd+disarm2', '1,3': 'bGd' }, B: { orbs: '' } })
  t.A.picks('Attack')
  expect([on(t, '1,2').disarm, shown(t, '1,3')]).toEqual([0, 'Guard 1/3'])
  ends(t, 0)
  t.B.picks('end the phase', 'Defend', 'end the phase')
  t.A.picks('end the phase', 'Attack')
  expect(on(t, '1,2').disarm).toBe(0)
  expect(t.eventsOf('attacked')).toHaveLength(1)
})

test('[L-T34] Snare waits for a real move', () => {
  const t = lay({ phase: 'battle', units: { '1,2': 'aGd+snare', '1,3': 'bGd' } })
  t.A.picks('Advance', 'Attack')
  expect(on(t, '1,2').snare).toBe(1)
  const free = lay({ phase: 'battle', units: { '1,2': 'aGd+snare+haste' } })
  free.A.picks('Advance', 'Defend')
  expect(on(free, '1,2').snare).toBe(0)
  free.A.picks('Advance')
  expect(shown(free, '1,3')).toBe('Guard 1/3 D')
})

test('[L-T35] Turnover in the Battle phase of its owner', () => {
  const units = { '2,5': 'bIm', '2,3': 'bDf+turnover', '2,2': 'aGd' }
  const own = lay({ phase: 'battle', units })
  own.A.picks('Attack')
  expect(own.eventsOf('idled').map(({ why }) => why)).toEqual(['no-target', 'blocked'])
  const t = lay({ phase: 'battle', active: 'B', units })
  t.A.isAsked('Doom Fiend').picks('Advance')
  t.B.isAsked('Imp').picks('Attack')
  expect(shown(t, '2,4')).toBe('Doom Fiend 5/3')
  t.A.isAsked('Doom Fiend').isOffered('Attack', 'Defend').picks('Attack')
  expect([shown(t, '2,5'), growth(t, 0), growth(t, 1), handOf(t, 1)]).toEqual([
    '',
    [0, 0, 0],
    [1, 0, 0],
    ['Imp'],
  ])
})

test('[L-T37] Antimagic against spells, powers and the Enchantments phase', () => {
  const units = { '2,3': 'bGd+antimagic', '3,3': 'bGd' }
  const fire = lay({ A: { class: 'warlock', hand: ['hellfire', 'withering-hex'] }, units })
  fire.A.picks('cast Hellfire between lanes 2 and 3, rows 3 and 4')
  expect([shown(fire, '2,3'), shown(fire, '3,3')]).toEqual(['Guard 1/3', 'Guard 1/1'])
  const hex = lay({ A: { class: 'warlock', hand: ['withering-hex'] }, units })
  hex.A.isOffered('cast Withering Hex on Guard (3,3)', 'prepare Withering Hex', 'end the phase')
  const spark = lay({ A: { class: 'elementalist' }, units })
  spark.A.picks('use Spark on Guard (2,3)')
  expect(shown(spark, '2,3')).toBe('Guard 1/2')
})

test('[L-T37] Antimagic goes after the Enchantments of its owner have resolved', () => {
  const t = lay({
    phase: 'enchantments',
    active: 'B',
    units: { '2,3': 'bGd1/2+antimagic' },
    B: { class: 'paladin', area: [{ card: 'blessing-of-valor', tokens: 2, on: ['2,3'] }] },
  })
  expect([shown(t, '2,3'), on(t, '2,3').antimagic]).toEqual(['Guard 1/3', 0])
  expect(t.events.map((event) => event.type)).toEqual([
    'phaseBegan',
    'enchantmentResolved',
    'strengthened',
    'conditionLost',
    'phaseBegan',
  ])
})

test('[L-T47] the order inside a wave matters', () => {
  const t = lay({ phase: 'battle', units: { '1,3': 'aGd', '2,2': 'aAr', '2,4': 'bHh2/3D' } })
  t.A.picks('Advance', 'Attack')
  expect([shown(t, '1,4'), shown(t, '2,4')]).toEqual(['Guard 1/3', 'Hellhound 2/1 D'])
  t.A.picks('Attack')
  expect(t.eventsOf('attacked')).toMatchObject([
    { defence: 0, damage: 2 },
    { defence: 1, damage: 0 },
  ])
  expect(lives(t)).toEqual([20, 20])
})
