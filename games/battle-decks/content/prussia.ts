import type { BattleCard } from '../faces.ts'
import { change, makeReady, rations, reroll, strip } from '../texts/events.ts'
import * as has from './abilities.ts'
import { equalizer, equipment, events, reinforcements } from './decks.ts'
import { fighter, stats } from './heroes.ts'
import { ROLLED, USUAL } from './moments.ts'

const P = 'prussia'
/** The type Iron Company (B-R6). */
const HEARTS = { faction: P, suit: 'hearts' } as const
/** The type Clockwork Foundry. */
const DIAMONDS = { faction: P, suit: 'diamonds' } as const

/** The S&R deck of Prussia, suit by suit, then its jokers. */
export const PRUSSIA_DECK: readonly BattleCard[] = [
  ...reinforcements(
    HEARTS,
    { slug: 'storm-marshal', name: 'Storm Marshal', ranks: 'A' },
    fighter(stats(7, 4, 2), ['Human', 'Officer'], [has.RALLY]),
  ),
  ...reinforcements(
    HEARTS,
    { slug: 'shield-grenadier', name: 'Shield Grenadier', ranks: 'K Q J' },
    fighter(stats(7, 2, 1), ['Human', 'Guard'], [has.GUARD]),
  ),
  ...reinforcements(
    HEARTS,
    { slug: 'rifle-jaeger', name: 'Rifle Jaeger', ranks: '10 9 8' },
    fighter(stats(6, 3, 2), ['Human', 'Gunner'], [has.VOLLEY]),
  ),
  ...reinforcements(
    HEARTS,
    { slug: 'trench-raider', name: 'Trench Raider', ranks: '7 6 5' },
    fighter(stats(6, 3, 2), ['Human'], [has.BREACH]),
  ),
  ...reinforcements(
    HEARTS,
    { slug: 'corps-mechanic', name: 'Corps Mechanic', ranks: '4 3 2' },
    fighter(stats(6, 1, 1), ['Human', 'Engineer'], [has.REPAIR_I]),
  ),
  ...reinforcements(
    DIAMONDS,
    { slug: 'walking-bastion', name: 'Walking Bastion', ranks: 'A' },
    fighter(stats(8, 3, 3), ['Machine'], [has.TRAMPLE]),
  ),
  ...reinforcements(
    DIAMONDS,
    { slug: 'steam-hussar', name: 'Steam Hussar', ranks: 'K Q J' },
    fighter(stats(6, 4, 2), ['Machine', 'Mounted'], [has.CHARGE]),
  ),
  ...reinforcements(
    DIAMONDS,
    { slug: 'drill-automaton', name: 'Drill Automaton', ranks: '10 9 8 7' },
    fighter(stats(6, 3, 1), ['Machine'], [has.FORMATION]),
  ),
  ...reinforcements(
    DIAMONDS,
    { slug: 'spotter-balloon', name: 'Spotter Balloon', ranks: '6 5 4' },
    fighter(stats(7, 2, 1), ['Machine', 'Flyer'], [has.AIRBORNE, has.SPOT]),
  ),
  ...reinforcements(
    DIAMONDS,
    { slug: 'mortar-crew', name: 'Mortar Crew', ranks: '3 2' },
    fighter(stats(6, 2, 1), ['Machine', 'Gunner'], [has.SHELL]),
  ),
  ...equipment(
    P,
    { slug: 'voltaic-harness', name: 'Voltaic Harness', ranks: 'A' },
    { stats: { atk: 1, def: 1, dmg: 1 } },
  ),
  ...equipment(P, { slug: 'rifled-barrel', name: 'Rifled Barrel', ranks: 'K Q' }, { stats: { atk: 2 } }),
  ...equipment(P, { slug: 'riveted-plate', name: 'Riveted Plate', ranks: 'J 10' }, { stats: { def: 2 } }),
  ...equipment(P, { slug: 'steam-gauntlet', name: 'Steam Gauntlet', ranks: '9 8' }, { stats: { dmg: 1 } }),
  ...equipment(
    P,
    { slug: 'liquid-fire', name: 'Liquid Fire', ranks: '7 6' },
    { stats: { def: -1 }, grants: has.BARRAGE_II },
  ),
  ...equipment(
    P,
    { slug: 'gear-clamp', name: 'Gear Clamp', ranks: '5 4' },
    { stats: { atk: -2 }, isHostile: true },
  ),
  ...equipment(
    P,
    { slug: 'acid-flask', name: 'Acid Flask', ranks: '3 2' },
    { stats: { def: -2 }, isHostile: true },
  ),
  ...events(
    P,
    { slug: 'emergency-orders', name: 'Emergency Orders', ranks: 'A' },
    { moments: USUAL, deed: makeReady },
  ),
  ...events(
    P,
    { slug: 'ambush-p', name: 'Ambush', ranks: 'K Q' },
    { moments: USUAL, deed: change('ambush', 'own', { atk: 2, dmg: 2 }) },
  ),
  ...events(
    P,
    { slug: 'spare-parts', name: 'Spare Parts', ranks: 'J 10' },
    { moments: USUAL, deed: rations(3) },
  ),
  ...events(
    P,
    { slug: 'smoke-shells', name: 'Smoke Shells', ranks: '9 8' },
    { moments: USUAL, deed: change('smoke-shells', 'any', { def: 2 }) },
  ),
  ...events(P, { slug: 'sabotage', name: 'Sabotage', ranks: '7 6' }, { moments: USUAL, deed: strip }),
  ...events(
    P,
    { slug: 'suppressing-fire', name: 'Suppressing Fire', ranks: '5 4' },
    { moments: USUAL, deed: change('suppressing-fire', 'opposing', { atk: -2 }) },
  ),
  ...events(P, { slug: 'recalculate', name: 'Recalculate', ranks: '3 2' }, { moments: ROLLED, deed: reroll }),
  equalizer(P, 1, {
    slug: 'airship-pirates',
    name: 'Airship Pirates',
    from: 'printed',
    atk: 4,
    dmg: 5,
    attacks: 3,
    classes: ['Human', 'Flyer', 'Gunner', 'Rogue'],
  }),
  equalizer(P, 2, {
    slug: 'rogue-super-soldiers',
    name: 'Rogue Super Soldiers',
    from: 'printed',
    atk: 5,
    dmg: 3,
    attacks: 2,
    classes: ['Human', 'Rogue'],
  }),
]
