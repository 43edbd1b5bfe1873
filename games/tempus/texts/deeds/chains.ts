import type { Deed } from '../../faces.ts'

/** What a Chain does to its whole Action. */
function toAct(
  says: string,
  change: (act: NonNullable<Parameters<Deed['run']>[1]['about']['act']>) => void,
): Deed {
  return {
    says,
    run(_, { about }) {
      if (about.act !== null) change(about.act)
    },
  }
}

/** Its melee attacks reach so far (Fangs of the Fire Snake). */
export function reachesTo(spaces: number): Deed {
  return toAct(`reach ${spaces} for this attack`, (act) => {
    act.reach = Math.max(act.reach, spaces)
  })
}

/** Its healing counts twice (Supreme Healing). */
export const doublesHealing: Deed = {
  ...toAct('the healing of this Action is doubled', (act) => {
    act.healingTimes = 2
  }),
  doublesHealing: true,
}
