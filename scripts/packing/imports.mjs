import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([@\w./-]+)\1/g
const BESIDE = /new URL\((['"])(\.[\w./-]+)\1, ?import\.meta\.url\)/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** What a module or a file of types imports, and the files beside it whose address it takes. */
export function importsIn(text) {
  const code = text.replace(COMMENT, '')
  return [...code.matchAll(IMPORT), ...code.matchAll(BESIDE)].map((match) => match[2])
}

/** The package that an import names, such as `@trialhall/kernel` for `@trialhall/kernel/laws`. */
export function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/**
 * All files that lead from some files to others by relative imports, those first. `pathOf` says which file is meant where it is not the
 * one that is named.
 */
export function reachedFrom(entries, pathOf = (path) => path) {
  const reached = new Set(entries)
  for (const path of reached) {
    if (!existsSync(path) || path.endsWith('.css')) continue
    for (const specifier of importsIn(readFileSync(path, 'utf8')))
      if (specifier.startsWith('.')) reached.add(pathOf(join(dirname(path), specifier)))
  }
  return [...reached]
}
