import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { explained } from '../kit/bundle.mjs'
import { namedStyles, sheetsOfPackages } from './style-plugins.mjs'

/** Browsers that know light-dark(), which the colours are written with; as in apps/web/vite.config.ts. */
const TARGET = ['es2022', 'chrome123', 'firefox128', 'safari17.5', 'ios17.5']

/** The entry with all styles of a package, and the one whose code they belong to. */
const STYLES = './styles.css'
const MAIN = '.'

/** The pieces whose styles every page needs that is built of them. */
const PIECES = '@trialhall/table-ui'

/**
 * Bundles the code of a package with styles: a file an entry, and all styles in one file, so that the code can be loaded where no styles
 * can. Whatever the package takes from other packages stays an import. Throws an error that says what is wrong where.
 */
export async function bundleStyled({ folder, manifest, outdir }) {
  const entries = Object.values(manifest.exports).filter(({ source }) => source !== undefined)
  const isCode = ({ source }) => /\.tsx?$/.test(source)
  for (const { source, default: target } of entries.filter((entry) => !isCode(entry)))
    cpSync(join(folder, source), join(outdir, target))
  await bundleCode(entries.filter(isCode), { folder, manifest, outdir })
  await bundleStyles({ folder, manifest, outdir })
}

/** What is loaded on demand is a file of its own. */
async function bundleCode(entries, plan) {
  const files = await bundled(plan, {
    entryPoints: entries.map(({ source, default: target }) => ({
      in: join(plan.folder, source),
      out: target.replace(/\.js$/, ''),
    })),
    splitting: true,
    chunkNames: 'dist/[name]-[hash]',
  })
  for (const { path, text } of files.filter(({ path }) => path.endsWith('.js'))) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** The styles of all that the main entry leads to, also on demand. */
async function bundleStyles({ folder, manifest, outdir }) {
  const plan = { folder, manifest, outdir }
  const files = await bundled(plan, { entryPoints: [join(folder, manifest.exports[MAIN].source)] })
  const { text } = files.find(({ path }) => path.endsWith('.css'))
  const isOfPieces = PIECES in manifest.dependencies
  const pieces = isOfPieces ? `@import '${PIECES}/styles.css';\n` : ''
  writeFileSync(join(outdir, manifest.exports[STYLES]), pieces + text)
}

async function bundled({ folder, manifest, outdir }, options) {
  const { outputFiles } = await build({
    ...options,
    outdir,
    absWorkingDir: folder,
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    target: TARGET,
    jsx: 'automatic',
    define: { __VERSION__: JSON.stringify(manifest.version) },
    logLevel: 'silent',
    legalComments: 'none',
    plugins: [namedStyles(manifest.name, folder), sheetsOfPackages],
  }).catch((failure) => {
    throw new Error(explained(failure))
  })
  return outputFiles
}
