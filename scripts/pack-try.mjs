import { requireNode } from './kit/node-version.mjs'

requireNode()

const { installMissing } = await import('./kit/install.mjs')
const { packAll } = await import('./pack.mjs')
const { Workshop } = await import('./pack-try/workshop.mjs')
const { NOT_TRIED } = await import('./pack-try/not-tried.mjs')
const { NO_BROWSER, findBrowser } = await import('./kit/browser.mjs')
const { playOnPage } = await import('./pack-try/play-on-page.mjs')
const { beginGame, compile, playInTerminal, playOnline } = await import('./pack-try/tries.mjs')

/**
 * Packs our packages, installs them in a folder outside of the repository, compiles the game of `examples/race` there as that of
 * somebody else, and plays it in every way that there is. Begins another game with the packed program, too. Says what each part took.
 */
async function main() {
  await installMissing()
  const packed = await timed('packed', packAll)
  const workshop = new Workshop()
  try {
    const isInstalled = await timed('installed', () => workshop.install(packed))
    if (!isInstalled) return console.log(`${NOT_TRIED}packages elsewhere, since npm can reach no registry`)
    await timed('compiled', () => compile(workshop))
    await timed('began a game and played it', () => beginGame(workshop))
    await timed('played in the terminal', () => playInTerminal(workshop))
    await timed('played on a server', () => playOnline(workshop))
    const browser = await findBrowser()
    if (browser) await timed('played on a page', () => playOnPage(workshop, browser))
    else console.log(`${NOT_TRIED}a page elsewhere. ${NO_BROWSER}`)
  } finally {
    workshop.remove()
  }
}

async function timed(what, work) {
  const began = performance.now()
  const done = await work()
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${what} (${seconds} s)${typeof done === 'string' && done !== '' ? `: ${done}` : ''}`)
  return done
}

try {
  await main()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
