import { capital, factsOf, plain, type CardId } from '@trialhall/kernel'
import { accent, cut, faint, padded, strong, type Line } from '@trialhall/terminal'
import { isMinion } from '../rules/creatures.ts'
import { tokensOn } from '../rules/fight/ailments.ts'
import { drOf } from '../rules/fight/damage-left.ts'
import { subjectOf } from '../rules/lasting.ts'
import { PRINTED } from '../rules/printed.ts'
import {
  NOBODY,
  OFF,
  type Hero,
  type Lasting,
  type Monster,
  type QuestState,
  type TempusState,
  type TempusView,
} from '../state.ts'
import { AILMENTS, PARTIES } from '../terms.ts'
import { knownHandWords } from '../words/hands.ts'
import { isOfParty, nameWithTimes, standsForAll, tallyWords } from '../words/lastings.ts'
import { markOf } from '../words/marks.ts'
import { card, heroName, lastingName, monsterName, partyName } from '../words/names.ts'
import type { TempusScene } from './scene.ts'

/** Beside the map: all Heroes, the Quests, Monsters that are active, and what the numbers mean. */
export function panelLines(scene: TempusScene, width: number): Line[] {
  const { view } = scene
  const heroes = [...view.heroes].toSorted((a, b) => rankOf(view, a) - rankOf(view, b))
  return [
    ...heroes.flatMap((hero) => heroLines(scene, hero, width)),
    ...view.quests.map((quest) => questLine(view, quest, width)),
    ...view.monsters.filter(isShown).map((monster) => monsterLine(view, monster)),
    ...eventLines(view, width),
    [faint(cut('i initiative · h hand · $ Loot · B P R Ailments', width))],
  ]
}

/** The viewer's own party first, in the order of seats. */
function rankOf({ viewer }: TempusView, { id }: Hero): number {
  return id % 2 === (viewer ?? 0) % 2 ? id : id + PARTIES.length * 8
}

const NAME_COLUMNS = 8
/** A panel this wide names who plays a Hero. */
const WIDE = 44

/** "▸Gains    R 24HP DR3 i14 h4 $1 B2", and below it what is on the Hero, and what is known of its hand. */
function heroLines({ view, asked, names }: TempusScene, hero: Hero, width: number): Line[] {
  const { id, at, hp, hand, loot, initiative } = hero
  const numbers = [
    partyName(id % 2).charAt(0),
    at === OFF ? 'off' : `${hp}HP`,
    `DR${drOf(view, id)}`,
    ...(initiative > 0 ? [`i${initiative}`] : []),
    `h${hand.length}`,
    ...(loot.length > 0 ? [`$${loot.length}`] : []),
    ...ailmentSigns(view, id),
    ...(width >= WIDE ? [names[id] ?? ''] : []),
  ]
  const isNext = asked.includes(id)
  const name = padded(cut(heroName(view, id), NAME_COLUMNS), NAME_COLUMNS)
  const line: Line = [isNext ? accent('▸') : ' ', strong(name), ` ${numbers.join(' ')}`]
  const held = knownHandWords(view, hero)
  const below = [effectsOn(view, hero), held === '' ? '' : `in hand ${held}`].filter((one) => one !== '')
  return [line, ...below.map((one): Line => [faint(cut(`   ${one}`, width))])]
}

function ailmentSigns(view: TempusView, id: number): string[] {
  return AILMENTS.flatMap((ailment) => {
    const tokens = tokensOn(view, id, ailment)
    return tokens === 0 ? [] : [`${capital(ailment).charAt(0)}${tokens}`]
  })
}

/** Ongoing cards, Loot and statuses by name, each with what is left of it where that is counted. */
function effectsOn(view: TempusView, { id, ongoing, loot }: Hero): string {
  const cards = [...ongoing, ...loot].map((one) => cardWithTally(view, one))
  const statuses = view.lastings.flatMap((one) =>
    subjectOf(one) === id && (one.card === undefined || !ongoing.includes(one.card))
      ? [withTally(lastingName(one.face), one)]
      : [],
  )
  return [...cards, ...statuses].join(', ')
}

/** "Healing Spirit (2 left)": a card in play, with what is left of what it holds. */
function cardWithTally(view: TempusView, id: CardId): string {
  const held = view.lastings.find(
    (one) => one.card === id && tallyWords(one) !== '' && subjectOf(one) === NOBODY,
  )
  return withTally(plain([card(factsOf<TempusState>(view), id)]), held)
}

function withTally(name: string, lasting: Lasting | undefined): string {
  const left = lasting === undefined ? '' : tallyWords(lasting)
  return left === '' ? name : `${name} (${left})`
}

/** "Read the Runes  Red 2/3 · Blue 1/3": progress, and what the next tier needs. */
function questLine(view: TempusView, quest: QuestState, width: number): Line {
  const works = PARTIES.map((party, at) => `${party} ${progressOf(view, quest, at)}`).join(' · ')
  const name = plain([card(factsOf<TempusState>(view), quest.card)])
  return [strong(' ? '), cut(`${name}  ${works}`, Math.max(1, width - 3))]
}

function progressOf({ cards }: TempusView, { card: id, work }: QuestState, party: number): string {
  const { progress, tiers } = work[party === 0 ? 0 : 1]
  const face = PRINTED.cards[cards.def[id] ?? -1]
  const open = face?.kind === 'quest' ? face.tiers.findIndex((_, tier) => ((tiers >> tier) & 1) === 0) : -1
  if (face?.kind !== 'quest' || open < 0) return `${progress} done`
  return `${progress}/${face.tiers[open] ?? '*'}`
}

/** Those that are active, and the Guardian once it is there. */
function isShown({ at, isActive }: Monster): boolean {
  return at !== OFF && isActive === true
}

function monsterLine(view: TempusView, monster: Monster): Line {
  const { id, hp, ally } = monster
  const life = isMinion(view, id) ? (hp === 1 ? 'Wounded' : '') : `${hp}HP DR${drOf(view, id)}`
  const states = [life, ally === undefined ? '' : `of ${partyName(ally)}`, ...ailmentSigns(view, id)]
  return [[` ${markOf(view, id)}`, monsterName(view, id), ...states.filter((one) => one !== '')].join(' ')]
}

function eventLines(view: TempusView, width: number): Line[] {
  const ofParties = view.lastings.filter((one) => isOfParty(one) && standsForAll(view.lastings, one))
  const names = [
    ...view.events.map((event) => cardWithTally(view, event)),
    ...ofParties.map((one) => `${nameWithTimes(view.lastings, one)} (${partyName(one.owner)})`),
  ]
  if (names.length === 0) return []
  return [[strong(' ! '), cut(names.join(', '), Math.max(1, width - 3))]]
}
