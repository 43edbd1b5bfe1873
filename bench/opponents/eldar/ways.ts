import { DONE, type Position } from '@trialhall/kernel'
import {
  actionOf,
  CARD,
  changesOf,
  faceOf,
  heroAt,
  newPending,
  topOf,
  type EldarOption,
  type EldarPrompt,
  type EldarState,
  type EldarView,
  type Pending,
} from '../../../games/eldar/game.ts'
import { SLOT } from '../../../games/eldar/terms.ts'

/** What the scripts of Trials of the Eldar look at. */
export interface EldarLook {
  readonly view: EldarView
  readonly seat: number
  readonly prompt: EldarPrompt
}

/** What a script thinks of an option. */
export type EldarRate = (option: EldarOption) => number

/** Where a bot stands, in the types of the game. */
export function lookOf({ view, seat, ask }: Position): EldarLook {
  return { view: view as EldarView, seat, prompt: ask.prompt as EldarPrompt }
}

/** What an effect would do now, in HP: to enemies, to the own side, healed, and how many enemies would fall. */
export interface HpEffect {
  readonly harm: number
  readonly falls: number
  readonly healed: number
  /** Its own side would lose so much, and so many of its Heroes. */
  readonly cost: number
  readonly ownFalls: number
}

const NOTHING: HpEffect = { harm: 0, falls: 0, healed: 0, cost: 0, ownFalls: 0 }

/** See `HpEffect`. HP that is not there counts for nothing: neither more harm than a Hero has, nor healing beyond its wounds. */
export function effectOf({ view }: EldarLook, by: Pending): HpEffect {
  const most = new Map<number, number>()
  return changesOf(view, by).reduce<HpEffect>((sum, { hero, kind, amount }) => {
    const { hp, seat, face } = heroAt(view, hero)
    const isOwn = seat === by.seat
    if (kind === 'recovery') {
      const healed = Math.min(amount, faceOf(face).hp - hp)
      return isOwn ? { ...sum, healed: sum.healed + healed } : { ...sum, harm: sum.harm - healed }
    }
    const before = most.get(hero) ?? 0
    const lost = Math.min(hp - before, amount)
    most.set(hero, before + lost)
    const falls = lost > 0 && before + lost >= hp ? 1 : 0
    if (isOwn) return { ...sum, cost: sum.cost + lost, ownFalls: sum.ownFalls + falls }
    return { ...sum, harm: sum.harm + lost, falls: sum.falls + falls }
  }, NOTHING)
}

type UseOption = Extract<EldarOption, { do: 'use' }>

/** The best that a use could do now, by a script's own measure, over its modes and single targets. */
export function bestEffect(look: EldarLook, option: UseOption, worth: (effect: HpEffect) => number): number {
  const planned = newPending(look.view as unknown as EldarState, option)
  const { modes, isX } = actionOf(planned.face, planned.ability)
  if (isX) planned.x = heroAt(look.view, option.hero).focus
  let best = 0
  for (const [mode, { aims }] of modes.entries()) {
    const aim = aims[0]
    const targets = aim?.kind === 'hero' ? aim.legal(look.view, { ...planned, mode, targets: [] }) : []
    const tries = targets.length > 0 ? targets.map((target) => [target]) : [[]]
    for (const aimed of tries)
      best = Math.max(best, worth(effectOf(look, { ...planned, mode, targets: aimed })))
  }
  return best
}

/** The Focus that a use is printed with. */
export function focusOf({ view }: EldarLook, option: UseOption): number {
  const { face, ability } = newPending(view as unknown as EldarState, option)
  return actionOf(face, ability).focus
}

/** What is used: a card of the hand with its kind, or an ability on the table. */
export function kindOf({ view }: EldarLook, option: UseOption): string {
  const { face, ability } = newPending(view as unknown as EldarState, option)
  return ability === CARD ? faceOf(face).kind : 'ability'
}

/** True for a permanent whose place on its Hero is taken. */
export function isTaken({ view }: EldarLook, hero: number, slot: keyof typeof SLOT): boolean {
  return (heroAt(view, hero).kit[SLOT[slot]] ?? null) !== null
}

/** True where something of the enemy lies on top of the stack. */
export function answersEnemy({ view, seat }: EldarLook): boolean {
  const top = topOf(view)
  return top !== undefined && top.seat !== seat
}

/** What aiming at a Hero would do: the effect on top of the stack, aimed there as well. */
export function aimedAt(look: EldarLook, hero: number): HpEffect {
  const top = topOf(look.view)
  return top ? effectOf(look, { ...top, targets: [...top.targets, hero] }) : NOTHING
}

/**
 * What all scripts do where they have no idea of their own: keep the hand, equip whoever has nothing yet, pay, take the largest X, and aim
 * by a measure of their own: enemies where they are harmed most and the weakest first, friends where most is healed.
 */
export function usual(look: EldarLook, worth: (effect: HpEffect) => number): EldarRate {
  const { view, seat } = look
  return (option) => {
    if ((option as unknown) === DONE) return 1
    switch (option.do) {
      case 'target': {
        if (!('hero' in option)) return 0.5
        const { hp, seat: of } = heroAt(view, option.hero)
        return worth(aimedAt(look, option.hero)) + (of === seat ? 0 : 1 - hp / 100)
      }
      case 'equip':
        return isTaken(look, option.hero, 'equipment') ? -1 : 5
      case 'pay':
      case 'pass':
      case 'keepNone':
        return 0.1
      case 'x':
        return option.x
      case 'return':
        return -1
      default:
        return 0
    }
  }
}
