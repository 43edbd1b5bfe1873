import { readFileSync } from 'node:fs'

/** The id of the game that the packed program begins. */
const NEW = 'hill-race'

/** More lines than a match of Race asks for. */
const ANSWERS = '1\n'.repeat(40)

/** Compiles the project against the types of the packages, those of the packages included. */
export async function compile(workshop) {
  for (const project of ['.', 'page'])
    await workshop.tool('typescript/bin/tsc', ['--project', project, '--pretty', 'false'])
}

/** Plays a match with piped input, and lets threads simulate and try the laws; answers how it ended. */
export async function playInTerminal(workshop) {
  const play = ['play', 'race', '--bots', 'novice', '--seed', 'elsewhere']
  const table = await workshop.node(['built/terminal.js', ...play], { input: ANSWERS })
  const end = endIn(table)
  await workshop.node(['built/terminal.js', 'sim', 'race', '--games', '20', '--seed', '1'])
  await workshop.node(['built/terminal.js', 'laws', 'race', '--runs', '2'])
  return end
}

/** Lets two people play a match over the network; answers how it ended. */
export async function playOnline(workshop) {
  const told = await workshop.node(['built/online.js'])
  return endIn(told)
}

/**
 * Begins a game with the packed program, tests it as its README says, and plays it with its own program and with the packed one; answers
 * how a match ended. It stands in the folder where the packages are installed already, which are the ones that it asks for.
 */
export async function beginGame(workshop) {
  const trialhall = (...args) => workshop.npm(['exec', '--no', '--', 'trialhall', ...args])
  await trialhall('new-game', NEW)
  requireInstalled(workshop, readJson(workshop.at(NEW, 'package.json')))
  await workshop.npm(['test'], { beside: NEW })
  const play = ['play', NEW, '--persons', '0', '--bots', 'random', '--plain', '--seed', '4']
  const table = await workshop.npm(['start', '--', ...play], { beside: NEW })
  const module = ['--module', `${NEW}/dist/games.js`]
  await trialhall(...module, 'laws', NEW, '--runs', '2')
  const same = await trialhall(...module, ...play)
  if (endIn(same) === endIn(table)) return endIn(table)
  throw new Error(`The packed program plays another match:\n${same}`)
}

/** Throws what a project asks for and would get in another version than the one that lies here. */
function requireInstalled(workshop, { dependencies, devDependencies }) {
  const wrong = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name, version]) => readJson(workshop.at('node_modules', name, 'package.json')).version !== version,
  )
  if (wrong.length === 0) return
  throw new Error(`A new game asks for what is not there: ${wrong.map((pair) => pair.join(' ')).join(', ')}`)
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The line that says how a match ended. Throws all that was said where none did. */
function endIn(text) {
  const line = text.split('\n').find((one) => / after \d+ choices\.$/.test(one))
  if (line === undefined) throw new Error(`No match was played to its end:\n${text}`)
  return line.trim()
}
