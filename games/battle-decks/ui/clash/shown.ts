import {
  afterPlaying,
  attackOdds,
  type AttackOdds,
  type BattleEvent,
  type BattleOption,
  type BattlePosition,
  type BattlePrompt,
  type BattleView,
  type SaveOdds,
} from '@trialhall/game-battle-decks'
import type { Ask, CardId, SeenEvent } from '@trialhall/kernel'
import { pendingIn, previewOf, stakeOf, type Asked, type AttackPreview, type Stake } from '../preview.ts'
import { clashIn, type Clash } from './clash.ts'
import { shatterOf, type Shatter } from './shatter.ts'
import { savesIn, strikeIn } from './strike.ts'
import { sumOf, type AttackSum } from './sum.ts'

/** An attack between the lines: considered, declared, rolled or over. */
export interface ShownAttack {
  readonly kind: 'attack'
  readonly attacker: CardId
  readonly target: CardId
  /** The ability that it is part of. */
  readonly ability: string | null
  /** Null while it is only considered. */
  readonly clash: Clash | null
  /** The odds; null where nothing is known of them any more. */
  readonly odds: AttackOdds | null
  /** The same without the card that is pointed at; null where none is. */
  readonly before: AttackOdds | null
  /** The odds against the other member of a pair, whom its controller may have hit instead. */
  readonly other: AttackOdds | null
  /** What the sum consists of; null where one of both is gone. */
  readonly sum: AttackSum | null
  /** The same without the card that is pointed at; null where none is. */
  readonly sumBefore: AttackSum | null
  /** The save that a hit makes necessary. */
  readonly shatter: Shatter | null
}

/** An ability that makes saves necessary. */
export interface ShownSaves {
  readonly kind: 'saves'
  readonly user: CardId
  readonly ability: string | null
  readonly clash: Clash | null
  readonly stakes: readonly Stake[]
}

/** What is shown between the lines. */
export type Shown = ShownAttack | ShownSaves

/** What is asked, and which of the options is pointed at. */
interface Now {
  readonly view: BattleView
  readonly story: readonly SeenEvent<BattleEvent>[]
  readonly ask: Ask | null
  readonly pointed: BattleOption | null
  /** Pointing brings no fight into being: in one column it would push away what is pointed at, and a tap would miss. */
  readonly keepsStill?: boolean
}

/**
 * The attack or the saves that everybody should look at now: what the option that is pointed at would bring, else what is declared or
 * rolled, else the best that could be done, else the last that was.
 */
export function shownIn({ view, story, ask, pointed, keepsStill = false }: Now): Shown | null {
  const asked = ask && { prompt: ask.prompt as BattlePrompt, story }
  const ahead = asked && pointed && consideredIn(view, asked, pointed)
  if (ahead && (ahead.clash !== null || !keepsStill)) return ahead
  const clash = clashIn(story, asked?.prompt)
  // Somebody gave up before the first die of it: nothing comes of it any more.
  if (view.ending !== null && clash?.throws === 0) return null
  const isGoingOn = clash !== null && !clash.isOver && (asked === null || !isFree(asked.prompt))
  if (clash !== null && isGoingOn) return ofClash(view, clash)
  const offer = asked && bestOf(view, ask?.options as readonly BattleOption[], asked)
  return offer ?? (clash && ofClash(view, clash))
}

/** Somebody is asked whom to attack next, so what has been done before is over. */
function isFree({ type }: BattlePrompt): boolean {
  return (
    type === 'act' || type === 'aim' || type === 'next-target' || type === 'activate' || type === 'deploy'
  )
}

/** What the option that is pointed at would bring. */
function consideredIn(view: BattleView, asked: Asked, option: BattleOption): Shown | null {
  const preview = previewOf(view, option, asked)
  const clash = pendingIn(asked)
  const ability = clash?.ability ?? abilityIn(asked.prompt, option)
  if (preview?.kind === 'attack') return ofPreview(view, preview, { clash, ability })
  return preview?.kind === 'saves' ? { ...preview, ability, clash } : null
}

function abilityIn(prompt: BattlePrompt, option: BattleOption): string | null {
  if (option.do === 'use') return option.ability
  return 'ability' in prompt ? prompt.ability : null
}

interface About {
  readonly clash: Clash | null
  readonly ability: string | null
}

function ofPreview(view: BattleView, preview: AttackPreview, about: About): ShownAttack {
  const { attacker, target, before } = preview
  const [odds = null, other = null] = preview.odds
  const facts = factsOf(positionOf(view, preview), preview, about)
  const sumBefore = preview.played === undefined ? null : factsOf(view, preview, about).sum
  return { kind: 'attack', attacker, target, odds, before, other, ...facts, sumBefore }
}

/** The table as it would be once the card that is pointed at has been played. */
function positionOf(view: BattleView, { played }: AttackPreview): BattlePosition {
  if (played === undefined) return view
  return afterPlaying(view, { ...played, seat: view.viewer ?? view.active }) ?? view
}

/** What the attack consists of on a table. */
function factsOf(
  view: BattlePosition,
  { attacker, target }: Pick<ShownAttack, 'attacker' | 'target'>,
  { clash, ability }: About,
): Pick<ShownAttack, 'clash' | 'ability' | 'sum' | 'shatter'> {
  const sum = sumOf(view, { attacker, target, ability })
  return { clash, ability, sum, shatter: shatterOf(view, attacker, target) }
}

/** The attack that takes most on average, while somebody is asked what to do and points at nothing. */
function bestOf(view: BattleView, options: readonly BattleOption[], asked: Asked): Shown | null {
  const { type } = asked.prompt
  if (type !== 'act' && type !== 'aim' && type !== 'next-target') return null
  const attacks = options.flatMap((option) => {
    const preview = previewOf(view, option, asked)
    return preview?.kind === 'attack' ? [preview] : []
  })
  const [best] = attacks.toSorted((a, b) => (b.odds[0]?.expected ?? 0) - (a.odds[0]?.expected ?? 0))
  const ability = 'ability' in asked.prompt ? asked.prompt.ability : null
  return best ? ofPreview(view, best, { clash: null, ability }) : null
}

/** A clash as it stands, with the odds as they are now. */
function ofClash(view: BattleView, clash: Clash): Shown | null {
  const { attacker, ability, target } = clash
  if (clash.kind === 'ability') {
    const all = savesIn(view, clash)
    const stakes = all.map((odds: SaveOdds) => stakeOf(view, attacker, { odds, all }))
    return { kind: 'saves', user: attacker, ability, clash, stakes }
  }
  if (target === null) return null
  const strike = strikeIn(view, clash)
  const odds = strike && attackOdds(view, strike)
  const about = { attacker, target }
  return {
    kind: 'attack',
    ...about,
    odds,
    before: null,
    other: null,
    sumBefore: null,
    ...factsOf(view, about, { clash, ability }),
  }
}
