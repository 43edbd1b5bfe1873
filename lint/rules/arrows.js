import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import { fromRoot, placeOf, rootOf } from '../place.js'

/** Imports point one way: apps to games to kernel, bots to kernel; kernel imports nothing. */
export const arrows = {
  meta: { type: 'problem' },
  create(context) {
    const place = placeOf(context)
    if (!place) return {}
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return
      const message = faultOf(context, place, { to: node.source.value, isType: isTypeOnly(node) })
      if (message) context.report({ node: node.source, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  const specifiers = node.specifiers ?? []
  return specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type')
}

function faultOf(context, place, { to, isType }) {
  if (to.startsWith('.')) return relativeFault(context, place, to)
  if (isBuiltin(to)) return builtinFault(place, to)
  if (to === 'trialhall' || to.startsWith('@trialhall/')) return ownFault(place, to, isType)
  return foreignFault(context, place, to)
}

function relativeFault(context, { dir, group, area }, to) {
  const target = posix.join(posix.dirname(fromRoot(context)), to)
  if (group === 'apps' && target.startsWith('docs/rules/')) return undefined
  if (area === 'tests' && target.startsWith('examples/')) return undefined
  if (!target.startsWith(`${dir}/`)) return `A relative import stays in its package: ${to} leaves ${dir}.`
  const inside = target.slice(dir.length + 1)
  return areaFault(area, inside, to)
}

function areaFault(area, inside, to) {
  const shown = ['ui', 'terminal'].find((one) => inside.startsWith(`${one}/`))
  if (area === 'rules' && shown) return `Rules and content never import the board: ${to} is ${shown}.`
  if (shown && ['ui', 'terminal'].includes(area) && shown !== area)
    return `A page and a terminal show a game each in its own way: ${area} must not import ${to}.`
  if (area !== 'tests' && inside.startsWith('tests/')) return `Only tests import tests: ${to} is one.`
  return undefined
}

function builtinFault({ dir, area, inside }, to) {
  if (area === 'tests' || area === 'tools') return undefined
  if (area === 'rules') return `Rules do no input or output: ${to} cannot be imported in a game package.`
  if (area === 'terminal' || dir === 'packages/terminal')
    return `A board is text, and printed by others: not ${to}.`
  if (dir === 'packages/kernel' && !isTestkit(inside)) return `The kernel imports nothing: not even ${to}.`
  if (area === 'ui' || dir === 'packages/table-ui') return `A board runs in a browser: ${to} is Node's.`
  return undefined
}

function ownFault(place, to, isType) {
  const { dir, group, area } = place
  const name = to.split('/').slice(0, 2).join('/')
  if (name === ownName(place)) return undefined
  if (['trialhall', '@trialhall/web', '@trialhall/server'].includes(name))
    return `Nothing imports an app: ${to} is one.`
  if (group === 'apps') return productFault(place, name)
  if (area === 'tools') return undefined
  if (dir === 'packages/kernel') return `The kernel imports nothing outside itself: not ${to}.`
  if (name === '@trialhall/kernel') return kernelFault(place, to, isType)
  return allowed(place, name)
    ? undefined
    : `Imports point one way: ${dir} must not import ${to}${where(area)}.`
}

/** Where the product puts its games into an app. */
const ROOTS = ['src/main.ts', 'src/main.tsx', 'src/product.ts']

/** An app plays the games it is given, so that others can give it theirs. */
function productFault({ area, inside }, name) {
  if (name !== '@trialhall/games' || area === 'tests' || ROOTS.includes(inside)) return undefined
  return `An app is given its games: only ${ROOTS.join(', ')} import ${name}.`
}

function kernelFault({ dir, area, inside }, to, isType) {
  if (area === 'tests' || isTestkit(inside)) return undefined
  if (to.endsWith('/testkit')) return `Only tests import the test kit: ${to}.`
  if (dir === 'packages/table-ui' && !isType && to !== WORDING) {
    return `The pieces of a board know the kernel by its types and its wording: write import type, or import ${WORDING}.`
  }
  return undefined
}

/** What sentences are made with: no rules, and no match. */
const WORDING = '@trialhall/kernel/wording'

function allowed({ dir, group, area }, name) {
  if (dir === 'games/registry') return name.startsWith('@trialhall/game-') || isPieces(name)
  if (group === 'packages') return area === 'tests' && name.startsWith('@trialhall/game')
  if (area === 'tests') return name === '@trialhall/bots' || isPieces(name)
  return name === PIECES[area]
}

/** What a board of a game is built from. */
const PIECES = { ui: '@trialhall/table-ui', terminal: '@trialhall/terminal' }

function isPieces(name) {
  return Object.values(PIECES).includes(name)
}

function where(area) {
  return area === 'rules' ? ' from rules or content' : ''
}

function ownName({ group, name }) {
  if (group !== 'games') return `@trialhall/${name}`
  return name === 'registry' ? '@trialhall/games' : `@trialhall/game-${name}`
}

/** Packages of others are those that the package's own package.json names; tests may use the development tools. */
function foreignFault(context, { dir, area, inside }, to) {
  if (area === 'rules' || area === 'terminal')
    return `Rules need only the kernel: ${to} cannot be imported in a game package.`
  const name = to.startsWith('@') ? to.split('/').slice(0, 2).join('/') : to.split('/')[0]
  const isDevelopment =
    area === 'tests' || area === 'tools' || isTestkit(inside) || /^[^/]+\.config\.ts$/.test(inside)
  if (named(context, dir).has(name) || (isDevelopment && named(context, '.').has(name))) return undefined
  return `A package names what it imports: ${name} is not in the dependencies of ${dir}/package.json.`
}

function isTestkit(inside) {
  return inside.startsWith('src/testkit/')
}

const known = new Map()

function named(context, dir) {
  const path = join(rootOf(context), dir, 'package.json')
  if (!known.has(path)) known.set(path, new Set(existsSync(path) ? dependenciesIn(path) : []))
  return known.get(path)
}

function dependenciesIn(path) {
  const json = JSON.parse(readFileSync(path, 'utf8'))
  return Object.keys({ ...json.dependencies, ...json.peerDependencies, ...json.devDependencies })
}
