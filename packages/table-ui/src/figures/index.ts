/** The kit that people are drawn from as painted glass. It knows no page, so that scripts draw with it too. */
export { drawsOf, type Draws } from './chance.ts'
export { bustOf, figureOf, silhouetteOf, type FigureSide, type FigureState } from './figure.ts'
export type { Person } from './person.ts'
export { BRONZE, GOLD, SKIN } from './palette.ts'
