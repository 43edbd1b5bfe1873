import { isRules } from '../place.js'

const ARRAY_MUTATORS = ['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin']
const MUTATORS = new Set([...ARRAY_MUTATORS, 'set', 'add', 'delete', 'clear'])
const FOREIGN_MUTATORS = new Set(ARRAY_MUTATORS)
const OBJECT_MUTATORS = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf'])

/** A game package keeps nothing between two calls: all that changes stands in the state of the match. */
export const moduleState = {
  meta: { type: 'problem' },
  create(context) {
    if (!isRules(context)) return {}
    const refuseWrite = (node, target) => {
      const name = moduleBinding(context, target)?.name
      if (name === undefined || !isInFunction(node)) return
      context.report({ node, message: `A game keeps no module state: a function must not change ${name}.` })
    }
    return {
      Program: (program) => refuseTopLevelLet(context, program),
      AssignmentExpression: (node) => refuseWrite(node, node.left),
      UpdateExpression: (node) => refuseWrite(node, node.argument),
      UnaryExpression: (node) => {
        if (node.operator === 'delete') refuseWrite(node, node.argument)
      },
      CallExpression: (node) => {
        const changed = changedBy(context, node)
        if (changed) refuseWrite(node, changed)
      },
    }
  },
}

function refuseTopLevelLet(context, program) {
  for (const statement of program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type !== 'VariableDeclaration' || (node.kind !== 'let' && node.kind !== 'var')) continue
    context.report({
      node,
      message: `A game keeps no module state: top-level ${node.kind} must be a const table.`,
    })
  }
}

/** The expression that a call changes: `table` of `table.push(x)` and of `Object.assign(table, x)`. */
function changedBy(context, { callee, arguments: [first] }) {
  if (callee.type !== 'MemberExpression') return undefined
  const method = callee.computed ? callee.property.value : callee.property.name
  if (callee.object.type === 'Identifier' && callee.object.name === 'Object') {
    return OBJECT_MUTATORS.has(method) ? first : undefined
  }
  const isImported = moduleBinding(context, callee.object)?.isImported
  return (isImported ? FOREIGN_MUTATORS : MUTATORS).has(method) ? callee.object : undefined
}

/** The top-level or imported binding at the root of `a.b[c]`, or undefined where a local one stands there. */
function moduleBinding(context, expression) {
  let node = expression
  while (WRAPPERS.has(node?.type)) node = node.object ?? node.expression
  if (node?.type !== 'Identifier') return undefined
  let scope = context.sourceCode.getScope(node)
  while (scope && !scope.set.has(node.name)) scope = scope.upper
  if (scope?.type !== 'module') return undefined
  const variable = scope.set.get(node.name)
  return { name: node.name, isImported: variable.defs.some((def) => def.type === 'ImportBinding') }
}

const WRAPPERS = new Set([
  'MemberExpression',
  'ChainExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'ParenthesizedExpression',
])

function isInFunction(node) {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (/Function/.test(parent.type)) return true
  }
  return false
}
