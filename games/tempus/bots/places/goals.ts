import { chanceOfAtLeast, type Party, type Seat } from '@trialhall/kernel'
import type { Objective } from '../../faces.ts'
import { monsterOf } from '../../rules/creatures.ts'
import { numberFor } from '../../rules/fight/skills.ts'
import { realmOf } from '../../rules/map.ts'
import { eventOf, questOf } from '../../rules/printed.ts'
import { distance, type Space } from '../../space/index.ts'
import { heroOf, OFF, type Hero, type QuestState, type TempusPosition } from '../../state.ts'
import type { Skill } from '../../terms.ts'
import { progressWorth } from '../progress.ts'
import { workWorth } from './work-worth.ts'
import { WORTH } from '../weights.ts'

/** A place that is worth going to. */
export interface Goal {
  readonly at: Space
  /** From how far away it serves. */
  readonly within: number
  /** VP that are there for the taking, with the chance to get them. */
  readonly worth: number
  /** It takes an Action there. */
  readonly isWork: boolean
}

/** An Event's token is worth an Action, whatever it brings. */
const TOKEN = 0.6
/** Being near a place at the end of a round is worth its progress only while no rival is there. */
const HELD = 0.7
/** How much is left of a goal to which an ally is nearer. */
const SHARED = 0.45

/** A place where somebody of a party finds something, whoever it is. */
export interface Site extends Omit<Goal, 'worth'> {
  /** VP that it is worth if it succeeds. */
  readonly pays: number
  /** What can be tried there; empty where it needs no roll. */
  readonly tries: readonly Try[]
}

interface Try {
  readonly skill: Skill
  readonly modifier: number
}

/** Places that are worth going to for a party: Loot, what Quests and Events ask for. By public knowledge. */
export function sitesOf(state: TempusPosition, party: Party): readonly Site[] {
  return [...treasure(state), ...work(state, party), ...tokens(state, party)]
}

/** The same for one Hero, by its skills; places to which an ally is nearer are left to that. */
export function goalsOf(state: TempusPosition, seat: Seat, sites: readonly Site[]): readonly Goal[] {
  const found: Goal[] = []
  for (const site of sites) {
    let chance = site.tries.length === 0 ? 1 : 0
    for (const one of site.tries) chance = Math.max(chance, skillChance(state, seat, one))
    const worth = site.pays * chance * (isTaken(state, seat, site) ? SHARED : 1)
    if (worth > 0) found.push({ at: site.at, within: site.within, worth, isWork: site.isWork })
  }
  return found
}

/** Full Chests and Loot on the ground (T-29.04, T-29.07); with no Loot cards left only what somebody dropped (T-R57). */
function treasure(state: TempusPosition): Site[] {
  const { chests } = realmOf(state)
  const found: Site[] = []
  const isDrawn = state.lootDeck.length + state.lootDiscard.length > 0
  for (const [index, at] of chests.entries())
    if (isDrawn && state.chests[index] === true)
      found.push({ at, within: 0, pays: WORTH.loot, tries: NONE, isWork: false })
  for (const { at, tokens, cards } of state.loose) {
    const count = cards.length + (isDrawn ? tokens : 0)
    if (count > 0) found.push({ at, within: 0, pays: WORTH.loot * count, tries: NONE, isWork: false })
  }
  return found
}

/** An ally is nearer and will see to it. */
function isTaken(state: TempusPosition, seat: Seat, { at }: Site): boolean {
  const own = distance(heroOf(state, seat).at, at)
  return state.heroes.some(
    (hero) => hero.id !== seat && hero.id % 2 === seat % 2 && hero.at !== OFF && distance(hero.at, at) < own,
  )
}

/** What Actions can be spent on somewhere, found by asking Quests what they would offer there. */
function work(state: TempusPosition, party: Party): Site[] {
  const found: Site[] = []
  const probe = probeOf(state, party)
  for (const quest of state.quests) {
    const { rules } = questOf(state, quest.card)
    const pays = progressWorth(state, quest, { party, by: 1 })
    if (pays === 0) continue
    if (rules.objectives !== undefined)
      for (const at of placesOf(state, quest, party)) {
        probe.hero.at = at
        const objectives = rules.objectives(probe.state, quest, party)
        if (objectives.length === 0) continue
        const paid = workWorth(state, quest, { party, at })
        if (paid > 0) found.push({ at, within: 0, pays: paid, tries: triesOf(objectives), isWork: true })
      }
    found.push(...held(state, quest, pays))
  }
  return found
}

/** Spaces where a Quest may have work: its objects, a token that it remembers, Camps, the own Entry Portal. */
function placesOf(state: TempusPosition, quest: QuestState, party: Party): readonly Space[] {
  const realm = realmOf(state)
  const { objects } = questOf(state, quest.card)
  const places: Space[] = []
  for (const object of objects) {
    if (object === 'altars') places.push(...realm.altars)
    if (object === 'obelisks') places.push(...realm.obelisks)
    if (object === 'herbs') places.push(...realm.herbs, party === 0 ? state.portals[0] : state.portals[1])
    if (object === 'place-of-power') places.push(realm.placeOfPower)
  }
  if (objects.length > 0) return places
  if (quest.note >= 0) places.push(quest.note)
  for (const { members } of state.camps) {
    const first = members.find((id) => monsterOf(state, id).at !== OFF)
    if (first !== undefined) places.push(monsterOf(state, first).at)
  }
  return places
}

/** A copy of the position in which the first Hero of a party can be put anywhere, to ask what it could do there. */
function probeOf(
  state: TempusPosition,
  party: Party,
): { readonly state: TempusPosition; readonly hero: Hero } {
  const hero = { ...heroOf(state, party) }
  return { hero, state: { ...state, heroes: state.heroes.map((one) => (one.id === party ? hero : one)) } }
}

/** The skills that can be tried; none where one of these needs no roll. */
function triesOf(objectives: readonly Objective[]): readonly Try[] {
  const found: Try[] = []
  for (const { option, modifier } of objectives) {
    if (option.do === 'use') return NONE
    found.push({ skill: option.skill, modifier })
  }
  return found
}

const NONE: readonly Try[] = []

const D20 = { sides: 20 } as const

/** The chance of a skill by its number; what lasts and what others add is not in it. */
export function skillChance(state: TempusPosition, seat: Seat, { skill, modifier }: Try): number {
  return chanceOfAtLeast(D20, numberFor(state, seat, skill), modifier)
}

/** A place that is held at the end of a round (T-28.13). */
function held(state: TempusPosition, quest: QuestState, pays: number): Site[] {
  const { objects, rules } = questOf(state, quest.card)
  if (rules.roundEnds === undefined || !objects.includes('place-of-power')) return []
  return [{ at: realmOf(state).placeOfPower, within: 1, pays: HELD * pays, tries: NONE, isWork: false }]
}

/** Tokens of Events at which an Action can be spent. */
function tokens(state: TempusPosition, party: Party): Site[] {
  const found: Site[] = []
  for (const card of state.events) {
    const { objectives } = eventOf(state, card)
    if (objectives === undefined) continue
    const probe = probeOf(state, party)
    for (const { card: of, at } of state.lastings) {
      if (of !== card || at === OFF) continue
      probe.hero.at = at
      const offered = objectives(probe.state, card, party)
      if (offered.length > 0)
        found.push({ at, within: 0, pays: TOKEN, tries: triesOf(offered), isWork: true })
    }
  }
  return found
}
