import type { Instance } from '../../acts.ts'
import type { Deed } from '../../faces.ts'
import { damageLeft } from '../../rules/fight/damage-left.ts'

function change(says: string, to: (instance: Instance, by: number) => void): Deed {
  return {
    says,
    run(_, { about, by }) {
      if (about.instance !== null) to(about.instance, by)
    },
  }
}

/** Less of it: in vain where reductions and DR leave as much of it as they do already, such as none. */
function soften(says: string, to: (instance: Instance) => void): Deed {
  return {
    ...change(says, to),
    isVain(state, _, about) {
      if (!about?.instance) return false
      const softened = { ...about.instance }
      to(softened)
      return damageLeft(state, softened) === damageLeft(state, about.instance)
    },
  }
}

/** Damage from any source, less (T-25.05, T-R30). */
export function reduces(amount: number): Deed {
  return soften(`reduce that damage by ${amount}`, (instance) => {
    instance.reduction += amount
  })
}

/** DR against this hit alone. */
export function hardens(amount: number): Deed {
  return soften(`+${amount} DR against it`, (instance) => {
    instance.extraDr += amount
  })
}

/** Half of it, rounded up, before DR. */
export const halves: Deed = soften('halve that damage, rounded up, before DR', (instance) => {
  const half = Math.ceil((instance.normal + instance.piercing) / 2)
  instance.normal = Math.min(instance.normal, half - Math.floor(instance.piercing / 2)) // no piercing damage becomes normal (T-25.02)
  instance.piercing = half - instance.normal
})

/** None of it, and nothing else of it either (T-R43). */
export const ignores: Deed = change('ignore that damage', (instance) => {
  instance.isIgnored = true
})

/** Another takes it, with its own DR (Intercession). */
export const takesOver: Deed = change(
  'you take the damage of that hit instead, with your DR',
  (instance, by) => {
    instance.target = by
  },
)

/** More of it. */
export function increases(amount: number): Deed {
  return {
    ...change(`that hit deals +${amount} damage`, (instance) => {
      instance.normal += amount
    }),
    increases: amount,
  }
}
