import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'

/**
 * Bundles our own packages for Node and leaves those of others to node_modules. All outputs stand in one folder,
 * so that `new URL('./worker.ts', import.meta.url)` finds its worker as `./worker.js`.
 * Throws an error that says what is wrong where, without a stack.
 */
export async function bundleForNode({ entries, outdir }) {
  const { outputFiles } = await bundled({ entries, outdir })
  await mkdir(outdir, { recursive: true })
  for (const { path, contents } of outputFiles) await replaceFile(path, contents)
}

function bundled({ entries, outdir }) {
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
    sourcemap: true,
    logLevel: 'silent',
    legalComments: 'none',
    plugins: [foreignPackages, builtWorkers],
  }).catch((failure) => {
    throw new Error(explained(failure))
  })
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

const foreignPackages = {
  name: 'foreign-packages',
  setup(building) {
    building.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@trialhall/') || /^[A-Za-z]:[/\\]/.test(path))
        return undefined
      return { path, external: true }
    })
  },
}

const WORKER = /new URL\((['"])\.{1,2}\/(?:[\w.-]+\/)*([\w-]+)\.ts\1, import\.meta\.url\)/g

const builtWorkers = {
  name: 'built-workers',
  setup(building) {
    building.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const contents = text.replace(WORKER, 'new URL($1./$2.js$1, import.meta.url)')
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}
