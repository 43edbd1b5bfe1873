import type { TempusPosition } from '../../state.ts'

/**
 * The round that is not over yet. While hands are checked the tracker shows the next one already (T-36.01), but what is asked still belongs to
 * this one.
 */
export function roundUnderWay({ round, isCounted }: Pick<TempusPosition, 'round' | 'isCounted'>): number {
  return isCounted ? round - 1 : round
}
