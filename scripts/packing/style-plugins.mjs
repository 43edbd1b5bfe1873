import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'

/**
 * Names of classes begin with the package and the file that they stand in, so that they meet no others where several packages are on one
 * page, and are the same in code and styles. esbuild makes them of the name of the file.
 */
export function namedStyles(packageName, folder) {
  const prefix = packageName.replace(/^@/, '')
  return {
    name: 'named-styles',
    setup(building) {
      building.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => {
        const real = resolve(resolveDir, path)
        const place = relative(join(folder, 'src'), dirname(real))
        const name = join(prefix, place, basename(real)).replaceAll(/[/\\]/g, '-')
        return { path: join(place, name), namespace: 'styles', pluginData: real }
      })
      building.onLoad({ filter: /.*/, namespace: 'styles' }, async ({ pluginData: real }) => ({
        contents: await readFile(real, 'utf8'),
        loader: 'local-css',
        resolveDir: dirname(real),
      }))
    },
  }
}

/** Style sheets of other packages that code imports are imported by our styles instead. */
export const sheetsOfPackages = {
  name: 'sheets-of-packages',
  setup(building) {
    building.onResolve({ filter: /^[^.].*\.css$/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'sheet' } : { path, external: true },
    )
    building.onLoad({ filter: /.*/, namespace: 'sheet' }, ({ path }) => ({
      contents: `@import '${path}';`,
      loader: 'css',
    }))
  },
}
