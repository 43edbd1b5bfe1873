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

/** The line that says how a match ended. Throws all that was said where none did. */
function endIn(text) {
  const line = text.split('\n').find((one) => / after \d+ choices\.$/.test(one))
  if (line === undefined) throw new Error(`No match was played to its end:\n${text}`)
  return line.trim()
}
