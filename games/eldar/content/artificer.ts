import { counters, ONE_FOCUS, payHp, SACRIFICE_EQUIPMENT, SACRIFICE_THIS } from '../texts/costs.ts'
import { ally, attached, enemy, enemyActionBelowX, enemyActionCard, inGraveyard } from '../texts/aims.ts'
import { noted, plus, skill, wisdom, x } from '../texts/amounts.ts'
import {
  draw,
  leaves,
  negates,
  recallFromGraveyard,
  recallsPending,
  scrap,
  toTarget,
} from '../texts/card-deeds.ts'
import { debuffed, has } from '../texts/conditions.ts'
import {
  and,
  becomes,
  damage,
  exhaust,
  gainsFocus,
  isRefreshed,
  loses,
  putCounter,
  recovers,
  refresh,
  inTurn,
} from '../texts/deeds.ts'
import type { Face } from '../faces.ts'
import { eachEnemy, it, itself, subject, targetAlly, targetEnemy, thisHero } from '../texts/groups.ts'
import { atStart, whenEnters, whenEquipped, whenTainted, whenTargeted } from '../texts/watches.ts'
import { action, EXHAUST, fast, gives, makersOf, mode, NEW, rule, slow, trigger } from '../texts/makers.ts'

const { equipment, command, support, affliction } = makersOf('artificer')

const enemyKit = attached('target equipment or support attached to an enemy', 'enemy', [
  'support',
  'equipment',
])
const anyEquipment = attached('target equipment attached to any Hero', 'any', ['equipment'])
const oldEquipment = inGraveyard('target equipment card from your graveyard', 'equipment')

/** The Artificer's cards: contraptions, curses, second thoughts. */
export const ARTIFICER: readonly Face[] = [
  equipment("Alchemist's Tools", [
    action('Brew', slow(1), {
      modes: [mode([enemy], loses(targetEnemy, 2)), mode([ally], recovers(targetAlly, 2))],
    }),
  ]),
  equipment('Arm of the Deep', [
    action('Crushing Grip', slow(2, EXHAUST), {
      aims: [enemy],
      does: [damage(plus(skill, wisdom), targetEnemy)],
    }),
  ]),
  equipment('Caltrops', [
    trigger(whenTargeted, [loses(subject('that enemy'), 1)]),
    action('Scatter', slow(1, SACRIFICE_THIS), { does: [loses(eachEnemy, 2)] }),
  ]),
  equipment(
    'Clockwork Familiar',
    [trigger(atStart, [putCounter('gear')]), action('Fetch', fast(0, counters(2)), { does: [draw()] })],
    { counter: 'gear' },
  ),
  equipment('Dreamfast Amulet', [
    action('Dream Again', fast(0), { aims: [ally], does: [and(refresh(targetAlly), gainsFocus(it, 1))] }),
  ]),
  equipment(
    'Galvanic Coil',
    [action('Discharge', slow('X'), { aims: [enemy], does: [damage(x, targetEnemy)] })],
    NEW,
  ),
  command('Dismantle', fast(2), { ...NEW, aims: [enemyKit], does: [toTarget('destroy', enemyKit.says)] }),
  command('Flash', fast(1), { does: [becomes(eachEnemy, 'weakened')] }),
  affliction('Grease Trap', fast(1), [trigger(whenEnters, [exhaust(thisHero)]), gives(['marked'])], {
    subtype: 'injury',
    injury: 1,
  }),
  affliction(
    'Heat Metal',
    slow(1),
    [
      trigger(atStart, [loses(thisHero, 2)], { condition: has(thisHero, 'equipment') }),
      action('Drop It', fast(0, SACRIFICE_EQUIPMENT), { does: [leaves('destroyed', 'Heat Metal')] }),
    ],
    { subtype: 'curse' },
  ),
  command('Improvised Ammunition', slow(1, EXHAUST), {
    aims: [enemy],
    does: [
      inTurn(
        scrap(3),
        damage(plus(skill, noted('the number of equipment cards scrapped this way')), targetEnemy),
      ),
    ],
  }),
  command('Reevaluate', fast(0), {
    modes: [
      mode([enemyActionCard], recallsPending(enemyActionCard.says)),
      mode([anyEquipment], toTarget('recall', anyEquipment.says)),
    ],
  }),
  support(
    'Specialized Serum',
    slow(0),
    [
      gives(['resilient'], debuffed(thisHero), { isLate: true }),
      action('Inject', fast(0, SACRIFICE_THIS), { does: [and(recovers(thisHero, 4), isRefreshed(itself))] }),
    ],
    { subtype: 'boon' },
  ),
  affliction(
    'Tainted Remedy',
    slow(1),
    [
      trigger(whenEnters, [loses(thisHero, 3)]),
      rule('taint', 'if this Hero would recover HP, it loses that much HP instead'),
      trigger(whenTainted, [leaves('destroyed', 'Tainted Remedy')]),
    ],
    { subtype: 'curse' },
  ),
  support("Tinker's Apprentice", slow(1), [
    trigger(atStart, [recallFromGraveyard(oldEquipment.says)], { pays: ONE_FOCUS, aims: [oldEquipment] }),
    trigger(whenEquipped, [gainsFocus(thisHero, 1)]),
  ]),
  command('Unravel', fast('X', payHp(2)), {
    aims: [enemyActionBelowX],
    does: [negates(enemyActionBelowX.says)],
  }),
]
