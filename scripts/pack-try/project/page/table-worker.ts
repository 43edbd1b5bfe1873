import { serveTables } from '@trialhall/web/worker'
import { games } from '../games.ts'

serveTables(games, () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }))
