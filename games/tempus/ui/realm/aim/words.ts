import { capital, counted, listed, type Ask, type Seat } from '@trialhall/kernel'
import type { TempusOption, TempusPrompt } from '../../../asks.ts'
import type { Space } from '../../../space/index.ts'
import { NOBODY, type CreatureId, type TempusView } from '../../../state.ts'
import { calledWithin, isReader, type Names } from '../../called.ts'
import { blockName, type SightAim } from './sight.ts'
import { sideOf } from '../sides.ts'
import type { Prospect } from './prospect.ts'
import type { WayAim } from './ways.ts'

/** What is seen, and what everybody in it is called. */
interface Told {
  readonly view: TempusView
  readonly names: Names
}

/** "The way there takes 4 of your 6 spaces. It crosses Spike Growth." */
export function wayWords({ cost, crosses, path }: WayAim): string {
  const long =
    cost === null
      ? `The way there is ${counted(path.length - 1, 'space')} long.`
      : `The way there takes ${cost.takesAction ? 'a Move Action and ' : ''}${cost.spaces} of ${counted(cost.of, 'space')}.`
  return crosses.length === 0 ? long : `${long} It crosses ${listed(crosses)}.`
}

/** "Walk: 4 of 6", on the button that walks there. */
export function walkWords({ cost }: WayAim): string {
  if (cost === null) return 'Go there'
  return `${cost.takesAction ? 'Move' : 'Walk'}: ${cost.spaces} of ${cost.of}`
}

/**
 * "Try Knowledge", "Aim at Goblin A", "Start here": on the button that picks what lies on a space, whoever stands there, or the space itself;
 * null for a way.
 */
export function takeWords(
  told: Told,
  ask: Pick<Ask, 'seat' | 'prompt' | 'options'>,
  on: Taken,
): string | null {
  const prompt = ask.prompt as TempusPrompt // what this game asks
  const [creature] = on.creatures
  if (creature !== undefined) return creatureWords(prompt, nameOf(told, creature))
  const work = (ask.options as readonly TempusOption[]).filter(isWork)
  const [first, second] = work.filter(({ space }) => space === on.space)
  if (first === undefined) return on.isOffered ? spaceWords(told, prompt, ask.seat) : null
  return first.do === 'skill' && second === undefined ? `Try ${capital(first.skill)}` : 'Use the token'
}

type Work = Extract<TempusOption, { readonly do: 'skill' | 'use' }>

function isWork(option: TempusOption): option is Work {
  return option.do === 'skill' || option.do === 'use'
}

/** What somebody is picked for. */
function creatureWords({ type }: TempusPrompt, name: string): string {
  switch (type) {
    case 'aim':
      return `Aim at ${name}`
    case 'monster-target':
      return `Attack ${name}`
    case 'spare':
      return `Spare ${name}`
    case 'roll-order':
      return `Roll for ${name}`
    default:
      return `Pick ${name}`
  }
}

/** What a space is picked for; null where a way leads there, which says it better. */
function spaceWords(told: Told, prompt: TempusPrompt, seat: Seat): string | null {
  switch (prompt.type) {
    case 'corner':
      return 'Start here'
    case 'place':
      if (prompt.creature === NOBODY) return 'Put it here'
      return prompt.creature === seat ? 'Go here' : `Move ${nameOf(told, prompt.creature)} here`
    case 'monster-move':
      return `Move ${nameOf(told, prompt.creature)} here`
    case 'aim':
    case 'monster-area':
      return 'Aim here'
    default:
      return null
  }
}

/** A space, whether it can be picked for itself, and whoever stands there and can be picked. */
interface Taken {
  readonly space: Space
  readonly isOffered: boolean
  readonly creatures: readonly CreatureId[]
}

/** "From there Gains could attack Goblin A and also sees Mertz."; '' where there is nobody to see. */
export function prospectWords(told: Told, actor: CreatureId, { attacks, sees }: Prospect): string {
  const also = sees.filter((id) => !attacks.includes(id))
  const verb = isReader(told.names, actor) ? 'see' : 'sees'
  const could = attacks.length === 0 ? [] : [`could attack ${namesOf(told, attacks)}`]
  const seen = also.length === 0 ? [] : [`${attacks.length > 0 ? 'also ' : ''}${verb} ${namesOf(told, also)}`]
  if (could.length + seen.length === 0) return ''
  return `From there ${nameOf(told, actor)} ${[...could, ...seen].join(' and ')}.`
}

/** Names that are told at once; of more only the number. */
const MOST_NAMES = 4

function nameOf({ view, names }: Told, id: CreatureId): string {
  return calledWithin(names, view, id)
}

function namesOf(told: Told, ids: readonly CreatureId[]): string {
  const names = ids.map((id) => nameOf(told, id))
  if (names.length <= MOST_NAMES) return listed(names)
  const first = names.slice(0, MOST_NAMES - 1)
  return listed([...first, counted(names.length - first.length, 'other')])
}

/** "Gains sees it, 7 spaces away." or what is in the way. */
export function sightWords(
  told: Told,
  actor: CreatureId,
  { isFree, far, block }: Pick<SightAim, 'isFree' | 'far' | 'block'>,
): string {
  const { view, names } = told
  const name = capital(calledWithin(names, view, actor))
  const [sees, doesNot] = isReader(names, actor) ? ['see', 'do not'] : ['sees', 'does not']
  if (isFree) return `${name} ${sees} it, ${counted(far, 'space')} away.`
  return block === null
    ? `${name} ${doesNot} see so far now.`
    : `${name} ${doesNot} see it: ${blockName(view, block)} is in the way.`
}

/** "The area covers 9 spaces and Goblin A." */
export function areaWords(spaces: number, names: readonly string[]): string {
  return `The area covers ${counted(spaces, 'space')} and ${names.length === 0 ? 'nobody' : listed(names)}.`
}

/** Who stands in an area, in as few words as fit on the map: names of two, of more how many are on whose side. */
export function struckWords(told: Told, ids: readonly CreatureId[]): string {
  const names = ids.map((id) => nameOf(told, id))
  if (names.length <= 2) return names.length === 0 ? 'nobody' : listed(names)
  const sides = ids.map((id) => sideOf(told.view, id))
  return listed(
    SIDES.flatMap(([side, noun]) => {
      const count = sides.filter((one) => one === side).length
      return count === 0 ? [] : [counted(count, noun)]
    }),
  )
}

const SIDES = [
  ['enemy', 'opponent'],
  ['wild', 'Monster'],
  ['own', 'ally'],
] as const
