import { quickBot, type Bot } from '@trialhall/bots'
import type { CardId } from '@trialhall/kernel'
import type { TempusAsk } from '../../bots/ask.ts'
import { meanDamage } from '../../odds/blow.ts'
import { areAllies, creatureOf, isHero } from '../../rules/creatures.ts'
import { numberFor } from '../../rules/fight/skills.ts'
import { realmOf } from '../../rules/map.ts'
import { actionOn } from '../../rules/play/actions.ts'
import { cardOf, questOf } from '../../rules/printed.ts'
import { distance } from '../../space/index.ts'
import { heroOf, type Space, type TempusView } from '../../state.ts'
import type { TempusOption } from '../../asks.ts'

/**
 * What a good player would write down on a page: try a skill where there is work; attack with what deals most; otherwise move to the nearest Chest, Loot or
 * Objective; aim at opponents, the weakest first, and never at friends; heal who is hurt; turn away damage that is large; add to hits of your own; help allies with
 * their skills; lead Monsters to rivals.
 */
export const scriptBot: Bot = quickBot('script', ({ view, seat, ask }) => {
  const rate = raterOf(view as TempusView, { ...ask, seat } as TempusAsk)
  let best = 0
  ask.options.forEach((option, at) => {
    if (rated(rate, option) > rated(rate, ask.options[best])) best = at
  })
  return best
})

type Rate = (option: TempusOption) => number

function rated(rate: Rate, option: unknown): number {
  return typeof option === 'string' ? 0 : rate(option as TempusOption)
}

function raterOf(view: TempusView, { seat, prompt }: TempusAsk): Rate {
  switch (prompt.type) {
    case 'turn':
      return (option) => turnOf(view, seat, option)
    case 'skill':
      return (option) => (option.do === 'skill' ? 30 - numberFor(view, seat, option.skill) : 0)
    case 'walk':
    case 'place':
      return (option) => (option.do === 'space' ? -toNearest(view, seat, option.space) : -100)
    case 'aim':
    case 'monster-target':
    case 'spare':
      return (option) => aimOf(view, seat, option)
    case 'monster-area':
      return (option) => crowd(view, seat, 'spaces' in option ? option.spaces : [])
    case 'monster-move':
      return (option) => (option.do === 'space' ? -nearestRival(view, seat, option.space) : 0)
    case 'chain':
    case 'may':
    case 'spend':
      return (option) => (option.do === 'chain' || option.do === 'yes' ? 1 : 0)
    case 'window':
      return (option) => (option.do === 'pass' ? 0 : answerOf(view, seat, prompt))
    case 'rolled':
      return (option) =>
        option.do === 'pass'
          ? 0
          : areAllies(view, prompt.creature, seat) === prompt.total < (prompt.needed ?? 8)
            ? 1
            : -1
    default:
      return () => 0
  }
}

function turnOf(view: TempusView, seat: number, option: TempusOption): number {
  if (option.do === 'skill') return 100 - numberFor(view, seat, option.skill)
  if (option.do === 'use' || option.do === 'maintain') return 50
  if (option.do === 'walk') return 20
  if (option.do === 'free') return isHurt(view, seat) || heals(view, option.card) === undefined ? 15 : -1
  if (option.do !== 'act') return 0
  const action = actionOn(view, option.card)
  if (action === null) return 0
  if (action.attack !== null) return 21 + meanDamage(action.attack, 0)
  if (action.spaces > 0) return 10 + action.spaces / 10
  return isHurt(view, seat) || heals(view, option.card) === undefined ? 12 : -1
}

function heals(view: TempusView, card: CardId): number | undefined {
  const face = cardOf(view, card)
  return face.kind === 'hero' || face.kind === 'loot'
    ? (face.free?.deed.heals ?? face.action?.deed?.heals)
    : undefined
}

function isHurt(view: TempusView, seat: number): boolean {
  return view.heroes.some(({ id, at, hp }) => id % 2 === seat % 2 && at >= 0 && hp <= 22)
}

/** Steps as the crow flies to what is worth going to. */
function toNearest(view: TempusView, seat: number, space: Space): number {
  const { chests, altars, obelisks, herbs, placeOfPower } = realmOf(view)
  const goals = [...chests.filter((_, at) => view.chests[at]), ...view.loose.map(({ at }) => at)]
  for (const quest of view.quests) {
    const { objects } = questOf(view, quest.card)
    const isOpen = (at: Space): boolean => !quest.work[(seat % 2) as 0 | 1].closed.includes(at)
    if (objects.includes('altars')) goals.push(...altars.filter(isOpen))
    if (objects.includes('obelisks')) goals.push(...obelisks.filter(isOpen))
    if (objects.includes('herbs')) goals.push(...herbs.filter(isOpen))
    if (objects.includes('place-of-power')) goals.push(placeOfPower)
  }
  return Math.min(nearestRival(view, seat, space) + 3, ...goals.map((goal) => distance(goal, space)))
}

function nearestRival(view: TempusView, seat: number, space: Space): number {
  const rivals = view.heroes.filter(({ id, at }) => id % 2 !== seat % 2 && at >= 0)
  return Math.min(40, ...rivals.map(({ at }) => distance(at, space)))
}

function aimOf(view: TempusView, seat: number, option: TempusOption): number {
  if (option.do === 'space') return crowd(view, seat, [option.space])
  if (option.do === 'area') return crowd(view, seat, option.spaces)
  if (option.do !== 'creature') return 0
  const { hp } = creatureOf(view, option.creature)
  if (areAllies(view, option.creature, seat)) return -hp
  return 100 - hp + (isHero(option.creature) ? 10 : 0)
}

/** Opponents in an area, or next to a space, less friends. */
function crowd(view: TempusView, seat: number, spaces: readonly Space[]): number {
  let sum = 0
  for (const { id, at } of [...view.heroes, ...view.monsters])
    if (at >= 0 && spaces.some((space) => distance(space, at) <= (spaces.length > 1 ? 0 : 1)))
      sum += areAllies(view, id, seat) ? -1 : 1
  return sum
}

type WindowPrompt = Extract<TempusAsk['prompt'], { readonly type: 'window' }>

function answerOf(
  view: TempusView,
  seat: number,
  { moment, target, damage, creature }: WindowPrompt,
): number {
  if (moment === 'skill' || moment === 'falling') return 1
  if (moment === 'spell') return areAllies(view, creature, seat) ? -1 : 1
  if (target < 0) return isHurt(view, seat) ? 1 : -1
  if (!areAllies(view, target, seat)) return 1
  return damage >= 5 || (isHero(target) && heroOf(view, target).hp <= damage) ? 1 : -1
}
