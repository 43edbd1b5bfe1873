import { describe, expect, test } from 'vitest'
import {
  MAPS,
  SPACES,
  battleMap,
  isClosed,
  kindOf,
  mapFaults,
  mapOf,
  marked,
  spaceAt,
  stepsFrom,
  written,
  type BattleMap,
  type Kind,
  type Space,
} from '../../space/index.ts'
import { places, sorted } from './lay.ts'

const [temple, ruins] = MAPS
const all = Array.from({ length: SPACES }, (_, space) => space)
const count = (map: BattleMap, kind: Kind) =>
  all.filter((space) => kindOf(map.ground.terrain, space) === kind).length

/** Steps from a space to every other, counted without the paths under test. */
function stepsTo(map: BattleMap, from: Space): Map<Space, number> {
  const steps = new Map([[from, 0]])
  for (const [space, count] of steps) {
    for (const to of stepsFrom(map.ground, space)) if (!steps.has(to)) steps.set(to, count + 1)
  }
  return steps
}

/** Each kind of object with its steps from portal 1 and portal 2. */
function walked(map: BattleMap): string[] {
  const [first, second] = map.portals.map((portal) => stepsTo(map, portal))
  const sites = [map.goblinCamp, map.koboldCamp, map.bugbearCamp, map.eliteCamp]
  const objects = {
    portals: map.portals,
    chests: map.chests,
    camps: sites.map(({ token }) => token),
    placeOfPower: [map.placeOfPower],
    obelisks: map.obelisks,
    altars: map.altars,
    herbs: map.herbs,
  }
  return Object.entries(objects).map(([name, spaces]) =>
    [name, ...spaces.map((space) => `${first?.get(space)}/${second?.get(space)}`)].join(' '),
  )
}

describe('the two Battlerealms', () => {
  test('[T-4.01] there are two, known by their ids', () => {
    expect(MAPS.map(({ id }) => id)).toEqual(['ancient-temple', 'frost-ruins'])
    expect(mapOf('frost-ruins')).toBe(ruins)
    expect(() => mapOf('moon')).toThrow(
      'There is no Battlerealm "moon"; there are ancient-temple, frost-ruins.',
    )
  })

  test.each(MAPS)(
    '[T-3.01, T-B07.1, T-B11.1, T-B11.4, T-B11.5] $name is as a map must be: same after half a turn, connected, all objects in place',
    (map) => {
      expect(mapFaults(map)).toEqual([])
    },
  )

  test('[T-19.06, T-19.09, T-B11.1, T-B11.2] only Ancient Temple has water', () => {
    expect([count(temple, 'block'), count(temple, 'obstacle'), count(temple, 'water')]).toEqual([26, 32, 26])
    expect([count(ruins, 'block'), count(ruins, 'obstacle'), count(ruins, 'water')]).toEqual([32, 34, 0])
    expect([count(temple, 'open'), count(ruins, 'open')]).toEqual([816, 834])
  })

  test.each(MAPS)('[T-4.06, T-4.11, T-B11.2] $name shows every object as often as it exists', (map) => {
    const counts = [...'PC123EWOAHG'].map((mark) => `${mark}${marked(map.drawing, mark).length}`)
    expect(counts.join(' ')).toBe('P2 C3 11 21 31 E1 W1 O2 A3 H5 G8')
  })

  test('[T-4.09] Minions start around their token: A nearest to the centre, the others at quarter turns clockwise', () => {
    expect(temple.goblinCamp.starts.map(written)).toEqual(['(6,15)', '(5,16)', '(4,15)', '(5,14)'])
    expect(temple.koboldCamp.starts.map(written)).toEqual(['(25,16)', '(26,15)', '(27,16)', '(26,17)'])
    expect(temple.bugbearCamp.starts.map(written)).toEqual(['(23,8)', '(23,6)', '(25,6)', '(25,8)'])
    expect(ruins.goblinCamp.starts.map(written)).toEqual(['(25,16)', '(26,15)', '(27,16)', '(26,17)'])
    expect(ruins.koboldCamp.starts.map(written)).toEqual(['(6,15)', '(5,16)', '(4,15)', '(5,14)'])
    expect(ruins.bugbearCamp.starts.map(written)).toEqual(['(23,23)', '(25,23)', '(25,25)', '(23,25)'])
  })

  test('[T-4.10] the Ogre starts beside its token, on the side of the centre', () => {
    expect(temple.eliteCamp.starts).toEqual(places('8,22', '9,22', '8,23', '9,23'))
    expect(ruins.eliteCamp.starts).toEqual(places('8,8', '9,8', '8,9', '9,9'))
  })

  test('[T-18.03, T-B08.2, T-B11.6] walking distances from portals 1 and 2 are those of the rules page', () => {
    expect(walked(temple)).toEqual([
      'portals 0/32 32/0',
      'chests 8/24 24/8 16/16',
      'camps 13/24 24/13 22/22 22/22',
      'placeOfPower 16/16',
      'obelisks 17/26 26/17',
      'altars 11/21 21/11 19/19',
      'herbs 9/25 25/9 13/26 26/13 19/19',
    ])
    expect(walked(ruins)).toEqual([
      'portals 0/33 33/0',
      'chests 7/26 26/7 17/17',
      'camps 14/24 24/14 22/22 22/22',
      'placeOfPower 17/17',
      'obelisks 17/26 26/17',
      'altars 11/23 23/11 19/19',
      'herbs 8/28 28/8 12/27 27/12 19/19',
    ])
  })

  test('[T-4.17] both Ogre areas are open, 2 spaces from their portal', () => {
    expect(sorted(temple.ogreAreas.flat())).toEqual(
      places('4,4', '5,4', '4,5', '5,5', '26,26', '27,26', '26,27', '27,27'),
    )
    expect(sorted(ruins.ogreAreas.flat())).toEqual(
      places('26,4', '27,4', '26,5', '27,5', '4,26', '5,26', '4,27', '5,27'),
    )
    const nearest = (map: BattleMap, area: readonly Space[]) =>
      map.portals.map((portal) => Math.min(...area.map((space) => stepsTo(map, portal).get(space) ?? 99)))
    expect(temple.ogreAreas.map((area) => nearest(temple, area))).toEqual([
      [2, 29],
      [29, 2],
    ])
    expect(ruins.ogreAreas.map((area) => nearest(ruins, area))).toEqual([
      [2, 30],
      [30, 2],
    ])
    for (const map of MAPS)
      expect(map.ogreAreas.flat().some((space) => isClosed(map.ground, space))).toBe(false)
  })
})

describe('a map that is not as it must be', () => {
  const sheet = {
    id: 'broken',
    name: 'Broken',
    drawing: temple.drawing,
    portals: [
      [2, 2],
      [29, 29],
    ],
    chests: [
      [10, 6],
      [21, 25],
      [18, 13],
    ],
    goblinCamp: [5, 15],
    koboldCamp: [26, 16],
    bugbearCamp: [24, 7],
    eliteCamp: [7, 24],
    placeOfPower: [13, 18],
    obelisks: [
      [19, 4],
      [12, 27],
    ],
    altars: [
      [9, 13],
      [22, 18],
      [21, 10],
    ],
    herbs: [
      [4, 11],
      [27, 20],
      [15, 3],
      [16, 28],
      [10, 21],
    ],
    ogreAreas: [
      [4, 4],
      [26, 26],
    ],
  } as const
  const faults = (change: object) => mapFaults(battleMap({ ...sheet, ...change }))
  const redrawn = (from: string, to: string) => {
    expect(temple.drawing).toContain(from)
    return faults({ drawing: temple.drawing.replace(from, to) })
  }

  test('[T-B07.2] has a fault for an object that is not where it is listed', () => {
    expect(faults({})).toEqual([])
    expect(faults({ placeOfPower: [13, 19] })).toEqual([
      'W at (13,18) is drawn and not listed.',
      'W at (13,19) is listed and not drawn.',
    ])
    expect(() => battleMap({ ...sheet, placeOfPower: [31, 1] })).toThrow('There is no space (31,1) on a map.')
  })

  test('[T-B08.1] has a fault for terrain without its counterpart', () => {
    expect(redrawn('|. o . . 1 . ~ ~', '|o o . . 1 . ~ ~')).toEqual([
      '(1,15) is not what lies at (30,16) after half a turn.',
      '(30,16) is not what lies at (1,15) after half a turn.',
    ])
  })

  test('[T-B07.1] has a fault for a space that nobody can reach', () => {
    const walledIn = temple.drawing
      .replace(/^\n?(\+-+\+\n)\|\. \./, '$1|.|.')
      .replace(
        '|                       +                                   |',
        '|-+                     +                                   |',
      )
    expect(faults({ drawing: walledIn })).toContain('(1,1) is cut off.')
  })

  test('[T-B11.3] has a fault for a middle without room', () => {
    expect(redrawn('|. . . . . . . ~ ~ . . . . . .', '|. . . . . . . ~ ~ . . . . . o')).toContain(
      '(15,17) must be open floor: a Guardian or an Entry Portal needs the room.',
    )
  })

  test('[T-B11.4] has a fault for a Camp whose Monsters have no room, or would stand on what is closed', () => {
    const map = battleMap(sheet)
    const { token, starts: own } = map.eliteCamp
    const camped = (starts: readonly number[]) => mapFaults({ ...map, eliteCamp: { token, starts } })
    expect(camped([])).toEqual([`The Camp at ${written(token)} has no room for its Monsters.`])
    expect(camped(own)).toEqual([])
    expect(camped([...own.slice(1), spaceAt(2, 15)])).toEqual([
      `A Monster of the Camp at ${written(token)} cannot start on (2,15).`,
    ])
  })

  test('[T-3.01] has a fault for another size, in either direction', () => {
    const sized = (columns: number, rows: number): readonly string[] => {
      const frame = `+${'-'.repeat(2 * columns - 1)}+`
      const line = `|${Array.from({ length: columns }, () => '.').join(' ')}|`
      const between = `|${' '.repeat(2 * columns - 1)}|`
      const drawing = [frame, Array.from({ length: rows }, () => line).join(`\n${between}\n`), frame].join(
        '\n',
      )
      return faults({ drawing })
    }
    expect(sized(30, 29)).toEqual(['A Battlerealm has 30 columns and rows, not 30 by 29.'])
    expect(sized(29, 30)).toEqual(['A Battlerealm has 30 columns and rows, not 29 by 30.'])
    expect(faults({ drawing: '+---+\n|. .|\n|   |\n|. .|\n+---+' })).toEqual([
      'A Battlerealm has 30 columns and rows, not 2 by 2.',
    ])
  })
})
