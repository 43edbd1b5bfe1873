import type { BattleCard } from '../faces.ts'
import { change, makeReady, panic, rations, reroll, strip } from '../texts/events.ts'
import * as has from './abilities.ts'
import { equalizer, equipment, events, reinforcements } from './decks.ts'
import { fighter, stats } from './heroes.ts'
import { BETWEEN, ROLLED, USUAL } from './moments.ts'

const B = 'britannia'
/** The type Her Royal Guard (B-R6). */
const HEARTS = { faction: B, suit: 'hearts' } as const
/** The type Call of the Wild. */
const DIAMONDS = { faction: B, suit: 'diamonds' } as const

/** The S&R deck of Britannia, suit by suit, then its jokers. */
export const BRITANNIA_DECK: readonly BattleCard[] = [
  ...reinforcements(
    HEARTS,
    { slug: 'queens-champion', name: "Queen's Champion", ranks: 'A' },
    fighter(stats(7, 4, 2), ['Human', 'Guard', 'Officer'], [has.TWIN_STRIKE]),
  ),
  ...reinforcements(
    HEARTS,
    { slug: 'her-royal-guard', name: 'Her Royal Guard', ranks: 'K Q J' },
    fighter(stats(7, 3, 1), ['Human', 'Guard'], [has.GUARD]),
  ),
  ...reinforcements(
    HEARTS,
    { slug: 'crown-fusilier', name: 'Crown Fusilier', ranks: '10 9 8' },
    fighter(stats(6, 3, 2), ['Human', 'Gunner'], [has.VOLLEY]),
  ),
  ...reinforcements(
    HEARTS,
    { slug: 'royal-lancer', name: 'Royal Lancer', ranks: '7 6 5' },
    fighter(stats(6, 3, 2), ['Human', 'Mounted'], [has.CHARGE]),
  ),
  ...reinforcements(
    HEARTS,
    { slug: 'palace-surgeon', name: 'Palace Surgeon', ranks: '4 3 2' },
    fighter(stats(6, 1, 1), ['Human', 'Medic'], [has.MEND_I]),
  ),
  ...reinforcements(
    DIAMONDS,
    { slug: 'mammoth', name: 'Mammoth', ranks: 'A' },
    fighter(stats(7, 4, 4), ['Beast'], [has.TRAMPLE]),
  ),
  ...reinforcements(
    DIAMONDS,
    { slug: 'sabre-cat', name: 'Sabre Cat', ranks: 'K Q J' },
    fighter(stats(6, 4, 2), ['Beast'], [has.POUNCE]),
  ),
  ...reinforcements(
    DIAMONDS,
    { slug: 'wolf-pack', name: 'Wolf Pack', ranks: '10 9 8 7' },
    fighter(stats(6, 3, 1), ['Beast'], [has.PACK]),
  ),
  ...reinforcements(
    DIAMONDS,
    { slug: 'scout-falcon', name: 'Scout Falcon', ranks: '6 5 4' },
    fighter(stats(7, 2, 1), ['Beast', 'Flyer'], [has.AIRBORNE, has.SPOT]),
  ),
  ...reinforcements(
    DIAMONDS,
    { slug: 'war-boar', name: 'War Boar', ranks: '3 2' },
    fighter(stats(6, 3, 2), ['Beast'], [has.GORE]),
  ),
  ...equipment(
    B,
    { slug: 'dragon-standard', name: 'Dragon Standard', ranks: 'A' },
    { stats: { atk: 1, def: 1, dmg: 1 } },
  ),
  ...equipment(
    B,
    { slug: 'heartseeker-lance', name: 'Heartseeker Lance', ranks: 'K Q' },
    { stats: { dmg: 1 } },
  ),
  ...equipment(B, { slug: 'scale-barding', name: 'Scale Barding', ranks: 'J 10' }, { stats: { def: 2 } }),
  ...equipment(B, { slug: 'hunters-sights', name: "Hunter's Sights", ranks: '9 8' }, { stats: { atk: 2 } }),
  ...equipment(
    B,
    { slug: 'storm-horn', name: 'Storm Horn', ranks: '7 6' },
    { stats: { atk: 1 }, grants: has.RALLY },
  ),
  ...equipment(
    B,
    { slug: 'snare-net', name: 'Snare Net', ranks: '5 4' },
    { stats: { atk: -2 }, isHostile: true },
  ),
  ...equipment(
    B,
    { slug: 'bait-scent', name: 'Bait Scent', ranks: '3 2' },
    { stats: { def: -2 }, isHostile: true },
  ),
  ...events(
    B,
    { slug: 'royal-summons', name: 'Royal Summons', ranks: 'A' },
    { moments: USUAL, deed: makeReady },
  ),
  ...events(
    B,
    { slug: 'ambush-b', name: 'Ambush', ranks: 'K Q' },
    { moments: USUAL, deed: change('ambush', 'own', { atk: 2, dmg: 2 }) },
  ),
  ...events(
    B,
    { slug: 'field-rations', name: 'Field Rations', ranks: 'J 10' },
    { moments: USUAL, deed: rations(3) },
  ),
  ...events(
    B,
    { slug: 'fog-bank', name: 'Fog Bank', ranks: '9 8' },
    { moments: USUAL, deed: change('fog-bank', 'any', { def: 2 }) },
  ),
  ...events(B, { slug: 'cut-straps', name: 'Cut Straps', ranks: '7 6' }, { moments: USUAL, deed: strip }),
  ...events(B, { slug: 'panic', name: 'Panic', ranks: '5 4' }, { moments: BETWEEN, deed: panic }),
  ...events(B, { slug: 'providence', name: 'Providence', ranks: '3 2' }, { moments: ROLLED, deed: reroll }),
  equalizer(B, 1, {
    slug: 'rampaging-tyrant',
    name: 'Rampaging Tyrant',
    from: 'house',
    atk: 6,
    dmg: 4,
    attacks: 1,
    classes: ['Beast', 'Rogue'],
  }),
  equalizer(B, 2, {
    slug: 'border-reavers',
    name: 'Border Reavers',
    from: 'house',
    atk: 4,
    dmg: 2,
    attacks: 4,
    classes: ['Human', 'Gunner', 'Rogue'],
  }),
]
