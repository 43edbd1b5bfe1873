/** Sets of Quests that are recommended, by their slugs (T-4.03, F-5). */
export const QUEST_SETS: Readonly<Record<string, readonly string[]>> = {
  random: [],
  'first-game': ['monster-slayer', 'read-the-runes', 'the-dark-obelisk'],
  pve: ['gather-rare-herbs', 'read-the-runes', 'the-unholy-ritual'],
  pvp: ['marked-for-death', 'siphon-power', 'the-ogre-prince'],
}
