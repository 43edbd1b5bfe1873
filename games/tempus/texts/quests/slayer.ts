import type { QuestRules } from '../../faces.ts'
import { areAllies, isHero, monsterOf } from '../../rules/creatures.ts'
import { monsterFace } from '../../rules/printed.ts'
import { progress } from '../../rules/quests/progress.ts'
import { NEITHER, NOBODY } from '../../state.ts'

/** What the Last Hit on a Monster of each rank is worth. */
export interface SlayerPay {
  readonly minion: number
  readonly elite: number
}

/** Progress for Last Hits on Monsters, by Heroes and allied Monsters (T-28.14, T-R88, T-R120). */
export function countsLastHits(pay: SlayerPay): QuestRules {
  return {
    felled(table, quest, { victim, source }) {
      const { state } = table
      if (isHero(victim) || source.giver === NEITHER) return
      if (source.creature !== NOBODY && areAllies(state, victim, source.creature)) return
      const { rank } = monsterFace(monsterOf(state, victim))
      if (rank !== 'guardian') progress(table, quest, { party: source.giver, by: pay[rank] })
    },
  }
}
