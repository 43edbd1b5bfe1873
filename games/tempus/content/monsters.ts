import type { MonsterFace } from '../faces.ts'
import { ALL_AROUND, area, burst, MELEE, natural, ranged, within } from '../texts/attacks.ts'
import { bonus, onLateHeroes, perEach } from '../texts/bonuses.ts'
import { countOf, hp, monster, pack, scripted } from '../texts/monsters.ts'
import { gazes, pulls, rots, spawns } from '../texts/powers.ts'
import { daze, poison, push, root, statusOfSmall } from '../texts/riders.ts'
import { from, pierce, table } from '../texts/tables.ts'
import { MONSTER_IDS } from '../state.ts'
import { HELD } from './statuses.ts'

/** The gaze of the Naga holds whom it strikes. */
const GAZE = natural(ranged(6), table(from(10, 0, statusOfSmall(HELD))))

const SPAWN_COUNT = countOf(MONSTER_IDS.spawn, MONSTER_IDS.spawn + 4)

const MINIONS = [
  monster('Goblin', {
    rank: 'minion',
    size: 1,
    move: 6,
    script: [scripted('Blade', natural(MELEE, table(from(9, 4), from(16, 6))))],
    gives: { quirks: { throughOpponents: 1 } },
  }),
  monster('Kobold', {
    rank: 'minion',
    size: 1,
    move: 5,
    script: [scripted('Spear', natural(MELEE, table(from(10, 3), from(17, 5))))],
    gives: { bonuses: [pack('Kobold')] },
  }),
  monster('Bugbear', {
    rank: 'minion',
    size: 1,
    move: 5,
    script: [scripted('Club', natural(MELEE, table(from(8, 5), from(15, 8))))],
    gives: { bonuses: [bonus('damage', 2, onLateHeroes)] },
  }),
  monster('Oblex Spawn', {
    rank: 'minion',
    size: 1,
    move: 5,
    script: [scripted('Pseudopod', natural(MELEE, table(from(9, 3), from(16, 5))))],
    gives: { quirks: { tremorsense: 1 } },
  }),
]

const ELITES = [
  monster('Ogre', {
    rank: 'elite',
    size: 2,
    move: 5,
    hp: hp(28),
    dr: 1,
    script: [scripted('Club', natural(MELEE, table(from(7, 7), from(14, 10, push(2)))))],
  }),
  monster('Bulezau', {
    rank: 'elite',
    size: 1,
    move: 6,
    hp: hp(35),
    dr: 2,
    script: [scripted('Horns', natural(MELEE, table(from(6, 6, poison(1)), from(13, 9, poison(2)))))],
    gives: { watches: [rots(1)] },
  }),
  monster('Ankheg', {
    rank: 'elite',
    size: 2,
    move: 5,
    hp: hp(32),
    dr: 3,
    script: [
      scripted('Acid Spray', natural(burst(4), table(from(1, 2), from(7, 5), from(15, 8))), { least: 2 }),
      scripted('Bite', natural(MELEE, table(from(7, 6), from(14, 9, root(1))))),
    ],
    gives: { quirks: { burrows: 1 } },
  }),
]

const GUARDIANS = [
  monster('Hill Giant', {
    rank: 'guardian',
    size: 3,
    move: 5,
    hp: [45, 65, 85],
    dr: 2,
    script: [
      scripted('Sweep', natural(ALL_AROUND, table(from(7, 6, push(2)), from(14, 9, push(3)))), { least: 2 }),
      scripted('Greatclub', natural(MELEE, table(from(5, 8), from(13, 12)))),
      scripted('Boulder', natural(area(10, 3), table(from(7, 6), from(15, 9, daze(1)))), {
        isFromAfar: true,
        standsStill: true,
      }),
    ],
  }),
  monster('Iron Golem', {
    rank: 'guardian',
    size: 2,
    move: 4,
    hp: [40, 55, 70],
    dr: 4,
    script: [
      scripted(
        'Poison Breath',
        natural(burst(4), table(from(1, 0, poison(1)), from(6, 4, poison(1)), from(14, 6, poison(2)))),
        { least: 2 },
      ),
      scripted('Slam', natural(MELEE, table(from(6, 7), from(13, 11, push(2))))),
      scripted('Magnetic Pull', natural(ranged(6), table(from(1, 0))), pulls(4)),
    ],
    gives: { quirks: { noPoison: 1, burnHeals: 1 } },
  }),
  monster('Guardian Naga', {
    rank: 'guardian',
    size: 2,
    move: 7,
    hp: [30, 45, 60],
    dr: 3,
    script: [
      scripted('Binding Gaze', GAZE, gazes(2, 6, GAZE)),
      scripted('Bite', natural(MELEE, table(from(6, 6, poison(1)), from(13, 9, poison(2))))),
      scripted('Venom Spit', natural(ranged(10), table(from(7, 4, poison(1)), from(14, 6, poison(2)))), {
        isFromAfar: true,
      }),
    ],
    gives: { quirks: { rises: 1 } },
  }),
  monster('Elder Oblex', {
    rank: 'guardian',
    size: 3,
    move: 5,
    hp: [35, 50, 65],
    dr: 1,
    script: [
      scripted(
        'Memory Drain',
        natural(within(3), table(from(1, 0, daze(1)), from(7, 4, daze(1)), from(14, 6, daze(2)))),
        { least: 2 },
      ),
      scripted('Pseudopod', natural(MELEE, table(from(6, 7), from(13, 10)))),
      scripted('Mind Lash', natural(ranged(8), table(from(7, pierce(4)), from(14, pierce(6)))), {
        isFromAfar: true,
      }),
    ],
    gives: {
      bonuses: [perEach(bonus('dr', 1), 'Oblex Spawn on the map', SPAWN_COUNT)],
      quirks: { tremorsense: 1 },
      watches: [spawns('Oblex Spawn', 5)],
    },
  }),
]

/** Every Monster of the box, Minions first (C-12, C-13). */
export const MONSTERS: readonly MonsterFace[] = [...MINIONS, ...ELITES, ...GUARDIANS]
