import type { Watch } from '../../faces.ts'
import { plainTerms, rollD20 } from '../../rules/fight/rolls.ts'
import { watch } from '../watches.ts'

/** After each Spell a D20 tells whether it fails, or strikes harder (Wild Magic). */
export function goesWild({
  fails,
  strikes,
  by,
}: {
  readonly fails: number
  readonly strikes: number
  readonly by: number
}): Watch {
  return watch(
    'spell',
    `after a Spell is played roll a D20: 1-${fails} it has no effect, ${strikes}+ its hits deal +${by}`,
    {
      applies: () => true,
      run(table, { card }, { creature, act, response }) {
        const order = {
          by: creature,
          purpose: 'test',
          terms: plainTerms(),
          needed: null,
          strike: null,
          skill: null,
          card,
        } as const
        const { total } = rollD20(table, order)
        if (total <= fails && response !== null) response.isCountered = true
        else if (total <= fails && act !== null) act.isStopped = true
        else if (total >= strikes && act !== null) act.damage += by
      },
    },
  )
}
