import { readdirSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { MOST_FILES } from '../folder-limit.js'
import { fromRoot, rootOf } from '../place.js'

const LINTED = /\.(tsx?|[cm]?js)$/
const COUNTED = /\.(tsx?|[cm]?js|css)$/

/** A folder holds at most so many files. Its first file is told. */
export const folderSize = {
  meta: { type: 'suggestion' },
  create(context) {
    const path = fromRoot(context)
    const folder = posix.dirname(path)
    const files = filesIn(join(rootOf(context), folder))
    if (files.find((name) => LINTED.test(name)) !== basename(path)) return {}
    const count = files.filter((name) => COUNTED.test(name)).length
    if (count <= MOST_FILES) return {}
    const message = `${folder} holds ${count} files, and ${MOST_FILES} side by side are enough: part it by what belongs together.`
    return { Program: (node) => context.report({ node, message }) }
  },
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()
}
