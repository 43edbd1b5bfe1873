import { readdirSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { CROWDED, MOST_FILES } from '../crowded.js'
import { fromRoot, rootOf } from '../place.js'

const LINTED = /\.(tsx?|[cm]?js)$/
const COUNTED = /\.(tsx?|[cm]?js|css)$/

/** A folder holds at most so many files, or the number that `lint/crowded.js` allows it for now. Its first file is told. */
export const folderSize = {
  meta: { type: 'suggestion' },
  create(context) {
    const path = fromRoot(context)
    const folder = posix.dirname(path)
    const files = filesIn(join(rootOf(context), folder))
    if (files.find((name) => LINTED.test(name)) !== basename(path)) return {}
    const message = faultOf(folder, files.filter((name) => COUNTED.test(name)).length)
    return message ? { Program: (node) => context.report({ node, message }) } : {}
  },
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()
}

function faultOf(folder, count) {
  const allowed = CROWDED[folder]
  if (allowed === undefined && count > MOST_FILES)
    return `${folder} holds ${count} files, and ${MOST_FILES} side by side are enough: part it by what belongs together.`
  if (allowed === undefined || count === allowed) return undefined
  if (count > allowed) return `${folder} is crowded already: ${count} files instead of ${allowed}.`
  return count > MOST_FILES
    ? `${folder} has only ${count} files left: say so in lint/crowded.js.`
    : `${folder} is crowded no longer: strike it out in lint/crowded.js.`
}
