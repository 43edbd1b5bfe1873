import { isAbsolute, relative, sep } from 'node:path'

/**
 * Where a linted file stands: `group` and `name` of its package (`games`, `sigmar`), the path `inside` it,
 * and its `area`: `rules`, `ui`, `terminal`, `tests` or `tools` in a game; `source` or `tests` elsewhere.
 * Examples are games. Undefined elsewhere.
 */
export function placeOf(context) {
  const path = fromRoot(context)
  const found = /^(packages|games|examples|apps)\/([^/]+)\/(.+)$/.exec(path)
  if (!found) return undefined
  const [, group, name, inside] = found
  return { group, name, inside, dir: `${group}/${name}`, area: areaOf(group, name, inside) }
}

/** The linted file's path from the repository root, with forward slashes. */
export function fromRoot(context) {
  const path = isAbsolute(context.filename) ? relative(rootOf(context), context.filename) : context.filename
  return path.split(sep).join('/')
}

/** The folder that lint was started in: the repository root. */
export function rootOf(context) {
  return context.cwd ?? process.cwd()
}

/** Whether the file is rules or content of a game, which must be deterministic. */
export function isRules(context) {
  return placeOf(context)?.area === 'rules'
}

/** Folders of a game that are not rules. */
const AREAS = ['ui', 'terminal', 'tools']

function areaOf(group, name, inside) {
  if (/(^|\/)tests\//.test(inside) || /\.test\.tsx?$/.test(inside)) return 'tests'
  if (group !== 'games' && group !== 'examples') return 'source'
  if (name === 'registry') return 'source'
  return AREAS.find((area) => inside.startsWith(`${area}/`)) ?? 'rules'
}
