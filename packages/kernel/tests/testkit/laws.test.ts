import { gameLaws } from '../../src/testkit/index.ts'
import { bluff } from '../games/bluff.ts'

gameLaws(bluff, { options: [{}, { secretDecks: false }] })
