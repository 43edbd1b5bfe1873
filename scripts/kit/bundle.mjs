import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { build, transform } from 'esbuild'

/**
 * Bundles our own packages for Node and leaves those of others to node_modules; of what is published it leaves ours there, too, and makes
 * no map to sources that are not. All outputs stand in one folder,
 * so that `new URL('./worker.ts', import.meta.url)` finds its worker as `./worker.js`.
 * Throws an error that says what is wrong where, without a stack.
 */
export async function bundleForNode({ entries, outdir, isPublished = false }) {
  const { outputFiles } = await bundled({ entries, outdir, isPublished })
  await mkdir(outdir, { recursive: true })
  for (const { path, text } of outputFiles)
    await replaceFile(path, path.endsWith('.js') ? await withConstants(text) : text)
}

function bundled({ entries, outdir, isPublished }) {
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
    plugins: [foreignPackages(isPublished), builtWorkers],
  }).catch((failure) => {
    throw new Error(explained(failure))
  })
}

const DECLARATION = /^var (\w+) = /gm

/**
 * esbuild declares everything at the top of a bundle as `var`, which the compiler of Node must read anew wherever it is used.
 * What is never assigned again becomes `const` here, as it was written: tables of rules are then part of the compiled code,
 * and Eldar is a tenth faster. The blanks that are left out keep every value in its column, for the source map.
 * @param {string} text a bundle of sources of ours, which hold no line that looks like such a declaration
 */
export async function withConstants(text) {
  const { warnings } = await transform(text.replace(DECLARATION, 'const $1='), { logLevel: 'silent' })
  const assigned = warnings
    .filter(({ id }) => id === 'assign-to-constant')
    .map(({ location }) => nameAt(location))
  return text.replace(DECLARATION, (said, name) => (assigned.includes(name) ? said : `const ${name}=`))
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

/** Leaves packages to node_modules: those of others, or ours as well. */
const foreignPackages = (areOursForeign) => ({
  name: 'foreign-packages',
  setup(building) {
    building.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const isBundled = path.startsWith('@trialhall/') && !areOursForeign
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
