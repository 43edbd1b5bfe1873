/** Late in a match of four Heroes: wounds, Loot, Monsters that are awake, an Event in play, and a Guardian who is close to its end. */
export const LATE = {
  phase: 'turns',
  round: 6,
  next: 'A',
  quests: ['monster-slayer', 'read-the-runes', 'the-dark-obelisk'],
  events: ['tailwind'],
  eventVp: { red: 6, blue: 5 },
  chests: ['empty', 'full', 'empty'],
  loose: [{ at: '17,12', tokens: 1 }],
  monsters: [
    { is: 'guardian', at: '15,13', hp: 6 },
    { is: 'bugbear-a', at: '19,12', isActive: true },
    { is: 'bugbear-b', at: '20,12', isActive: true },
  ],
  seats: [
    {
      at: '13,14',
      hp: 21,
      initiative: 18,
      hasCycled: true,
      hand: ['charge', 'shield-bash', 'second-wind', 'shrug-it-off', 'whirlwind-attack'],
      loot: ['ring-of-accuracy', 'adamantine-shield'],
      flipped: ['battleaxe'],
    },
    { at: '14,19', hp: 14, initiative: 15, hasCycled: true, hand: ['volley', 'trick-shot', 'longstrider'] },
    {
      at: '18,15',
      hp: 9,
      initiative: 12,
      hand: ['uncanny-dodge', 'tumble', 'sneak-attack-i'],
      loot: ['winged-boots'],
    },
    {
      at: '18,17',
      hp: 26,
      initiative: 7,
      hand: ['shield', 'thunderwave', 'fireball'],
      loot: ['flame-tongue'],
    },
  ],
}
