import { pageWire, serveBots } from '@trialhall/bots/worker'
import { games } from '../games.ts'

serveBots(games, pageWire())
