import { expect, test } from 'vitest'
import { CATALOG } from '../game.ts'
import { cover } from '../cover.ts'
import { CLASSES } from '../terms.ts'

test('the box says how much is in it', () => {
  const of = (kind: string): number => CATALOG.filter((face) => face.kind === kind).length
  expect(cover.content).toEqual({
    classes: CLASSES.length,
    units: of('unit'),
    unitUpgrades: of('unit upgrade'),
    spells: of('spell'),
    spellUpgrades: of('spell upgrade'),
    nodes: of('node'),
  })
})
