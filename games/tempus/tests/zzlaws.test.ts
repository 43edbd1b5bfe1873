import { gameLaws } from '@trialhall/kernel/testkit'
import { tempus } from '../game.ts'
gameLaws(tempus, { runs: 2, options: [{ rounds: 3, draft: 'short' }] })
