import { capital, type Sayings, type Sentence } from '@trialhall/kernel'
import type { TempusOption } from '../asks.ts'
import { creaturesIn } from '../rules/map.ts'
import { PRINTED } from '../rules/printed.ts'
import { columnOf, rowOf } from '../space/index.ts'
import type { Space } from '../state.ts'
import type { ActionType } from '../terms.ts'
import { copy } from './copies.ts'
import { card, creature, join, partyName, place, who, type TempusFacts } from './names.ts'
import { pickName } from './picks.ts'
import { payWords, wayWords } from './ways.ts'

/** What can be picked, for each kind of option. */
export const OPTION_WORDS: Sayings<TempusFacts, TempusOption, 'do'> = {
  pick: (_, o) => [pickName(o.pool, o.index)],
  seat: (facts, o) => [who(facts, o.seat)],
  yes: () => ['yes'],
  no: () => ['no'],
  card: (facts, o) => [copy(facts, o.card)],
  act: (facts, o) => actWords(facts, o),
  skill: (facts, o) => [`try ${capital(o.skill)} for `, card(facts, o.card), ' at ', place(o.space)],
  use: (facts, o) => ['use the token of ', card(facts, o.card), ' at ', place(o.space)],
  walk: () => ['walk'],
  token: (facts, o) => ['use the token of ', copy(facts, o.card)],
  maintain: (facts, o) => ['maintain ', copy(facts, o.card)],
  'end-turn': () => ['end your turn'],
  chain: (facts, o) => ['add ', copy(facts, o.card)],
  smite: (facts, o) => ['add ', copy(facts, o.card), ' as a Damage Chain'],
  free: (facts, o) => ['play ', copy(facts, o.card)],
  interaction: () => ['use your Interaction'],
  creature: (facts, o) => [creature(facts, o.creature)],
  space: (_, o) => [place(o.space)],
  area: (facts, o) => areaWords(facts, o.spaces),
  path: (facts, o) => [wayWords(facts.view, o.spaces)],
  pay: (facts, o) => [payWords(facts.view, o.spaces)],
  give: (facts, o) => giveWords(facts, o),
  amount: (_, o) => [`${o.amount}`],
  line: (_, o) => [`line ${o.line + 1}`],
  party: (_, o) => [partyName(o.party)],
  pass: () => ['pass'],
  stop: () => ['go no farther'],
}

type GiveOption = Extract<TempusOption, { readonly do: 'give' }>

/** Whoever’s turn it is gives Loot away, or takes it from an ally (T-29.13). */
function giveWords(facts: TempusFacts, { card: loot, creature: to }: GiveOption): Sentence {
  const holder = facts.view.heroes.find((hero) => hero.loot.includes(loot))
  if (facts.view.turn?.seat !== to || holder === undefined)
    return ['give ', card(facts, loot), ' to ', creature(facts, to)]
  return ['take ', card(facts, loot), ' from ', who(facts, holder.id)]
}

const ACT_VERBS: Readonly<Record<ActionType, string>> = {
  move: 'move with ',
  attack: 'attack with ',
  'attack-move': 'attack and move with ',
  skill: 'play ',
  general: 'play ',
}

type ActOption = Extract<TempusOption, { readonly do: 'act' }>

/** What the Action is, and its cost where that is more than one (T-14.02, T-14.03). */
function actWords(facts: TempusFacts, o: ActOption): Sentence {
  const face = PRINTED.cards[facts.defOf(o.card)]
  const action = face?.kind === 'hero' || face?.kind === 'loot' ? face.action : null
  if (action === null) return ['play ', copy(facts, o.card)]
  return [ACT_VERBS[action.type], copy(facts, o.card), action.cost === 1 ? '' : ` (${action.cost} Actions)`]
}

/** Where an area lies, and whom it reaches. */
function areaWords(facts: TempusFacts, spaces: readonly Space[]): Sentence {
  const caught = creaturesIn(facts.view, spaces).map((id) => [creature(facts, id)])
  const columns = rangeOf(spaces.map(columnOf))
  const rows = rangeOf(spaces.map(rowOf))
  const isCut = spaces.length < lengthOf(columns) * lengthOf(rows)
  const where = `${extent('column', columns)}, ${extent('row', rows)}${isCut ? ` (${spaces.length} spaces)` : ''}`
  return caught.length === 0 ? [where] : [where, ': ', ...join(caught)]
}

type Range = readonly [first: number, last: number]

function rangeOf(numbers: readonly number[]): Range {
  return [Math.min(...numbers), Math.max(...numbers)]
}

function lengthOf([first, last]: Range): number {
  return last - first + 1
}

function extent(noun: string, [first, last]: Range): string {
  return first === last ? `${noun} ${first}` : `${noun}s ${first} to ${last}`
}
