import { fromRoot } from '../place.js'

const GRAB_BAGS = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'stuff', 'various'])

/** A file is named after the one noun that it holds. */
export const fileName = {
  meta: { type: 'suggestion' },
  create(context) {
    return {
      Program(node) {
        const names = fromRoot(context).split('/')
        const grabBag = names.map((name) => name.replace(/\..*$/, '')).find((name) => GRAB_BAGS.has(name))
        if (grabBag === undefined) return
        context.report({ node, message: `A file is named after what it holds: "${grabBag}" says nothing.` })
      },
    }
  },
}
