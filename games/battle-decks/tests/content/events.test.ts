import { describe, expect, test } from 'vitest'
import { activated, atk, attacks, def, discard, dmg, hp, lay, on, saves, side, slugs } from '../lay.ts'

const SIDES = ['A', 'B'] as const
type Of<T> = Readonly<Record<(typeof SIDES)[number], T>>

/** What the same event is called on either side, and as whom it is played. */
const own = <T>(A: T, B: T): Of<T> => ({ A, B })

describe.each(SIDES)('events of %s', (seat) => {
  const other = seat === 'A' ? 'B' : 'A'
  const index = SIDES.indexOf(seat)
  const LOADED = { card: 'dire-wolf', equipment: ['scale-barding', 'acid-flask'] }
  const NETTED = { card: 'artillery', equipment: ['snare-net'] }

  test('Royal Summons and Emergency Orders: only an own conscious character that was activated is ready again', () => {
    const card = own('royal-summons', 'emergency-orders')[seat]
    const shown = own('Royal Summons (A♣)', 'Emergency Orders (A♣)')[seat]
    const [down, tired, fresh] = own(
      ['pterosaur-rider', 'dire-wolf', 'quartermaster'],
      ['engineer-corp-captain', 'artillery', 'clockwork-soldier'],
    )[seat]
    const t = lay({
      active: seat,
      [seat]: {
        hand: [card],
        field: own(['wolf-pack'], ['mortar-crew'])[seat],
        characters: [
          { card: down, hp: 0, activated: true },
          ...activated(tired as string),
          ...activated(...own(['wolf-pack'], ['mortar-crew'])[seat]),
        ],
      },
      [other]: { characters: activated(...own(['artillery'], ['dire-wolf'])[seat]) },
    })
    t[seat].picks(`play ${shown}`)
    t[seat].isOffered(...own(['Dire Wolf', 'Wolf Pack'], ['Artillery', 'Mortar Crew'])[seat])
    t[seat].picks(own('Dire Wolf', 'Artillery')[seat])
    expect([tired, fresh].map((name) => on(t, name as string).isActivated)).toEqual([false, false])
    expect(on(t, down as string).isActivated).toBe(true)
  })

  test('Field Rations and Spare Parts: 3 HP for an own hero, conscious or not, never above what is printed', () => {
    const [weak, down] = own(['dire-wolf', 'quartermaster'], ['clockwork-soldier', 'artillery'])[seat]
    const t = lay({
      active: seat,
      [seat]: {
        hand: own(['field-rations', 'field-rations'], ['spare-parts', 'spare-parts'])[seat],
        field: own(['wolf-pack'], ['mortar-crew'])[seat],
        characters: [
          { card: weak, hp: own(5, 6)[seat] },
          { card: down, hp: -2 },
        ],
      },
    })
    const shown = own('Field Rations', 'Spare Parts')[seat]
    t[seat].picks(`play ${shown} (J♣)`)
    t[seat].isOffered(
      ...own(
        ['Pterosaur Rider', 'Dire Wolf', 'Quartermaster'],
        ['Clockwork Soldier', 'Engineer Corp Captain', 'Artillery'],
      )[seat],
    )
    t[seat].picks(own('Dire Wolf', 'Clockwork Soldier')[seat])
    t[seat].picks(`play ${shown} (10♣)`, own('Quartermaster', 'Artillery')[seat])
    expect(hp(t, weak as string, down as string)).toEqual([own(7, 8)[seat], 1])
    expect(t.eventsOf('rose')).toHaveLength(1)
  })

  test('Fog Bank and Smoke Shells: +2 DEF for anybody of either side', () => {
    const t = lay({ active: seat, [seat]: { hand: own(['fog-bank'], ['smoke-shells'])[seat] } })
    t[seat].picks(`play ${own('Fog Bank', 'Smoke Shells')[seat]} (9♣)`)
    const sides = [
      ['Pterosaur Rider', 'Dire Wolf', 'Quartermaster'],
      ['Clockwork Soldier', 'Engineer Corp Captain', 'Artillery'],
    ]
    t[seat].isOffered(...(sides[index] ?? []), ...(sides[1 - index] ?? [])).picks('Quartermaster')
    expect([def(t, 'quartermaster', 'artillery'), def(t, 'dire-wolf', 'artillery')]).toEqual([8, 7])
    expect(slugs(t, side(t, index).events)).toEqual(own(['fog-bank'], ['smoke-shells'])[seat])
  })

  test('Cut Straps and Sabotage: one piece of equipment of either side, to the pile of its owner', () => {
    const t = lay({
      active: seat,
      A: { ...own({ hand: ['cut-straps'] }, {})[seat], characters: [LOADED] },
      B: { ...own({}, { hand: ['sabotage'] })[seat], characters: [NETTED] },
    })
    t[seat].picks(`play ${own('Cut Straps', 'Sabotage')[seat]} (7♣)`)
    const all = [['Scale Barding', 'Acid Flask'], ['Snare Net']]
    t[seat].isOffered(...(all[index] ?? []), ...(all[1 - index] ?? [])).picks('Acid Flask')
    expect([discard(t, 0), discard(t, 1)]).toEqual([[], ['acid-flask']])
    expect(slugs(t, on(t, 'dire-wolf').equipment)).toEqual(['scale-barding'])
    expect(def(t, 'dire-wolf', 'artillery')).toBe(9)
  })

  test('Cut Straps and Sabotage cannot be played without equipment in play', () => {
    const t = lay({ active: seat, [seat]: { hand: own(['cut-straps'], ['sabotage'])[seat] } })
    t[seat].isAsked('whom do you activate')
  })

  test('Providence and Recalculate: an own die, and the new roll stands even if it is worse', () => {
    const t = lay({
      active: seat,
      [seat]: { hand: own(['providence'], ['recalculate'])[seat] },
      rolls: [5, 2],
    })
    const [user, target] = own(['Dire Wolf', 'Clockwork Soldier'], ['Clockwork Soldier', 'Dire Wolf'])[seat]
    t[seat].picks(`activate ${user}`, `attack ${target}`)
    t[seat].picks(`play ${own('Providence', 'Recalculate')[seat]} (3♣)`)
    expect(attacks(t).map(({ hit }) => hit)).toEqual([true, false])
    expect(t.eventsOf('hurt')).toEqual([])
  })

  test('Providence and Recalculate are for own saves, and not for the attacks of the opponent', () => {
    const hand = own(['providence'], ['recalculate'])[seat]
    const attacked = lay({ active: other, [seat]: { hand }, rolls: [1] })
    attacked[other].picks(
      ...own(['activate Dire Wolf', 'attack Artillery'], ['activate Artillery', 'attack Dire Wolf'])[other],
    )
    attacked[seat].isAsked('whom do you activate')
    const saved = lay({
      active: other,
      [seat]: { hand },
      [other]: { field: own(['crown-fusilier'], ['rifle-jaeger'])[other] },
      rolls: [1, 4],
    })
    saved[other].picks(
      ...own(
        ['activate Crown Fusilier', 'use Volley', 'Artillery'],
        ['activate Rifle Jaeger', 'use Volley', 'Dire Wolf'],
      )[other],
    )
    saved[seat].isAsked('for its save').picks(`play ${own('Providence', 'Recalculate')[seat]} (3♣)`)
    expect([saves(saved), saved.eventsOf('hurt')]).toEqual([[1, 4], []])
  })
})

describe('Ambush', () => {
  test('strengthens one own character, and no other', () => {
    const t = lay({ A: { field: ['wolf-pack'], hand: ['ambush-b'] } })
    t.A.picks('play Ambush (K♣)')
    t.A.isOffered('Pterosaur Rider', 'Dire Wolf', 'Quartermaster', 'Wolf Pack').picks('Dire Wolf')
    expect([atk(t, 'dire-wolf', 'artillery'), dmg(t, 'dire-wolf', 'artillery')]).toEqual([6, 5])
    expect([atk(t, 'quartermaster', 'artillery'), dmg(t, 'quartermaster', 'artillery')]).toEqual([3, 3])
  })
})

describe('Panic', () => {
  const CREWS = { field: ['mortar-crew', 'rifle-jaeger'], characters: activated('rifle-jaeger') }

  test('a ready opposing reinforcement counts as activated; heroes and those activated are not frightened', () => {
    const t = lay({ A: { hand: ['panic'] }, B: { ...CREWS, field: [...CREWS.field, 'steam-hussar'] } })
    t.A.picks('play Panic (5♣)').isOffered('Mortar Crew', 'Steam Hussar').picks('Mortar Crew')
    expect(['mortar-crew', 'steam-hussar'].map((name) => on(t, name).isActivated)).toEqual([true, false])
    expect(t.eventsOf('activated')).toEqual([])
  })

  test('it cannot be played where no opposing reinforcement is ready', () => {
    const t = lay({
      A: { hand: ['panic'], field: ['wolf-pack'] },
      B: { field: ['rifle-jaeger'], characters: CREWS.characters },
    })
    t.A.isAsked('whom do you activate')
  })

  test('it comes too late once something is declared', () => {
    const t = lay({ active: 'B', A: { hand: ['panic'] }, B: CREWS, rolls: [1] })
    t.A.isAsked('before the next activation').picks('pass')
    t.B.picks('activate Artillery', 'attack Dire Wolf')
    t.A.isAsked('has struck at') // W3 was passed over
  })
})

describe('Suppressing Fire', () => {
  test('-2 ATK for one opposing character, and nothing else', () => {
    const t = lay({ active: 'B', A: { field: ['wolf-pack'] }, B: { hand: ['suppressing-fire'] } })
    t.B.picks('play Suppressing Fire (5♣)')
    t.B.isOffered('Pterosaur Rider', 'Dire Wolf', 'Quartermaster', 'Wolf Pack').picks('Dire Wolf')
    expect([atk(t, 'dire-wolf', 'artillery'), dmg(t, 'dire-wolf', 'artillery')]).toEqual([2, 3])
    expect([atk(t, 'pterosaur-rider', 'artillery'), def(t, 'dire-wolf', 'artillery')]).toEqual([4, 7])
  })
})
