import type { Settings } from '../../apps/web/src/device/settings.ts'

/** How pages are lit. */
export type Theme = 'light' | 'dark'

/** What pages are seen on. */
export interface Display {
  readonly width: number
  readonly height: number
  /** Pixels of the screen to one of the page. */
  readonly zoom?: number
  /** How large letters are, by the settings of this hall. */
  readonly text?: Settings['text']
  /** The size of letters that is set in the browser, in pixels; 16 is usual. */
  readonly letters?: number
  /** The device gives all colours. */
  readonly isForced?: true
  readonly themes: readonly Theme[]
  /** All pages, or only tables at their moments. */
  readonly shows: 'pages' | 'moments'
}

const BOTH = ['light', 'dark'] as const
const DESKTOP = { width: 1440, height: 900, shows: 'moments', themes: ['dark'] } as const
const PHONE = { ...DESKTOP, width: 390, height: 844 } as const

/** Every display, by what the names of its pictures say. */
export const DISPLAYS: Readonly<Record<string, Display>> = {
  wide: { ...DESKTOP, shows: 'pages', themes: BOTH },
  narrow: { ...PHONE, shows: 'pages', themes: BOTH },
  low: { width: 1280, height: 720, shows: 'moments', themes: BOTH },
  huge: { width: 2560, height: 1440, shows: 'moments', themes: BOTH },
  /** A desktop at 200 %. */
  zoomed: { width: 720, height: 450, zoom: 2, shows: 'moments', themes: BOTH },
  /** The largest letters of the settings. */
  letters: { ...DESKTOP, text: 'huge' },
  'letters-narrow': { ...PHONE, text: 'huge' },
  /** Letters of twice the usual size, set in the browser. */
  doubled: { ...DESKTOP, letters: 32 },
  'doubled-narrow': { ...PHONE, letters: 32 },
  forced: { ...DESKTOP, isForced: true },
  'forced-narrow': { ...PHONE, isForced: true },
}
