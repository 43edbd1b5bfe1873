import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { build, transform } from 'esbuild'

/**
 * Bundles our own packages for Node and leaves those of others to node_modules; of what is published it leaves ours there, too, and makes
 * no map to sources that are not. A program that is whole holds the packages of others as well, which spares each of its starts to look
 * for some five hundred files. All outputs stand in one folder,
 * so that `new URL('./worker.ts', import.meta.url)` finds its worker as `./worker.js`.
 * Throws an error that says what is wrong where, without a stack.
 */
export async function bundleForNode({ entries, outdir, isPublished = false, isWhole = false }) {
  const { outputFiles } = await bundled({ entries, outdir, isPublished, isWhole })
  await mkdir(outdir, { recursive: true })
  for (const { path, text } of outputFiles.toSorted(programsLast))
    await replaceFile(path, path.endsWith('.js') ? await withConstants(text) : text)
}

/** Whoever starts a new program finds all that it imports. */
function programsLast(a, b) {
  const isChunk = ({ path }) => /chunk-\w+\.js(?:\.map)?$/.test(path)
  return Number(isChunk(b)) - Number(isChunk(a))
}

function bundled({ entries, outdir, isPublished, isWhole }) {
  return build({
    entryPoints: entries.map((path) => ({ in: path, out: path.replace(/^.*[/\\]|\.(?:tsx?|mjs)$/g, '') })),
    outdir,
    write: false,
    bundle: true,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['source'],
    sourcemap: !isPublished,
    logLevel: 'silent',
    legalComments: 'none',
    banner: isWhole ? { js: COMMON_JS } : {},
    plugins: [foreignPackages({ isPublished, isWhole }), builtWorkers],
  }).catch((failure) => {
    throw new Error(explained(failure))
  })
}

/** What packages that are no modules expect to find. */
const COMMON_JS = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`

const DECLARATION = /^var (\w+) = /gm
/** Where a module begins: esbuild says above it where it comes from. */
const MODULE = /^(?=\/\/ \S+\.\w+$)/m
const FOREIGN = /^\/\/ (?:\S*\/)?node_modules\//

/**
 * esbuild declares everything at the top of a bundle as `var`, which the compiler of Node must read anew wherever it is used.
 * What is never assigned again becomes `const` here, as it was written: tables of rules are then part of the compiled code,
 * and Eldar is a tenth faster. The blanks that are left out keep every value in its column, for the source map.
 * Packages of others stay as they are, since text in them may look like a declaration; sources of ours hold no such line.
 * @param {string} text a bundle
 */
export async function withConstants(text) {
  const parts = text.split(MODULE).map((part) => ({ part, isOurs: !FOREIGN.test(part) }))
  const inOurs = (change) =>
    parts.map(({ part, isOurs }) => (isOurs ? part.replace(DECLARATION, change) : part)).join('')
  const { warnings } = await transform(inOurs('const $1='), { logLevel: 'silent' })
  const assigned = new Set(
    warnings.filter(({ id }) => id === 'assign-to-constant').map(({ location }) => nameAt(location)),
  )
  return inOurs((said, name) => (assigned.has(name) ? said : `const ${name}=`))
}

function nameAt({ lineText, column, length }) {
  return lineText.slice(column, column + length)
}

/**
 * What esbuild found wrong, a line each, and what to do about a folder that is not linked yet.
 * @param {{ message: string, errors?: readonly { text: string, location: { file: string, line: number } | null }[] }} failure
 */
export function explained({ errors = [], message }) {
  if (errors.length === 0) return message
  const lines = errors.map(({ text, location }) =>
    location ? `${location.file}:${location.line}: ${text}` : text,
  )
  return withAdvice(lines.join('\n'))
}

/** What a tool said, and what to do where it did not find one of our own packages. */
export function withAdvice(said) {
  const isUnlinked = /resolve (import )?["']@trialhall\//.test(said)
  return isUnlinked ? `${said}\nA folder that is new is linked by \`npm install\`.` : said
}

/** Another process may be starting from these files: it finds the old one or the new one, never half of one. */
async function replaceFile(path, contents) {
  const draft = `${path}.${process.pid}.draft`
  await writeFile(draft, contents)
  await rename(draft, path)
}

/** Packages of others that load files which stand beside them. */
const WITH_FILES = ['node-sqlite3-wasm', 'fs-native-extensions']

/**
 * Leaves packages to node_modules: those of others unless the program is whole, and ours where they are published. What is imported only when
 * it is needed stays there, too: esbuild would lose the names that such a package exports if it is no module.
 */
const foreignPackages = ({ isPublished, isWhole }) => ({
  name: 'foreign-packages',
  setup(building) {
    building.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const isOurs = path.startsWith('@trialhall/')
      const isWanted = isWhole && kind !== 'dynamic-import' && !WITH_FILES.includes(path)
      const isBundled = isOurs ? !isPublished : isWanted
      if (kind === 'entry-point' || isBundled || /^[A-Za-z]:[/\\]/.test(path)) return undefined
      return { path, external: true }
    })
  },
})

const WORKER = /new URL\((['"])\.{1,2}\/(?:[\w.-]+\/)*([\w-]+)\.ts\1, import\.meta\.url\)/g

const builtWorkers = {
  name: 'built-workers',
  setup(building) {
    building.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (/^var /m.test(text)) throw new Error(`${path}: no line may begin with "var"; see withConstants`)
      const contents = text.replace(WORKER, 'new URL($1./$2.js$1, import.meta.url)')
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}
