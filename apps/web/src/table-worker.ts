import { pageWire, serveBots } from '@trialhall/bots/worker'
import { serveTables } from './local/engine/serve-tables.ts'
import { games } from './product.ts'

/** What the thread is called in which bots think. */
const BOTS = 'bots'

// A thread that plays one match, and begins another one of the same file in which its bots think: the rules of all games come once.
if (self.name === BOTS) serveBots(games, pageWire())
else serveTables(games, () => new Worker(self.location.href, { type: 'module', name: BOTS }))
