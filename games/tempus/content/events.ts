import type { EventCard } from '../faces.ts'
import { MONSTER_IDS } from '../state.ts'
import { bonus, forAll, forHeroes, gives } from '../texts/bonuses.ts'
import { worded } from '../texts/deeds/basic.ts'
import {
  appears,
  blessesAll,
  dealsCards,
  enragesElite,
  provides,
  reinforces,
  revealsQuest,
  wakesMinions,
} from '../texts/events/camps.ts'
import { goesWild } from '../texts/events/magic.ts'
import { forRound, later, now, staying, tokenForRound } from '../texts/events/makers.ts'
import {
  bites,
  bladeObjectives,
  carries,
  deckObjectives,
  dropsMost,
  FATE_WORDS,
  firstCritical,
  firstDefeat,
  rainsLoot,
} from '../texts/events/prizes.ts'
import {
  both,
  damage,
  drawsNear,
  gets,
  onD20,
  rains,
  roundDamage,
  roundPiercing,
  strikesArea,
  strikesHeroes,
} from '../texts/events/storms.ts'
import { eruptsFor, laysArea, laysToken } from '../texts/events/tokens.ts'
import { ascends, namesChampions, paysForChampion } from '../texts/events/trial.ts'
import { advanced, named } from '../texts/loot.ts'
import {
  ANTIMAGIC,
  ASCENDED,
  BANNER,
  BLADE,
  CARRIED,
  CHAMPION_OF,
  DECK,
  ENRAGED,
  FAVOURED,
  GEYSER,
  MIST,
  RIFT,
  TELEPORTAL,
  TRIUMPH,
} from './event-effects.ts'

/** The forty Events (C-10). */
export const EVENTS: readonly EventCard[] = [
  named(
    advanced(
      staying('Deck of Many Things', {
        locations: 1,
        deed: worded(
          `a token; a Hero on it may spend an Action and roll: ${FATE_WORDS}; then it leaves`,
          laysToken(DECK),
        ),
        objectives: deckObjectives,
      }),
    ),
  ),
  named(
    staying('Fallen Blade', {
      locations: 1,
      deed: worded('a token; Athletics on it draws 1 Loot, and it leaves', laysToken(BLADE)),
      objectives: bladeObjectives,
    }),
  ),
  named(
    advanced(
      staying('Champion’s Trial', {
        deed: namesChampions(CHAMPION_OF),
        gives: { watches: [paysForChampion(CHAMPION_OF.slug, TRIUMPH.slug, 2)] },
      }),
    ),
  ),
  named(
    advanced(
      staying('Tempus Ascendant', {
        acts: 'round-end',
        deed: ascends({ most: 2, memory: ASCENDED, champion: CHAMPION_OF.slug, triumph: TRIUMPH.slug }),
      }),
    ),
  ),
  named(staying('Teleportal', { locations: 2, deed: laysToken(TELEPORTAL, 3) })),
  later('Meteor Strike', strikesArea(3, roundDamage), 1),
  later('Lightning Storm', strikesArea(3, roundPiercing(5)), 3),
  advanced(
    later('Firestorm', strikesArea(5, onD20({ from: 11, to: 20 }, both(roundDamage, gets('burn', 1)))), 1),
  ),
  advanced(
    later('Ice Storm', strikesArea(5, both(roundDamage, onD20({ from: 1, to: 9 }, gets('root', 1)))), 1),
  ),
  tokenForRound('Poison Mist', laysArea(MIST, 5)),
  advanced(
    staying('Flame Geyser', {
      acts: 'every-initiative',
      locations: 1,
      deed: eruptsFor(3, GEYSER, { size: 3, blow: gets('burn', 2) }),
    }),
  ),
  later('Earthquake', strikesHeroes(onD20({ from: 1, to: 8 }, both(damage(2), gets('root', 1))))),
  advanced(later('Vortex', drawsNear(5, 2), 1)),
  advanced(tokenForRound('Rift of Blades', laysArea(RIFT, 5))),
  forRound('Blood Moon', { bonuses: [forAll(bonus('damage', 2))] }),
  later('Healing Rain', rains(2)),
  now('Blessing of Tempus', blessesAll(FAVOURED), { lasts: 'round' }),
  advanced(forRound('Curse of Weakness', { bonuses: [forHeroes(bonus('attack', -2))] })),
  forRound('Fog of War', { bonuses: [forAll(bonus('sight', 5))] }),
  advanced(forRound('Wild Magic', { watches: [goesWild({ fails: 4, strikes: 17, by: 3 })] })),
  advanced(tokenForRound('Antimagic Field', laysArea(ANTIMAGIC, 5))),
  now('War Drums', wakesMinions),
  now('Rage of the Ogre', enragesElite(ENRAGED), { lasts: 'round' }),
  advanced(later('Tremors', appears('Ankheg', MONSTER_IDS.ankheg), 1)),
  advanced(later('Demonic Gate', appears('Bulezau', MONSTER_IDS.bulezau), 1)),
  now('Reinforcements', reinforces),
  now('Tempus Provides', provides),
  later('Treasure Rain', rainsLoot, 2),
  advanced(staying('Mimic', { acts: 'never', gives: { watches: [bites(3)] } })),
  advanced(now('Greed of Waukeen', dropsMost(2), { acts: 'round-end' })),
  staying('Crowd’s Favour', { acts: 'never', gives: { watches: [firstCritical] } }),
  staying('First Blood', { acts: 'never', gives: { watches: [firstDefeat] } }),
  advanced(now('A New Trial', revealsQuest)),
  staying('Race to the Banner', {
    locations: 1,
    deed: laysToken(BANNER),
    gives: { watches: carries(CARRIED.slug, BANNER) },
  }),
  advanced(forRound('Reversal of Fate', { quirks: { turnsReversed: 1 } })),
  forRound('Tailwind', { bonuses: [forHeroes(bonus('spaces', 2))] }),
  forRound('Deep Mud', { quirks: { movesLess: 2 } }),
  forRound('Sage’s Blessing', { bonuses: [forHeroes(gives('skill-advantage'))] }),
  advanced(forRound('Whispers of Doubt', { bonuses: [forHeroes(gives('skill-disadvantage'))] })),
  now('Scrying Pool', dealsCards(2, 1)),
]
