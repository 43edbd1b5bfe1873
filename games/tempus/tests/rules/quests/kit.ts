import { addCards, type CardId, type Party, type Seat } from '@trialhall/kernel'
import { QUESTS } from '../../../content/quests.ts'
import { STATUSES } from '../../../content/statuses.ts'
import type { Objective } from '../../../faces.ts'
import { fell } from '../../../rules/fight/defeat.ts'
import { PRINTED } from '../../../rules/printed.ts'
import { objectivesOf } from '../../../rules/quests/hooks.ts'
import { giverOf, monsterOf } from '../../../rules/creatures.ts'
import { vpOf } from '../../../rules/score.ts'
import { newQuest } from '../../../rules/trial.ts'
import { MAPS } from '../../../space/index.ts'
import { NOBODY, type CreatureId, type QuestState, type TempusState } from '../../../state.ts'
import type { Skill } from '../../../terms.ts'
import { lay, type Laid, type Layout } from '../../lay.ts'

/** A position with these Quests in the Trial: the real ones, on the Ancient Temple unless it is drawn. */
export interface Questing extends Laid {
  /** The Quest of that slug. */
  quest(slug: string): QuestState
  /** The Last Hit of a creature; of NOBODY, that of an Event. */
  fells(by: CreatureId, victim: CreatureId): void
  /** What a Hero can try where it stands, as "skill at column,row". */
  tries(seat: Seat): readonly string[]
  /** A Hero tries a skill for a Quest where it stands. Throws where it cannot. */
  attempts(seat: Seat, skill: Skill, isPassed?: boolean): void
  progress(slug: string): readonly [number, number]
  tiers(slug: string): readonly [number, number]
  vp(): readonly [number, number]
}

/** Lays a position with Quests. */
export function questing(quests: readonly string[], layout: Layout = {}): Questing {
  const t = lay({ portals: ['2,2', '29,29'], ...layout })
  if (layout.drawing === undefined && layout.settings?.realm === undefined)
    t.state.chests = MAPS[0].chests.map(() => true)
  for (const slug of quests) t.state.quests.push(newQuest(cardNamed(t.state, slug)))
  return { ...t, ...toolsOf(t) }
}

function cardNamed(state: TempusState, slug: string): CardId {
  if (!PRINTED.cards.some(({ kind }) => kind === 'quest')) printQuests()
  const def = PRINTED.cards.findIndex((card) => card.slug === slug)
  if (def < 0) throw new Error(`No Quest is called "${slug}".`)
  return addCards(state.cards, [def])[0] as CardId
}

/** `lay` takes it back after the test. */
function printQuests(): void {
  PRINTED.cards = [...PRINTED.cards, ...QUESTS]
  PRINTED.lastings = [...PRINTED.lastings, ...STATUSES.filter(({ slug }) => slug === 'marked')]
}

function toolsOf(t: Laid): Omit<Questing, keyof Laid> {
  const { state, table } = t
  const quest = (slug: string): QuestState => {
    const found = state.quests.find(
      ({ card }) => PRINTED.cards[state.cards.def[card] as number]?.slug === slug,
    )
    if (found === undefined) throw new Error(`"${slug}" is not in the Trial.`)
    return found
  }
  const ofBoth = (slug: string, of: 'progress' | 'tiers'): readonly [number, number] => {
    const [red, blue] = quest(slug).work
    return [red[of], blue[of]]
  }
  return {
    quest,
    fells: (by, victim) =>
      fell(table, victim, { creature: by, giver: giverOf(state, by), card: null, isSpell: false }),
    tries: (seat) => objectivesOf(state, seat).map(told),
    attempts(seat, skill, isPassed = true) {
      const found = objectivesOf(state, seat).find(
        ({ option }) => option.do === 'skill' && option.skill === skill,
      )
      if (found === undefined) throw new Error(`Hero ${seat} cannot try ${skill}.`)
      found.finish(table, isPassed)
    },
    progress: (slug) => ofBoth(slug, 'progress'),
    tiers: (slug) => ofBoth(slug, 'tiers'),
    vp: () => [vpOf(state, 0), vpOf(state, 1)],
  }
}

function told({ option }: Objective): string {
  const place = `${(option.space % 30) + 1},${Math.floor(option.space / 30) + 1}`
  return option.do === 'skill' ? `${option.skill} at ${place}` : `use at ${place}`
}

/** Puts Monsters into a Camp of their own. */
export function camp({ state }: Laid, at: string, members: readonly CreatureId[], place = 0): void {
  const [column = 1, row = 1] = at.split(',').map(Number)
  state.camps[place] = {
    at: (row - 1) * 30 + column - 1,
    members,
    comesOnce: undefined,
    hasDropped: undefined,
    fallen: undefined,
  }
}

/** A party allies with Monsters. */
export function allied({ state }: Laid, party: Party, ...ids: readonly CreatureId[]): void {
  for (const id of ids) monsterOf(state, id).ally = party
}

/** The Last Hit of an Event. */
export const AN_EVENT = NOBODY
