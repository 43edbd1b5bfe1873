import { ONE_FOCUS, SACRIFICE_THIS, xCounters } from '../texts/costs.ts'
import { ally, attached, enemy, enemyActionAtAnotherAlly } from '../texts/aims.ts'
import { plus, power, wisdom, x } from '../texts/amounts.ts'
import { banishes, destroys, leaves, takesAttack, toTarget } from '../texts/card-deeds.ts'
import { bloodied, refreshed } from '../texts/conditions.ts'
import { and, becomes, damage, losesAll, putCounter, recovers, inTurn } from '../texts/deeds.ts'
import type { Face } from '../faces.ts'
import {
  eachAlly,
  eachEnemy,
  eachOtherHero,
  it,
  itself,
  secondAlly,
  subject,
  targetAlly,
  targetEnemy,
  thisHero,
} from '../texts/groups.ts'
import { atEnd, whenAllyDamaged, whenDamaged, whenEnters, whenOtherAllyDamaged } from '../texts/watches.ts'
import { action, EXHAUST, fast, gives, makersOf, mode, NEW, rule, slow, trigger } from '../texts/makers.ts'

const { equipment, command, support, affliction } = makersOf('paladin')

const alliedAffliction = attached('target affliction attached to an ally', 'ally', ['affliction'])

function verdict(slot: 'equipment' | 'support'): ReturnType<typeof mode> {
  return mode([enemy], inTurn(damage(plus(wisdom, 1), targetEnemy), banishes(slot, it)))
}

/** The Paladin's cards: shields, oaths, light. */
export const PALADIN: readonly Face[] = [
  equipment(
    'Censer of Absolution',
    [
      action('Absolve', slow(1), {
        aims: [alliedAffliction],
        does: [toTarget('destroy', alliedAffliction.says)],
      }),
    ],
    NEW,
  ),
  equipment(
    'Dawnbreaker Mace',
    [
      action('Dawnstrike', slow(0, EXHAUST), {
        aims: [enemy],
        does: [inTurn(losesAll(targetEnemy, 'buffs'), damage(power, it))],
      }),
    ],
    NEW,
  ),
  equipment('Ironshell Plate', [
    gives(['resilient'], bloodied(thisHero)),
    action('Dig In', fast(1), { does: [and(becomes(thisHero, 'resilient'), recovers(itself, 1))] }),
  ]),
  equipment(
    "Oathkeeper's Reliquary",
    [
      trigger(whenOtherAllyDamaged, [putCounter('oath')]),
      action('Keep the Oath', fast(0, xCounters(0)), { aims: [ally], does: [recovers(targetAlly, x)] }),
    ],
    { ...NEW, counter: 'oath' },
  ),
  equipment('Radiant Greathammer', [
    action('Radiant Smash', slow(2, EXHAUST), {
      aims: [enemy, ally],
      does: [and(damage(power, targetEnemy), recovers(secondAlly, wisdom))],
    }),
  ]),
  equipment('Shield of Primordials', [
    action('Primordial Aegis', fast(0, EXHAUST), { does: [becomes(eachAlly, 'resilient')] }),
  ]),
  support(
    'Blessing of the Dawn',
    slow(1),
    [trigger(whenAllyDamaged, [recovers(subject('that ally'), 3)], { pays: SACRIFICE_THIS })],
    { ...NEW, subtype: 'boon' },
  ),
  command('Intercept', fast(1), {
    aims: [enemyActionAtAnotherAlly],
    does: [takesAttack(enemyActionAtAnotherAlly.says), becomes(thisHero, 'resilient')],
  }),
  affliction(
    'Involuntary Repose',
    slow(2),
    [
      rule('noSlow', "this Hero can't use Slow actions"),
      trigger(whenDamaged, [leaves('destroyed')]),
      trigger(atEnd, [leaves('destroyed')], { pays: ONE_FOCUS }),
    ],
    { subtype: 'curse' },
  ),
  command('Lay on Hands', slow(1, EXHAUST), {
    ...NEW,
    aims: [ally],
    does: [and(recovers(targetAlly, plus(wisdom, 2)), losesAll(it, 'debuffs'))],
  }),
  command("Light's Verdict", slow(3, EXHAUST), { ...NEW, modes: [verdict('equipment'), verdict('support')] }),
  support(
    'Oath of the Bulwark',
    slow(2),
    [
      gives(['resilient'], refreshed(thisHero), { to: 'otherAllies' }),
      trigger(whenEnters, [recovers(eachAlly, 1)]),
    ],
    NEW,
  ),
  command('Searing Pulse', slow('X', EXHAUST), {
    does: [inTurn(damage(x, eachEnemy), recovers(thisHero, x))],
  }),
  command('Shockwave', slow(1, EXHAUST), { does: [damage(3, eachOtherHero)] }),
  support('Spirit Guardian', slow(3), [
    rule(
      'guardian',
      "if this Hero's HP would become 0, it becomes 1 instead and this Hero sacrifices Spirit Guardian",
    ),
  ]),
  command('Sundering Blow', slow(2, EXHAUST), {
    aims: [enemy],
    does: [inTurn(damage(power, targetEnemy), destroys('support', it))],
  }),
]
