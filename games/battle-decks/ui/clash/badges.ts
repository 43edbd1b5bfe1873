import {
  leastDie,
  type BattleEvent,
  type BattleOption,
  type BattlePrompt,
  type BattleView,
} from '@trialhall/game-battle-decks'
import type { Ask, CardId, SeenEvent } from '@trialhall/kernel'
import { between, percent, sayPreview } from '../odds.ts'
import { previewOf, type Asked, type Preview, type Stake } from '../preview.ts'

/** What a thing on the table shows of the odds that picking it would bring. */
export interface Badge {
  /** "50 %", "DEF 7 → 9". */
  readonly main: string
  /** "−2.0", "out"; nothing if empty. */
  readonly sub: string
  /** A chance to hit, a save that may fail, or a change. */
  readonly kind: 'attack' | 'saves' | 'change'
}

/** Badges by the cards that show them. */
export type Badges = ReadonlyMap<CardId, Badge>

interface Now {
  readonly view: BattleView
  readonly story: readonly SeenEvent<BattleEvent>[]
  readonly ask: Ask | null
  readonly pointed: BattleOption | null
}

/** The odds on every target and card that can be picked; those of all saves while the ability that makes them necessary is pointed at. */
export function badgesOf({ view, story, ask, pointed }: Now): Badges {
  const badges = new Map<CardId, Badge>()
  if (ask === null) return badges
  const asked: Asked = { prompt: ask.prompt as BattlePrompt, story }
  for (const option of ask.options as readonly BattleOption[]) {
    const preview = 'card' in option ? previewOf(view, option, asked) : null
    if ('card' in option && preview !== null) badges.set(option.card, badgeOf(preview))
  }
  const ahead = pointed && previewOf(view, pointed, asked)
  if (ahead?.kind === 'saves' && !ahead.isBest)
    for (const stake of ahead.stakes) badges.set(stake.odds.target, ofStake(stake))
  return badges
}

function badgeOf(preview: Preview): Badge {
  const [stake] = preview.kind === 'saves' && preview.stakes.length === 1 ? preview.stakes : []
  if (stake !== undefined) return ofStake(stake)
  const { main, rest } = sayPreview(preview)
  const isAttack = preview.kind === 'attack' && preview.before === null
  return {
    main,
    sub: rest.split(',')[0] ?? '',
    kind: isAttack ? 'attack' : preview.kind === 'saves' ? 'saves' : 'change',
  }
}

function ofStake({ odds, other }: Stake): Badge {
  const beside = other ?? odds
  const fails = between(1 - odds.safe, 1 - beside.safe, percent)
  const least = leastDie(odds.needed, odds.modifier)
  return { main: fails, sub: least === 2 ? 'fails on 1' : `fails on 1–${least - 1}`, kind: 'saves' }
}
