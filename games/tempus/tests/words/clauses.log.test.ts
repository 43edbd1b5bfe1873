import { describe, expect, test } from 'vitest'
import type { TempusEvent } from '../../events.ts'
import { PRINTED } from '../../rules/printed.ts'
import { MONSTER_IDS, NEITHER, NOBODY, OFF } from '../../state.ts'
import { at, pieces, table, told, type Cards } from './told.ts'

// Each kind of event as a spectator reads it, who sees nobody's hand. Bonnie and Gains are Red, Raena and Udayeen Blue.

const BONNIE = 0
const RAENA = 1
const GAINS = 2
const HILL_GIANT = 6 // index into MONSTERS
const { goblin: GOBLIN, ogre: OGRE, guardian: GUARDIAN } = MONSTER_IDS

/** Examples of one kind of event, and how each reads. */
type Examples<E extends TempusEvent> = readonly (readonly [
  event: (cards: Cards) => Omit<E, 'type'>,
  line: string,
])[]
/** A kind of event without an example does not compile. */
type Log = { readonly [E in TempusEvent as E['type']]: Examples<E> }

const LOG: Log = {
  trialRevealed: [
    [
      (c) => ({ cards: [c.quest], guardian: HILL_GIANT }),
      'The Trial: Read the Runes. Its Guardian: Hill Giant.',
    ],
  ],
  draftRolled: [
    [() => ({ rolls: [14, 9] }), 'For the first pick Red rolls 14 and Blue rolls 9: Red begins.'],
    [() => ({ rolls: [3, 9] }), 'For the first pick Red rolls 3 and Blue rolls 9: Blue begins.'],
    [() => ({ rolls: [9, 9] }), 'For the first pick Red rolls 9 and Blue rolls 9: they roll again.'],
  ],
  picked: [
    [() => ({ seat: BONNIE, pool: 'class', index: 0 }), 'Seat A takes Bard.'],
    [() => ({ seat: BONNIE, pool: 'subclass', index: 0 }), 'Seat A takes College of Lore.'],
    [() => ({ seat: GAINS, pool: 'character', index: 1 }), 'Seat C takes Gains.'],
  ],
  portalPlaced: [
    [() => ({ party: 1, space: at(2, 29) }), 'The Entry Portal of Blue is at column 2, row 29.'],
  ],
  roundBegan: [[() => ({ round: 3 }), 'Round 3 begins.']],
  phaseBegan: [[() => ({ phase: 'draw' }), 'The Draw phase begins.']],
  drew: [
    [(c) => ({ seat: RAENA, cards: [c.secret] }), 'Raena draws a card.'],
    [(c) => ({ seat: BONNIE, cards: [c.parry, c.secret] }), 'Bonnie draws 2 cards.'],
  ],
  cycled: [[() => ({ seat: BONNIE, count: 8 }), 'Bonnie shuffles 8 cards into a new Draw Deck.']],
  flipped: [[(c) => ({ seat: BONNIE, card: c.longsword }), 'Bonnie turns Longsword to side II.']],
  discarded: [
    [(c) => ({ seat: BONNIE, cards: [c.ring, c.longsword] }), 'Bonnie discards Ring of Speed and Longsword.'],
  ],
  eventDrawn: [[(c) => ({ card: c.event }), 'The Event of this round is Meteor.']],
  eventActs: [[(c) => ({ card: c.event }), 'Meteor takes effect.']],
  eventEnded: [[(c) => ({ card: c.event }), 'Meteor is over.']],
  appointed: [[(c) => ({ card: c.event, initiative: 12 }), 'Meteor will act on initiative 12.']],
  located: [
    [
      (c) => ({ card: c.event, blue: 13, red: 7, space: at(18, 12) }),
      'The blue die shows 13 and the red die 7: the location of Meteor is column 18, row 12.',
    ],
  ],
  initiativeRolled: [
    [() => ({ seat: GAINS, die: 12, initiative: 12 }), 'Gains rolls 12 for initiative.'],
    [() => ({ seat: GAINS, die: 12, initiative: 14 }), 'Gains rolls 12 for initiative and is on 14.'],
  ],
  initiativeChanged: [[() => ({ seat: GAINS, initiative: 20 }), 'Gains is now on initiative 20.']],
  rolledOff: [
    [
      () => ({ seats: [BONNIE, RAENA], rolls: [4, 17] }),
      'Bonnie rolls 4 and Raena rolls 17 for who acts first on the same initiative.',
    ],
  ],
  refreshed: [[() => ({}), 'Refresh: Chests are filled, and Camps that were cleared come back.']],
  turnBegan: [[() => ({ creature: GOBLIN + 1 }), 'The turn of Goblin B begins.']],
  turnEnded: [[() => ({ creature: GAINS }), 'The turn of Gains ends.']],
  played: [
    [(c) => ({ seat: BONNIE, card: c.longsword, as: 'action' }), 'Bonnie plays Longsword.'],
    [(c) => ({ seat: BONNIE, card: c.longsword, as: 'chain' }), 'Bonnie adds Longsword as a Chain.'],
    [(c) => ({ seat: BONNIE, card: c.longsword, as: 'smite' }), 'Bonnie adds Longsword as a Damage Chain.'],
    [(c) => ({ seat: BONNIE, card: c.longsword, as: 'free' }), 'Bonnie plays Longsword.'],
  ],
  countered: [[(c) => ({ card: c.longsword }), 'Longsword is countered.']],
  interacted: [
    [
      (c) => ({ seat: BONNIE, on: GAINS, card: c.longsword }),
      'Bonnie discards Longsword to help Gains with Inspire.',
    ],
    [
      (c) => ({ seat: BONNIE, on: BONNIE, card: c.longsword }),
      'Bonnie discards Longsword to help itself with Inspire.',
    ],
  ],
  gainedActions: [
    [() => ({ seat: GAINS, by: 1 }), 'Gains gains 1 Action.'],
    [() => ({ seat: GAINS, by: -1 }), 'Gains loses 1 Action.'],
  ],
  gainedSpaces: [[() => ({ seat: GAINS, by: 5 }), 'Gains gains 5 spaces.']],
  moved: [
    [
      () => ({ creature: GAINS, path: [at(2, 2), at(3, 3), at(4, 4)], how: 'walked' }),
      'Gains goes to column 4, row 4 (2 spaces).',
    ],
    [
      () => ({ creature: GAINS, path: [at(2, 2), at(3, 3)], how: 'walked' }),
      'Gains goes to column 3, row 3.',
    ],
    [
      () => ({ creature: GOBLIN, path: [at(2, 2), at(3, 3), at(4, 4)], how: 'pushed' }),
      'Goblin A is pushed to column 4, row 4.',
    ],
    [
      () => ({ creature: GAINS, path: [at(2, 2), at(9, 9)], how: 'teleported' }),
      'Gains is teleported to column 9, row 9.',
    ],
    [() => ({ creature: GAINS, path: [at(9, 9)], how: 'placed' }), 'Gains is put on column 9, row 9.'],
  ],
  attacked: [
    [
      (c) => ({ creature: GAINS, target: GOBLIN, card: c.longsword }),
      'Gains attacks Goblin A with Longsword.',
    ],
    [() => ({ creature: OGRE, target: GAINS, card: null }), 'The Ogre attacks Gains.'],
    [(c) => ({ creature: GAINS, target: GAINS, card: c.longsword }), 'Gains attacks itself with Longsword.'],
    [() => ({ creature: GUARDIAN, target: GAINS, card: null }), 'The Hill Giant attacks Gains.'],
  ],
  aimed: [
    [
      (c) => ({ creature: GAINS, card: c.longsword, space: at(5, 6), spaces: [at(5, 6)], targets: 1 }),
      'Gains aims Longsword at column 5, row 6.',
    ],
    [
      (c) => ({ creature: GAINS, card: c.longsword, space: at(5, 6), spaces: [at(5, 6)], targets: 0 }),
      'Gains aims Longsword at column 5, row 6. Nobody is in its area.',
    ],
    [
      () => ({ creature: OGRE, card: null, space: OFF, spaces: [at(5, 6)], targets: 2 }),
      'The Ogre aims an area around itself.',
    ],
  ],
  rolled: [
    [
      (c) => roll({ purpose: 'test', dice: [12], die: 12, total: 12, card: c.event }),
      'Gains rolls 12 for Meteor.',
    ],
    [() => roll({ dice: [12], die: 12, total: 12 }), 'Gains rolls 12.'],
    [() => roll({ dice: [12], die: 12, total: 15 }), 'Gains rolls 12 + 3 = 15.'],
    [() => roll({ dice: [12, 5], die: 12, total: 12 }), 'Gains rolls 12 and 5; 12 counts.'],
    [() => roll({ dice: [12, 5], die: 5, total: 3 }), 'Gains rolls 12 and 5; 5 − 2 = 3.'],
    [
      () => roll({ purpose: 'skill', skill: 'savvy', dice: [14, 7], die: 14, total: 14, needed: 8 }),
      'Gains tries Savvy: 14 and 7; 14 counts, which succeeds against 8.',
    ],
    [() => roll({ dice: [2], die: 10, total: 10 }), 'Gains rolls 2; 10 counts.'],
    [() => roll({ dice: [1], die: 1, total: -1 }), 'Gains rolls 1 − 2 = −1.'],
    [
      () => roll({ purpose: 'skill', skill: 'athletics', dice: [12], die: 12, total: 12, needed: 13 }),
      'Gains tries Athletics: 12 against 13 fails.',
    ],
    [
      () => roll({ purpose: 'skill', skill: 'athletics', dice: [12], die: 12, total: 13, needed: 13 }),
      'Gains tries Athletics: 12 + 1 = 13 against 13 succeeds.',
    ],
  ],
  rerolled: [[() => ({ creature: GAINS, die: 18, total: 20 }), 'The roll of Gains is now 18 + 2 = 20.']],
  missed: [
    [() => ({ creature: GAINS, target: GOBLIN }), 'Gains misses Goblin A.'],
    [() => ({ creature: GAINS, target: GAINS }), 'Gains misses itself.'],
  ],
  hit: [
    [() => ({ creature: GAINS, target: GOBLIN, isCritical: false }), 'Gains hits Goblin A.'],
    [() => ({ creature: GAINS, target: GOBLIN, isCritical: true }), 'Gains hits Goblin A critically.'],
    [() => ({ creature: GAINS, target: GAINS, isCritical: true }), 'Gains hits itself critically.'],
  ],
  hurt: [
    [
      (c) => ({ creature: RAENA, by: GAINS, card: c.longsword, ailment: null, damage: 5, hp: 25 }),
      'Raena takes 5 damage from Longsword and has 25 HP.',
    ],
    [
      () => ({ creature: RAENA, by: OGRE, card: null, ailment: null, damage: 5, hp: 25 }),
      'Raena takes 5 damage from the Ogre and has 25 HP.',
    ],
    [
      () => ({ creature: RAENA, by: NOBODY, card: null, ailment: null, damage: 2, hp: 0 }),
      'Raena takes 2 damage.',
    ],
    [
      () => ({ creature: GOBLIN, by: NOBODY, card: null, ailment: null, damage: 4, hp: 1 }),
      'Goblin A takes 4 damage and is Wounded.',
    ],
    [
      () => ({ creature: RAENA, by: NOBODY, card: null, ailment: 'burn', damage: 2, hp: 23 }),
      'Raena takes 2 damage from Burn and has 23 HP.',
    ],
  ],
  unharmed: [[() => ({ creature: OGRE }), 'The Ogre takes no damage.']],
  healed: [
    [() => ({ creature: RAENA, by: 4, hp: 29 }), 'Raena regains 4 HP and has 29.'],
    [() => ({ creature: RAENA, by: 0, hp: 30 }), 'Raena has no HP to regain.'],
    [() => ({ creature: GOBLIN, by: 1, hp: 2 }), 'Goblin A is healed.'],
  ],
  afflicted: [
    [() => ({ creature: RAENA, ailment: 'burn', tokens: 2, giver: 0 }), 'Raena gets 2 Burn from Red.'],
    [() => ({ creature: RAENA, ailment: 'root', tokens: 1, giver: NEITHER }), 'Raena gets 1 Root.'],
  ],
  relieved: [[() => ({ creature: RAENA, ailment: 'poison' }), 'Raena is rid of Poison.']],
  dazed: [
    [(c) => ({ creature: RAENA, cards: [c.longsword] }), 'Raena is dazed and discards Longsword.'],
    [() => ({ creature: RAENA, cards: [] }), 'Raena is dazed and has nothing to discard.'],
  ],
  tokenMoved: [
    [() => ({ face: 0, owner: BONNIE, space: at(5, 6) }), 'Bonnie moves Fog Cloud to column 5, row 6.'],
  ],
  lastingBegan: [
    [() => ({ face: 0, owner: BONNIE, creature: GAINS, space: OFF }), 'Bonnie puts Fog Cloud on Gains.'],
    [() => ({ face: 0, owner: GAINS, creature: GAINS, space: OFF }), 'Fog Cloud is on Gains.'],
    [
      () => ({ face: 0, owner: RAENA, creature: NOBODY, space: at(5, 6) }),
      'Raena lays Fog Cloud at column 5, row 6.',
    ],
    [() => ({ face: 0, owner: RAENA, creature: NOBODY, space: OFF }), 'Fog Cloud of Raena begins.'],
    [
      () => ({ face: 0, owner: NOBODY, creature: NOBODY, space: at(5, 6) }),
      'Fog Cloud lies at column 5, row 6.',
    ],
    [() => ({ face: 0, owner: NOBODY, creature: NOBODY, space: OFF }), 'Fog Cloud begins.'],
  ],
  lastingEnded: [
    [() => ({ face: 0, creature: GAINS }), 'Fog Cloud on Gains ends.'],
    [() => ({ face: 0, creature: NOBODY }), 'Fog Cloud ends.'],
  ],
  felled: [
    [() => ({ creature: GOBLIN, by: GAINS }), 'Goblin A is defeated by Gains.'],
    [() => ({ creature: GAINS, by: NOBODY }), 'Gains is defeated.'],
  ],
  respawned: [[() => ({ creature: GAINS, space: at(2, 2) }), 'Gains comes back.']], // its move tells where to
  campWoke: [
    [() => ({ camp: 0 }), 'The Camp of Goblins wakes.'],
    [() => ({ camp: 3 }), 'The Camp of the Ogre wakes.'],
  ],
  appeared: [
    [() => ({ creature: GUARDIAN, space: at(15, 15) }), 'The Hill Giant appears at column 15, row 15.'],
  ],
  allied: [[() => ({ creature: OGRE, party: 0 }), 'The Ogre is now an ally of Red.']],
  chestOpened: [[() => ({ seat: GAINS, space: at(7, 8) }), 'Gains opens the Chest at column 7, row 8.']],
  gainedLoot: [
    [(c) => ({ seat: GAINS, card: c.ring, from: 'deck' }), 'Gains gains Ring of Speed.'],
    [(c) => ({ seat: GAINS, card: c.ring, from: 'ground' }), 'Gains picks up Ring of Speed.'],
    [(c) => ({ seat: GAINS, card: c.ring, from: 'gift' }), 'Gains is given Ring of Speed.'],
    [(c) => ({ seat: GAINS, card: c.ring, from: 'theft' }), 'Gains steals Ring of Speed.'],
  ],
  lostLoot: [[(c) => ({ seat: BONNIE, card: c.ring }), 'Bonnie loses Ring of Speed.']],
  lootDropped: [
    [() => ({ space: at(7, 8), cards: [] }), 'A Loot token lies at column 7, row 8.'],
    [(c) => ({ space: at(7, 8), cards: [c.ring] }), 'Ring of Speed lies at column 7, row 8.'],
    [
      (c) => ({ space: at(7, 8), cards: [c.ring, c.longsword] }),
      'Ring of Speed and Longsword lie at column 7, row 8.',
    ],
  ],
  progressed: [[(c) => ({ party: 0, card: c.quest, progress: 3 }), 'Red has progress 3 on Read the Runes.']],
  tierReached: [
    [(c) => ({ party: 1, card: c.quest, tier: 0 }), 'Blue reaches Tier 1 of Read the Runes (1 VP).'],
    [(c) => ({ party: 1, card: c.quest, tier: 2 }), 'Blue reaches Tier 3 of Read the Runes (3 VP).'],
  ],
  scored: [
    [() => ({ party: 0, by: 2 }), 'Red gains 2 VP.'],
    [() => ({ party: 0, by: -1 }), 'Red loses 1 VP.'],
  ],
  left: [[() => ({ seat: GAINS }), 'Gains leaves the game.']],
  matchEnded: [
    [() => ({ reason: 'guardian', winner: 0 }), 'The Guardian is defeated. Red wins.'],
    [() => ({ reason: 'rounds', winner: null }), 'The last round is over. Both parties share the victory.'],
    [() => ({ reason: 'ascendant', winner: 1 }), 'The champion has ascended. Blue wins.'],
    [() => ({ reason: 'left', winner: 1 }), 'One party gives up. Blue wins.'],
  ],
}

type Rolled = Extract<TempusEvent, { readonly type: 'rolled' }>

function roll(extra: Partial<Rolled>): Omit<Rolled, 'type'> {
  const plain = {
    creature: GAINS,
    purpose: 'attack',
    skill: null,
    dice: [1],
    die: 1,
    total: 1,
    needed: null,
    card: null,
  } as const
  return { ...plain, ...extra }
}

const LINES = Object.entries(LOG).flatMap(([type, examples]) =>
  (examples as Examples<TempusEvent>).map(([event, line]) => ({ type, event, line })),
)

describe('the log', () => {
  test.each(LINES)('[T-2.01, T-6.11] $type: $line', ({ type, event, line }) => {
    const t = table()
    expect(told(t, { ...event(t.named), type } as TempusEvent)).toBe(line)
  })

  test('[T-3.04, T-R76] Monsters of one kind have letters, the Princes the colours of their parties', () => {
    const t = table()
    const turnOf = (creature: number): string => told(t, { type: 'turnBegan', creature })
    expect(
      [GOBLIN + 3, MONSTER_IDS.spawn + 4, OGRE, MONSTER_IDS.redPrince, MONSTER_IDS.bluePrince].map(turnOf),
    ).toEqual([
      'The turn of Goblin D begins.',
      'The turn of Oblex Spawn E begins.',
      'The turn of the Ogre begins.',
      'The turn of the Red Prince begins.',
      'The turn of the Blue Prince begins.',
    ])
  })

  test('[T-7.14, T-R11] names a hidden card only to those who have seen it', () => {
    const t = table()
    const drawn = { type: 'drew', seat: RAENA, cards: [t.named.secret] } as const
    expect([BONNIE, RAENA, GAINS, null].map((viewer) => told(t, drawn, viewer))).toEqual([
      'Raena draws a card.',
      'Raena draws Sneak.',
      'Raena draws a card.',
      'Raena draws a card.',
    ])
    const several = { type: 'drew', seat: BONNIE, cards: [t.named.parry, t.named.secret] } as const
    expect(told(t, several, BONNIE)).toBe('Bonnie draws Parry and 1 more.')
  })

  test('[T-28.06] no full stop follows a name that ends with an exclamation mark', () => {
    const t = table()
    const { quest } = t.named
    PRINTED.cards = PRINTED.cards.map((face) =>
      face.name === 'Read the Runes' ? { ...face, name: 'Runes!' } : face,
    )
    expect(told(t, { type: 'progressed', party: 0, card: quest, progress: 1 })).toBe(
      'Red has progress 1 on Runes!',
    )
    expect(told(t, { type: 'trialRevealed', cards: [quest], guardian: HILL_GIANT })).toBe(
      'The Trial: Runes! Its Guardian: Hill Giant.',
    )
  })

  test('[T-6.11] links Heroes, Monsters, cards and spaces', () => {
    const t = table()
    const { longsword } = t.named
    expect(pieces(t, { type: 'attacked', creature: GAINS, target: GOBLIN, card: longsword })).toEqual([
      { text: 'Gains', ref: { kind: 'seat', id: GAINS } },
      ' attacks ',
      { text: 'Goblin A', ref: { kind: 'creature', id: GOBLIN } },
      ' with ',
      { text: 'Longsword', ref: { kind: 'card', id: longsword } },
      '.',
    ])
  })

  test('[T-6.11] a Hero without a Character goes by the letter of its seat', () => {
    const t = table()
    t.hero(1).character = -1
    expect(told(t, { type: 'cycled', seat: RAENA, count: 8 })).toBe(
      'Seat B shuffles 8 cards into a new Draw Deck.',
    )
  })
})
