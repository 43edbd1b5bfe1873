import { build } from 'esbuild'
import { inCache, inRoot } from './kit/repository.mjs'
import { runNode } from './kit/run.mjs'

// Bundles and runs scripts/pictures/spectrograms.ts: the sounds of games stand beside their boards, whose styles Node cannot load.

const program = inCache('sounds', 'spectrograms.mjs')
await build({
  entryPoints: [inRoot('scripts/pictures/spectrograms.ts')],
  outfile: program,
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  alias: {
    '@trialhall/table-ui': inRoot('packages/table-ui/src/sound/sounds.ts'),
  },
  jsx: 'automatic',
  logLevel: 'warning',
  define: { 'import.meta.dirname': JSON.stringify(inRoot('scripts/pictures')) },
})
const { code, output } = await runNode([program])
process.stdout.write(output)
process.exitCode = code
