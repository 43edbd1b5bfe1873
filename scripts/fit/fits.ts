import type { Fit } from './fit.ts'

/** The games whose weights can be fitted, each loaded when it is asked for. */
const FITS: Readonly<Record<string, () => Promise<Fit>>> = {
  sigmar: async () => (await import('./sigmar.ts')).sigmarFit,
  'battle-decks': async () => (await import('./battle-decks.ts')).battleDecksFit,
  eldar: async () => (await import('./eldar.ts')).eldarFit,
  lanes: async () => (await import('./lanes.ts')).lanesFit,
  tempus: async () => (await import('./tempus.ts')).tempusFit,
}

/** Their names. */
export const FITTED: readonly string[] = Object.keys(FITS)

/** That of a game by its name, if there is one. */
export async function fitNamed(id: string | undefined): Promise<Fit | undefined> {
  return id !== undefined && Object.hasOwn(FITS, id) ? FITS[id]?.() : undefined
}
