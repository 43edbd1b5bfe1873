import { DISCARD, SACRIFICE_THIS } from '../texts/costs.ts'
import { anotherHero, enemy, enemyActionAtThisHero } from '../texts/aims.ts'
import { instead, minus, plus, skill } from '../texts/amounts.ts'
import { draw, leaves, lookAtHand, makeDiscard, mayEquip, negates } from '../texts/card-deeds.ts'
import { afflicted, ifNoted, refreshed, targetedNobody } from '../texts/conditions.ts'
import {
  and,
  becomes,
  borrowAttributes,
  damage,
  gainsFocus,
  loses,
  losesFocus,
  recovers,
  inTurn,
  when,
} from '../texts/deeds.ts'
import type { Face } from '../faces.ts'
import { it, targetEnemy, thisHero, whoPlayedThis } from '../texts/groups.ts'
import { atEnd, atStart, whenLeaves } from '../texts/watches.ts'
import { action, EXHAUST, fast, gives, makersOf, NEW, rule, slow, trigger } from '../texts/makers.ts'

const { equipment, command, support, affliction } = makersOf('thief')

/** The Thief's cards: shadows, wounds that linger, other people's secrets. */
export const THIEF: readonly Face[] = [
  equipment(
    'Cloak of the Nightstalker',
    [
      gives(['elusive'], targetedNobody(thisHero)),
      action('Step from Shadow', slow(1, EXHAUST), {
        aims: [enemy],
        does: [damage(plus(skill, 1), targetEnemy)],
      }),
    ],
    { printed: 'name, class and the condition of its Elusive' },
  ),
  equipment(
    "Extortionist's Dagger",
    [
      action('Extort', slow(0, EXHAUST), {
        aims: [enemy],
        does: [
          inTurn(damage(minus(skill, 1), targetEnemy), losesFocus(it, 1)),
          when(ifNoted('it lost Focus this way'), gainsFocus(thisHero, 1)),
        ],
      }),
    ],
    { printed: 'name and type' },
  ),
  equipment(
    "Fence's Satchel",
    [action('Fence the Goods', fast(0, DISCARD), { does: [gainsFocus(thisHero, 2), draw()] })],
    NEW,
  ),
  equipment('Scimitar of Speed', [
    action('Flicker', fast(0), { aims: [enemy], does: [damage(1, targetEnemy)] }),
    action('Full Swing', slow(0, EXHAUST), { aims: [enemy], does: [damage(minus(skill, 1), targetEnemy)] }),
  ]),
  equipment(
    "Thieves' Gloves",
    [
      action('Borrowed Talent', slow(2), {
        aims: [anotherHero],
        does: [borrowAttributes({ ...it, says: 'another target Hero' })],
      }),
    ],
    { printed: 'name and class; name and cost of an ability that we put here' },
  ),
  command('Eavesdrop', fast(0), { does: [lookAtHand, draw()] }),
  support(
    'Fade Into Shadow',
    slow(2),
    [
      gives(['elusive']),
      action('Vanish', fast(0, SACRIFICE_THIS), {
        aims: [enemyActionAtThisHero],
        does: [negates(enemyActionAtThisHero.says)],
      }),
    ],
    { subtype: 'boon' },
  ),
  affliction('Festering Wound', slow(1), [trigger(atStart, [loses(thisHero, 1)])], {
    subtype: 'injury',
    injury: 3,
  }),
  command('Second-Story Work', slow(1), { does: [inTurn(draw(), mayEquip)] }),
  command('Shot to the Eye', fast(2, EXHAUST), {
    aims: [enemy],
    does: [and(damage(skill, targetEnemy), becomes(it, 'weakened'))],
  }),
  command('Stolen Secrets', slow(1), { does: [makeDiscard, draw()] }),
  command('Surgical Strike', slow(1, EXHAUST), {
    aims: [enemy],
    does: [damage(instead(skill, plus(skill, 3), afflicted(it)), targetEnemy)],
  }),
  support('Umbral Veil', fast(2), [
    gives(['elusive', 'resilient'], refreshed(thisHero)),
    trigger(whenLeaves, [recovers(thisHero, 2)]),
  ]),
  command('Uncanny Dodge', fast(2), {
    aims: [enemyActionAtThisHero],
    does: [negates(enemyActionAtThisHero.says)],
    printed: 'name, class and that it is Fast',
  }),
  affliction(
    'Vampiric Bond',
    slow(2),
    [
      trigger(atStart, [and(loses(thisHero, 1), recovers(whoPlayedThis, 1))]),
      action('Sever the Bond', slow(1, EXHAUST), { does: [leaves('destroyed', 'Vampiric Bond')] }),
    ],
    { subtype: 'curse' },
  ),
  affliction(
    'Withering Touch',
    slow(2),
    [rule('noRecovery', "this Hero can't recover HP"), trigger(atEnd, [loses(thisHero, 1)])],
    { subtype: 'injury', injury: 3, printed: 'name, type and blood counters' },
  ),
]
