import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { CHUNKS } from './build/chunks.ts'
import { compressed } from './build/compressed.ts'
import { earlyFonts } from './build/early-fonts.ts'
import { letters } from './build/letters.ts'
import { offlineWorker } from './build/offline-worker.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** Where a file of the app goes: pictures into a folder for each game, since they are not kept from the start. */
function placeOf({ originalFileNames: [from = ''] }: { originalFileNames: readonly string[] }): string {
  const [, game, kind] = /games\/([\w-]+)\/ui\/(plates|figures|grounds)\//.exec(from) ?? []
  return game ? `assets/${kind}/${game}/[name]-[hash][extname]` : 'assets/[name]-[hash][extname]'
}

export default defineConfig({
  plugins: [react(), letters(), earlyFonts(), offlineWorker(), compressed()],
  define: { __VERSION__: JSON.stringify(version) },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { host: '127.0.0.1' },
  worker: { format: 'es' },
  // Browsers that know light-dark(), which the tokens are written with.
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5', 'ios17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: { output: { assetFileNames: placeOf, codeSplitting: { groups: CHUNKS } } },
  },
})
