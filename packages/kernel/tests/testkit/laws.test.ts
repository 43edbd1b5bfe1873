import { gameLaws } from '../../src/testkit/index.ts'
import { bluff } from '../games/bluff.ts'
import { outposts } from '../games/outposts.ts'

gameLaws(bluff, { options: [{}, { secretDecks: false }] })
gameLaws(outposts)
