import type { QuestCard } from '../faces.ts'
import { slugOf } from '../texts/lastings.ts'
import { advanced } from '../texts/loot.ts'
import { performsRitual, readsRunes } from '../texts/quests/altars.ts'
import { gathersHerbs, siphonsPower, wakesObelisks } from '../texts/quests/gathering.ts'
import { marksForDeath } from '../texts/quests/mark.ts'
import { hiresMercenaries } from '../texts/quests/mercs.ts'
import { leadsPrinces } from '../texts/quests/princes.ts'
import { countsLastHits } from '../texts/quests/slayer.ts'
import { stillsTremors } from '../texts/quests/terror.ts'

type Part = Pick<QuestCard, 'tiers' | 'says' | 'rules'> & Partial<Pick<QuestCard, 'objects'>>

/** Names and objects are printed; how much progress a tier needs is designed (T-R73). */
function quest(name: string, { objects = [], ...part }: Part): QuestCard {
  return {
    kind: 'quest',
    slug: slugOf(name).replace(/-$/u, ''),
    name,
    from: 'house',
    isAdvanced: false,
    objects,
    ...part,
  }
}

/** The ten Quests (C-9). */
export const QUESTS: readonly QuestCard[] = [
  quest('Monster Slayer!', {
    tiers: [3, 7, 12],
    says: 'Last Hits of Heroes and allied Monsters: a Minion counts 1, an Elite 2.',
    rules: countsLastHits({ minion: 1, elite: 2 }),
  }),
  quest('Read the Runes!', {
    objects: ['altars'],
    tiers: [1, 3, 5],
    says: 'Knowledge on an Altar that your party has not read: 1, and you may end one Ongoing Spell. With all three read, Savvy on two different Altars: 1 each.',
    rules: readsRunes,
  }),
  quest('The Dark Obelisk!', {
    objects: ['obelisks'],
    tiers: [1, 3, 5],
    says: 'Athletics or Knowledge at an Obelisk, not twice in a row at the same one: 1. A failed try deals 2 piercing damage to the Hero.',
    rules: wakesObelisks,
  }),
  quest('Siphon Power!', {
    objects: ['place-of-power'],
    tiers: [1, 3, 6],
    says: 'At the end of the round, if Heroes of your party alone are within 1 of the Place of Power: 1. Once a round Knowledge within 1 of it: 1.',
    rules: siphonsPower,
  }),
  advanced(
    quest('The Unholy Ritual!', {
      objects: ['place-of-power', 'altars'],
      tiers: [2, null, null],
      says: 'Knowledge consecrates an Altar, each once. With two consecrated, Knowledge at the Place of Power completes the Ritual for the first party alone, and the Bulezau appears. The Last Hit on the Bulezau reaches Tier 3.',
      rules: performsRitual,
    }),
  ),
  quest('Gather Rare Herbs!', {
    objects: ['herbs'],
    tiers: [2, 4, 6],
    says: 'Knowledge or Savvy on a Herb, each Herb once: 1. With five, Knowledge on your own Entry Portal: 1.',
    rules: gathersHerbs,
  }),
  quest('Marked for Death!', {
    tiers: [1, 3, 5],
    says: 'After initiative rolls a Hero of the leading party carries the mark. Defeat it: 1. At the end of a round in which it damaged an opponent and lives: 1 for its own party.',
    rules: marksForDeath,
  }),
  advanced(
    quest('The Ogre Prince!', {
      objects: ['ogre-areas'],
      tiers: [1, 3, 6],
      says: 'The Last Hit on the rival Prince: 1. Your own Prince in the Ogre area across: 2.',
      rules: leadsPrinces({ slain: 1, across: 2 }),
    }),
  ),
  advanced(
    quest('The Roving Mercs', {
      tiers: [1, 2, 4],
      says: 'The Last Hit on the last goblin of a Camp that is allied to nobody: 1. Savvy within 2 of a goblin allies its Camp: 1.',
      rules: hiresMercenaries,
    }),
  ),
  advanced(
    quest('The Burrowing Terror!', {
      tiers: [1, 3, null],
      says: 'Athletics or Knowledge on or beside the Tremor: 1, and creatures within 1 suffer 2. The first party to reach Tier 2 makes the Ankheg emerge; then its Last Hit reaches Tier 3.',
      rules: stillsTremors,
    }),
  ),
]
