import { ONE_FOCUS, RECALL_THIS, SACRIFICE_THIS } from '../texts/costs.ts'
import { ally, enemy, enemyEquipmentAction } from '../texts/aims.ts'
import { instead, minus, plus, power, skill } from '../texts/amounts.ts'
import { draw, foresee, leaves, negates } from '../texts/card-deeds.ts'
import { debuffed, isIt } from '../texts/conditions.ts'
import {
  and,
  becomes,
  damage,
  either,
  exhaust,
  gainsFocus,
  loses,
  recovers,
  refresh,
  inTurn,
  when,
} from '../texts/deeds.ts'
import type { Face } from '../faces.ts'
import { eachAlly, it, itself, subject, targetAlly, targetEnemy, thisHero } from '../texts/groups.ts'
import { atEnd, whenEnemyExhausted, whenExhausted, whenOtherAllyHurts } from '../texts/watches.ts'
import { action, EXHAUST, fast, gives, makersOf, NEW, slow, trigger } from '../texts/makers.ts'

const { equipment, command, support, affliction } = makersOf('ranger')

/** The Ranger's cards: marks, traps, patience. */
export const RANGER: readonly Face[] = [
  equipment('Mask of the Raven', [
    trigger(atEnd, [foresee(2)]),
    action('Feathered Feint', fast(1), { aims: [ally], does: [becomes(targetAlly, 'elusive')] }),
  ]),
  equipment('Quickshot Crossbow', [
    action('Quickshot', fast(1, EXHAUST), { aims: [enemy], does: [damage(skill, targetEnemy)] }),
  ]),
  equipment('Redcliff Assegai', [
    action('Cliffside Thrust', slow(1, EXHAUST), {
      aims: [enemy],
      does: [damage(plus(power, skill), targetEnemy)],
    }),
  ]),
  equipment('Throwing Axe', [
    action('Hurl', slow(0, RECALL_THIS), {
      aims: [enemy],
      does: [damage(minus(power, 1), targetEnemy)],
    }),
  ]),
  equipment("Trapper's Snare", [
    trigger(whenEnemyExhausted, [becomes(subject('that enemy'), 'marked')], { pays: ONE_FOCUS }),
    action('Set the Snare', slow(1, EXHAUST), {
      aims: [enemy],
      does: [and(exhaust(targetEnemy), becomes(it, 'vulnerable'))],
    }),
  ]),
  equipment(
    'Ambush Longbow',
    [
      action('Called Shot', slow(1, EXHAUST), {
        aims: [enemy],
        does: [damage(instead(plus(skill, 1), plus(skill, 3), isIt(it, 'marked')), targetEnemy)],
      }),
    ],
    NEW,
  ),
  command('Carve an Opening', slow(1, EXHAUST), {
    aims: [enemy],
    does: [inTurn(damage(power, targetEnemy), becomes(it, 'vulnerable'))],
  }),
  affliction('Crushed Ribs', slow(1), [gives(['weakened']), trigger(whenExhausted, [loses(itself, 1)])], {
    subtype: 'injury',
    injury: 2,
  }),
  command('Disorient', fast(1), {
    aims: [enemy],
    does: [either(isIt(targetEnemy, 'dazed'), exhaust(it), becomes(it, 'dazed'))],
  }),
  affliction(
    "Hunter's Mark",
    slow(1),
    [
      gives(['marked']),
      action('Lose the Trail', slow(1, EXHAUST), { does: [leaves('destroyed', "Hunter's Mark")] }),
    ],
    { subtype: 'curse' },
  ),
  command('Mislead', fast(1), {
    aims: [enemyEquipmentAction],
    does: [negates(enemyEquipmentAction.says)],
  }),
  support(
    'Pack Tactics',
    slow(1),
    [trigger(whenOtherAllyHurts, [damage(2, subject('that enemy'))], { pays: ONE_FOCUS })],
    { printed: 'name, class and type' },
  ),
  command('Reconnaissance', slow(1), { does: [inTurn(foresee(3), draw())] }),
  command('Undaunted Pursuit', slow(1, EXHAUST), {
    aims: [enemy],
    does: [damage(plus(power, 1), targetEnemy), when(debuffed(it), refresh(thisHero))],
    ignoresElusive: true,
  }),
  command('Watch Your Back', fast(1), { aims: [ally], does: [becomes(targetAlly, 'elusive', 'resilient')] }),
  support(
    "Wolfmother's Blessing",
    slow(1),
    [
      trigger(atEnd, [recovers(thisHero, 2)]),
      action('Call the Pack', fast(0, SACRIFICE_THIS), { does: [gainsFocus(eachAlly, 1)] }),
    ],
    { ...NEW, subtype: 'boon' },
  ),
]
