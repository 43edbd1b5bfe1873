import { CATALOG, PRINTED } from '@trialhall/game-tempus'
import type { CardFace } from '@trialhall/kernel'
import type { Quirk } from '../../faces.ts'
import { defsOf } from '../../rules/hero-decks.ts'
import { DRAWS, HAND_LIMIT, HERO_HP } from '../../terms.ts'
import type { Build } from './build.ts'

/** The tiers of a Hero deck, as cards are printed with them. */
export const TIERS = ['primary', 1, 2] as const
/** One of them. */
export type Tier = (typeof TIERS)[number]

/** The different cards of one tier that a Hero of a build has (T-7.01). */
export function facesOf(build: Build, tier: Tier): readonly CardFace[] {
  return [...new Set(defsOf(build, tier))].flatMap((def) => CATALOG[def] ?? [])
}

/** How many cards of a tier it has, every copy counted. */
export function countOf(build: Build, tier: Tier): number {
  return defsOf(build, tier).length
}

/** A number of a Hero: what it is called, how much it is, and what else is to be said of it. */
export interface HeroNumber {
  readonly title: string
  readonly text: string
  readonly note?: string
}

/** What a Hero of a build begins with. */
export function numbersOf(build: Build): readonly HeroNumber[] {
  const dr = PRINTED.subclasses[build.subclass]?.dr ?? 0
  const skills = actionsOf(build).find((action) => action.skills)?.skills
  const move = Math.max(0, ...actionsOf(build).map(({ spaces }) => spaces ?? 0)) - sumOf(build, 'movesLess')
  return [
    { title: 'HP', text: `${HERO_HP}` }, // T-7.10
    { title: 'DR', text: `${dr}`, note: 'at the start' }, // T-7.11
    { title: 'Move', text: `${Math.max(1, move)}`, note: 'spaces' },
    { title: 'Athletics', text: `${skills?.athletics ?? '–'}+` }, // T-7.05
    { title: 'Knowledge', text: `${skills?.knowledge ?? '–'}+` },
    { title: 'Savvy', text: `${skills?.savvy ?? '–'}+` },
    {
      title: 'Hand',
      text: `${firstDraw(build)}`, // T-10.01, T-10.02
      note: `in round 1, ${DRAWS.later} more in each round, kept up to ${HAND_LIMIT}`,
    },
  ]
}

/** Cards that it draws in round 1: more where one of its Primary cards says so (T-10.02). */
function firstDraw(build: Build): number {
  return DRAWS.first + sumOf(build, 'roundOneDraws')
}

/** What its Primary cards say of one number, which counts from the start. */
function sumOf(build: Build, quirk: Quirk): number {
  const amounts = defsOf(build, 'primary').map((def) => PRINTED.standings[def]?.quirks[quirk] ?? 0)
  return amounts.reduce((sum, one) => sum + one, 0)
}

function actionsOf(build: Build): readonly { readonly spaces?: number; readonly skills: Skills | null }[] {
  return defsOf(build, 'primary').flatMap((def) => {
    const card = PRINTED.cards[def]
    return card?.kind === 'hero' && card.action !== null ? [card.action] : []
  })
}

type Skills = Readonly<Record<'athletics' | 'knowledge' | 'savvy', number>>
