import { describe, expect, test } from 'vitest'
import { atk, attacks, def, discard, activated, hp, lay, on, side, slugs, type Layout } from '../lay.ts'
import { ATTACK, isOpen, open, ROUND, WINDOWS, type Window } from './windows.ts'

const ALL = Object.entries(WINDOWS)

describe('who is asked in a window', () => {
  const HANDS = { A: ['fog-bank-9', 'fog-bank-8'], B: ['smoke-shells-9', 'smoke-shells-8'] }

  test.each(ALL)(
    '[B-R51, B-17.1] %s: the active player first, then the other, and both once',
    (_, window) => {
      const t = open(window, HANDS)
      t.B.isNotAsked()
      t.A.isAsked(window.words).picks('pass')
      t.A.isNotAsked()
      t.B.isAsked(window.words).picks('pass')
      expect(isOpen(t, window.words)).toBe(false)
    },
  )

  test.each(ALL)('[B-R51] %s: it goes on until both pass in a row', (_, window) => {
    const t = open(window, HANDS)
    t.A.picks('pass')
    t.B.picks('play Smoke Shells (9♣)', 'Artillery')
    t.A.isAsked(window.words).picks('play Fog Bank (9♣)', 'Dire Wolf')
    t.B.isAsked(window.words).picks('pass')
    t.A.isAsked(window.words).picks('pass')
    expect(isOpen(t, window.words)).toBe(false)
  })

  test.each(ALL)('[B-R51] %s: a player with no event that is legal is passed over', (_, window) => {
    const t = open(window, { A: ['wolf-pack', 'providence'], B: ['smoke-shells'] })
    t.B.isAsked(window.words).picks('pass')
    expect(isOpen(t, window.words)).toBe(false)
  })

  test('[B-R51] in the turn of B it is B who is asked first', () => {
    const t = lay({ phase: 'turn', active: 'B', A: { hand: HANDS.A }, B: { hand: HANDS.B } })
    t.A.isNotAsked()
    t.B.isAsked('the turn begins').picks('pass')
    t.A.isAsked('the turn begins')
  })

  test('[B-R51] W0 belongs to the holder of the Initiative Token', () => {
    const t = lay({
      ...ROUND,
      active: 'A',
      initiative: 'B',
      A: { ...ROUND.A, hand: HANDS.A },
      B: { ...ROUND.B, hand: HANDS.B },
    })
    t.A.isNotAsked()
    t.B.isAsked('the round begins').picks('pass')
    t.A.isAsked('the round begins')
  })

  test('[B-R51] W2 is open between the activations of a last turn, too, and once in any other', () => {
    const open2 = { hand: ['fog-bank-9'] }
    const t = lay({ lastTurn: true, A: open2, B: { characters: activated('artillery') } })
    t.A.isAsked('before the next activation').picks('pass', 'activate Dire Wolf', 'do nothing')
    t.A.isAsked('before the next activation').picks('pass', 'activate Quartermaster', 'do nothing')
    t.A.isAsked('before the next activation')
    const usual = lay({ A: open2 })
    usual.A.picks('pass', 'activate Dire Wolf', 'do nothing').isAsked('before the hand is refilled')
  })

  test('[B-R51] where everybody is asked, whoever cannot answer may only pass', () => {
    const t = lay({ options: { windows: 'always' }, A: { hand: ['wolf-pack-8'] }, B: {} })
    t.A.isAsked('before the next activation').isOffered('pass').picks('pass')
    t.B.isNotAsked() // an empty hand holds no event, as all can see
    t.A.isAsked('whom do you activate')
  })

  test.each([
    ['all', [], false],
    ['all but one', ['panic-4'], true],
  ])(
    '[B-R51] where %s of its events for a moment lie open, everybody knows that',
    (_all, closed, isAsked) => {
      const usual = ['royal-summons', 'ambush-b', 'field-rations', 'fog-bank', 'cut-straps', 'panic-5']
      const twice = usual.slice(1, -1)
      const open = [...usual, ...twice, 'panic-4'].filter((slug) => !closed.includes(slug))
      const t = lay({
        options: { windows: 'always' },
        A: { hand: ['wolf-pack'], events: open.slice(0, 3), discard: open.slice(3) },
      })
      t.A.isAsked(isAsked ? 'before the next activation' : 'whom do you activate')
    },
  )
})

describe('the events of a window', () => {
  const BRITANNIA_EVENTS = [
    ['royal-summons-a', 'play Royal Summons (A♣)'],
    ['ambush-b-k', 'play Ambush (K♣)'],
    ['field-rations-j', 'play Field Rations (J♣)'],
    ['fog-bank-9', 'play Fog Bank (9♣)'],
    ['cut-straps-7', 'play Cut Straps (7♣)'],
    ['panic-5', 'play Panic (5♣)'],
    ['providence-3', 'play Providence (3♣)'],
  ] as const
  const PRUSSIA_EVENTS = [
    ['emergency-orders-a', 'play Emergency Orders (A♣)'],
    ['ambush-p-k', 'play Ambush (K♣)'],
    ['spare-parts-j', 'play Spare Parts (J♣)'],
    ['smoke-shells-9', 'play Smoke Shells (9♣)'],
    ['sabotage-7', 'play Sabotage (7♣)'],
    ['suppressing-fire-5', 'play Suppressing Fire (5♣)'],
    ['recalculate-3', 'play Recalculate (3♣)'],
  ] as const

  /** Something for each event to be played on: an activated hero, equipment and a ready reinforcement on both sides. */
  function full({ words, layout, deeds }: Window) {
    const A = {
      ...layout.A,
      field: ['wolf-pack-10'],
      characters: [
        ...(layout.A?.characters ?? []),
        { card: 'pterosaur-rider', activated: true, equipment: ['snare-net'] },
      ],
    }
    const B = {
      ...layout.B,
      field: ['drill-automaton-10'],
      characters: [
        ...(layout.B?.characters ?? []),
        { card: 'clockwork-soldier', activated: true, equipment: ['gear-clamp'] },
      ],
    }
    return { words, layout: { ...layout, A, B }, ...(deeds ? { deeds } : {}) }
  }

  const isNotIn =
    (...families: readonly string[]) =>
    ([slug]: readonly [string, string]): boolean =>
      !families.some((family) => slug.startsWith(family))

  test.each(ALL)('[B-R51, B-17.1] %s: what Britannia may play, and why not the rest', (name, window) => {
    const hand = [...BRITANNIA_EVENTS.map(([slug]) => slug), 'wolf-pack-8', 'storm-horn-7']
    const t = open(full(window), { A: hand })
    const closed = name === 'W3' ? ['providence', 'panic'] : ['providence']
    t.A.isOffered(...BRITANNIA_EVENTS.filter(isNotIn(...closed)).map(([, label]) => label), 'pass')
    t.A.isRefused('play Providence (3♣)', 'Providence cannot be played at this moment.')
    if (name === 'W3') t.A.isRefused('play Panic (5♣)', 'Panic cannot be played at this moment.')
    t.A.isRefused('play Wolf Pack (8♦)', 'Only events can be played now.')
    t.A.isRefused('play Storm Horn (7♠)', 'Only events can be played now.').picks('pass')
  })

  test.each(ALL)('[B-R51, B-17.1] %s: what Prussia may play in the turn of the other', (_, window) => {
    const t = open(full(window), { B: [...PRUSSIA_EVENTS.map(([slug]) => slug), 'mortar-crew-3'] })
    t.B.isOffered(...PRUSSIA_EVENTS.filter(isNotIn('recalculate')).map(([, label]) => label), 'pass')
    t.B.isRefused('play Recalculate (3♣)', 'Recalculate cannot be played at this moment.')
    t.B.isRefused('play Mortar Crew (3♦)', 'Only events can be played now.').picks('pass')
  })

  test('[B-R51] an event with nothing to be played on is refused for that reason', () => {
    const hand = ['royal-summons-a', 'cut-straps-7', 'panic-5', 'fog-bank-9']
    const t = lay({ A: { hand } })
    t.A.isOffered('play Fog Bank (9♣)', 'pass')
    const why = (name: string) => `There is nothing that ${name} could be played on.`
    t.A.isRefused('play Royal Summons (A♣)', why('Royal Summons'))
    t.A.isRefused('play Cut Straps (7♣)', why('Cut Straps'))
    t.A.isRefused('play Panic (5♣)', why('Panic'))
  })

  test('[B-R51] W4: whoever rolled may roll again, as long as there is an event for it, and nobody else', () => {
    const t = lay({
      A: { hand: ['fog-bank-9', 'providence-3', 'providence-2'] },
      B: { hand: ['recalculate-3', 'smoke-shells-9'] },
      rolls: [1, 2, 6],
    })
    t.A.picks('pass')
    t.B.picks('pass')
    t.A.picks('activate Dire Wolf', 'attack Clockwork Soldier', 'pass')
    t.B.picks('pass').isNotAsked()
    t.A.isAsked('has rolled 1').isOffered('play Providence (3♣)', 'play Providence (2♣)', 'pass')
    t.A.isRefused('play Fog Bank (9♣)', 'Fog Bank cannot be played at this moment.')
    t.A.picks('play Providence (3♣)').isAsked('has rolled 2').picks('play Providence (2♣)')
    expect(attacks(t).map(({ die }) => die)).toEqual([1, 2, 6])
    expect(hp(t, 'clockwork-soldier')).toEqual([2]) // the last roll stands, and a 6 of it doubles
  })

  test('[B-R51] W4: a passed die stands, and the die of a save belongs to whoever saves', () => {
    const t = lay({
      A: { field: ['crown-fusilier'], hand: ['providence-3'] },
      B: { hand: ['recalculate-3'] },
      rolls: [1],
    })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery').isNotAsked()
    t.B.isAsked('has rolled 1 for its save').isOffered('play Recalculate (3♣)', 'pass').picks('pass')
    expect(hp(t, 'artillery')).toEqual([4])
  })

  test.each([
    ['an attack that a natural 6 doubles', 6, true],
    ['an attack that hits', 5, false],
    ['an attack that fails', 2, false],
  ] as const)(
    '[B-R51, B-8.5] W4: after %s, only where no roll is better nobody has to be asked',
    (_, die, isVain) => {
      const t = lay({ A: { hand: ['providence-3'] }, rolls: [die] })
      t.A.picks('activate Dire Wolf', 'attack Clockwork Soldier').isOffered('play Providence (3♣)', 'pass')
      expect(t.match.asks[0]?.prompt).toMatchObject({ type: 'reroll', die, isVain })
    },
  )

  test.each([
    ['failed', 1, false],
    ['made', 5, true],
  ] as const)('[B-R51, B-13.1] W4: a save that is %s', (_, die, isVain) => {
    const t = lay({ A: { field: ['crown-fusilier'] }, B: { hand: ['recalculate-3'] }, rolls: [die] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    t.B.isOffered('play Recalculate (3♣)', 'pass')
    expect(t.match.asks[0]?.prompt).toMatchObject({ type: 'reroll', die, isVain })
  })

  test('[B-R51, B-R32] W3 and W5 of an equalizer are windows, its die is nobody’s', () => {
    const t = lay({
      phase: 'refill',
      A: { hand: ['providence-3', 'fog-bank-9'], deck: ['border-reavers'] },
      B: { hand: ['recalculate-3'] },
      rolls: [3],
    })
    t.A.isAsked('before the hand is refilled').picks('pass')
    t.A.isAsked('Border Reavers are about to strike Clockwork Soldier').picks('pass')
    t.B.isNotAsked()
    t.A.isAsked('Border Reavers have struck at Clockwork Soldier').picks('pass')
    t.A.isAsked('the turn ends')
  })
})

describe('what an event does, and how long', () => {
  test('[B-17.2, B-R51] it takes effect before anybody else is asked, and stays whatever is answered', () => {
    const t = lay({ A: { hand: ['ambush-b-k'] }, B: { hand: ['suppressing-fire-5'] } })
    t.A.picks('play Ambush (K♣)', 'Dire Wolf')
    expect(atk(t, 'dire-wolf', 'artillery')).toBe(6)
    t.B.picks('play Suppressing Fire (5♣)', 'Dire Wolf')
    expect(atk(t, 'dire-wolf', 'artillery')).toBe(4)
    expect(on(t, 'dire-wolf').tokens.map(({ source }) => source)).toEqual(['ambush', 'suppressing-fire'])
  })

  test('[B-17.2] in W3 it counts for this die, in W5 it is too late', () => {
    const swift = lay({ A: { hand: ['ambush-b-k'] }, rolls: [2] })
    swift.A.picks('pass', ...ATTACK, 'play Ambush (K♣)', 'Dire Wolf')
    expect(attacks(swift).map(({ total }) => total)).toEqual([8])
    const late = lay({ A: { hand: ['ambush-b-k'] }, rolls: [2] })
    late.A.picks('pass', ...ATTACK, 'pass', 'play Ambush (K♣)', 'Dire Wolf')
    expect(attacks(late).map(({ total }) => total)).toEqual([6])
    expect(hp(swift, 'artillery')).toEqual([1])
    expect(hp(late, 'artillery')).toEqual([3])
  })

  test('[B-17.3] any number of them in a turn, where reinforcements are limited', () => {
    const hand = [
      'ambush-b-k',
      'ambush-b-q',
      'fog-bank-9',
      'fog-bank-8',
      'wolf-pack-8',
      'wolf-pack-7',
      'snare-net',
    ]
    const t = lay({ phase: 'turn', A: { hand } })
    t.A.picks('play Ambush (K♣)', 'Dire Wolf', 'play Ambush (Q♣)', 'Dire Wolf', 'pass')
    t.A.picks('play Fog Bank (9♣)', 'Dire Wolf', 'play Fog Bank (8♣)', 'Dire Wolf', 'play Wolf Pack (8♦)')
    t.A.isRefused('play Wolf Pack (7♦)', 'one of each type is all')
    expect(slugs(t, side(t, 0).events)).toEqual(['ambush-b', 'ambush-b', 'fog-bank', 'fog-bank'])
  })

  /** The Rider acts, then nobody is left and the round ends. */
  const LAST_ACT: Layout = {
    A: {
      characters: [...activated('dire-wolf'), { card: 'quartermaster', hp: 3, activated: true }],
      hand: ['field-rations-j', 'ambush-b-k'],
    },
    B: { characters: activated('clockwork-soldier', 'engineer-corp-captain', 'artillery') },
  }

  test('[B-17.4, B-R52] it lies before its owner to the end of the round, one whose effect is past as well', () => {
    const t = lay(LAST_ACT)
    t.A.picks('play Field Rations (J♣)', 'Quartermaster', 'play Ambush (K♣)', 'Dire Wolf')
    expect(slugs(t, side(t, 0).events)).toEqual(['field-rations', 'ambush-b'])
    expect(discard(t, 0)).toEqual([])
    t.A.picks('do nothing')
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    expect(side(t, 0).events).toEqual([])
    expect(discard(t, 0)).toEqual(['field-rations', 'ambush-b'])
    expect(atk(t, 'dire-wolf', 'artillery')).toBe(4)
    expect(hp(t, 'quartermaster')).toEqual([6]) // what was restored stays
  })

  test('[B-R53] after W7 of the last turn none can be played before W0', () => {
    const t = lay({ ...LAST_ACT, A: { ...LAST_ACT.A, hand: ['fog-bank-9'] } })
    t.A.picks('pass', 'do nothing', 'pass').isAsked('the turn ends').picks('pass')
    expect(t.eventsOf('roundBegan')).toHaveLength(1)
    t.A.isNotAsked() // first B fortifies somebody, since the Initiative Token went to B
    t.B.isAsked('Field Works').picks('Artillery')
    t.A.isAsked('which ability').isOffered('Spot of Dire Wolf', 'Resupply of Quartermaster')
    t.A.picks('Spot of Dire Wolf', 'do not use it', 'do not use it').isAsked('the round begins')
  })

  test('[B-R53] not even while a joker attacks that was met in between', () => {
    const reserve = { A: { hand: ['fog-bank-9', 'snare-net'], deck: ['border-reavers'] }, rolls: [1] }
    const between = lay({ phase: 'round', ...reserve })
    between.A.picks('Resupply of Quartermaster', 'Snare Net')
    expect(between.eventsOf('rogueAttacked')).toHaveLength(1)
    between.A.isAsked('Spot of Dire Wolf')
    const later = lay({ phase: 'refill', ...reserve })
    later.A.picks('pass').isAsked('are about to strike').picks('pass')
  })

  test('[B-17.1] an event that changes DEF may go on either side', () => {
    const t = lay({ A: { hand: ['fog-bank-9'] } })
    t.A.picks('play Fog Bank (9♣)').isOffered(
      'Pterosaur Rider',
      'Dire Wolf',
      'Quartermaster',
      'Clockwork Soldier',
      'Engineer Corp Captain',
      'Artillery',
    )
    t.A.picks('Artillery')
    expect(def(t, 'artillery', 'dire-wolf')).toBe(8)
    expect(def(t, 'clockwork-soldier', 'dire-wolf')).toBe(7)
  })
})
