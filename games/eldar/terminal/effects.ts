import { UNKNOWN, capital } from '@trialhall/kernel'
import {
  actionOf,
  faceOf,
  heroAt,
  heroName,
  changesOf,
  isDecided,
  isInvalidTarget,
  Prices,
  sumWords,
  triggerOf,
  type Aim,
  type Change,
  type EldarOption,
  type EldarView,
  type HeroId,
  type Mode,
  type Pending,
} from '../game.ts'
import { actionName } from '../words/names.ts'

/** The way that a pending effect goes. */
function modeOf({ kind, face, ability, mode }: Pending): Mode | undefined {
  if (face === UNKNOWN) return undefined
  return (kind === 'trigger' ? triggerOf(face, ability).modes : actionOf(face, ability).modes)[mode]
}

/** "Yuri → Giana, Kiran": whose it is, and what it is aimed at. */
export function courseText(view: EldarView, pending: Pending): string {
  const aims = modeOf(pending)?.aims ?? []
  const targets = aims.map((aim, place) => {
    const invalid = isInvalidTarget(view, pending, place) ? ' (no longer legal)' : ''
    return `${targetText(view, aim, pending.targets[place])}${invalid}`
  })
  const whom = targets.length === 0 ? '' : ` → ${targets.join(', ')}`
  return `${heroName(view, pending.hero)}${whom}`
}

function targetText(view: EldarView, aim: Aim, value: number | undefined): string {
  if (value === undefined) return '?'
  if (value < 0) return 'nobody'
  if (aim.kind === 'hero') return heroName(view, value)
  if (aim.kind === 'card') return faceOf(view.cards.def[value] ?? UNKNOWN)?.name ?? 'a card'
  const other = view.stack.find(({ serial }) => serial === value)
  return other ? actionName(other.face, other.ability) : 'an effect'
}

/** "Giana −4, 7 left": what it would do to HP if it resolved now; empty where that is nothing, or not settled yet. */
export function previewText(view: EldarView, pending: Pending): string {
  if (pending.face === UNKNOWN || !isDecided(pending)) return ''
  return changesText(view, changesOf(view, pending))
}

function changesText(view: EldarView, changes: readonly Change[]): string {
  const heroes = [...new Set(changes.map(({ hero }) => hero))]
  return heroes
    .map((hero) => [hero, sumFor(changes, hero)] as const)
    .filter(([, sum]) => sum !== 0)
    .map(([hero, sum]) => {
      const isLeast = changes.some((change) => change.hero === hero && change.isLeast)
      return `${heroName(view, hero)} ${signed(sum)}${isLeast ? ' or more' : ''}, ${leftText(view, hero, sum)}`
    })
    .join('; ')
}

function sumFor(changes: readonly Change[], hero: HeroId): number {
  return changes
    .filter((change) => change.hero === hero)
    .reduce((sum, { kind, amount }) => sum + (kind === 'recovery' ? amount : -amount), 0)
}

function signed(sum: number): string {
  return sum < 0 ? `−${-sum}` : `+${sum}`
}

function leftText(view: EldarView, hero: HeroId, sum: number): string {
  const left = heroAt(view, hero).hp + sum
  return left <= 0 ? 'defeated' : `${left} left`
}

/** What it does, in the words of its card. */
export function deedText(pending: Pending): string {
  return (modeOf(pending)?.does ?? []).map(({ says }) => `${capital(says)}.`).join(' ')
}

/** The action on top of the stack with one more target, as it would be. */
export function aimedAt(top: Pending, option: Extract<EldarOption, { do: 'target' }>): Pending {
  return { ...top, targets: [...top.targets, valueOf(option)] }
}

function valueOf(option: Extract<EldarOption, { do: 'target' }>): number {
  if ('hero' in option) return option.hero
  return 'card' in option ? option.card : option.serial
}

/** "2 printed + 1 Elusive target = 3 Focus"; empty for what costs what is printed. */
export function costText(view: EldarView, planned: Pending): string {
  const action = actionOf(planned.face, planned.ability)
  const prices = new Prices(view)
  const shares = prices.shares(planned, action)
  if (action.isX || shares.length < 2) return ''
  return sumWords({ shares, total: prices.total(planned, action) })
}
