import { placeOf } from '../place.js'

/** Numbers that say nothing but themselves: none, one, both. */
const PLAIN = 2

/**
 * A number in a procedure has a name and a clause: one above two stands in a constant of the file or in the glossary, and what a card
 * is worth stands on the card.
 */
export const namedNumber = {
  meta: { type: 'suggestion' },
  create(context) {
    const place = placeOf(context)
    if (place?.area !== 'rules' || !place.inside.startsWith('rules/')) return {}
    return {
      Literal(node) {
        if (typeof node.value !== 'number' || isPlain(node.value) || !isInFunction(node)) return
        const message = `A number of the booklet has a name, and one of a card stands on the card: what is ${node.raw}?`
        context.report({ node, message })
      },
    }
  },
}

function isPlain(value) {
  return Number.isInteger(value) && value <= PLAIN
}

function isInFunction(node) {
  for (let parent = node.parent; parent; parent = parent.parent) if (/Function/.test(parent.type)) return true
  return false
}
