import { isRules } from '../place.js'

const CLOCKS = ['Date', 'performance', 'Intl']
const TIMERS = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'queueMicrotask',
]
const FRAMES = ['requestAnimationFrame', 'requestIdleCallback']
const WORLD = [
  'process',
  'console',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'Worker',
  'require',
]
const PAGE = ['window', 'self', 'document', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB']
const BACK_DOORS = ['globalThis', 'crypto', 'eval', 'Function', 'WeakRef', 'FinalizationRegistry']
const BANNED = new Set([...CLOCKS, ...TIMERS, ...FRAMES, ...WORLD, ...PAGE, ...BACK_DOORS])

const LOCALE_METHODS = new Set(['toLocaleString', 'localeCompare', 'toLocaleUpperCase', 'toLocaleLowerCase'])

/** Rules and content of a game are deterministic functions of state and choices, and never wait or catch. */
export const pure = {
  meta: { type: 'problem' },
  create(context) {
    if (!isRules(context)) return {}
    const refuse = (node, message) => context.report({ node, message })
    const refuseAsync = (node) => {
      if (node.async) refuse(node, 'Rules never wait: write a plain function, without async.')
    }
    return {
      'Program:exit': () => refuseGlobals(context),
      AwaitExpression: (node) => refuse(node, 'Rules never wait: there is no await in a game package.'),
      FunctionDeclaration: refuseAsync,
      FunctionExpression: refuseAsync,
      ArrowFunctionExpression: refuseAsync,
      ForOfStatement: (node) => {
        if (node.await) refuse(node, 'Rules never wait: there is no await in a game package.')
      },
      ImportExpression: (node) =>
        refuse(node, 'Rules are loaded as a whole: there is no import() in a game package.'),
      CatchClause: (node) =>
        refuse(
          node,
          'Rules never catch: a catch would swallow the suspension by which the kernel asks people.',
        ),
      MemberExpression: (node) => refuseMember(node, refuse),
    }
  },
}

function refuseMember(node, refuse) {
  const name = node.computed ? node.property.value : node.property.name
  if (name === 'random' && node.object.type === 'Identifier' && node.object.name === 'Math') {
    refuse(node, 'Chance comes from the table only: table.die and table.shuffle instead of Math.random.')
  }
  if (LOCALE_METHODS.has(name)) {
    refuse(node, `Rules give the same result on every machine: ${name} depends on its language.`)
  }
}

function refuseGlobals(context) {
  const scopes = context.sourceCode.scopeManager.scopes
  for (const { identifier, resolved } of scopes.flatMap((scope) => scope.references)) {
    if (resolved !== null && resolved.defs.length > 0) continue
    const { name } = identifier
    if (name === 'Promise') {
      context.report({
        node: identifier,
        message: 'Rules never wait: there is no Promise in a game package.',
      })
    } else if (BANNED.has(name)) {
      context.report({
        node: identifier,
        message: `Rules depend on state and choices only: ${name} is not available in a game package.`,
      })
    }
  }
}
