import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot, placeOf, rootOf } from '../place.js'

const TYPE = /^export (?:declare )?(?:abstract )?(?:type|interface|class) (\w+)/gm
const TOP = ['packages', 'apps', 'bench', 'e2e']

/** A word has one meaning in the whole house: no two files outside games export a type of the same name. */
export const oneMeaning = {
  meta: { type: 'suggestion' },
  create(context) {
    const path = fromRoot(context)
    if (!isOfHouse(path) || placeOf(context)?.area === 'tests') return {}
    return {
      ExportNamedDeclaration({ declaration }) {
        if (!TYPES.has(declaration?.type) || !declaration.id) return
        const { name } = declaration.id
        const other = filesOf(rootOf(context), name).find((file) => file !== path)
        if (other === undefined) return
        const message = `A word has one meaning: ${name} is a type of ${other} as well. Call one of them something else.`
        context.report({ node: declaration.id, message })
      },
    }
  },
}

const TYPES = new Set(['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'ClassDeclaration'])

function isOfHouse(path) {
  return TOP.some((folder) => path.startsWith(`${folder}/`)) && !/(^|\/)tests\/|\.test\.tsx?$/.test(path)
}

const known = new Map()

/** The files of the house that export a type of this name. Read once: types do not move while lint runs. */
function filesOf(root, name) {
  if (!known.has(root)) known.set(root, exportedIn(root))
  return known.get(root).get(name) ?? []
}

function exportedIn(root) {
  const found = new Map()
  for (const path of TOP.flatMap((folder) => sourcesIn(root, folder))) {
    for (const [, name] of readFileSync(join(root, path), 'utf8').matchAll(TYPE)) {
      found.set(name, [...(found.get(name) ?? []), path])
    }
  }
  return found
}

const SKIPPED = new Set(['node_modules', 'dist', 'tests', '.cache'])

function sourcesIn(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesIn(root, path)
    return /\.tsx?$/.test(entry.name) && isOfHouse(path) ? [path] : []
  })
}
