import type { Pace } from '../engine/clock.ts'
import type { Stops } from '../engine/stops.ts'
import { readText, writeText } from './local.ts'

/** What the page looks like. */
export const THEMES = ['system', 'light', 'dark'] as const
/** One of them. */
export type Theme = (typeof THEMES)[number]

/** How events are shown; 'system' follows what the device asks for. */
export const MOTION_CHOICES = ['system', 'full', 'slow', 'off'] as const
/** One of them. */
export type MotionChoice = (typeof MOTION_CHOICES)[number]

/** How long bots take for a move at least. */
export const PACES = ['instant', 'brisk', 'steady', 'leisurely'] as const
/** One of them. */
export type PaceName = (typeof PACES)[number]

/** Sizes of text. */
export const TEXT_SIZES = ['small', 'medium', 'large', 'huge'] as const
/** One of them. */
export type TextSize = (typeof TEXT_SIZES)[number]

/** What a person set on this device. */
export interface Settings {
  readonly theme: Theme
  readonly motion: MotionChoice
  readonly pace: PaceName
  readonly text: TextSize
  /** Where windows stop although passing is all there is. */
  readonly stops: Stops
  /** Short explanations beside what is new. */
  readonly hints: boolean
}

/** What holds until somebody changes it. */
export const USUAL_SETTINGS: Settings = {
  theme: 'system',
  motion: 'system',
  pace: 'steady',
  text: 'medium',
  stops: [],
  hints: true,
}

/** Waits in milliseconds for each pace. */
export const PACE_OF: Readonly<Record<PaceName, Pace>> = {
  instant: { bot: 0, quiet: 0, pass: 0 },
  brisk: { bot: 200, quiet: 60, pass: 180 },
  steady: { bot: 450, quiet: 120, pass: 350 },
  leisurely: { bot: 1600, quiet: 500, pass: 900 },
}

const KEY = 'trialhall/settings'

/** Reads the settings back; whatever is missing or wrong falls back to the usual. */
export function readSettings(): Settings {
  const given = parsed(readText(KEY))
  return {
    theme: oneOf(THEMES, given.theme, USUAL_SETTINGS.theme),
    motion: oneOf(MOTION_CHOICES, given.motion, USUAL_SETTINGS.motion),
    pace: oneOf(PACES, given.pace, USUAL_SETTINGS.pace),
    text: oneOf(TEXT_SIZES, given.text, USUAL_SETTINGS.text),
    stops: stopsFrom(given.stops),
    hints: typeof given.hints === 'boolean' ? given.hints : USUAL_SETTINGS.hints,
  }
}

/** Keeps the settings on this device. */
export function writeSettings(settings: Settings): void {
  writeText(KEY, JSON.stringify(settings))
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const given: unknown = JSON.parse(text ?? '{}')
    return typeof given === 'object' && given !== null ? { ...given } : {}
  } catch {
    return {}
  }
}

function oneOf<T extends string>(allowed: readonly T[], given: unknown, usual: T): T {
  return allowed.find((one) => one === given) ?? usual
}

function stopsFrom(given: unknown): Stops {
  if (given === 'all') return 'all'
  return Array.isArray(given) ? given.filter((one) => typeof one === 'string') : []
}
