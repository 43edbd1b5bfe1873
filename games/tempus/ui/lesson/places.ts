import type { BySeat } from '@trialhall/kernel'
import type { Place } from '@trialhall/table-ui'
import { MONSTER_IDS, type CreatureId } from '@trialhall/game-tempus'
import { spaceAt } from '../../space/index.ts'

/** A card by its slug. */
export const card = (slug: string): Place => ({ card: slug })
/** A Hero by its seat: the learner is 0. */
export const hero = (seat: number): Place => ({ ref: { kind: 'seat', id: seat } })
/** A Monster by its id. */
export const monster = (id: number): Place => ({ ref: { kind: 'creature', id } })
/** A space while it can be picked. */
export const space = (column: number, row: number): Place => ({
  ref: { kind: 'space', id: spaceAt(column, row) },
})

export const GOBLIN_A: CreatureId = MONSTER_IDS.goblin
export const GOBLIN_B: CreatureId = MONSTER_IDS.goblin + 1
export const KOBOLD_A: CreatureId = MONSTER_IDS.kobold
export const GUARDIAN: CreatureId = MONSTER_IDS.guardian

/** The learner's Hero with its Primary cards. */
export const mat: Place = { part: 'mat' }
/** The learner's hand. */
export const hand: Place = { part: 'hand' }
/** The order of turns. */
export const track: Place = { part: 'initiative' }
/** Victory Points of both parties. */
export const vp: Place = { part: 'vp' }
/** The Quests of the Trial. */
export const quests: Place = { part: 'quests' }

/** The Trial of the first game (F-5), with nobody on the map who is not named. */
export const FIRST_GAME: Readonly<Record<string, unknown>> = {
  exact: true,
  guardian: 'hill-giant',
  quests: ['monster-slayer', 'read-the-runes', 'the-dark-obelisk'],
}
/** Mertz has looked ahead in this round, and so answers nothing. */
export const quiet: Readonly<Record<string, unknown>> = { used: ['expert-divination', 'portent'] }
/** Who plays the four Heroes, the learner first. */
export const NAMES: BySeat<string> = ['You', 'Ivar', 'Naree', 'Mertz']
