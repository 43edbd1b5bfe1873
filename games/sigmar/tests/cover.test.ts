import { expect, test } from 'vitest'
import { PATH } from '../game.ts'
import { cover } from '../cover.ts'
import { ACTION_KINDS, copiesOf } from './lay.ts'

test('the box says how much is in it', () => {
  expect(cover.content).toEqual({
    trials: copiesOf('trial'),
    actionCards: copiesOf(...ACTION_KINDS),
    fateCards: copiesOf('fate'),
    champions: copiesOf('champion'),
    spaces: PATH.length,
  })
})
