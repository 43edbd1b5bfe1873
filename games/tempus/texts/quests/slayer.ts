import { isHero, monsterOf, partyOfCreature } from '../../rules/creatures.ts'
import { monsterFace } from '../../rules/printed.ts'
import { progress } from '../../rules/quests/progress.ts'
import { NEITHER } from '../../state.ts'
import type { QuestText } from './sayings.ts'

/** What the Last Hit on a Monster of each rank is worth. */
export interface SlayerPay {
  readonly minion: number
  readonly elite: number
}

/** Progress for Last Hits on Monsters, by Heroes and allied Monsters (T-28.14, T-R88, T-R120). */
export function countsLastHits(pay: SlayerPay): QuestText {
  return {
    says: `Each Last Hit of a Hero or allied Monster on a Minion: +${pay.minion}; on an Elite: +${pay.elite}. Monsters of your own party do not count.`,
    felled(table, quest, { victim, source }) {
      const { state } = table
      if (isHero(victim) || source.giver === NEITHER) return
      if (partyOfCreature(state, victim) === source.giver) return // T-R120
      const { rank } = monsterFace(monsterOf(state, victim))
      if (rank !== 'guardian') progress(table, quest, { party: source.giver, by: pay[rank] })
    },
  }
}
