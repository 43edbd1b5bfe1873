import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { explained } from '../bundle.mjs'

/** Browsers that know light-dark(), which the colours are written with; as in apps/web/vite.config.ts. */
const TARGET = ['es2022', 'chrome123', 'firefox128', 'safari17.5']

/** The entry with all styles of a package, and the one whose code they belong to. */
const STYLES = './styles.css'
const MAIN = '.'

/**
 * Bundles the code of a package with styles: a file an entry, and the styles of its components in one file, so that the code can be
 * loaded where no styles can. Whatever the package takes from other packages stays an import. Throws an error that says what is wrong
 * where.
 */
export async function bundleStyled({ folder, manifest, outdir }) {
  const entries = Object.values(manifest.exports).filter(({ source }) => source !== undefined)
  const isCode = ({ source }) => /\.tsx?$/.test(source)
  for (const { source, default: target } of entries.filter((entry) => !isCode(entry)))
    cpSync(join(folder, source), join(outdir, target), { recursive: true })
  const code = entries.filter(isCode)
  await build({
    entryPoints: code.map(({ source, default: target }) => ({
      in: join(folder, source),
      out: target.replace(/\.js$/, ''),
    })),
    outdir,
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'dist/chunk-[hash]',
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    target: TARGET,
    jsx: 'automatic',
    logLevel: 'silent',
    legalComments: 'none',
    plugins: [namedStyles(manifest.name, folder)],
  }).catch((failure) => {
    throw new Error(explained(failure))
  })
  gatherStyles(code, { manifest, outdir })
}

/** The styles of the main entry are the package's; entries for tests need none. */
function gatherStyles(code, { manifest, outdir }) {
  const main = manifest.exports[MAIN].default
  for (const { default: target } of code) {
    const styles = join(outdir, target.replace(/\.js$/, '.css'))
    if (!existsSync(styles)) continue
    if (target === main) renameSync(styles, join(outdir, manifest.exports[STYLES]))
    else rmSync(styles)
  }
}

/**
 * Names of classes begin with the package's name, so that they meet no others where several packages are on one page. esbuild makes them
 * of the name of the file.
 */
function namedStyles(packageName, folder) {
  const prefix = packageName.replace(/^@/, '').replace('/', '-')
  return {
    name: 'named-styles',
    setup(building) {
      building.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => {
        const real = resolve(resolveDir, path)
        const named = join(relative(folder, dirname(real)), `${prefix}-${basename(real)}`)
        return { path: named, namespace: 'styles', pluginData: real }
      })
      building.onLoad({ filter: /.*/, namespace: 'styles' }, async ({ pluginData: real }) => ({
        contents: await readFile(real, 'utf8'),
        loader: 'local-css',
        resolveDir: dirname(real),
      }))
    },
  }
}
