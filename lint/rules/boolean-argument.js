import { fromRoot } from '../place.js'

/** Calls in which a boolean is the thing itself and not a switch: collections, assertions, React state. */
const COLLECTS = [
  'fill',
  'push',
  'unshift',
  'set',
  'add',
  'includes',
  'indexOf',
  'resolve',
  'literal',
  'default',
]
const RENDERS = ['useState', 'useRef', 'createContext', 'toggleAttribute', 'cloneNode']
const TAKES_DATA = new Set([...COLLECTS, ...RENDERS])

/** No bare `true` or `false` in a call: nobody can read there what it switches. */
export const booleanArgument = {
  meta: { type: 'suggestion' },
  create(context) {
    if (/(^|\/)(tests|e2e)\/|\.test\.tsx?$/.test(fromRoot(context))) return {}
    const check = (node) => {
      if (isData(node)) return
      for (const argument of node.arguments) {
        if (argument.type !== 'Literal' || typeof argument.value !== 'boolean') continue
        context.report({
          node: argument,
          message: `A bare ${argument.value} in a call says nothing: pass an object with a named field, or make two functions.`,
        })
      }
    }
    return { CallExpression: check, NewExpression: check }
  },
}

/** A setter with one argument, `setOpen(true)`, reads as a sentence. */
function isData({ callee, arguments: given }) {
  const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name
  return TAKES_DATA.has(name) || (/^set[A-Z]/.test(name ?? '') && given.length === 1)
}
