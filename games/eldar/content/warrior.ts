import { payHp, xCounters } from '../texts/costs.ts'
import { enemy } from '../texts/aims.ts'
import { instead, plus, power, x } from '../texts/amounts.ts'
import { destroys, draw } from '../texts/card-deeds.ts'
import { anEnemyBloodied, bloodied, debuffed, ifNoted } from '../texts/conditions.ts'
import {
  and,
  becomes,
  damage,
  fight,
  losesFocus,
  putCounter,
  recovers,
  refresh,
  inTurn,
  when,
} from '../texts/deeds.ts'
import type { Face } from '../faces.ts'
import { eachAlly, eachEnemy, eachHero, it, itself, targetEnemy, thisHero } from '../texts/groups.ts'
import { whenDamaged, whenThisDefeats } from '../texts/watches.ts'
import { action, EXHAUST, fast, gives, makersOf, NEW, slow, trigger } from '../texts/makers.ts'

const { equipment, command, support, affliction } = makersOf('warrior')

/** The Warrior's cards: wounds that pay, blows that fell. */
export const WARRIOR: readonly Face[] = [
  equipment('Akhir Greataxe', [
    action('Cleaving Hew', slow(0, EXHAUST), {
      aims: [enemy],
      does: [damage(instead(power, plus(power, 1), bloodied(thisHero)), targetEnemy)],
    }),
  ]),
  equipment('Broadsword of the Abyss', [
    action('Abyssal Arc', slow(0, EXHAUST, payHp(2)), {
      aims: [enemy],
      does: [damage(plus(power, 2), targetEnemy)],
    }),
  ]),
  equipment('Club of Enlightening', [
    action('Enlighten', slow(1, EXHAUST), {
      aims: [enemy],
      does: [and(damage(power, targetEnemy), becomes(it, 'dazed'))],
    }),
  ]),
  equipment(
    'Pendant of Rising Fury',
    [
      trigger(whenDamaged, [putCounter('fury')]),
      action('Unleash', slow(0, xCounters(1)), { aims: [enemy], does: [damage(x, targetEnemy)] }),
    ],
    { counter: 'fury' },
  ),
  equipment(
    "Gladiator's Buckler",
    [action('Brace', fast(0), { does: [becomes(thisHero, 'resilient')] })],
    NEW,
  ),
  equipment(
    'Warhorn of the Old Way',
    [action('Sound the Charge', slow(2), { does: [becomes(eachAlly, 'invigorated')] })],
    NEW,
  ),
  support('Bloodlust', slow(1), [
    gives(['invigorated'], anEnemyBloodied),
    trigger(whenThisDefeats, [refresh(thisHero)]),
  ]),
  command('Disarming Strike', slow(2, EXHAUST), {
    aims: [enemy],
    does: [inTurn(damage(power, targetEnemy), destroys('equipment', it))],
  }),
  command("Dragonlord's Wrath", slow(4, EXHAUST), {
    aims: [enemy],
    does: [inTurn(damage(plus(power, 2), targetEnemy), damage(2, eachEnemy))],
  }),
  command('Great Cleave', slow(2, EXHAUST), { does: [damage(power, eachEnemy)] }),
  command('Impatient Assault', fast(1, EXHAUST), {
    aims: [enemy],
    does: [damage(power, targetEnemy), becomes(thisHero, 'vulnerable')],
  }),
  command('Prize Fighting', slow(2), {
    aims: [enemy],
    does: [fight(targetEnemy), when(ifNoted('that enemy is defeated this way'), draw(2))],
  }),
  command('Reckless Charge', slow(1), {
    does: [becomes(eachHero, 'vulnerable'), becomes(thisHero, 'invigorated')],
    printed: 'name, class and that every Hero becomes Vulnerable for a round',
  }),
  command('Second Wind', slow(3), {
    does: [when(bloodied(thisHero), refresh(itself)), recovers(thisHero, 4)],
  }),
  affliction('Seeing Stars', slow(1), [gives(['dazed'])], { subtype: 'injury', injury: 2 }),
  command('Wallop', slow(1, EXHAUST), {
    aims: [enemy],
    does: [damage(plus(power, 1), targetEnemy), when(debuffed(it), losesFocus(it, 1))],
  }),
]
