import type { Stops } from '@trialhall/table-ui'
import type { Pace } from './pace.ts'
import { readText, writeText } from './storage.ts'

/** What the page looks like. */
export const THEMES = ['system', 'light', 'dark'] as const
/** One of them. */
export type Theme = (typeof THEMES)[number]

/** How events are shown; 'system' follows what the device asks for. */
const MOTION_CHOICES = ['system', 'full', 'slow', 'off'] as const
/** One of them. */
type MotionChoice = (typeof MOTION_CHOICES)[number]

/** How long bots take for a move at least. */
export const PACES = ['instant', 'brisk', 'steady', 'leisurely'] as const
/** A pace by its name. */
export type PaceName = (typeof PACES)[number]

/** Sizes of text. */
const TEXT_SIZES = ['small', 'medium', 'large', 'huge'] as const
/** One of them. */
type TextSize = (typeof TEXT_SIZES)[number]

/** How far colours stand apart; 'system' follows what the device asks for. */
export const CONTRASTS = ['system', 'normal', 'high'] as const
/** One of them. */
export type Contrast = (typeof CONTRASTS)[number]

/** What a person set on this device. */
export interface Settings {
  readonly theme: Theme
  readonly contrast: Contrast
  readonly motion: MotionChoice
  readonly pace: PaceName
  readonly text: TextSize
  /** Where windows stop although passing is all there is. */
  readonly stops: Stops
  /** The windows that are stops again when full control ends. */
  readonly stopList: readonly string[]
  /** Windows are passed in online matches, too, where passing is all there is. */
  readonly passOnline: boolean
  /** Something is heard when it is one's turn. */
  readonly sound: boolean
  /** From 0 to 100. */
  readonly volume: number
  /** What happens at a table is heard. */
  readonly tableSound: boolean
  /** How loud it is, from 0 to 100. */
  readonly tableVolume: number
  /** A fire burns in the room, as long as the table is heard. */
  readonly fire: boolean
  /** The device tells when it is one's turn and the page is out of sight; the browser has to allow it as well. */
  readonly notify: boolean
  /** Short explanations beside what is new. */
  readonly hints: boolean
}

/** What holds until somebody changes it. */
export const USUAL_SETTINGS: Settings = {
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  pace: 'steady',
  text: 'medium',
  stops: [],
  stopList: [],
  passOnline: false,
  sound: false,
  volume: 50,
  tableSound: true,
  tableVolume: 30,
  fire: true,
  notify: false,
  hints: true,
}

/** Waits in milliseconds for each pace. */
export const PACE_OF: Readonly<Record<PaceName, Pace>> = {
  instant: { bot: 0, quiet: 0, pass: 0, turn: 0 },
  brisk: { bot: 200, quiet: 60, pass: 180, turn: 1200 },
  steady: { bot: 450, quiet: 120, pass: 350, turn: 3200 },
  leisurely: { bot: 1600, quiet: 500, pass: 900, turn: 30_000 },
}

/** How many times faster than usual events are shown at each pace. At `instant` they are not shown one by one at all. */
export const HASTE_OF: Readonly<Record<PaceName, number>> = {
  instant: 1,
  brisk: 2.5,
  steady: 1,
  leisurely: 0.6,
}

/** Where they are kept. */
export const SETTINGS_KEY = 'trialhall/settings'

/** Reads the settings back; whatever is missing or wrong falls back to the usual. */
export function readSettings(): Settings {
  const given = parsed(readText(SETTINGS_KEY))
  return {
    theme: oneOf(THEMES, given.theme, USUAL_SETTINGS.theme),
    contrast: oneOf(CONTRASTS, given.contrast, USUAL_SETTINGS.contrast),
    motion: oneOf(MOTION_CHOICES, given.motion, USUAL_SETTINGS.motion),
    pace: oneOf(PACES, given.pace, USUAL_SETTINGS.pace),
    text: oneOf(TEXT_SIZES, given.text, USUAL_SETTINGS.text),
    stops: stopsFrom(given.stops),
    // Settings that were kept before there was such a list have it where full control was off.
    stopList: listFrom(given.stopList ?? given.stops),
    passOnline: yesOrNo(given.passOnline, USUAL_SETTINGS.passOnline),
    sound: yesOrNo(given.sound, USUAL_SETTINGS.sound),
    volume: volumeFrom(given.volume, USUAL_SETTINGS.volume),
    tableSound: yesOrNo(given.tableSound, USUAL_SETTINGS.tableSound),
    tableVolume: volumeFrom(given.tableVolume, USUAL_SETTINGS.tableVolume),
    fire: yesOrNo(given.fire, USUAL_SETTINGS.fire),
    notify: yesOrNo(given.notify, USUAL_SETTINGS.notify),
    hints: yesOrNo(given.hints, USUAL_SETTINGS.hints),
  }
}

/** Keeps the settings on this device. */
export function writeSettings(settings: Settings): void {
  writeText(SETTINGS_KEY, JSON.stringify(settings))
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

function yesOrNo(given: unknown, usual: boolean): boolean {
  return typeof given === 'boolean' ? given : usual
}

function volumeFrom(given: unknown, usual: number): number {
  const isVolume = typeof given === 'number' && given >= 0 && given <= 100
  return isVolume ? Math.round(given) : usual
}

function stopsFrom(given: unknown): Stops {
  return given === 'all' ? 'all' : listFrom(given)
}

function listFrom(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.filter((one) => typeof one === 'string') : []
}

/** A change of where windows stop: full control leaves the list as it is, for when it ends. */
export function stoppedAt(stops: Stops): Partial<Settings> {
  return stops === 'all' ? { stops } : { stops, stopList: stops }
}
