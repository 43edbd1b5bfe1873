/** Tests that try much at random, of which each takes seconds. */
const SLOW = /\/referee\/|\.property\.test\.ts$/

/**
 * Test files, those first that will most likely notice a change of the file `changed`, since after the first test that fails no other
 * runs: its own test, those of its folder, all others, and last what tries much at random.
 */
export function likeliestFirst(files, changed) {
  const noun = inTests(changed)
  const rank = (file) => {
    const path = file.replaceAll('\\', '/')
    if (SLOW.test(path)) return 3
    if (noun !== undefined && path.includes(`/tests/${noun}.`)) return 0
    return noun !== undefined && folderOf(path).endsWith(`/tests/${folderOf(noun)}`) ? 1 : 2
  }
  return files.toSorted((one, other) => rank(one) - rank(other))
}

/** Where in the folder of tests a file's own test stands: `rules/turn` for `games/sigmar/rules/turn.ts`. */
function inTests(file) {
  return /(?:^|\/)games\/[^/]+\/(.+)\.ts$/.exec(file?.replaceAll('\\', '/') ?? '')?.[1]
}

function folderOf(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
