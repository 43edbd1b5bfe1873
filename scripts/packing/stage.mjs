import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { inCache, inRoot } from '../kit/repository.mjs'
import { runNode } from '../kit/run.mjs'
import { workersOf } from '../build.mjs'
import { bundleForNode } from '../kit/bundle.mjs'
import { bundleStyled } from './bundle-styled.mjs'
import { filesIn, packagesIn, reachedFrom } from './imports.mjs'
import { publishedManifest, targetsOf } from './manifest.mjs'
import { readmeWithin } from './readme.mjs'

const compiler = inRoot('node_modules/typescript/bin/tsc')

/** Where a package stands as it is published, before it is packed. */
export const stagedAt = ({ folder }) => inCache('packages', folder)

/** Lays a package out as it is published: the compiled code that its entries reach, package.json, README and LICENSE, and nothing else. */
export async function stage(published) {
  const { folder, code, testsWith, peers, bin, template } = published
  const target = stagedAt(published)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(target, 'dist'), { recursive: true })
  const manifest = readJson(inRoot(folder, 'package.json'))
  const from = await CODE[code]({ folder: inRoot(folder), manifest, target, bin })
  copyCompiled({ from, target, entries: targetsOf(manifest.exports) })
  const isUsed = PARTLY_PUBLISHED.includes(code) ? usedBy(target) : undefined
  if (template) copyTemplate(template, target)
  const staged = publishedManifest(manifest, readJson(inRoot('package.json')), {
    testsWith,
    peers,
    isUsed,
    bin: bin && builtFrom(bin),
    folders: template ? ['dist', 'template'] : ['dist'],
  })
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(staged, null, 2)}\n`)
  writeFileSync(join(target, 'README.md'), readmeWithin(readFileSync(inRoot(folder, 'README.md'), 'utf8')))
  cpSync(inRoot('LICENSE'), join(target, 'LICENSE'))
  return target
}

/** Copies what new games are made from into the folder `template` of a package. */
export function copyTemplate({ from, files }, target) {
  for (const path of files) cpSync(inRoot(from, path), join(target, 'template', path))
}

/** Where the bundle of a program's source lies in the package. */
const builtFrom = (source) => `dist/${basename(source, '.ts')}.js`

function usedBy(target) {
  const imported = packagesIn(target, filesIn(target))
  return (name) => imported.has(name)
}

/** The programs of the house need more than the one function of theirs that is published. */
const PARTLY_PUBLISHED = ['page', 'program']

/** How the code of a package is made; answers where its types, and code that is not bundled, lie compiled. */
const CODE = {
  modules: ({ folder }) => folder,
  pieces: async ({ folder, manifest, target }) => {
    await bundleStyled({ folder, manifest, outdir: target })
    return folder
  },
  page: async ({ folder, manifest, target }) => {
    await bundleStyled({ folder, manifest, outdir: target })
    return typesOf(folder, sourcesOf(manifest))
  },
  program: async ({ folder, manifest, target, bin }) => {
    const sources = [...sourcesOf(manifest), ...(bin === undefined ? [] : [bin])]
    const entries = [...sources.map((source) => join(folder, source)), ...workersOf(folder)]
    await bundleForNode({ entries, outdir: join(target, 'dist'), isPublished: true })
    return typesOf(folder, sourcesOf(manifest))
  },
}

const sourcesOf = ({ exports }) =>
  Object.values(exports).flatMap(({ source }) => (source === undefined ? [] : [source]))

/** Compiles the code and types of packages, as far as they are older than their sources. Throws what the compiler says. */
export async function compile(published) {
  const folders = published.map(({ folder }) => inRoot(folder))
  const { code, output } = await runNode([compiler, '-b', '--pretty', 'false', ...folders])
  if (code !== 0) throw new Error(`The packages do not compile:\n${output}`)
}

/** Compiles the types of a program, which are made for what is published alone; answers the folder in whose `dist` they lie. */
async function typesOf(folder, sources) {
  const place = inCache('packages/types', relative(inRoot(), folder))
  mkdirSync(place, { recursive: true })
  const compilerOptions = {
    rootDir: join(folder, 'src'),
    outDir: join(place, 'dist'),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
  }
  const ambient = join(folder, 'src/globals.d.ts')
  const files = [...sources.map((source) => join(folder, source)), ...(existsSync(ambient) ? [ambient] : [])]
  const own = join(folder, 'tsconfig.json')
  const references = readJson(own).references.map(({ path }) => ({ path: join(folder, path) }))
  const config = { extends: own, compilerOptions, files, include: [], references }
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config))
  const { code, output } = await runNode([compiler, '-p', place, '--pretty', 'false'])
  if (code !== 0) throw new Error(`The types of ${folder} do not compile:\n${output}`)
  return place
}

/** Copies the compiled files that entries reach, as far as they are not there by other means. */
function copyCompiled({ from, target, entries }) {
  const wanted = entries
    .filter((entry) => /^\.\/dist\/.*\.(?:js|d\.ts)$/.test(entry) && !existsSync(join(target, entry)))
    .map((entry) => join(from, entry))
  for (const path of reachedFrom(wanted, compiledPath)) {
    const copy = join(target, relative(from, path))
    mkdirSync(dirname(copy), { recursive: true })
    writeFileSync(copy, withoutSources(readFileSync(path, 'utf8')))
  }
}

/** Types name the sources that they were made from; what lies beside them is types. Style sheets have none. */
const compiledPath = (path) => (path.endsWith('.css') ? null : path.replace(/(?<!\.d)\.tsx?$/, '.d.ts'))

const SHEET = /^import ['"][^'"]+\.css['"];?\n/gm
const SOURCE_MAP = /^\/\/# sourceMappingURL=.*\n?/gm
const SOURCE_FILE = /(\b(?:from|import)\s*\(?\s*['"]\.[^'"\n]*)\.tsx?(['"])/g

/** Compiled text without what leads to sources, which are not published, and to style sheets, which are one. */
function withoutSources(text) {
  return text.replace(SOURCE_MAP, '').replace(SHEET, '').replace(SOURCE_FILE, '$1.js$2')
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
