import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import type { Strike } from '../../../acts.ts'
import { tempus, type TempusView } from '../../../game.ts'
import { MONSTER_IDS, type CreatureId } from '../../../state.ts'
import { HELD } from '../../../content/statuses.ts'
import { statusOfSmall } from '../../../texts/riders.ts'

test('[T-24.03] Held is foretold of a creature of one space, and not of a larger one', () => {
  const position = { round: 3, monsters: [{ is: 'ogre', at: '15,12', isActive: true }] }
  const view = sure(Match.start(tempus, { seats: 4, seed: 'held', position })).viewFor(0) as TempusView
  const told = (target: CreatureId): unknown => statusOfSmall(HELD).foretells?.(view, { target } as Strike)
  expect([told(1), told(MONSTER_IDS.ogre)]).toEqual(['Held', null])
})
