/**
 * The space of Trials of Tempus: a grid, the terrain of its two maps, and what rules ask about them. Pure geometry: it knows no creature,
 * no card and no match, and imports nothing but its own files. Who stands where is told to it by functions such as `isFree`.
 *
 * Take a map, `mapOf(id)`, and its `ground`; lay over it what spells have made, `laid(ground, overlay)`, while there is any; and ask
 * that ground. A `Space` is a number from 0 to 899; people count columns and rows from 1, see `spaceAt` and `written`.
 */
export * from './grid.ts'
export { KINDS, kindOf, marked, terrainOf, type Kind, type Terrain } from './terrain.ts'
export {
  BARE,
  groundOf,
  isClosed,
  isSolid,
  laid,
  type Ground,
  type Overlay,
  type SightTable,
} from './ground.ts'
export {
  adjacentTo,
  areAdjacent,
  areSeparated,
  canStep,
  spreadsFrom,
  spreadsTo,
  stepsFrom,
  stepTowards,
} from './steps.ts'
export { costTo, pathTo, reach, spentOn, stepsAway, type Reach } from './paths.ts'
export { directionsOf, sharesOf, type Pool, type Walk } from './walk.ts'
export { bodiesSee, inSight, sees } from './sight.ts'
export { firstBlock, type SightBlock } from './sight-line.ts'
export { sightLine, sightTable } from './sight-table.ts'
export { bounceRange, canBounce, isAreaTarget, isInMelee, isInShot, isInView, type Aim } from './aim.ts'
export {
  LINE_LENGTH,
  areaOf,
  areasAt,
  burstOf,
  bursts,
  eventArea,
  isInside,
  lineOf,
  spacesIn,
  type Square,
} from './areas.ts'
export {
  adjacentToBody,
  areBodiesAdjacent,
  bodiesOn,
  distanceBetween,
  fits,
  gapBetween,
  spacesOf,
  spacesWithin,
  type Body,
} from './bodies.ts'
export { couldStandBeside, leadTo, standsFor, type BodyMove, type BodyReach, type Stand } from './stands.ts'
export { pushDirection, pushed, type Push } from './push.ts'
export { nearestFit, nearestFree, nearestValid, randomLocation, ring, type Facing } from './nearest.ts'
export { eliteStarts, minionStarts } from './camps.ts'
export {
  CORNERS,
  MIDDLE,
  battleMap,
  type BattleMap,
  type CampSite,
  type MapSheet,
  type Place,
} from './map.ts'
export { mapFaults } from './map-faults.ts'
export { MAPS, mapOf } from './maps.ts'
