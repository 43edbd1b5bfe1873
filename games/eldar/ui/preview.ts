import {
  actionOf,
  changesOf,
  faceOf,
  isDecided,
  isInvalidTarget,
  triggerOf,
  type Aim,
  type Change,
  type EldarOption,
  type EldarPrompt,
  type EldarView,
  type HeroId,
  type Pending,
} from '@trialhall/game-eldar'
import { UNKNOWN, type Ref } from '@trialhall/kernel'
import { heroRef } from './refs.ts'

/** One thing that an effect is aimed at, or a Hero that it changes without being aimed at it. */
export interface Reach {
  readonly to: Ref
  /** HP that it would take or give, signed; 0 for none. */
  readonly hp: number
  /** It would be dealt damage, and statuses leave none of it. */
  readonly isVain: boolean
  /** It would recover HP, and lacks none. */
  readonly isFull: boolean
  /** It would recover HP, lacks some, and gets none: a text forbids it. */
  readonly isBarred: boolean
  /** It may be more. */
  readonly isLeast: boolean
  readonly isTarget: boolean
  /** It was aimed at, and is no legal target any more: nothing happens to it. */
  readonly isInvalid: boolean
}

/** What a pending effect would do if it resolved now. */
export interface Preview {
  readonly serial: number
  readonly reaches: readonly Reach[]
}

/** The targets of an effect in the order of its text. */
export function aimsOfPending({ kind, face, ability, mode }: Pending): readonly Aim[] {
  if (face === UNKNOWN) return []
  const modes = kind === 'trigger' ? triggerOf(face, ability).modes : actionOf(face, ability).modes
  return modes[mode]?.aims ?? []
}

/** What an effect would do to HP, with one more target if given. */
export function previewOf(view: EldarView, pending: Pending, target?: number): Preview {
  const planned = target === undefined ? pending : { ...pending, targets: [...pending.targets, target] }
  const changes = isWhole(planned) ? changesOf(view, planned) : []
  const aims = aimsOfPending(planned)
  const reaches: Reach[] = planned.targets.flatMap((value, place) => {
    const aim = aims[place]
    if (value < 0 || !aim) return []
    const done = aim.kind === 'hero' ? doneTo(view, changes, value) : UNTOUCHED
    const isInvalid = isInvalidTarget(view, planned, place)
    return [{ to: refOfTarget(aim, value), ...done, isTarget: true, isInvalid }]
  })
  const others = [...new Set(changes.map(({ hero }) => hero))].filter(
    (hero) => !reaches.some(({ to }) => to.kind === 'hero' && to.id === hero),
  )
  const reached = others.map((hero) => ({
    to: heroRef(hero),
    ...doneTo(view, changes, hero),
    isTarget: false,
    isInvalid: false,
  }))
  return { serial: pending.serial, reaches: [...reaches, ...reached] }
}

/** What an effect that resolves is aimed at, without numbers: some of what it does is done. */
export function courseOf(view: EldarView, pending: Pending): Preview {
  const reaches = previewOf(view, pending).reaches.filter(({ isTarget }) => isTarget)
  return {
    serial: pending.serial,
    reaches: reaches.map((reach) => ({ ...reach, ...UNTOUCHED, isInvalid: false })),
  }
}

/** All that a preview reads of it is chosen. */
function isWhole(planned: Pending): boolean {
  return planned.face !== UNKNOWN && isDecided(planned)
}

function refOfTarget({ kind }: Aim, value: number): Ref {
  return { kind: kind === 'pending' ? 'pending' : kind, id: value }
}

const UNTOUCHED = { hp: 0, isVain: false, isFull: false, isBarred: false, isLeast: false }

function doneTo(
  view: EldarView,
  changes: readonly Change[],
  hero: HeroId,
): Pick<Reach, 'hp' | 'isVain' | 'isFull' | 'isBarred' | 'isLeast'> {
  const hp = hpIn(changes, hero)
  const own = changes.filter((one) => one.hero === hero)
  const isUnhealed = hp === 0 && own.length > 0 && own.every(({ kind }) => kind === 'recovery')
  return {
    hp,
    isVain: hp === 0 && own.some(({ kind, isGuarded }) => kind === 'damage' && !isGuarded),
    isFull: isUnhealed && !isWounded(view, hero),
    isBarred: isUnhealed && isWounded(view, hero),
    isLeast: own.some(({ isLeast }) => isLeast),
  }
}

function isWounded({ heroes }: EldarView, hero: HeroId): boolean {
  const one = heroes[hero]
  return one !== undefined && one.hp < faceOf(one.face).hp
}

function hpIn(changes: readonly Change[], hero: HeroId): number {
  return changes.reduce((sum, change) => {
    if (change.hero !== hero) return sum
    return sum + (change.kind === 'recovery' ? change.amount : -change.amount)
  }, 0)
}

/** What is done to each Hero in all, by the number of the Hero. */
export function changeByHero(preview: Preview | null): ReadonlyMap<HeroId, number> {
  return new Map(
    (preview?.reaches ?? []).flatMap(({ to, hp }) =>
      to.kind === 'hero' && hp !== 0 ? [[Number(to.id), hp]] : [],
    ),
  )
}

/** The action whose decisions are being made: it lies on top of the stack. */
export function beingUsed(view: EldarView, prompt: EldarPrompt | null): Pending | null {
  if (prompt?.type !== 'target' && prompt?.type !== 'mode' && prompt?.type !== 'x') return null
  const top = view.stack.at(-1)
  return top && top.hero === prompt.hero && top.face === prompt.face && top.ability === prompt.ability
    ? top
    : null
}

/** The action that is being used with what an option adds to it. */
export function withOption(pending: Pending, option: EldarOption): Pending {
  switch (option.do) {
    case 'target':
      return { ...pending, targets: [...pending.targets, targetOf(option)] }
    case 'noTarget':
      return { ...pending, targets: [...pending.targets, -1] }
    case 'mode':
      return { ...pending, mode: option.mode }
    case 'x':
      return { ...pending, x: option.x }
    default:
      return pending
  }
}

/** The number of a target. */
export function targetOf(option: Extract<EldarOption, { do: 'target' }>): number {
  if ('hero' in option) return option.hero
  return 'card' in option ? option.card : option.serial
}
