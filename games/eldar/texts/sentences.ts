import { capital, listed } from '@trialhall/kernel'
import { STATUSES, BIT } from '../terms.ts'
import { following } from './grammar.ts'
import type { Ability, Action, Face, Mode, Ongoing, Trigger } from '../faces.ts'
import { injuryParts } from './injuries.ts'

/** The whole text of a card or a Hero, read from what runs. */
export function sayFace(face: Face): string {
  const price = face.play === null ? [] : [`${sayPrice(face.play)}.`]
  return [...saySubtype(face), ...price, ...sayEffects(face)].join(' ')
}

/** What stands on a drawn card, where the price has a corner of its own: an ability a line. */
export function sayLines(face: Face): string {
  const [first = '', ...others] = sayEffects(face)
  return [[...saySubtype(face), first].join(' '), ...others].join('\n')
}

/** "Curse.", "Injury 3." */
function saySubtype({ subtype, injury }: Face): string[] {
  return subtype === null ? [] : [`${capital(subtype)}${injury > 0 ? ` ${injury}` : ''}.`]
}

function sayEffects({ kind, play, abilities, injury }: Face): string[] {
  const own = abilities.slice(0, abilities.length - injuryParts(injury).length)
  return [...(play !== null && kind === 'command' ? [sayDoes(play)] : []), ...own.map(sayAbility)]
}

/** One ability as a sentence or two. */
export function sayAbility(ability: Ability): string {
  if (ability.kind === 'action') return `${ability.name} (${sayPrice(ability)}): ${sayDoes(ability)}`
  const text = ability.kind === 'trigger' ? sayTrigger(ability) : sayOngoing(ability)
  return ability.name === '' ? text : `${ability.name}: ${text}`
}

/** "Slow, 2 Focus, exhaust"; `focus` is what it costs where that is not what is printed. */
export function sayPrice(action: Action, focus: string = action.isX ? 'X' : String(action.focus)): string {
  return [
    capital(action.speed),
    `${focus} Focus`,
    ...(action.exhausts ? ['exhaust'] : []),
    ...action.costs.map(({ says }) => says),
  ].join(', ')
}

/** What an action does, without its name and its price. */
export function sayDoes(action: Action): string {
  const says =
    action.modes.length === 1
      ? sentences(action.modes[0])
      : `Choose one: ${action.modes.map(({ says }) => says).join('; or ')}.`
  const more = [
    action.ignoresElusive ? 'Elusive does not raise the cost of this action.' : '',
    action.banishesItself ? 'Banish this card as it resolves.' : '',
  ]
  return [says, ...more].filter((part) => part !== '').join(' ')
}

function sentences(mode: Mode | undefined): string {
  return (mode?.does ?? []).map(({ says }) => `${capital(says)}.`).join(' ')
}

function sayTrigger({ watch, condition, pays, modes }: Trigger): string {
  const deeds = (modes[0]?.does ?? []).map(({ says }) => says).join('. ')
  const when = condition === null ? watch.says : `${watch.says}, if ${condition.says}`
  if (pays === null) return `${when}, ${condition === null ? deeds : following(condition.says, deeds)}.`
  return `${when}, you may ${pays.says}. If you do, ${deeds}.`
}

function sayOngoing({ says, gives, to, condition }: Ongoing): string {
  if (gives === 0) return `${capital(says)}.`
  const who = to === 'bearer' ? 'this Hero' : 'each other ally'
  const what = listed(STATUSES.filter((status) => (gives & BIT[status]) !== 0).map(capital))
  return condition === null
    ? `${capital(who)} is ${what}.`
    : `As long as ${condition.says}, ${following(condition.says, who)} is ${what}.`
}
