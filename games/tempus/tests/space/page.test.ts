import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAPS, written, type BattleMap, type CampSite, type Space } from '../../space/index.ts'

const page = readFileSync(new URL('../../../../docs/rules/tempus.md', import.meta.url), 'utf8')

/** The part of the rules page with a map's drawing and its table. */
function partOf({ name }: BattleMap): string {
  return page.split(/^###? /m).find((part) => new RegExp(String.raw`^B-\d+ ${name}\n`).test(part)) ?? ''
}

const list = (spaces: readonly Space[]): string => spaces.map(written).join(', ')
const numbered = (name: string, spaces: readonly Space[]): string[] =>
  spaces.map((space, i) => `${name} ${i + 1} | ${written(space)}`)
const minions = (name: string, { token, starts }: CampSite): string =>
  `${name} | ${written(token)} (${starts.map((space, i) => `${'ABCD'.charAt(i)} ${written(space)}`).join(', ')})`

/** Name and place of every object, as the table writes them. */
function objectsOf(map: BattleMap): string[] {
  return [
    ...numbered('Entry Portal', map.portals),
    ...numbered('Chest', map.chests),
    minions('Goblin Camp', map.goblinCamp),
    minions('Kobold Camp', map.koboldCamp),
    minions('Bugbear Camp', map.bugbearCamp),
    `Elite Camp | ${written(map.eliteCamp.token)} (Ogre on ${list(map.eliteCamp.starts)})`,
    `Place of Power | ${written(map.placeOfPower)}`,
    ...numbered('Obelisk', map.obelisks),
    ...numbered('Altar', map.altars),
    ...numbered('Herb', map.herbs),
    ...map.ogreAreas.map((area, i) => `Ogre area ${i + 1} | ${list(area)}`),
  ]
}

test.each(MAPS.map((map) => [map.name, map] as const))(
  '[T-B07.2] the rules page draws %s as it is played',
  (_, map) => {
    const [, drawing = ''] = /```\n([^]*?)```/.exec(partOf(map)) ?? []
    expect(drawing.trim()).toBe(map.drawing.trim())
  },
)

test.each(MAPS.map((map) => [map.name, map] as const))(
  '[T-B07.2] its table of %s names every object where it stands',
  (_, map) => {
    const rows = [...partOf(map).matchAll(/^\| (.+? \| \(.+?) \|/gm)].map(([, row]) => row)
    expect(rows).toEqual(objectsOf(map))
  },
)
