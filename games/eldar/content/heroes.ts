import { ONE_FOCUS, payHp, scrapCost } from '../texts/costs.ts'
import { ally, bloodiedEnemy, enemy, enemyTrigger, equippedAlly } from '../texts/aims.ts'
import { instead, minus, plus, power, skill, wisdom } from '../texts/amounts.ts'
import { draw, foresee, negates, recalls } from '../texts/card-deeds.ts'
import { afflicted, bloodied, hasFocus, refreshed, wasNotTargeted } from '../texts/conditions.ts'
import { exactly } from '../texts/amounts.ts'
import {
  and,
  becomes,
  damage,
  gainsFocus,
  isRefreshed,
  loses,
  recovers,
  refresh,
  inTurn,
} from '../texts/deeds.ts'
import type { Ability, Face, Group } from '../faces.ts'
import { it, itself, subject, targetAlly, targetEnemy, thatEnemy, thisHero } from '../texts/groups.ts'
import type { ClassId } from '../terms.ts'
import { atEnd, atStart, whenEnemyAfflicted, whenOtherAllyFalls, whenTargeted } from '../texts/watches.ts'
import { action, EXHAUST, face, fast, gives, named, rule, slow, trigger } from '../texts/makers.ts'

interface HeroText {
  readonly title: string
  readonly class: ClassId
  readonly attributes: readonly [number, number, number]
  readonly hp: number
  readonly printed?: string
}

function hero(name: string, text: HeroText, abilities: readonly Ability[]): Face {
  return face({ printed: 'name, title and class', ...text, name, kind: 'hero', play: null, abilities })
}

const bloodiedTarget: Group = { ...targetEnemy, says: 'target bloodied enemy' }
const equippedTarget: Group = { ...targetAlly, says: 'target equipped ally' }

/** The twelve Heroes of Set 1: names, most titles and classes are printed, the rest is ours. */
export const HEROES: readonly Face[] = [
  hero('Yuri', { title: ', Fist of the Brine', class: 'warrior', attributes: [4, 0, 0], hp: 18 }, [
    named('Rising Tide', gives(['invigorated'], bloodied(thisHero))),
    action('Brine Knuckles', slow(0, EXHAUST, payHp(3)), {
      aims: [enemy],
      does: [damage(minus(power, 1), targetEnemy)],
    }),
  ]),
  hero('Sosha', { title: ' of the Old Way', class: 'warrior', attributes: [4, 0, 0], hp: 16 }, [
    named(
      'Read the Stance',
      rule('readStance', 'damage that this Hero deals to a debuffed enemy is 1 higher'),
    ),
    action('Test of Iron', slow(1), { aims: [enemy], does: [becomes(targetEnemy, 'weakened')] }),
  ]),
  hero('Elena', { title: ' of the Ashlands', class: 'ranger', attributes: [3, 3, 0], hp: 16 }, [
    named(
      'Spring the Trap',
      trigger(whenTargeted, [damage(skill, subject('that enemy'))], { pays: ONE_FOCUS }),
    ),
    action('Patient Watch', slow(0, EXHAUST), {
      aims: [enemy],
      does: [and(becomes(targetEnemy, 'marked'), gainsFocus(thisHero, 1))],
    }),
  ]),
  hero(
    'Kiran',
    {
      title: ', Reed in the Gale',
      class: 'ranger',
      attributes: [2, 3, 0],
      hp: 15,
      printed: 'name and class',
    },
    [
      named('Never Still', gives(['elusive'], refreshed(thisHero))),
      action('Skirmish', fast(1, EXHAUST), { aims: [enemy], does: [damage(minus(skill, 1), targetEnemy)] }),
    ],
  ),
  hero('Giana', { title: ", Night's Whisper", class: 'thief', attributes: [0, 4, 0], hp: 16 }, [
    named('Unseen Profit', trigger(atEnd, [draw()], { condition: wasNotTargeted })),
    action('Rewrite the Rules', fast(1), { aims: [enemyTrigger], does: [negates(enemyTrigger.says)] }),
  ]),
  hero('Asad', { title: ", Raptor's Claw", class: 'thief', attributes: [0, 4, 0], hp: 11 }, [
    named('Scent of Blood', trigger(whenEnemyAfflicted, [loses(subject('that enemy'), 1)])),
    action('Raking Claw', slow(1, EXHAUST), {
      aims: [enemy],
      does: [inTurn(damage(minus(skill, 1), targetEnemy), damage(2, thatEnemy))],
    }),
  ]),
  hero('Mei', { title: ', the Golden Eel', class: 'artificer', attributes: [0, 3, 2], hp: 15 }, [
    named(
      'Lingering Venom',
      rule('lingeringVenom', 'injuries that this Hero plays enter play with 1 additional blood counter'),
    ),
    action('Live Wire', slow(0, EXHAUST), {
      aims: [enemy],
      does: [loses(targetEnemy, instead(exactly(2), exactly(3), afflicted(it)))],
    }),
  ]),
  hero('Elric', { title: ', Arcane Artisan', class: 'artificer', attributes: [0, 3, 3], hp: 20 }, [
    named(
      'Masterwork',
      rule('masterwork', 'action abilities of equipment attached to this Hero cost 1 Focus less'),
    ),
    action('Reforge', slow(0), {
      aims: [equippedAlly],
      does: [inTurn(recalls('equipment', equippedTarget), refresh({ ...it, says: 'that ally' }))],
    }),
  ]),
  hero('Daron', { title: ', Mythmaker', class: 'mage', attributes: [0, 0, 5], hp: 12 }, [
    named('Foreshadow', trigger(atStart, [inTurn(foresee(1), loses(targetEnemy, 1))], { aims: [enemy] })),
    action('Final Page', slow(1, EXHAUST, scrapCost(2)), {
      aims: [bloodiedEnemy],
      does: [loses(bloodiedTarget, minus(wisdom, 2))],
    }),
  ]),
  hero(
    'Zakir',
    { title: ', Keeper of Echoes', class: 'mage', attributes: [0, 0, 5], hp: 17, printed: 'name' },
    [
      named('Full Reservoir', gives(['invigorated'], hasFocus(thisHero, 5))),
      action('Draw from the Echo', slow(0, EXHAUST), { does: [gainsFocus(thisHero, 3)] }),
    ],
  ),
  hero('Isra', { title: ', Light of the Lost', class: 'paladin', attributes: [3, 0, 2], hp: 14 }, [
    named(
      'Heed No Shadow',
      trigger(whenOtherAllyFalls, [and(isRefreshed(thisHero), becomes(itself, 'invigorated'))]),
    ),
    action('Lantern of Mercy', slow(1, EXHAUST), {
      aims: [ally],
      does: [recovers(targetAlly, plus(wisdom, 2))],
    }),
  ]),
  hero(
    'Pavani',
    { title: ', Wall of Dawn', class: 'paladin', attributes: [2, 0, 3], hp: 19, printed: 'name' },
    [
      named(
        'Quiet Vigil',
        trigger(atEnd, [gainsFocus(targetAlly, 1)], { condition: refreshed(thisHero), aims: [ally] }),
      ),
      action('Hold the Line', fast(1), { aims: [ally], does: [becomes(targetAlly, 'resilient')] }),
    ],
  ),
]
