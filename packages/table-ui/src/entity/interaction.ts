import type { Ref } from '@trialhall/kernel'
import { createContext, useContext, type Context, type ReactNode } from 'react'
import type { RuleRef } from '../rules/RuleLink.tsx'
import type { Lighting } from './refs.ts'

/** What every piece of a board shares: what is lit, what is pointed at, and what a click does. */
export interface Interaction {
  readonly lighting: Lighting
  /** Key of the thing that a log line or an option button points at. */
  readonly pointedAt: string | null
  /** What option, or part of one, is pointed at. */
  readonly pointedOption: unknown
  /** Points at a thing, and at the option that names it where it is one of the prompt. */
  point(ref: Ref | null, option?: unknown): void
  /** Answers the present ask with an option. */
  pick(index: number): void
  /** Takes a thing that is lit: its option where it is the only one, else whatever comes next. */
  take(ref: Ref): void
  /** What to show about a thing when it is pointed at, beside the reason why it is not lit. */
  preview(ref: Ref): ReactNode
  /** The rule that says most about a thing. */
  rule(ref: Ref): RuleRef | null
}

const NO_INTERACTION: Interaction = {
  lighting: { picks: new Map(), reasons: new Map() },
  pointedAt: null,
  pointedOption: null,
  point: () => {},
  pick: () => {},
  take: () => {},
  preview: () => null,
  rule: () => null,
}

/** Carries the interaction to the pieces of a board. */
export const InteractionContext: Context<Interaction> = createContext<Interaction>(NO_INTERACTION)

/** The interaction around a piece. */
export function useInteraction(): Interaction {
  return useContext(InteractionContext)
}
