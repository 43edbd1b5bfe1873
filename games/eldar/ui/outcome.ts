import { actionOf, type EldarOption, type EldarView, type Pending } from '@trialhall/game-eldar'
import { thingName } from './names.ts'
import { aimsOfPending, previewOf, targetOf, withOption, type Reach } from './preview.ts'
import { priceWith } from './prices.ts'

/** What one more decision about an action leads to, where that is told in HP. */
export interface Outcome {
  /** "−3", "+4 or more", "no damage", "full HP", "no recovery". */
  readonly short: string
  /** HP taken or given in all, signed. */
  readonly hp: number
  /** "−3 HP"; who it happens to only where that differs. */
  readonly words: string
}

/** What happens to the Hero that is picked, or to all whom the action would reach; null where no HP change. */
export function outcomeOf(view: EldarView, pending: Pending, option: EldarOption): Outcome | null {
  const { reaches } = previewOf(view, withOption(pending, option))
  const felt = reaches.filter(isFelt)
  if (option.do === 'target' && 'hero' in option) {
    const reach = felt.find(({ to }) => to.kind === 'hero' && to.id === option.hero)
    return reach ? saidOf(view, [reach]) : null
  }
  return felt.length > 0 ? saidOf(view, felt) : null
}

function isFelt({ hp, isVain, isFull, isBarred, isInvalid }: Reach): boolean {
  return !isInvalid && (hp !== 0 || isVain || isFull || isBarred)
}

function saidOf(view: EldarView, reaches: readonly Reach[]): Outcome {
  const hp = reaches.reduce((sum, reach) => sum + reach.hp, 0)
  const shorts = reaches.map(shortOf)
  const [short = ''] = shorts
  const words = withUnit(short)
  if (reaches.length === 1) return { short, hp, words }
  if (new Set(shorts).size === 1) return { short, hp, words: reaches[0]?.hp === 0 ? words : `${words} each` }
  return {
    short,
    hp,
    words: reaches.map((reach, i) => `${thingName(view, reach.to)} ${shorts[i]}`).join(', '),
  }
}

function shortOf({ hp, isFull, isBarred, isLeast }: Reach): string {
  if (hp === 0 && isBarred) return 'no recovery'
  if (hp === 0) return isFull ? 'full HP' : 'no damage'
  return `${hp < 0 ? `−${-hp}` : `+${hp}`}${isLeast ? ' or more' : ''}`
}

function withUnit(short: string): string {
  return short.replace(/\d+/u, (number) => `${number} HP`)
}

/** HP that an action costs. */
export function hpCostOf({ costs }: { readonly costs: readonly { readonly hp: number }[] }): number {
  return costs.reduce((sum, { hp }) => sum + hp, 0)
}

/** Whether what the action costs depends on this decision: on its target (E-19.03, E-19.04), or on X. */
export function changesPrice(view: EldarView, pending: Pending, option: EldarOption): boolean {
  if (pending.kind === 'trigger') return false
  if (option.do === 'x') return actionOf(pending.face, pending.ability).isX
  if (option.do !== 'noTarget' && !(option.do === 'target' && 'hero' in option)) return false
  const aim = aimsOfPending(pending)[pending.targets.length]
  if (!aim) return false
  const targets = [...aim.legal(view, pending), ...(aim.isOptional ? [-1] : [])]
  const picked = option.do === 'target' ? targetOf(option) : -1
  return new Set([picked, ...targets].map((target) => priceWith(view, pending, target).now)).size > 1
}
