/** Minions have a letter each. */
const LETTERS = [...'abcd']
const MINIONS = ['goblin', 'kobold', 'bugbear'].flatMap((kind) =>
  LETTERS.map((letter) => `${kind}-${letter}`),
)
const ELITES = ['ogre', 'bulezau', 'ankheg', 'red-prince', 'blue-prince', 'guardian']

/** As much as a map ever holds: eight Heroes, every Monster awake, Loot and Chests, and lasting ground where they fight. */
export const FULL = {
  phase: 'turns',
  round: 5,
  next: 'A',
  turn: { actions: 2, spaces: 6 },
  quests: ['monster-slayer', 'read-the-runes', 'the-dark-obelisk'],
  chests: ['full', 'empty', 'full'],
  loose: [
    { at: '17,12', tokens: 1 },
    { at: '9,20', tokens: 2 },
  ],
  monsters: [...MINIONS, ...ELITES].map((is) => ({ is, isActive: true })),
  lastings: [
    { is: 'spike-growth', owner: 'B', at: '13,18', area: 3 },
    { is: 'healing-spirit', owner: 'C', at: '12,10', count: 2 },
    { is: 'marked', on: 'B' },
  ],
  seats: [
    { at: '13,15', hand: ['charge', 'shield-bash', 'whirlwind-attack'], hasCycled: true },
    { at: '14,20', hp: 14, ailments: { red: { burn: 2 } } },
    { at: '17,15', hp: 9 },
    { at: '18,17', hand: ['fireball', 'thunderwave'], hasCycled: true },
    { at: '10,12', hp: 22 },
    { at: '20,19', hp: 17, ailments: { red: { poison: 1, root: 1 } } },
    { at: '7,22' },
    { at: '22,9', hp: 5 },
  ],
}
