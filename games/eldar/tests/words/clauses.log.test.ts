import { scene } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { eldar } from '../../game.ts'
import { plays, table } from '../content/table.ts'
import { lay, passTo, settle } from '../lay.ts'
import { about, readBy, told } from './told.ts'

// What the log says of a match from its draft to its end, as somebody reads it who sees nobody's hand.

const DECKS = ['bloodied-aggro', 'affliction-attrition']

describe('a draft', () => {
  test('[E-35.04, E-35.05, E-35.06, E-35.11, E-35.12] is told in the open: the coin, Heroes, groups, picks and what is out', () => {
    const t = scene(eldar, { seed: 'draft', options: { format: 'draft' } })
    for (let picks = 0; picks < 6; picks++) t.pick(t.match.asks[0]?.seat ?? 0, 0)
    expect(t.log().slice(0, 12)).toEqual([
      'The coin falls for Player B, who chooses first.',
      'Elric, Daron and Pavani are shown to Player B.',
      'Isra, Zakir and Giana are shown to Player A.',
      'Player B takes Elric.',
      'Player A takes Isra.',
      "Group 1: Flash, Wolfmother's Blessing, Prize Fighting, Ambush Longbow, Spirit Guardian and Dreamfast Amulet.",
      'Player A takes Flash.',
      "Player B takes Wolfmother's Blessing.",
      'Player B takes Prize Fighting.',
      'Player A takes Ambush Longbow.',
      'Spirit Guardian and Dreamfast Amulet leave the draft.',
      'Group 2: Cloak of the Nightstalker, Quickshot Crossbow, Surgical Strike, Psychic Stupor, Pendant of Rising Fury and Dismantle.',
    ])
  })
})

describe('the beginning', () => {
  test('[E-2.09, E-2.10] names Heroes and initiative, and no card of a hand', () => {
    const lines = scene(eldar, { seed: 'opening', options: { decks: DECKS } }).log()
    expect(lines.slice(0, 6)).toEqual([
      'Player A leads Yuri and Isra.',
      'Player B leads Mei and Asad.',
      'Player B has initiative.',
      'The deck of Player A is shuffled.',
      'The deck of Player B is shuffled.',
      'Player B draws a card.',
    ])
    expect(new Set(lines.slice(6))).toEqual(new Set(['Player B draws a card.', 'Player A draws a card.']))
  })

  test('[E-3.04] a seat reads the names of the cards that it draws itself', () => {
    const t = lay({ phase: 'draw', A: { deck: ['wallop', 'flash'] }, B: { deck: ['caltrops', 'fixate'] } })
    const draws = (seat: number) => about(readBy(t, seat), / draws /)
    expect(draws(0)).toEqual(['Player A draws Wallop.', 'Player B draws a card.'])
    expect(draws(1)).toEqual(['Player A draws a card.', 'Player B draws Caltrops.'])
  })

  test('[E-2.12, E-2.13, E-R68] a mulligan tells how many cards, and who keeps the hand', () => {
    const t = scene(eldar, { seed: 'opening', options: { decks: DECKS } })
    const asked = t.A.text().prompt
    const lines = told(t, () => {
      t.A.pick(0).picks('done')
      t.B.pick(0).pick(0).picks('done')
    })
    expect(asked).toBe('Player A: which cards of your opening hand do you replace?')
    expect(about(lines, /replaces|shuffled/)).toEqual([
      'Player A replaces 1 card.',
      'The deck of Player A is shuffled.',
      'Player B replaces 2 cards.',
      'The deck of Player B is shuffled.',
    ])
    const other = scene(eldar, { seed: 'opening', options: { decks: DECKS } })
    const kept = told(other, () => {
      other.A.picks('done')
      other.B.picks('done')
    })
    expect(kept.slice(0, 3)).toEqual([
      'Player A keeps the opening hand.',
      'Player B keeps the opening hand.',
      'Round 1.',
    ])
  })
})

describe('a round', () => {
  test('[E-30.02, E-31.01, E-34.01] names its number, its phases, who refreshes and what Focus comes', () => {
    const t = lay({
      phase: 'start',
      round: 3,
      A: { heroes: [{ hero: 'yuri', exhausted: true }] },
      B: { heroes: [{ hero: 'mei', focus: 2 }] },
    })
    passTo(t, 'main', 3)
    expect(t.log()).toEqual([
      'Start Phase.',
      'Yuri becomes refreshed.',
      'Yuri gains 1 Focus (now 1).',
      'Mei gains 1 Focus (now 3).',
      'Equip Phase.',
      'Main Phase.',
    ])
  })

  test('[E-29.04, E-29.05, E-32.04, E-33.01, E-33.05] tells passes from yields, who is finished, and goes on', () => {
    const t = lay({
      initiative: 'B',
      A: { heroes: [{ hero: 'yuri' }], deck: ['wallop'] },
      B: { heroes: [{ hero: 'mei', focus: 1 }], deck: ['flash'], hand: ['flash'] },
    })
    const lines = told(t, () => {
      t.B.picks('Mei: Flash')
      settle(t)
      t.B.picks('pass')
      t.A.picks('pass')
      t.B.picks('pass')
    })
    expect(lines.slice(lines.indexOf('Yuri becomes Weakened.') + 1, -2)).toEqual([
      'Player B passes initiative.',
      'Player A yields.',
      'Player B is finished.',
      'End Phase.',
      'Player A has initiative.',
      'Yuri gains 1 Focus (now 1).',
      'Mei gains 1 Focus (now 1).',
      'Player A draws a card.',
      'Player B draws a card.',
      'Round 2.',
      'Start Phase.',
      'Yuri gains 1 Focus (now 2).',
    ])
  })

  test('[E-28.07, E-33.03] says who revives', () => {
    const t = lay({ phase: 'revive', A: { heroes: [{ hero: 'yuri', down: true, hp: 0 }, { hero: 'isra' }] } })
    expect(t.log().slice(0, 2)).toEqual(['Yuri revives.', 'Yuri gains 1 Focus (now 1).'])
  })
})

describe('the end', () => {
  test('[E-1.04, E-1.05, E-34.03, E-R44] is told with its reason', () => {
    const knockout = table(
      { hero: 'yuri' },
      {
        hand: ['wallop'],
        foe: { hero: 'giana', hp: 3 },
        A: { heroes: [{ hero: 'yuri', focus: 1 }, { hero: 'isra' }], hand: ['wallop'], glory: 2 },
      },
    )
    plays(knockout, 'Yuri: Wallop', 'Giana')
    expect(knockout.log().slice(-2)).toEqual([
      'Player A now has 3 Glory.',
      'Player A wins with enough Glory.',
    ])
    expect(
      lay({ round: 7, phase: 'draw', B: { glory: 1 } })
        .log()
        .at(-1),
    ).toBe('Player B wins with more Glory after the last round.')
    const capped = (glory: number) =>
      lay({ round: 4, phase: 'draw', A: { glory }, options: { roundCap: 4 } })
        .log()
        .at(-1)
    expect(capped(1)).toBe('Player A wins after the last round that was agreed on.')
    expect(capped(0)).toBe('The match is drawn after the last round that was agreed on.')
  })

  test('[E-1.06, E-34.04, E-34.05] sudden death is told as it begins, and in every round of it', () => {
    const t = lay({ round: 7, phase: 'draw', A: { glory: 1 }, B: { glory: 1 } })
    expect(about(t.log(), /udden|Round/)).toEqual(['Glory is equal: sudden death.', 'Round 8, sudden death.'])
    const sudden = lay({
      suddenDeath: true,
      round: 8,
      A: { heroes: [{ hero: 'yuri', focus: 1 }, { hero: 'isra' }], hand: ['wallop'], glory: 1 },
      B: { heroes: [{ hero: 'giana', hp: 3 }, { hero: 'mei' }], glory: 1 },
    })
    plays(sudden, 'Yuri: Wallop', 'Giana')
    expect(sudden.log().at(-1)).toBe('Player A wins in sudden death.')
  })

  test('[E-R84, E-R44] who gives up is named, and a draw is said to be agreed on', () => {
    const left = lay({ A: { heroes: [{ hero: 'yuri' }] } })
    const lines = told(left, () => left.match.leave(1))
    expect(lines.slice(-2)).toEqual(['Player B gives up.', 'Player A wins.'])
    const drawn = lay({ A: { heroes: [{ hero: 'yuri' }] } })
    expect(told(drawn, () => drawn.match.agreeOnDraw())).toEqual([
      'The match is drawn: both have agreed on it.',
    ])
  })
})
