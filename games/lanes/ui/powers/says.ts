import { OVERWHELM_LIFE, SPARK_COST, SPARK_DAMAGE } from '@trialhall/game-lanes'
import { manaWords } from '../mana/Orb.tsx'

/** What may be done without a card: its name, and what it does with the numbers of the rules. */
export const DEEDS: Readonly<
  Record<'spark' | 'overwhelm', { readonly name: string; readonly says: string }>
> = {
  spark: {
    name: 'Spark',
    says: `for ${manaWords(SPARK_COST)} mana, ${SPARK_DAMAGE} damage to a foe unit, once a turn. It is a power: Antimagic does not help.`,
  },
  overwhelm: {
    name: 'Overwhelm',
    says: `once a branch is complete, a power token takes ${OVERWHELM_LIFE} life off the enemy hero.`,
  },
}
