/** An id of a rules page, as the source of a pattern. */
export const ID = String.raw`[A-Z]{1,3}-(?:[RT]?\d+(?:\.\d+)*|[A-Z][A-Z0-9]{2}\.\d+)`

const CLAUSE = new RegExp(String.raw`^\s*(?:[-*]\s+)?\*\*(${ID})\b`)
const SCENARIO = new RegExp(String.raw`^\|\s*\**([A-Z]{1,3}-T\d+)\**\s*\|`)
const TEST_NAME = new RegExp(String.raw`(['"\x60])\[(${ID}(?:,\s*${ID})*)\]`, 'g')
const COMMENT = /^\s*(\/\/|\*|\/\*)/

/** The ids of a rules page in its order: clauses and rulings that begin a line in bold, scenarios that begin a row. */
export function clausesIn(markdown) {
  const ids = markdown.split('\n').map((line) => (CLAUSE.exec(line) ?? SCENARIO.exec(line))?.[1])
  return [...new Set(ids.filter((id) => id !== undefined))]
}

/**
 * The ids that a file names, if they begin like those of its rules page, as `S-` does: `known` ones, a whole chapter (`S-7`) among
 * them, and `unknown` ones.
 */
export function namedIn(source, wanted) {
  const letters = new Set(wanted.map(letterOf))
  const ids = [...source.matchAll(new RegExp(String.raw`\b${ID}\b`, 'g'))]
    .map(([id]) => id)
    .filter((id) => letters.has(letterOf(id)))
  const isKnown = (id) => wanted.some((one) => one === id || one.startsWith(`${id}.`))
  return { known: ids.filter(isKnown), unknown: ids.filter((id) => !isKnown(id)) }
}

function letterOf(id) {
  return id.slice(0, id.indexOf('-'))
}

/** Scenarios whose row leaves a cell empty: without a "Then" nothing is said that a test could prove. */
export function incompleteIn(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const id = SCENARIO.exec(line)?.[1]
    const cells = line.split('|').slice(1, -1)
    return id !== undefined && cells.some((cell) => cell.trim() === '') ? [id] : []
  })
}

/** The ids that the names of tests begin with, as in `[S-7.1, S-R47] a failed Trial stays`. */
export function provenIn(source) {
  const code = source
    .split('\n')
    .filter((line) => !COMMENT.test(line))
    .join('\n')
  return [...code.matchAll(TEST_NAME)].flatMap(([, , ids]) => (ids ?? '').split(',').map((id) => id.trim()))
}
