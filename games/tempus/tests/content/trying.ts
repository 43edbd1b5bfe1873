import { addCards } from '@trialhall/kernel'
import { playTurn } from '../../rules/play/turn.ts'
import { newQuest } from '../../rules/trial.ts'
import { MAPS } from '../../space/index.ts'
import type { Skill } from '../../terms.ts'
import { cast, type Cast, type Pick, type Scene } from './cast.ts'
import { REAL } from './press.ts'

/** A position in which the Hero at 10,10 stands on a Herb and an Obelisk of two Quests. */
export interface Trying extends Cast {
  /** The Hero whose turn it is spends an Action on a skill; whether it passed. */
  tries(skill: Skill, ...picks: readonly Pick[]): boolean
  /** One decision of the turn under way, the first pick. */
  decides(...picks: readonly Pick[]): void
  /** Tokens of progress of a party on both Quests. */
  progress(party?: 0 | 1): number
}

/** Herbs are gathered by Knowledge or Savvy; at an Obelisk Athletics is tried, and a failed roll hurts (C-9). */
const WHERE: Readonly<Record<Skill, number>> = { knowledge: 0, savvy: 0, athletics: 1 }

/** Lays it. The turn is that of seat 0. */
export function trying(scene: Scene): Trying {
  const t = cast(scene)
  const { state, table, laid } = t
  const here = laid.at('10,10')
  Object.assign(MAPS[0], { herbs: [here], obelisks: [here] })
  const quests = addCards(
    state.cards,
    ['gather-rare-herbs', 'the-dark-obelisk'].map((slug) => REAL.cards.findIndex((one) => one.slug === slug)),
  )
  state.quests.push(...quests.map(newQuest))
  const progress = (party: 0 | 1 = 0): number =>
    state.quests.reduce((sum, { work }) => sum + work[party].progress, 0)
  const decides: Trying['decides'] = (...picks) =>
    t.during(picks, () => {
      if (state.turn !== null) playTurn(table, state.turn)
    })
  return {
    ...t,
    decides,
    progress,
    tries(skill, ...picks) {
      const before = progress()
      decides({ do: 'skill', skill, card: quests[WHERE[skill]] }, ...picks)
      return progress() > before
    },
  }
}
