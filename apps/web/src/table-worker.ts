import { serveTables } from './local/engine/serve-tables.ts'
import { games } from './product.ts'

// A thread that plays one match.
serveTables(
  games,
  () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
)
