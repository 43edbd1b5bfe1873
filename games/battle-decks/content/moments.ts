import { MOMENTS, type Moment } from '../terms.ts'

/** Every moment but the one in which a die lies there. */
export const USUAL: readonly Moment[] = MOMENTS.filter((moment) => moment !== 'rolled')
/** The same without the moment in which somebody has declared what they do. */
export const BETWEEN: readonly Moment[] = USUAL.filter((moment) => moment !== 'declared')
/** While a die lies there. */
export const ROLLED: readonly Moment[] = ['rolled']
