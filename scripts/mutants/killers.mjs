import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ID, provenIn } from '../kit/ledger.mjs'

const NAMED = new RegExp(`^\\[${ID}(?:,\\s*${ID})*\\]`)
const CARDS = /(?:^|\/)tests\/content\/(?!card-texts)/
const SHOWN = /(?:^|\/)tests\/(?:ui|terminal)\//

/**
 * Whether a test may kill a mutant: it, or a group that it stands in, is named by a clause, ruling or scenario, or it is one of
 * the tests of cards, which are named by their card. Golden playthroughs and random matches without an id may not.
 */
export function isKiller({ file, names }) {
  const path = file.replaceAll('\\', '/')
  return CARDS.test(path) || names.some((name) => NAMED.test(name))
}

/** The test files of a game that hold at least one such test, as paths from the root; what boards show is left out. */
export function killerFiles(root, game) {
  const folder = join('games', game, 'tests')
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, String(name)).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.test.ts') && !SHOWN.test(path))
    .filter((path) => CARDS.test(path) || provenIn(readFileSync(join(root, path), 'utf8')).length > 0)
    .toSorted()
}
