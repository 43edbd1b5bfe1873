import type { CardId } from '@trialhall/kernel'
import {
  cardOf,
  characterOn,
  numeral,
  totalsOf,
  type BattleOption,
  type BattlePrompt,
  type BattleView,
  type Character,
} from '../game.ts'
import { sayAbility } from '../content/catalog.ts'
import { abilityIn } from '../odds/ability.ts'
import { afterPlaying, afterUsing, sayAbilitiesChanged } from '../odds/after.ts'
import { attackOdds } from '../odds/attack.ts'
import { abilitiesOf } from '../rules/activation.ts'
import { attackTargets } from '../rules/attacks.ts'
import { isHero } from '../rules/field.ts'
import type { BattlePosition } from '../state.ts'
import { attackBrief } from './chances.ts'
import { abilityText, changesIn, outlookText, pairText } from './fight.ts'
import { cardText } from './hand.ts'
import { fullName, isKnown, nameOf } from './naming.ts'
import { outlookOf } from './outlook.ts'

/** What is worth knowing of an option: the odds of what it would roll, what it would change, or what is printed on it. */
export function battleHint(view: BattleView, option: BattleOption, prompt: BattlePrompt | null): string {
  switch (option.do) {
    case 'attack':
      return attackHint(view, option.card, prompt)
    case 'use':
      return useHint(view, option.ability, prompt)
    case 'activate':
      return activateHint(view, option.card)
    case 'target':
      return prompt === null ? '' : targetHint(view, option.card, prompt)
    case 'event':
      return eventHint(view, option.card, prompt)
    case 'deploy':
      return cardText(view, option.card)
    case 'instant':
      return instantHint(view, option)
    default:
      return ''
  }
}

function attackHint(view: BattleView, target: CardId, prompt: BattlePrompt | null): string {
  if (prompt?.type !== 'act') return ''
  const outlook = outlookOf(view, { do: 'attack', card: target }, prompt)
  return outlook === null ? '' : joined([outlookText(outlook), pairText(view, prompt.card, target)])
}

function useHint(view: BattleView, slug: string, prompt: BattlePrompt | null): string {
  const user = prompt?.type === 'act' ? characterOn(view, prompt.card) : null
  const ability = user && abilityIn(view, { user, slug })
  if (!user || !ability) return ''
  return joined([abilityText(view, user, slug), ability.deed.says])
}

/** Whom it would attack best, and what else it can do, by its equipment, too (B-16.5). */
function activateHint(view: BattleView, card: CardId): string {
  const character = characterOn(view, card)
  if (character === null) return ''
  const names = abilitiesOf(view, character).map(({ name }) => `${name}*`)
  return joined([bestText(view, character), ...names])
}

/** "best on Artillery, 83 % −3": the attack that takes most on average, heroes first. */
function bestText(position: BattleView, attacker: Character): string {
  const all = attackTargets(position, attacker).flatMap((target) => {
    const odds = attackOdds(position, { attacker, target })
    const other = characterOn(position, target)
    return odds && other ? [{ target, odds, isHero: isHero(position, other) }] : []
  })
  const [best] = all.toSorted((a, b) => b.odds.expected - a.odds.expected)
  return best ? `best on ${fullName(position, best.target)}, ${attackBrief(best.odds, best.isHero)}` : ''
}

function targetHint(view: BattleView, target: CardId, prompt: BattlePrompt): string {
  const outlook = outlookOf(view, { do: 'target', card: target }, prompt)
  if (outlook !== null) return outlookText(outlook)
  switch (prompt.type) {
    case 'equip':
    case 'event-target':
      return playHint(view, prompt.card, target)
    case 'aim':
      return aimHint(view, prompt, target)
    case 'instant':
      return isKnown(view, target) && characterOn(view, target) === null
        ? cardText(view, target)
        : stateText(view, target)
    default:
      return ''
  }
}

/** What a card would change where it is played: numbers and HP, before and after. */
function playHint(view: BattleView, card: CardId, target: CardId): string {
  const seat = view.viewer
  const after = seat === null ? null : afterPlaying(view, { card, seat, target })
  if (after === null) return ''
  const carrier = characterOn(view, target) ? target : carrierOf(view, target)
  const whom = carrier === target || carrier === null ? '' : `${nameOf(view, carrier)}: `
  return carrier === null ? '' : `${whom}${differenceText(view, after, carrier)}`
}

function carrierOf(view: BattleView, equipment: CardId): CardId | null {
  const all = view.sides.flatMap(({ characters }) => characters)
  return all.find((one) => one.equipment.includes(equipment))?.card ?? null
}

function aimHint(view: BattleView, prompt: Extract<BattlePrompt, { type: 'aim' }>, target: CardId): string {
  const user = characterOn(view, prompt.card)
  const after = user && afterUsing(view, { user, slug: prompt.ability }, target)
  return after ? differenceText(view, after, target) : ''
}

/** "HP 2 → 5, DEF 7 → 9". */
function differenceText(before: BattlePosition, after: BattlePosition, card: CardId): string {
  const [was, now] = [characterOn(before, card), characterOn(after, card)]
  if (was === null || now === null) return ''
  const stats = totalsOf(before, was).map((total, at) => {
    const then = totalsOf(after, now)[at]?.now ?? total.now
    return changed(total.stat.toUpperCase(), total.now, then)
  })
  const ready = was.isActivated === now.isActivated ? '' : now.isActivated ? 'activated' : 'ready again'
  const abilities = sayAbilitiesChanged(
    { position: before, character: was },
    { position: after, character: now },
  )
  return listed([changed('HP', was.hp, now.hp), ...stats, ...abilities, ready])
}

function changed(name: string, was: number, now: number): string {
  return was === now ? '' : `${name} ${numeral(was)} → ${numeral(now)}`
}

/** "HP 5, DEF 7, ATK 4, DMG 3": what an instant ability would change. */
function stateText(view: BattleView, card: CardId): string {
  const character = characterOn(view, card)
  if (character === null) return ''
  const numbers = totalsOf(view, character).map(({ stat, now }) => `${stat.toUpperCase()} ${numeral(now)}`)
  return listed([isHero(view, character) ? `HP ${numeral(character.hp)}` : '', ...numbers])
}

/** What an event would change on the attack that is declared; else what it does. */
function eventHint(view: BattleView, card: CardId, prompt: BattlePrompt | null): string {
  const changes = prompt === null ? [] : changesIn(view, prompt).filter((one) => one.card === card)
  const said = changes.map(({ target, text }) =>
    target === null ? text : `on ${nameOf(view, target)} ${text}`,
  )
  return said.length > 0 ? said.join(' · ') : cardText(view, card)
}

function instantHint(view: BattleView, option: Extract<BattleOption, { do: 'instant' }>): string {
  const printed = cardOf(view, option.card)
  const abilities = 'abilities' in printed ? printed.abilities : []
  const ability = abilities.find(({ slug }) => slug === option.ability)
  return ability ? sayAbility(ability).slice(ability.name.length + 2) : ''
}

function listed(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('; ')
}
