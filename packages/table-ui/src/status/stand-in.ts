import { createContext, type Context } from 'react'
import type { StandIn } from '../link.ts'

/** Tells the pieces of a board who plays on for the one who looks; null while they play themselves, or only watch. */
export const StandInContext: Context<StandIn | null> = createContext<StandIn | null>(null)
