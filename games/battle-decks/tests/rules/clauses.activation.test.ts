import { describe, expect, test } from 'vitest'
import { activated, attacks, BRITANNIA, dmg, hp, isThere, lay, on, PRUSSIA, side, slugs } from '../lay.ts'

describe('step 2: one character', () => {
  test('[B-5.1, B-5.7] exactly one of the own characters, hero or reinforcement, is activated', () => {
    const t = lay({ A: { field: ['wolf-pack', 'mammoth'] }, rolls: [1] })
    t.A.isOffered(
      'activate Pterosaur Rider',
      'activate Dire Wolf',
      'activate Quartermaster',
      'activate Wolf Pack',
      'activate Mammoth',
    )
    t.A.picks('activate Wolf Pack', 'attack Artillery')
    expect(t.eventsOf('activated')).toMatchObject([{ seat: 0, card: on(t, 'wolf-pack').card }])
    expect(BRITANNIA.map((hero) => on(t, hero).isActivated)).toEqual([false, false, false])
    t.B.isAsked('whom do you activate')
  })

  test('[B-5.2] an attack takes the place of an ability', () => {
    const t = lay({ rolls: [1] })
    t.A.picks('activate Quartermaster')
    t.A.isOffered(
      'attack Clockwork Soldier',
      'attack Engineer Corp Captain',
      'attack Artillery',
      'use Mend II',
      'do nothing',
    )
    t.A.picks('attack Artillery')
    t.A.isNotAsked()
    expect(t.eventsOf('used')).toEqual([])
  })

  test('[B-5.2] an ability takes the place of the attack', () => {
    const t = lay({ A: { characters: [{ card: 'dire-wolf', hp: 4 }] } })
    t.A.picks('activate Quartermaster', 'use Mend II', 'Quartermaster')
    t.A.isNotAsked()
    expect(attacks(t)).toEqual([])
    expect(t.eventsOf('used').map(({ ability }) => ability)).toEqual(['mend-2'])
  })

  test('[B-5.3] an ability from equipment is one of those of its carrier, in place of the others', () => {
    const t = lay({ A: { characters: [{ card: 'quartermaster', equipment: ['storm-horn'] }] } })
    t.A.picks('activate Quartermaster')
    expect(t.A.text().options.filter((option) => option.startsWith('use'))).toEqual([
      'use Mend II',
      'use Rally',
    ])
    t.A.picks('use Rally')
    t.A.isNotAsked()
    expect([attacks(t), t.eventsOf('used').map(({ ability }) => ability)]).toEqual([[], ['rally']])
  })

  test('[B-5.3] only its carrier has that ability', () => {
    const t = lay({ A: { characters: [{ card: 'quartermaster', equipment: ['storm-horn'] }] } })
    t.A.picks('activate Dire Wolf')
    expect(t.A.text().options.filter((option) => option.startsWith('use'))).toEqual(['use Howl'])
  })

  test('[B-5.4] a character may be activated and do nothing', () => {
    const t = lay({})
    t.A.picks('activate Dire Wolf', 'do nothing')
    expect(t.eventsOf('didNothing')).toHaveLength(1)
    expect(on(t, 'dire-wolf').isActivated).toBe(true)
    t.B.isAsked('whom do you activate')
  })

  test('[B-5.5] somebody must be activated: there is no way to pass', () => {
    const t = lay({})
    t.A.isOffered('activate Pterosaur Rider', 'activate Dire Wolf', 'activate Quartermaster')
  })

  test('[B-5.5, B-R14] unless a card says otherwise: then nobody need be', () => {
    const t = lay({ mayRest: true, A: { deck: ['snare-net'] } })
    t.A.isOffered(
      'activate Pterosaur Rider',
      'activate Dire Wolf',
      'activate Quartermaster',
      'do nothing',
    ).picks('do nothing')
    expect(t.eventsOf('activated')).toEqual([])
    expect(slugs(t, side(t, 0).hand)).toEqual(['snare-net']) // step 3 takes place
    t.B.isOffered('activate Clockwork Soldier', 'activate Engineer Corp Captain', 'activate Artillery')
    t.B.picks('activate Artillery', 'do nothing')
    t.A.picks('play no more cards')
    t.A.isOffered('activate Pterosaur Rider', 'activate Dire Wolf', 'activate Quartermaster') // that turn only
  })

  test('[B-R14] it frees from a duty and forbids nothing; no card of this pack does it', () => {
    const t = lay({ mayRest: true })
    t.A.picks('activate Dire Wolf', 'do nothing')
    expect(on(t, 'dire-wolf').isActivated).toBe(true)
    expect(lay({}).state.mayRest).toBe(false)
  })

  test('[B-5.6] who was activated is not offered again in the same round', () => {
    const t = lay({ A: { field: ['wolf-pack'], characters: activated('dire-wolf', 'wolf-pack') } })
    t.A.isOffered('activate Pterosaur Rider', 'activate Quartermaster')
  })

  test('[B-5.6] a card can allow it', () => {
    const t = lay({ A: { characters: activated('dire-wolf'), hand: ['royal-summons-a'] } })
    t.A.picks('play Royal Summons (A♣)')
    t.A.isOffered('activate Pterosaur Rider', 'activate Dire Wolf', 'activate Quartermaster')
  })

  test('[B-5.7, B-R9] a reinforcement, too, is activated once a round, and holds up its end', () => {
    const t = lay({
      A: { field: ['wolf-pack'], characters: activated(...BRITANNIA) },
      B: { field: ['drill-automaton'], characters: activated(...PRUSSIA) },
    })
    t.A.isAsked('what does Wolf Pack do').picks('do nothing')
    expect(on(t, 'wolf-pack').isActivated).toBe(true)
    expect(t.eventsOf('roundEnded')).toEqual([])
    t.B.isAsked('what does Drill Automaton do').picks('do nothing')
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
  })
})

describe('the token', () => {
  test('[B-5.8] it comes on with the activation, and only on who is activated', () => {
    const t = lay({ A: { field: ['wolf-pack'] } })
    expect(on(t, 'wolf-pack').isActivated).toBe(false)
    t.A.picks('activate Wolf Pack')
    t.A.isAsked('what does Wolf Pack do') // nothing has been done yet
    expect(on(t, 'wolf-pack').isActivated).toBe(true)
    expect(BRITANNIA.map((hero) => on(t, hero).isActivated)).toEqual([false, false, false])
  })

  test('[B-R71] it is on while the action is still to come, for both of a pair; others have none', () => {
    const t = lay({
      A: {
        field: ['her-royal-guard'],
        characters: [{ card: 'her-royal-guard', pairedWith: 'dire-wolf' }],
      },
    })
    t.A.picks('activate Dire Wolf')
    expect([on(t, 'dire-wolf').isActivated, on(t, 'her-royal-guard').isActivated]).toEqual([true, true])
    expect(on(t, 'quartermaster').isActivated).toBe(false)
  })

  const CHAMPION = {
    A: { field: ['queens-champion'], hand: ['royal-summons-a'] },
    B: { characters: activated('clockwork-soldier') },
    rolls: [1, 1],
  } as const

  test('[B-R71] taken off in the middle, the activation runs on, and the character is ready for a later turn', () => {
    const t = lay(CHAMPION)
    t.A.picks("activate Queen's Champion", 'attack Artillery')
    t.A.isAsked('is about to strike').picks('play Royal Summons (A♣)') // only the Champion carries a token
    expect(on(t, 'queens-champion').isActivated).toBe(false)
    t.A.isAsked("what does Queen's Champion do").picks('attack Artillery')
    expect(attacks(t)).toHaveLength(2)
    t.B.picks('activate Artillery', 'do nothing')
    t.A.isOffered(
      'activate Pterosaur Rider',
      'activate Dire Wolf',
      'activate Quartermaster',
      "activate Queen's Champion",
    )
  })

  test('[B-R71] in a last turn it is ready again in the same turn', () => {
    const t = lay({
      lastTurn: true,
      A: { field: ['queens-champion'], characters: activated(...BRITANNIA), hand: ['royal-summons-a'] },
      B: { characters: activated(...PRUSSIA) },
      rolls: [1, 1],
    })
    t.A.picks('pass', 'attack Artillery', 'play Royal Summons (A♣)', "Queen's Champion", 'attack Artillery')
    t.A.isAsked("what does Queen's Champion do first? It has 2 actions").picks('do nothing')
    expect(t.eventsOf('activated')).toHaveLength(2)
    expect(t.eventsOf('turnBegan')).toEqual([])
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
  })

  test('[B-R71] whatever the action does, a token that nobody takes off stays', () => {
    const t = lay({ rolls: [1] })
    t.A.picks('activate Dire Wolf', 'attack Artillery')
    expect(attacks(t)[0]?.hit).toBe(false)
    expect(on(t, 'dire-wolf').isActivated).toBe(true)
  })
})

describe('several actions', () => {
  test('[B-5.9] only who has an ability for it acts twice in an activation', () => {
    const t = lay({ A: { field: ['queens-champion', 'her-royal-guard'] }, rolls: [1, 1, 1] })
    t.A.picks("activate Queen's Champion").isAsked('It has 2 actions').picks('attack Artillery')
    t.A.isAsked("what does Queen's Champion do?").picks('attack Clockwork Soldier')
    expect(attacks(t)).toHaveLength(2)
    t.B.picks('activate Artillery', 'do nothing')
    t.A.picks('activate Her Royal Guard', 'attack Artillery')
    expect(attacks(t)).toHaveLength(3)
    t.B.isAsked('whom do you activate')
  })

  test('[B-5.9] doing nothing ends the activation with actions left', () => {
    const t = lay({ A: { field: ['queens-champion'] } })
    t.A.picks("activate Queen's Champion", 'do nothing')
    t.B.isAsked('whom do you activate')
  })

  test('[B-5.10] a natural 1 ends the activation with nothing achieved', () => {
    const t = lay({ rolls: [1] })
    t.A.picks('activate Dire Wolf', 'attack Engineer Corp Captain')
    expect(hp(t, ...PRUSSIA)).toEqual([8, 7, 6])
    t.A.isNotAsked()
    expect(on(t, 'dire-wolf').isActivated).toBe(true)
  })

  test('[B-5.10, B-R25] only that action is lost: a second one is still made', () => {
    const t = lay({ A: { field: ['queens-champion'] }, rolls: [1, 5] })
    t.A.picks("activate Queen's Champion", 'attack Artillery', 'attack Artillery')
    expect(attacks(t).map(({ die, hit }) => [die, hit])).toEqual([
      [1, false],
      [5, true],
    ])
    expect(hp(t, 'artillery')).toEqual([4])
  })

  test('[B-5.10, B-R24] a natural 1 fails an ability that its user rolls for, a natural 6 doubles its damage', () => {
    const dive = (die: number) => {
      const t = lay({ rolls: [die] })
      t.A.picks('activate Pterosaur Rider', 'use Dive', 'Clockwork Soldier')
      t.A.isNotAsked()
      return hp(t, 'clockwork-soldier')[0]
    }
    expect([dive(1), dive(5), dive(6)]).toEqual([8, 4, 1]) // 3 + 1, and 2 x 3 + 1
  })

  test('[B-R24] an ability that makes its user roll nothing cannot fail or double by a roll of its own', () => {
    const mend = lay({ A: { characters: [{ card: 'dire-wolf', hp: 2 }] }, rolls: [] })
    mend.A.picks('activate Quartermaster', 'use Mend II', 'Dire Wolf')
    expect(hp(mend, 'dire-wolf')).toEqual([5])
    const shot = lay({ A: { field: ['crown-fusilier'] }, rolls: [1] })
    shot.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    expect([attacks(shot), hp(shot, 'artillery')]).toEqual([[], [4]]) // the one die was the save
  })

  test('[B-R27] modifiers of DMG do not raise the damage of such abilities, only that of attacks', () => {
    const AMBUSHED = [{ card: 'artillery', tokens: [{ source: 'ambush', atk: 2, dmg: 2 }] }]
    const t = lay({
      active: 'B',
      A: { defeated: ['pterosaur-rider', 'quartermaster'] },
      B: { characters: AMBUSHED },
      rolls: [2, 6],
    })
    expect(dmg(t, 'artillery', 'dire-wolf')).toBe(5)
    t.B.picks('activate Artillery', 'use Barrage I')
    expect(hp(t, 'dire-wolf')).toEqual([4])
    expect(isThere(t, 'dire-wolf')).toBe(true)
  })

  test('[B-R27] nor does it double, whatever is rolled against it', () => {
    const t = lay({ A: { field: ['crown-fusilier'] }, rolls: [1] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Clockwork Soldier')
    expect(t.eventsOf('hurt').map(({ by }) => by)).toEqual([2])
  })
})
