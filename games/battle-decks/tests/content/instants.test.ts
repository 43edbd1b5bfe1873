import { describe, expect, test } from 'vitest'
import { activated, atk, BRITANNIA, def, discard, lay, on, PRUSSIA, side, slugs } from '../lay.ts'

/** A round is about to start, with A as the holder of the Initiative Token. */
const START = { phase: 'round', initiative: 'A' } as const

const EVERYBODY = [
  'Clockwork Soldier',
  'Engineer Corp Captain',
  'Artillery',
  'Pterosaur Rider',
  'Dire Wolf',
  'Quartermaster',
]

/** The Captain is the last who is ready, so that whatever it does ends the round. */
const LAST = { lastTurn: true, active: 'B', initiative: 'A' } as const

describe('Spot', () => {
  test('may choose anybody of either side, or nobody', () => {
    const t = lay(START)
    t.A.isAsked('Spot of Dire Wolf')
      .isOffered(...EVERYBODY, 'do not use it')
      .picks('do not use it')
    expect(t.state.sides.flatMap(({ characters }) => characters.flatMap(({ tokens }) => tokens))).toEqual([])
  })

  test('marks the one that is chosen, and nobody else', () => {
    const t = lay(START)
    t.A.picks('Artillery')
    expect([def(t, 'artillery', 'dire-wolf'), def(t, 'clockwork-soldier', 'dire-wolf')]).toEqual([4, 7])
  })

  test('of an unconscious hero does nothing', () => {
    const t = lay({ ...START, A: { characters: [{ card: 'dire-wolf', hp: 0 }] } })
    t.B.isAsked('Field Works of Engineer Corp Captain')
  })

  test('is used at once by a Falcon that comes in, and adds up', () => {
    const t = lay({
      phase: 'turn',
      A: { hand: ['scout-falcon'] },
      B: { characters: [{ card: 'artillery', tokens: [{ source: 'spot', def: -2 }] }] },
    })
    t.A.picks('play Scout Falcon (6♦)').isAsked('Spot of Scout Falcon').picks('Artillery')
    expect(def(t, 'artillery', 'dire-wolf')).toBe(2)
  })
})

describe('Field Works', () => {
  test('must choose a friendly character, which may be its bearer or unconscious', () => {
    const t = lay({
      ...START,
      A: { defeated: ['dire-wolf'] },
      B: { field: ['mortar-crew'], characters: [{ card: 'artillery', hp: 0 }] },
    })
    t.B.isAsked('Field Works')
    t.B.isOffered('Clockwork Soldier', 'Engineer Corp Captain', 'Artillery', 'Mortar Crew')
    t.B.picks('Engineer Corp Captain')
    expect([
      def(t, 'engineer-corp-captain', 'quartermaster'),
      def(t, 'mortar-crew', 'quartermaster'),
    ]).toEqual([6, 6])
    t.A.isAsked('whom do you activate')
  })

  test('lasts until the round ends', () => {
    const works = { source: 'field-works', def: 1 }
    const t = lay({
      ...LAST,
      A: { defeated: ['dire-wolf'], characters: activated('pterosaur-rider', 'quartermaster') },
      B: {
        characters: [
          { card: 'artillery', activated: true, tokens: [works] },
          ...activated('clockwork-soldier'),
        ],
      },
    })
    expect(def(t, 'artillery', 'quartermaster')).toBe(7)
    t.B.isAsked('what does Engineer Corp Captain do').picks('do nothing')
    expect(def(t, 'artillery', 'quartermaster')).toBe(6)
    t.B.isAsked('Field Works') // and is there again
  })

  test('of an unconscious Captain does nothing', () => {
    const t = lay({
      ...START,
      A: { defeated: ['dire-wolf'] },
      B: { characters: [{ card: 'engineer-corp-captain', hp: -1 }] },
    })
    t.A.isAsked('whom do you activate')
  })
})

describe('Pounce', () => {
  const CAT = { phase: 'turn', A: { field: ['sabre-cat-q'], hand: ['sabre-cat-k'] } } as const

  test('must choose one opposing character when the Cat is put into play', () => {
    const t = lay(CAT)
    t.A.picks('play Sabre Cat (K♦)').isAsked('Pounce of Sabre Cat')
    t.A.isOffered('Clockwork Soldier', 'Engineer Corp Captain', 'Artillery').picks('Artillery')
    t.A.isAsked('whom do you activate')
  })

  test('adds 2 to ATK against that one, not against others and not for other Cats', () => {
    const t = lay(CAT)
    t.A.picks('play Sabre Cat (K♦)', 'Artillery')
    expect([atk(t, 'sabre-cat-k', 'artillery'), atk(t, 'sabre-cat-k', 'clockwork-soldier')]).toEqual([6, 4])
    expect(atk(t, 'sabre-cat-q', 'artillery')).toBe(4)
  })

  test('does nothing when a round starts', () => {
    const t = lay({ ...START, A: { field: ['sabre-cat'], defeated: ['dire-wolf'] } })
    t.B.isAsked('Field Works of Engineer Corp Captain')
  })

  test('lasts until the round ends', () => {
    const pounce = { source: 'pounce', atk: 2, against: 'artillery' }
    const cat = { card: 'sabre-cat', activated: true, tokens: [pounce] }
    const t = lay({
      ...LAST,
      A: { field: ['sabre-cat'], characters: [...activated(...BRITANNIA), cat] },
      B: { characters: activated('clockwork-soldier', 'artillery') },
    })
    expect(atk(t, 'sabre-cat', 'artillery')).toBe(6)
    t.B.picks('do nothing')
    expect(atk(t, 'sabre-cat', 'artillery')).toBe(4)
  })
})

describe('Resupply', () => {
  const HELD = {
    ...START,
    A: { defeated: ['dire-wolf'], hand: ['snare-net', 'panic'], deck: ['mammoth', 'war-boar'] },
  } as const

  test('exchanges the chosen card for the next of the deck', () => {
    const t = lay(HELD)
    t.A.isAsked('Resupply of Quartermaster')
      .isOffered('Snare Net', 'Panic', 'do not use it')
      .picks('Snare Net')
    expect(discard(t, 0)).toEqual(['snare-net'])
    expect(slugs(t, side(t, 0).hand)).toEqual(['panic', 'mammoth'])
    t.B.isAsked('Field Works')
  })

  test('may be left alone', () => {
    const t = lay(HELD)
    t.A.picks('do not use it')
    expect([discard(t, 0), slugs(t, side(t, 0).hand)]).toEqual([[], ['snare-net', 'panic']])
  })

  test('with an empty deck only discards', () => {
    const t = lay({ ...HELD, A: { ...HELD.A, deck: [] } })
    t.A.picks('Panic')
    expect([discard(t, 0), slugs(t, side(t, 0).hand)]).toEqual([['panic'], ['snare-net']])
  })

  test('is not asked for without a card in hand, nor of an unconscious Quartermaster', () => {
    const empty = lay({ ...HELD, A: { ...HELD.A, hand: [] } })
    empty.B.isAsked('Field Works')
    const down = lay({ ...HELD, A: { ...HELD.A, characters: [{ card: 'quartermaster', hp: 0 }] } })
    down.B.isAsked('Field Works')
  })
})

test('the instant abilities of one side come in the order that its player likes', () => {
  const t = lay({
    ...START,
    A: { field: ['scout-falcon'], hand: ['snare-net'] },
    B: { defeated: [PRUSSIA[1]] },
  })
  t.A.isAsked('which ability comes first')
  t.A.isOffered('Spot of Dire Wolf', 'Resupply of Quartermaster', 'Spot of Scout Falcon')
  t.A.picks('Spot of Scout Falcon', 'Artillery', 'Resupply of Quartermaster', 'do not use it', 'Artillery')
  expect(on(t, 'artillery').tokens.map(({ source }) => source)).toEqual(['spot', 'spot'])
})
