import { threadWire } from '@trialhall/bots/node'
import { serveBots } from '@trialhall/bots/worker'
import { games } from '@trialhall/games'

// A thread in which bots think.
serveBots(games, threadWire())
