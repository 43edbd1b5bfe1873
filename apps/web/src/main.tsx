import { createApp } from './create-app.tsx'
import { gameParts } from '@trialhall/games/parts'
import { keepApp } from './offline/browser-updates.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
createApp({
  parts: gameParts,
  games: async () => (await import('./product.ts')).games,
  table: () => new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: 'table' }),
  rules: async (gameId) => (await import('./product-rules.ts')).rulesOf(gameId),
}).start(root)

if (import.meta.env.PROD) keepApp()
