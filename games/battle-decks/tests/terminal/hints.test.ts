import { describe, expect, test } from 'vitest'
import { battleDecksTerminal } from '../../terminal/index.ts'
import { lay, type BattleScene } from '../lay.ts'

/** What is said beside an option of a seat. */
function hint(t: BattleScene, label: string, seat: 0 | 1 = 0): string {
  const asked = seat === 0 ? t.A : t.B
  const ask = t.match.asks.find((one) => one.seat === seat)
  const labels = asked.text().options
  expect(labels).toContain(label)
  const option = asked.options[labels.indexOf(label)]
  return battleDecksTerminal.hint?.(asked.view, option, ask?.prompt ?? null) ?? ''
}

describe('beside an option', () => {
  test('of an attack stand the faces that hit, the chance, what it takes, and what becomes of the target', () => {
    const t = lay({
      B: { field: ['drill-automaton'], characters: [{ card: 'engineer-corp-captain', hp: 1 }] },
    })
    t.A.picks('activate Dire Wolf')
    expect(hint(t, 'attack Clockwork Soldier')).toBe('hits from 3 on, 67 %: 3 HP, with a 6 6; 2.5 on average')
    expect(hint(t, 'attack Engineer Corp Captain')).toBe(
      'hits from 2 on, 83 %: 3 HP, with a 6 6; 3 on average; falls 67 %, is defeated 17 %',
    )
    expect(hint(t, 'attack Drill Automaton')).toBe('hits from 2 on, 83 %: defeated')
  })

  test('of an attack on a pair stands what its other member would make of it', () => {
    const t = lay({
      B: { field: ['shield-grenadier'], characters: [{ card: 'shield-grenadier', pairedWith: 'artillery' }] },
    })
    t.A.picks('activate Dire Wolf')
    expect(hint(t, 'attack Artillery')).toContain('; or as a shield Shield Grenadier (K♥), 67 %')
    expect(hint(t, 'attack Shield Grenadier')).toBe('hits from 3 on, 67 %: defeated; or Artillery, 83 % −3')
  })

  test('of an ability stand the saves it makes necessary, and what it does', () => {
    const t = lay({ active: 'B', A: { defeated: ['pterosaur-rider', 'quartermaster'] } })
    t.B.picks('activate Artillery')
    expect(hint(t, 'use Barrage I', 1)).toBe(
      'Dire Wolf save 67 %, else −3; Deal 3 damage to each opposing character; save 3 each.',
    )
  })

  test('of whom an ability is aimed at stands what it would change', () => {
    const t = lay({ A: { characters: [{ card: 'dire-wolf', hp: -1 }] } })
    t.A.picks('activate Quartermaster', 'use Mend II')
    expect(hint(t, 'Dire Wolf')).toBe('HP −1 → 2')
    expect(hint(t, 'Pterosaur Rider')).toBe('')
    const shelled = lay({ active: 'B', B: { field: ['mortar-crew'] } })
    shelled.B.picks('activate Mortar Crew', 'use Shell')
    expect(hint(shelled, 'Dire Wolf', 1)).toBe('saves from 4 on, 50 %; else 3 HP')
  })

  test('of whom a card is played on stands what it would change', () => {
    const t = lay({ phase: 'turn', A: { hand: ['hunters-sights', 'ambush-b', 'cut-straps'] } })
    t.A.picks('pass', "play Hunter's Sights (9♠)")
    expect(hint(t, 'Dire Wolf')).toBe('ATK 4 → 6')
    t.A.picks('Dire Wolf', 'play Ambush (K♣)')
    expect(hint(t, 'Dire Wolf')).toBe('ATK 6 → 8, DMG 3 → 5')
  })

  test('of equipment that is stripped stands who loses what', () => {
    const t = lay({
      phase: 'turn',
      A: { hand: ['cut-straps'] },
      B: { characters: [{ card: 'artillery', equipment: ['rifled-barrel', 'riveted-plate'] }] },
    })
    t.A.picks('pass', 'play Cut Straps (7♣)')
    expect(hint(t, 'Rifled Barrel')).toBe('Artillery: ATK 5 → 3')
    expect(hint(t, 'Riveted Plate')).toBe('Artillery: DEF 8 → 6')
  })

  test('[B-16.5] of equipment that grants an ability stands who gains or loses it', () => {
    const t = lay({
      phase: 'turn',
      A: { hand: ['storm-horn', 'cut-straps'] },
      B: { characters: [{ card: 'artillery', equipment: ['liquid-fire'] }] },
    })
    t.A.picks('pass', 'play Storm Horn (7♠)')
    expect(hint(t, 'Dire Wolf')).toBe('ATK 4 → 5, gives Rally')
    t.A.picks('Dire Wolf', 'play Cut Straps (7♣)')
    expect(hint(t, 'Liquid Fire')).toBe('Artillery: DEF 5 → 6, loses Barrage II')
  })

  test('of an event stands what it would change on the attack that is declared, else what it does', () => {
    const t = lay({ A: { hand: ['ambush-b', 'field-rations'] }, rolls: [1] })
    expect(hint(t, 'play Ambush (K♣)')).toBe(
      'One of your characters gets +2 ATK and +2 DMG until the round ends.',
    )
    t.A.picks('pass', 'activate Dire Wolf', 'attack Clockwork Soldier')
    expect(hint(t, 'play Ambush (K♣)')).toBe('on Dire Wolf 67 % → 83 %, 2.5 HP → 4.7 HP, falls 0 % → 17 %')
    t.A.picks('pass', 'pass')
  })

  test('of whom to activate stands the best attack and what else it can do', () => {
    const t = lay({ B: { characters: [{ card: 'artillery', hp: 2 }] } })
    expect(hint(t, 'activate Dire Wolf')).toBe('best on Engineer Corp Captain, 83 % −3; Howl*')
  })

  test('[B-16.5, B-16.7, B-T30] of whom to activate stands what its equipment lets it do, too', () => {
    const t = lay({
      active: 'B',
      B: { characters: [{ card: 'clockwork-soldier', equipment: ['liquid-fire'] }] },
    })
    expect(hint(t, 'activate Clockwork Soldier', 1)).toMatch(/; Overwind\*; Barrage II\*$/)
  })

  test('of cards that come into play stand their numbers and what they do', () => {
    const t = lay({ phase: 'turn', A: { hand: ['wolf-pack', 'scale-barding'] } })
    expect(hint(t, 'play Wolf Pack (10♦)')).toMatch(/^DEF 6, ATK 3, DMG 1. Pack: \+1 ATK /)
    expect(hint(t, 'play Scale Barding (J♠)')).toBe('Its carrier has +2 DEF.')
    expect(hint(t, 'play no more cards')).toBe('')
  })

  test('of instant abilities stands what they do, and of whom they choose its numbers', () => {
    const t = lay({ phase: 'round', A: { hand: ['mammoth'] } })
    expect(hint(t, 'Spot of Dire Wolf')).toBe(
      'Once per round, you may choose a character: −2 DEF until the round ends.',
    )
    t.A.picks('Spot of Dire Wolf')
    expect(hint(t, 'Artillery')).toBe('HP 6, DEF 6, ATK 3, DMG 3')
    t.A.picks('Artillery')
    expect(hint(t, 'Mammoth')).toMatch(/^DEF 7, ATK 4, DMG 4. Trample/)
  })

  test('of who takes it for a pair stand the odds of each', () => {
    const t = lay({
      active: 'B',
      A: {
        field: ['her-royal-guard'],
        characters: [{ card: 'her-royal-guard', pairedWith: 'quartermaster' }],
      },
      rolls: [1],
    })
    t.B.picks('activate Clockwork Soldier', 'attack Quartermaster')
    expect(hint(t, 'Quartermaster')).toBe('hits from 3 on, 67 %: 3 HP, with a 6 6; 2.5 on average')
    expect(hint(t, 'Her Royal Guard')).toBe('hits from 4 on, 50 %: defeated')
    t.A.picks('Her Royal Guard')
  })
})
