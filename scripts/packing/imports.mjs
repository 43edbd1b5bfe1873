import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, sep } from 'node:path'

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([@\w./-]+)\1/g
const BESIDE = /new URL\((['"])(\.[\w./-]+\.js)\1, ?import\.meta\.url\)/g
const REQUIRED = /\(import\.meta\.url\)\((['"])([@\w./-]+)\1\)/g
const SHEET = /@import\s*(['"])([@\w./-]+)\1/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** What a module or a file of types imports or requires, and the modules beside it whose address it takes, for threads. */
export function importsIn(text) {
  const code = text.replace(COMMENT, '')
  return [IMPORT, BESIDE, REQUIRED, SHEET]
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map((match) => match[2])
}

/** The package that an import names, such as `@trialhall/kernel` for `@trialhall/kernel/laws`. */
export function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/** The files in a folder, by their paths in it. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll(sep, '/'))
}

/** The packages that code, types and styles of a folder import. */
export function packagesIn(folder, files) {
  const specifiers = files
    .filter((path) => /\.(?:js|d\.ts|css)$/.test(path))
    .flatMap((path) => importsIn(readFileSync(join(folder, path), 'utf8')))
  return new Set(specifiers.filter((one) => !one.startsWith('.') && !isBuiltin(one)).map(packageOf))
}

/**
 * All files that lead from some files to others by relative imports, those first. `pathOf` says which file is meant where it is not the
 * one that is named; null is none.
 */
export function reachedFrom(entries, pathOf = (path) => path) {
  const reached = new Set(entries)
  for (const path of reached) {
    if (!existsSync(path) || path.endsWith('.css')) continue
    const beside = importsIn(readFileSync(path, 'utf8')).filter((specifier) => specifier.startsWith('.'))
    for (const next of beside.map((specifier) => pathOf(join(dirname(path), specifier))))
      if (next !== null) reached.add(next)
  }
  return [...reached]
}
