import '@trialhall/web/styles.css'
import { createApp } from '@trialhall/web'
import { race } from '../race.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
createApp({
  parts: { race: { cover: race } },
  games: async () => (await import('../games.ts')).games,
  table: () => new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' }),
}).start(root)
