import { SACRIFICE_THIS, xCounters } from '../texts/costs.ts'
import { ally, enemy, inGraveyard, upTo } from '../texts/aims.ts'
import { minus, plus, wisdom, x } from '../texts/amounts.ts'
import { draw, foresee, leaves, recallFromGraveyard } from '../texts/card-deeds.ts'
import { hasFocus } from '../texts/conditions.ts'
import {
  and,
  becomes,
  damage,
  gainsFocus,
  keepInitiative,
  putCounter,
  recovers,
  refresh,
  inTurn,
} from '../texts/deeds.ts'
import type { Face } from '../faces.ts'
import {
  eachAlly,
  eachEnemy,
  eachOtherEnemy,
  it,
  targetAlly,
  targetEnemy,
  thisHero,
} from '../texts/groups.ts'
import { atStart, whenUsesCard } from '../texts/watches.ts'
import { action, EXHAUST, fast, gives, makersOf, rule, slow, trigger } from '../texts/makers.ts'

const { equipment, command, support, affliction } = makersOf('mage')

const oldAction = upTo(inGraveyard('target action card in your graveyard', 'action'))

/** The Mage's cards: Focus, foresight, storms. */
export const MAGE: readonly Face[] = [
  equipment("Acolyte's Robes", [
    gives(['resilient'], hasFocus(thisHero, 2)),
    action('Meditate', fast(0, EXHAUST), { does: [gainsFocus(thisHero, 4)] }),
  ]),
  equipment('Bramble Staff', [
    action('Entangle', slow(1, EXHAUST), {
      aims: [enemy],
      does: [and(damage(wisdom, targetEnemy), becomes(it, 'weakened'))],
    }),
  ]),
  equipment('Orb of Acuity', [
    action('Gaze', slow(0), { does: [foresee(2)] }),
    action('Focus the Lens', fast(0, EXHAUST), { aims: [ally], does: [becomes(targetAlly, 'alert')] }),
  ]),
  equipment('Rod of Lightning', [
    action('Forked Bolt', slow(0, EXHAUST), {
      aims: [enemy],
      does: [inTurn(damage(wisdom, targetEnemy), damage(1, eachOtherEnemy))],
    }),
  ]),
  equipment(
    'Tablet of the Star-Scribe',
    [
      trigger(whenUsesCard, [putCounter('lore')]),
      action('Starfall', slow(1, EXHAUST, xCounters(0)), {
        aims: [enemy],
        does: [damage(plus(x, 4), targetEnemy)],
      }),
    ],
    { counter: 'lore' },
  ),
  equipment("Traveler's Lantern", [
    action('Light the Way', fast(0, EXHAUST), { aims: [ally], does: [gainsFocus(targetAlly, 2)] }),
  ]),
  support(
    'Astral Ward',
    slow(2),
    [rule('ward', "this Hero can't be targeted by enemy commands or enemy equipment abilities")],
    { printed: 'name, class, type and effect' },
  ),
  command('Burst of Radiance', slow(4, EXHAUST), {
    does: [and(damage(wisdom, eachEnemy), recovers(eachAlly, 1))],
  }),
  command('Chain Lightning', slow('X', EXHAUST), {
    aims: [enemy],
    does: [inTurn(damage(minus(wisdom, 2), targetEnemy), damage(x, eachEnemy))],
  }),
  command('Delve the Past', slow(2), {
    aims: [oldAction, oldAction],
    does: [recallFromGraveyard('up to two target action cards with different names from your graveyard')],
    banishesItself: true,
  }),
  support(
    'Ethereal Guide',
    slow(0),
    [
      trigger(atStart, [foresee(2)]),
      action('Guidance', fast(0, SACRIFICE_THIS), { does: [and(refresh(thisHero), draw())] }),
    ],
    { subtype: 'boon' },
  ),
  support('Fixate', slow(1, EXHAUST), [trigger(atStart, [gainsFocus(thisHero, 1)])], {
    from: 'printed',
    printed: 'name, class and cost',
  }),
  command('Inspire', fast(1), {
    aims: [ally],
    does: [and(gainsFocus(targetAlly, 1), becomes(it, 'invigorated'))],
  }),
  affliction(
    'Psychic Stupor',
    slow(0),
    [
      rule('noRefresh', 'this Hero does not become refreshed in the Start Phase'),
      action('Snap Out of It', slow(2), {
        does: [and(leaves('destroyed', 'Psychic Stupor'), refresh(thisHero))],
      }),
    ],
    { subtype: 'curse' },
  ),
  command('Step Through Time', slow(3), { does: [and(refresh(thisHero), draw()), keepInitiative] }),
  command('Sudden Clarity', fast(1), { does: [becomes(thisHero, 'alert'), draw()] }),
]
