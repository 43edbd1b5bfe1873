import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { inCache, inRoot } from '../repository.mjs'
import { runNode } from '../run.mjs'
import { bundleStyled } from './bundle-styled.mjs'
import { reachedFrom } from './imports.mjs'
import { publishedManifest, targetsOf } from './manifest.mjs'
import { readmeWithin } from './readme.mjs'

/** Where a package stands as it is published, before it is packed. */
export const stagedAt = ({ folder }) => inCache('packages', folder)

/** Lays a package out as it is published: the compiled code that its entries reach, package.json, README and LICENSE, and nothing else. */
export async function stage(published) {
  const { folder } = published
  const target = stagedAt(published)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(target, 'dist'), { recursive: true })
  const manifest = readJson(inRoot(folder, 'package.json'))
  const staged = publishedManifest(manifest, readJson(inRoot('package.json')), published.testsWith)
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(staged, null, 2)}\n`)
  writeFileSync(join(target, 'README.md'), readmeWithin(readFileSync(inRoot(folder, 'README.md'), 'utf8')))
  cpSync(inRoot('LICENSE'), join(target, 'LICENSE'))
  if (published.code === 'bundle') await bundleStyled({ folder: inRoot(folder), manifest, outdir: target })
  copyCompiled({ from: inRoot(folder), target, entries: targetsOf(staged.exports) })
  return target
}

/** Compiles the code and types of packages, as far as they are older than their sources. Throws what the compiler says. */
export async function compile(published) {
  const folders = published.map(({ folder }) => inRoot(folder))
  const compiler = inRoot('node_modules/typescript/bin/tsc')
  const { code, output } = await runNode([compiler, '-b', '--pretty', 'false', ...folders])
  if (code !== 0) throw new Error(`The packages do not compile:\n${output}`)
}

/** Copies the compiled files that entries reach, as far as they are not there by other means. */
function copyCompiled({ from, target, entries }) {
  const wanted = entries
    .filter((entry) => /\.(?:js|d\.ts)$/.test(entry) && !existsSync(join(target, entry)))
    .map((entry) => join(from, entry))
  for (const path of reachedFrom(wanted, compiledPath)) {
    const copy = join(target, relative(from, path))
    mkdirSync(dirname(copy), { recursive: true })
    writeFileSync(copy, withoutSources(readFileSync(path, 'utf8')))
  }
}

/** Types name the sources that they were made from; what lies beside them is types. */
const compiledPath = (path) => path.replace(/(?<!\.d)\.tsx?$/, '.d.ts')

const SOURCE_MAP = /^\/\/# sourceMappingURL=.*\n?/gm
const SOURCE_FILE = /(\b(?:from|import)\s*\(?\s*['"]\.[^'"\n]*)\.tsx?(['"])/g

/** Compiled text without what leads to sources: they are not published. */
function withoutSources(text) {
  return text.replace(SOURCE_MAP, '').replace(SOURCE_FILE, '$1.js$2')
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
