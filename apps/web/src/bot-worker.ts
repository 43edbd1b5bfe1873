import { pageWire, serveBots } from '@trialhall/bots/worker'
import { games } from './product.ts'

// A thread in which bots think.
serveBots(games, pageWire())
