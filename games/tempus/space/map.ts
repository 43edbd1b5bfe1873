import { spacesOf } from './bodies.ts'
import { eliteStarts, minionStarts } from './camps.ts'
import { NOWHERE, spaceAt, type Space } from './grid.ts'
import { groundOf, type Ground, type SightTable } from './ground.ts'
import { terrainOf } from './terrain.ts'

/** A column and a row, both from 1. */
export type Place = readonly [column: number, row: number]

/** A map as it is written: its drawing, and where its objects stand, in the order of their numbers. */
export interface MapSheet {
  readonly id: string
  readonly name: string
  readonly drawing: string
  readonly sight?: SightTable
  readonly portals: readonly [Place, Place]
  readonly chests: readonly Place[]
  readonly goblinCamp: Place
  readonly koboldCamp: Place
  readonly bugbearCamp: Place
  readonly eliteCamp: Place
  readonly placeOfPower: Place
  readonly obelisks: readonly Place[]
  readonly altars: readonly Place[]
  readonly herbs: readonly Place[]
  /** The north-west space of each of the two areas. */
  readonly ogreAreas: readonly [Place, Place]
}

/** Where a Camp stands, and where its Monsters start. */
export interface CampSite {
  readonly token: Space
  /** The spaces of Minions A to D, or the four of the Ogre. */
  readonly starts: readonly Space[]
}

/** One of the two Battlerealms (T-3.01) with all that F-6 marks on it. Lists are in the order of the numbers, from 1. */
export interface BattleMap {
  readonly id: string
  readonly name: string
  readonly drawing: string
  readonly ground: Ground
  /** Entry Portals 1 and 2. */
  readonly portals: readonly [Space, Space]
  /** Loot Chests (T-4.06). */
  readonly chests: readonly Space[]
  readonly goblinCamp: CampSite
  readonly koboldCamp: CampSite
  readonly bugbearCamp: CampSite
  readonly eliteCamp: CampSite
  readonly placeOfPower: Space
  readonly obelisks: readonly Space[]
  readonly altars: readonly Space[]
  readonly herbs: readonly Space[]
  /** Ogre areas 1 and 2, four spaces each (T-4.17). */
  readonly ogreAreas: readonly [readonly Space[], readonly Space[]]
}

/** The four corners in which the table option of free corners allows an Entry Portal (T-R12). */
export const CORNERS: readonly Space[] = [
  [2, 2],
  [29, 2],
  [29, 29],
  [2, 29],
].map(([column = 0, row = 0]) => spaceAt(column, row))

/** The four spaces in the middle of the map, where the Guardian appears (T-34.04). */
export const MIDDLE: readonly Space[] = spacesOf({ anchor: spaceAt(15, 15), size: 2 })

/** Makes a map of its sheet. Throws where its drawing cannot be read or an object lies beyond its edge. */
export function battleMap(sheet: MapSheet): BattleMap {
  const ground = groundOf(terrainOf(sheet.drawing), sheet.sight)
  const camp = (place: Place): CampSite => ({ token: on(place), starts: minionStarts(on(place)) })
  return {
    id: sheet.id,
    name: sheet.name,
    drawing: sheet.drawing,
    ground,
    portals: [on(sheet.portals[0]), on(sheet.portals[1])],
    chests: sheet.chests.map(on),
    goblinCamp: camp(sheet.goblinCamp),
    koboldCamp: camp(sheet.koboldCamp),
    bugbearCamp: camp(sheet.bugbearCamp),
    eliteCamp: eliteCamp(ground, on(sheet.eliteCamp)),
    placeOfPower: on(sheet.placeOfPower),
    obelisks: sheet.obelisks.map(on),
    altars: sheet.altars.map(on),
    herbs: sheet.herbs.map(on),
    ogreAreas: [area(sheet.ogreAreas[0]), area(sheet.ogreAreas[1])],
  }
}

function eliteCamp(ground: Ground, token: Space): CampSite {
  const [start] = eliteStarts(ground, token)
  return { token, starts: start ? spacesOf(start) : [] }
}

function area(corner: Place): readonly Space[] {
  return spacesOf({ anchor: on(corner), size: 2 })
}

function on([column, row]: Place): Space {
  const space = spaceAt(column, row)
  if (space === NOWHERE) throw new Error(`There is no space (${column},${row}) on a map.`)
  return space
}
