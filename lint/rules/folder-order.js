import { posix } from 'node:path'
import { ORDERS } from '../orders.js'
import { fromRoot, placeOf } from '../place.js'

/** Folders import each other one way, in the order of `lint/orders.js`: `import/no-cycle` sees files, and a folder is more than those. */
export const folderOrder = {
  meta: { type: 'problem' },
  create(context) {
    const { area } = placeOf(context) ?? {}
    const path = fromRoot(context)
    const order = area === 'tests' || area === 'tools' ? undefined : orderOf(path)
    if (!order) return {}
    const from = placeIn(order, path)
    const check = (node) => {
      if (from === undefined || !node.source?.value?.startsWith?.('.')) return
      const message = faultOf(order, from, posix.join(posix.dirname(path), node.source.value))
      if (message) context.report({ node: node.source, message })
    }
    return {
      Program: (node) => {
        if (from === undefined) context.report({ node, message: homeless(order, path) })
      },
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

/** The order that a file is under, with its root as it is here: `games/lanes` for `games/*`. */
function orderOf(path) {
  for (const order of ORDERS) {
    const root = matchedRoot(order.root, path)
    if (root !== undefined) return { ...order, root }
  }
  return undefined
}

function matchedRoot(pattern, path) {
  const wanted = pattern.split('/')
  const names = path.split('/')
  if (names.length <= wanted.length) return undefined
  return wanted.every((name, i) => name === '*' || name === names[i])
    ? names.slice(0, wanted.length).join('/')
    : undefined
}

/** Where a file stands in its order: its name there, and the number of its row. Undefined where its folder has none. */
function placeIn({ root, rows }, path) {
  const inside = path.slice(root.length + 1)
  const names = inside.split('/')
  for (let count = names.length; count > 0; count--) {
    const name = names.slice(0, count).join('/')
    const place = placeNamed(rows, name)
    if (place) return { inside, ...place }
  }
  const place = names.length > 1 ? undefined : placeNamed(rows, '.')
  return place && { inside, ...place }
}

/** The row in which a name stands. Names in brackets of their own are one place, which has the first of them. */
function placeNamed(rows, wanted) {
  for (const [row, places] of rows.entries()) {
    const place = places.map((place) => [place].flat()).find((names) => names.includes(wanted))
    if (place) return { name: place[0], row }
  }
  return undefined
}

function faultOf(order, from, target) {
  if (!target.startsWith(`${order.root}/`)) return undefined
  const to = placeIn(order, target)
  if (!to || to.name === from.name) return undefined
  if (areApart(order, from, to))
    return `Folders of ${order.root} point one way: ${said(from)} and ${to.name} know nothing of each other.`
  if (to.row < from.row) return undefined
  const how = to.row === from.row ? 'stands beside' : 'stands above'
  return `Folders of ${order.root} point one way: ${said(to)} ${how} ${said(from)}, which must not import ${to.inside}.`
}

/** Whether the two lie in different ones of the folders that are kept apart with all that is in them. */
function areApart({ apart = [] }, from, to) {
  const [one, other] = [from, to].map(({ name }) =>
    apart.find((top) => name === top || name.startsWith(`${top}/`)),
  )
  return one !== undefined && other !== undefined && one !== other
}

function said({ name, inside }) {
  return name === '.' ? inside : name
}

function homeless({ root }, path) {
  const folder = path.slice(root.length + 1).split('/')[0]
  return `Nobody knows what ${folder} may import: give it a row in the order of ${root}, in lint/orders.js.`
}
