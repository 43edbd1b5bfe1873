import { expect, test } from 'vitest'
import { CATALOG, PATH } from '../game.ts'
import { cover } from '../cover.ts'

test('the box says how much is in it', () => {
  const of = (...kinds: readonly string[]): number =>
    CATALOG.filter((face) => kinds.includes(face.kind)).reduce((sum, face) => sum + face.copies, 0)
  expect(cover.content).toEqual({
    trials: of('trial'),
    actionCards: of('boost', 'lower', 'block', 'heal', 'teleport'),
    fateCards: of('fate'),
    champions: of('champion'),
    spaces: PATH.length,
  })
})
