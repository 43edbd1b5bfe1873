import type { QuestCard } from '../faces.ts'
import { slugOf } from '../texts/lastings.ts'
import { advanced } from '../texts/loot.ts'
import { performsRitual, readsRunes } from '../texts/quests/altars.ts'
import { gathersHerbs, siphonsPower, wakesObelisks } from '../texts/quests/gathering.ts'
import { marksForDeath } from '../texts/quests/mark.ts'
import { hiresMercenaries } from '../texts/quests/mercs.ts'
import { leadsPrinces } from '../texts/quests/princes.ts'
import type { QuestText } from '../texts/quests/sayings.ts'
import { countsLastHits } from '../texts/quests/slayer.ts'
import { stillsTremors } from '../texts/quests/terror.ts'

type Sheet = Pick<QuestCard, 'tiers'> & Partial<Pick<QuestCard, 'objects'>>

/** Names and objects are printed; how much progress a tier needs is designed (T-R73). Its words are those of what runs. */
function quest(name: string, { tiers, objects = [] }: Sheet, rules: QuestText): QuestCard {
  const { says } = rules
  return {
    kind: 'quest',
    slug: slugOf(name),
    name,
    from: 'house',
    isAdvanced: false,
    objects,
    says,
    tiers,
    rules,
  }
}

/** All ten Quests (C-9). Names are printed; what they ask for is ours but for what T-38 tells. */
export const QUESTS: readonly QuestCard[] = [
  quest('Monster Slayer!', { tiers: [3, 7, 12] }, countsLastHits({ minion: 1, elite: 2 })),
  quest('Read the Runes!', { tiers: [1, 3, 5], objects: ['altars'] }, readsRunes),
  quest('The Dark Obelisk!', { tiers: [1, 3, 5], objects: ['obelisks'] }, wakesObelisks),
  quest('Siphon Power!', { tiers: [1, 3, 6], objects: ['place-of-power'] }, siphonsPower),
  advanced(
    quest(
      'The Unholy Ritual!',
      { tiers: [2, null, null], objects: ['place-of-power', 'altars'] },
      performsRitual,
    ),
  ),
  quest('Gather Rare Herbs!', { tiers: [2, 4, 6], objects: ['herbs'] }, gathersHerbs),
  quest('Marked for Death!', { tiers: [1, 3, 5] }, marksForDeath),
  advanced(
    quest(
      'The Ogre Prince!',
      { tiers: [1, 3, 6], objects: ['ogre-areas'] },
      leadsPrinces({ slain: 1, across: 2 }),
    ),
  ),
  advanced(quest('The Roving Mercs', { tiers: [1, 2, 4] }, hiresMercenaries)),
  advanced(quest('The Burrowing Terror!', { tiers: [1, 3, null] }, stillsTremors)),
]
