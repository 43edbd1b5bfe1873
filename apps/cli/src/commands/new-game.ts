import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import type { CommandContext } from '../command-context.ts'
import { failed, misused } from '../failure.ts'
import { type GameNames, namesOf } from '../new-game/names.ts'
import { projectFiles } from '../new-game/project.ts'
import { gameFiles } from '../new-game/template.ts'
import { say } from '../output/terminal.ts'

interface NewGameFlags {
  readonly folder?: string
}

/** `trialhall new-game <id>`: a small game that keeps the laws and can be played, to be changed into one's own. */
export function newGameCommand(program: Command, context: CommandContext): void {
  const { template } = context
  if (template === null) return
  program
    .command('new-game <id>')
    .description('create a new folder with a small game that keeps all laws, as the start of your own')
    .option('--folder <path>', 'the folder to create (default: the id of the game)')
    .action((id: string, { folder = id }: NewGameFlags) => {
      const names = namesOf(id)
      requireNewGame(names, context)
      const path = resolve(folder)
      if (existsSync(path)) throw misused(`${path} is there already; name a new folder with --folder.`)
      writeAll(path, { ...gameFiles(names, template), ...projectFiles(names, context.version) })
      say(context.terminal, ...nextSteps(names, path, repositoryOf(template)))
    })
}

function requireNewGame({ id }: GameNames, { registry }: CommandContext): void {
  const found = registry.find(id)
  if (found.ok) throw misused(`There is a game "${id}" already, ${found.value.title}; choose another id.`)
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
  } catch (error) {
    throw failed(`The game cannot be written: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** The repository that the template lies in, where this program is run from one; null where it is installed as a package. */
function repositoryOf(template: URL): string | null {
  return /\/examples\/[^/]+\/$/.test(template.pathname) ? fileURLToPath(new URL('../../', template)) : null
}

function nextSteps({ id, title }: GameNames, path: string, repository: string | null): string[] {
  const near = relative('.', path)
  const shown = near.startsWith('..') ? path : near
  const packages = repository === null ? '' : ` "${join(repository, '.cache', 'packages')}"/*.tgz`
  return [
    `${title} is in ${shown}. Next:`,
    '',
    ...(repository === null
      ? []
      : [`  npm run pack --prefix "${repository}"   # makes the packages that it needs`]),
    `  cd ${shown}`,
    `  npm install${packages}`,
    '  npm test',
    `  npm start -- play ${id} --bots adept`,
  ]
}
