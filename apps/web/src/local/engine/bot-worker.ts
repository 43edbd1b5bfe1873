import { pageWire, serveBots } from '@trialhall/bots/worker'
import { games } from '@trialhall/games'

// A thread in which bots think.
serveBots(games, pageWire())
