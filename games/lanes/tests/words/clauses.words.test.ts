import { factsOf, Match, plain, type CardId, type Piece } from '@trialhall/kernel'
import { present, sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { lanes, markOf, SHAPES, type LanesOption, type LanesPrompt } from '../../game.ts'
import type { LanesEvent } from '../../events.ts'
import { field as fieldPiece } from '../../words/names.ts'
import { lay } from '../lay.ts'

/** A Paladin A with an Archer and three spells in hand, a Warlock B with an Imp: what the sentences below speak of. */
function speaking() {
  const position = {
    seats: [
      {
        class: 'paladin',
        hand: ['smite', 'divine-intervention', 'shield-wall'],
        slots: [{ card: 'rally', charges: 'W' }],
      },
      { class: 'warlock', hand: ['hellfire', 'imp'] },
    ],
    units: { '2,2': 'aAr', '2,3': 'bIm', '3,3': 'aGd' },
  }
  const match = sure(Match.start(lanes, { seats: 2, seed: 1, position }))
  const { state } = match
  const facts = factsOf(match.viewFor(0))
  const [own, other] = state.players
  const inHand = (slug: string): CardId =>
    present(own?.hand.find((card) => lanes.catalog[state.cards.def[card] ?? -1]?.slug === slug))
  const unit = (field: number): CardId => present(state.board[field]).card
  return {
    facts,
    archer: unit(5),
    imp: unit(9),
    guard: unit(10),
    smite: inHand('smite'),
    light: inHand('divine-intervention'),
    wall: inHand('shield-wall'),
    rally: present(own?.slots[0]?.card),
    hidden: present(other?.hand[0]),
    said: (event: LanesEvent) => plain(lanes.words.event(facts, event)),
    asked: (prompt: LanesPrompt, seat = 0) =>
      plain(lanes.words.prompt(facts, { seat, prompt, options: [] } as never)),
    offered: (option: Partial<LanesOption> & { do: string }) =>
      plain(lanes.words.option(facts, option as never)),
  }
}

const S = speaking()
const spot = 9
const NONE = [0, 0, 0, 0, 0]

describe('the log', () => {
  test.each<[string, LanesEvent, string]>([
    [
      'L-SET.1',
      { type: 'rolledForFirst', dice: [2, 5] },
      'For the first turn: Paladin rolls 2 and Warlock rolls 5.',
    ],
    ['L-SET.4', { type: 'tookClass', seat: 0, class: 0 }, 'Seat A is the Paladin.'],
    ['L-SET.4', { type: 'tookClass', seat: 1, class: 1 }, 'Seat B is the Warlock.'],
    ['L-TRN.2', { type: 'turnBegan', seat: 1, round: 4 }, "Round 4: Warlock's turn."],
    ['L-TRN.1', { type: 'phaseBegan', seat: 0, phase: 'main2' }, 'Paladin: Second Main phase.'],
    ['L-TRN.1', { type: 'phaseBegan', seat: 0, phase: 'setup' }, 'Paladin: Setup.'],
    [
      'L-ORB.6',
      { type: 'orbsRefreshed', seat: 0, step: 1, orbs: [2, 0, 0, 1, 0] },
      'Paladin gets back 2 white, 1 blue.',
    ],
    ['L-ORB.5', { type: 'orbsRefreshed', seat: 0, step: 0, orbs: NONE }, 'Paladin gets no orbs back.'],
    [
      'L-CST.2',
      { type: 'paid', seat: 0, orbs: [1, 0, 0, 0, 1], mana: [1, 0, 0, 0, 0] },
      'Paladin pays 2 white, 1 summoning.',
    ],
    ['L-CST.2', { type: 'paid', seat: 0, orbs: NONE, mana: NONE }, 'Paladin pays nothing.'],
    ['L-KEY.12', { type: 'gainedMana', seat: 1, colour: 4, by: 2 }, 'Warlock gains 2 summoning mana.'],
    ['L-ORB.11', { type: 'gainedOrbs', seat: 0, orbs: [0, 1, 0, 0, 0] }, 'Paladin gains orbs: 1 red.'],
    ['L-R24', { type: 'mustered', seat: 0, card: S.archer, field: spot }, 'Paladin summons Archer.'],
    ['L-SUM.2', { type: 'summoned', seat: 0, card: S.archer, field: spot }, 'Archer is summoned on (2,3).'],
    [
      'L-CST.4',
      { type: 'cast', seat: 0, card: S.smite, at: [spot], cards: [S.imp], wasPrepared: false },
      'Paladin casts Smite on Imp (2,3).',
    ],
    [
      'L-FCC.2',
      { type: 'cast', seat: 0, card: S.smite, at: [spot], cards: [], wasPrepared: true },
      'Paladin casts the prepared Smite on (2,3).',
    ],
    [
      'L-R36',
      { type: 'cast', seat: 0, card: S.wall, at: [1, 2], cards: [S.archer, S.guard], wasPrepared: false },
      'Paladin casts Shield Wall on Archer (2,1) and Guard (3,1).',
    ],
    [
      'L-R36',
      { type: 'cast', seat: 0, card: S.light, at: [2], cards: [], wasPrepared: false },
      'Paladin casts Divine Intervention in lane 3.',
    ],
    [
      'L-R54',
      { type: 'cast', seat: 1, card: S.hidden, at: [2], cards: [], wasPrepared: false },
      'Warlock casts a card.',
    ],
    ['L-PRE.1', { type: 'prepared', seat: 0, card: S.rally, slot: 0 }, 'Paladin prepares Rally.'],
    [
      'L-PRE.4',
      { type: 'replaced', seat: 0, card: S.rally, slot: 0 },
      'Paladin takes Rally back from its slot.',
    ],
    [
      'L-CHG.1',
      { type: 'charged', seat: 0, card: S.rally, slot: 1, colour: 3, isExtra: false },
      'Paladin lays a blue charge on Rally in slot 2.',
    ],
    ['L-R50', { type: 'sparked', seat: 0, card: S.imp }, 'Paladin uses Spark on Imp.'],
    ['L-R68', { type: 'overwhelmed', seat: 0 }, 'Paladin uses Overwhelm.'],
    ['L-EXP.3', { type: 'boughtNode', seat: 0, class: 0, node: 1 }, 'Paladin buys Drill.'],
    ['L-EXP.3', { type: 'boughtNode', seat: 0, class: 0, node: 40 }, 'Paladin buys a node.'],
    ['L-EXP.3', { type: 'gainedCards', seat: 0, cards: [S.smite] }, 'Paladin takes Smite into hand.'],
    [
      'L-R54',
      { type: 'gainedCards', seat: 1, cards: [S.smite, S.hidden] },
      'Warlock takes Smite and a card into hand.',
    ],
    [
      'L-R54',
      { type: 'gainedCards', seat: 1, cards: [S.hidden, S.hidden] },
      'Warlock takes 2 cards into hand.',
    ],
    ['L-R58', { type: 'passiveWorked', seat: 0, passive: 'unbrokenLine' }, 'Unbroken Line of Paladin works.'],
    [
      'L-ENC.4',
      { type: 'enchantmentBegan', seat: 0, card: S.smite, shape: 2, tokens: 3 },
      'Smite carries 3 triangle tokens.',
    ],
    [
      'L-ENP.1',
      { type: 'enchantmentResolved', seat: 0, card: S.smite, tokens: 1 },
      'The Enchantment of Smite resolves.',
    ],
    ['L-ENC.7', { type: 'enchantmentEnded', seat: 0, card: S.smite }, 'The Enchantment of Smite ends.'],
    ['L-KEY.6', { type: 'enchanted', seat: 0, card: S.imp, shape: 1 }, 'Imp is enchanted (square).'],
    ['L-KEY.7', { type: 'unenchanted', card: S.imp, marks: 0 }, 'Imp is no longer enchanted.'],
    [
      'L-KEY.8',
      { type: 'unenchanted', card: S.imp, marks: markOf(0, 1) | markOf(1, 1) | markOf(1, 2) },
      `Imp loses enchantment tokens and is still enchanted (${SHAPES[1]} and ${SHAPES[2]}).`,
    ],
    ['L-BAT.2', { type: 'waveBegan', seat: 0, wave: 1 }, 'First wave.'],
    ['L-BAT.2', { type: 'waveBegan', seat: 0, wave: 2 }, 'Second wave.'],
    ['L-R43', { type: 'waveBegan', seat: 0, wave: 'haste' }, 'Extra actions by Haste.'],
    ['L-ADV.4', { type: 'advanced', card: S.archer, from: 5, to: 9 }, 'Archer advances from (2,2) to (2,3).'],
    ['L-DEF.1', { type: 'defended', card: S.archer }, 'Archer defends.'],
    ['L-R18', { type: 'rose', card: S.archer }, 'Archer stops defending.'],
    ['L-ATK.6', { type: 'idled', card: S.archer, why: 'no-target' }, 'Archer finds no target.'],
    ['L-R13', { type: 'idled', card: S.archer, why: 'no-attack' }, 'Archer cannot attack.'],
    [
      'L-ADV.2',
      { type: 'idled', card: S.archer, why: 'target' },
      'Archer does not advance: it has a target.',
    ],
    [
      'L-ADV.3',
      { type: 'idled', card: S.archer, why: 'blocked' },
      'Archer does not advance: the field ahead is occupied.',
    ],
    [
      'L-ADV.6',
      { type: 'idled', card: S.archer, why: 'edge' },
      'Archer does not advance: it stands in the last row.',
    ],
    [
      'L-MOD.6',
      { type: 'idled', card: S.archer, why: 'grounded' },
      'Archer does not advance: it is Grounded.',
    ],
    ['L-CON.23', { type: 'idled', card: S.archer, why: 'snare' }, 'Archer is held by a Snare.'],
    ['L-CON.7', { type: 'idled', card: S.archer, why: 'disarm' }, 'Archer is disarmed and does not attack.'],
    ['L-CON.5', { type: 'idled', card: S.archer, why: 'stun' }, 'Archer is stunned.'],
    [
      'L-ATK.8',
      { type: 'attacked', cards: [S.archer, S.imp], from: 5, to: 9, defence: -1, chilled: 0, damage: 2 },
      'Archer attacks Imp on (2,3) for 2.',
    ],
    [
      'L-ATK.8',
      { type: 'attacked', cards: [S.archer], from: 5, to: 9, defence: 1, chilled: 1, damage: 0 },
      'Archer attacks a unit on (2,3) for 0 (defence 1, Chill 1).',
    ],
    [
      'L-HRO.2',
      { type: 'struckHero', card: S.archer, seat: 1, from: 5, chilled: 0, damage: 2 },
      'Archer strikes the hero of Warlock for 2.',
    ],
    ['L-KEY.14', { type: 'damaged', card: S.imp, by: 2, hp: 0 }, 'Imp takes 2 damage.'],
    ['L-CON.19', { type: 'warded', card: S.imp }, 'Antimagic protects Imp.'],
    ['L-KEY.4', { type: 'healed', card: S.archer, by: 1, hp: 2 }, 'Archer is healed by 1 and has 2 HP.'],
    ['L-KEY.13', { type: 'strengthened', card: S.archer, what: 'hp', by: 1 }, 'Archer gains 1 HP.'],
    ['L-KEY.13', { type: 'strengthened', card: S.archer, what: 'attack', by: 2 }, 'Archer gains 2 Attack.'],
    ['L-CON.1', { type: 'conditionPlaced', card: S.imp, condition: 'stun', count: 1 }, 'Imp gets 1 Stun.'],
    ['L-CON.1', { type: 'conditionLost', card: S.imp, condition: 'chill', count: 2 }, 'Imp loses 2 Chill.'],
    ['L-DTH.1', { type: 'died', seat: 1, card: S.imp, field: spot }, 'Imp dies on (2,3).'],
    ['L-KEY.1', { type: 'returned', seat: 1, cards: [S.imp] }, 'Imp goes to the hand of Warlock.'],
    [
      'L-KEY.1',
      { type: 'returned', seat: 0, cards: [S.archer, S.imp, S.guard] },
      'Archer, Imp and Guard go to the hand of Paladin.',
    ],
    ['L-R60', { type: 'lifeChanged', seat: 0, by: 1, life: 9 }, 'Paladin gains 1 life (now 9).'],
    ['L-WIN.2', { type: 'lifeChanged', seat: 0, by: -2, life: 7 }, 'Paladin loses 2 life (now 7).'],
    ['L-EXP.1', { type: 'gainedExperience', seat: 0, by: 1, experience: 1 }, 'Paladin gains 1 experience.'],
    ['L-EXP.2', { type: 'levelled', seat: 0, level: 3 }, 'Paladin reaches level 3 and gains a power token.'],
    ['L-R62', { type: 'left', seat: 1 }, 'Warlock leaves the game.'],
    ['L-WIN.1', { type: 'ended', reason: 'life', winner: 0 }, 'The game is over: Paladin wins.'],
    ['L-R59', { type: 'ended', reason: 'life', winner: null }, 'The game is over: a draw.'],
    ['L-R63', { type: 'ended', reason: 'agreed', winner: null }, 'The game is over: both agreed on a draw.'],
  ])('[%s] %j', (_, event, line) => {
    expect(S.said(event)).toBe(line)
  })

  test('[L-R4] who plays the same class goes by letters too', () => {
    const t = lay({ A: { class: 'warlock' }, B: { class: 'warlock' } })
    const facts = factsOf(t.match.viewFor(0))
    const said = (seat: number) => plain(lanes.words.event(facts, { type: 'overwhelmed', seat } as never))
    expect([said(0), said(1)]).toEqual(['Warlock A uses Overwhelm.', 'Warlock B uses Overwhelm.'])
  })

  test('[L-SUM.6] sentences point to cards, seats and fields', () => {
    const refs = (event: LanesEvent) =>
      lanes.words
        .event(S.facts, event)
        .flatMap((piece: Piece) => (typeof piece === 'string' ? [] : [piece.ref]))
    expect(refs({ type: 'advanced', card: S.archer, from: 5, to: 9 })).toEqual([
      { kind: 'card', id: S.archer },
      { kind: 'field', id: 5 },
      { kind: 'field', id: 9 },
    ])
    expect(refs({ type: 'tookClass', seat: 1, class: 1 })).toEqual([{ kind: 'seat', id: 1 }])
    expect(refs({ type: 'overwhelmed', seat: 0 })).toEqual([{ kind: 'seat', id: 0 }])
    expect(fieldPiece(S.facts, 19)).toEqual({ text: '(4,5)', ref: { kind: 'field', id: 19 } })
  })
})

describe('what is asked', () => {
  test.each<[string, LanesPrompt, string]>([
    ['L-SET.4', { type: 'class' }, 'choose your class'],
    ['L-TRN.1', { type: 'main', phase: 'main1' }, 'your First Main phase: what do you do?'],
    [
      'L-R51',
      { type: 'respond', moment: 'orbs', isVain: false },
      'cast a charged spell in this Mana Orb phase?',
    ],
    [
      'L-R51',
      { type: 'respond', moment: 'enchantments', isVain: false },
      'cast a charged spell in this Enchantments phase?',
    ],
    [
      'L-R51',
      { type: 'respond', moment: 'action', isVain: false },
      'cast a charged spell after this action?',
    ],
    [
      'L-R51',
      { type: 'respond', moment: 'end', isVain: false },
      'cast a charged spell before this Main phase ends?',
    ],
    ['L-ENP.2', { type: 'enchantment' }, 'which Enchantment resolves next?'],
    ['L-R7', { type: 'act', card: S.archer, wave: 1 }, 'Archer (2,2): what does it do in the first wave?'],
    ['L-R7', { type: 'act', card: S.archer, wave: 2 }, 'Archer (2,2): what does it do in the second wave?'],
    [
      'L-R43',
      { type: 'act', card: S.archer, wave: 'haste' },
      'Archer (2,2): what does it do with its extra action?',
    ],
    ['L-R7', { type: 'act', card: -5 as CardId, wave: 1 }, 'your unit: what does it do in the first wave?'],
    ['L-CHG.8', { type: 'load', colour: 2 }, 'which prepared spell gets a purple charge?'],
    ['L-R28', { type: 'shape', card: S.smite }, 'which shape marks the Enchantment of Smite?'],
    ['L-R22', { type: 'pay', colour: 0, mana: 2 }, 'how many tokens pay for 2 white mana?'],
  ])('[%s] %j', (_, prompt, words) => {
    expect(S.asked(prompt)).toBe(`Paladin: ${words}`)
  })

  test.each<[string, Partial<LanesOption> & { do: string }, string]>([
    ['L-SET.4', { do: 'class', class: 2 }, 'Elementalist'],
    ['L-SET.4', { do: 'class' }, 'Paladin'],
    ['L-R24', { do: 'muster', card: S.guard, field: 0 }, 'summon Guard to (1,1)'],
    ['L-R24', { do: 'muster', card: S.guard }, 'summon Guard'],
    ['L-CST.1', { do: 'cast', card: S.smite, at: [spot] }, 'cast Smite on Imp (2,3)'],
    ['L-CST.1', { do: 'cast', card: S.smite }, 'cast Smite'],
    ['L-CST.1', { do: 'cast' }, 'cast a card'],
    ['L-PRE.1', { do: 'prepare', card: S.smite, slot: 1 }, 'prepare Smite'],
    ['L-PRE.3', { do: 'prepare', card: S.smite, slot: 0 }, 'prepare Smite in place of Rally'],
    ['L-PRE.1', { do: 'prepare', card: S.smite }, 'prepare Smite'],
    ['L-PRE.1', { do: 'prepare', card: S.smite, slot: 7 }, 'prepare Smite'],
    ['L-CHG.1', { do: 'charge', card: S.rally, slot: 0, colour: 3 }, 'charge Rally with blue'],
    ['L-CHG.1', { do: 'charge', card: S.rally }, 'charge Rally'],
    ['L-R50', { do: 'spark', field: spot }, 'use Spark on Imp (2,3)'],
    ['L-R50', { do: 'spark', field: 0 }, 'use Spark on (1,1)'],
    ['L-R50', { do: 'spark' }, 'use Spark'],
    ['L-R68', { do: 'overwhelm' }, 'use Overwhelm'],
    ['L-EXP.3', { do: 'node', node: 1 }, 'buy Drill'],
    ['L-EXP.3', { do: 'node' }, 'buy Cavalry'],
    ['L-TRN.1', { do: 'end' }, 'end the phase'],
    ['L-R51', { do: 'pass' }, 'pass'],
    ['L-ENP.2', { do: 'resolve', card: S.smite }, 'resolve Smite'],
    ['L-BAT.1', { do: 'advance' }, 'Advance'],
    ['L-BAT.1', { do: 'attack' }, 'Attack'],
    ['L-BAT.1', { do: 'defend' }, 'Defend'],
    ['L-CHG.8', { do: 'load', card: S.rally, slot: 0 }, 'charge Rally'],
    ['L-R28', { do: 'shape', shape: 5 }, 'hexagon'],
    ['L-R28', { do: 'shape' }, 'circle'],
    ['L-R22', { do: 'pay', tokens: 2 }, '2 tokens'],
    ['L-R22', { do: 'pay', tokens: 1 }, '1 token'],
    ['L-R22', { do: 'pay' }, '0 tokens'],
  ])('[%s] offered: %j', (_, option, words) => {
    expect(S.offered(option)).toBe(words)
  })

  test('[L-R36] places: rows, intersections, fields', () => {
    const t = lay({
      A: { class: 'elementalist', hand: ['blizzard', 'fireball', 'ember-sprite'], orbs: 'BBBRRRS' },
    })
    const options = t.A.text().options
    for (const option of [
      'cast Blizzard in row 1',
      'cast Blizzard in row 5',
      'cast Fireball at the left edge, between rows 1 and 2',
      'cast Ember Sprite to (4,1)',
    ])
      expect(options).toContain(option)
    for (const option of ['cast Blizzard in row 0', 'cast Blizzard in row 6', 'cast Ember Sprite to (1,2)'])
      expect(options).not.toContain(option)
  })
})
