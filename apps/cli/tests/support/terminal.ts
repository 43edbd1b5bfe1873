import { PassThrough, Readable } from 'node:stream'
import { terminalParts } from '@trialhall/games/terminal'
import { registry as registryOf, type Registry } from '@trialhall/kernel'
import { lawsNamed, tryLaws } from '@trialhall/kernel/laws'
import { runProgram } from '../../src/program.ts'
import { sprint } from './sprint.ts'

/** What a run of the program left behind. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

const sprints: Registry = registryOf([sprint])

// oxlint-disable-next-line max-params -- each is left out where it does not matter
/** Runs the program in this process on the test game, or on those given, with what is typed on its input. */
export async function run(
  args: string,
  typed: string | Uint8Array | Readable = '',
  rules: string | null = null,
  registry: Registry = sprints,
  puzzles: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const output = new PassThrough()
  const errors = new PassThrough()
  const out = collected(output)
  const err = collected(errors)
  const code = await runProgram(
    args.split(' ').filter((arg) => arg !== ''),
    {
      registry,
      boards: terminalParts,
      version: '9.8.7',
      inspect: async ({ game, only, ...trial }, { onNews }) => {
        const found = registry.find(game)
        if (!found.ok) throw new Error(found.fault.message)
        for (const news of tryLaws(found.value, trial, lawsNamed(only))) onNews(news)
        return null
      },
      template: new URL('../../../../examples/race/', import.meta.url),
      help: null,
      operate: async (given) =>
        given.includes('nowhere')
          ? { code: 1, output: '', errors: 'There is no database in nowhere.\n' }
          : { code: 0, output: `${given.join(' ')}\n`, errors: '' },
      administer: async (which, act, given) => ({ ...which, act, given }),
      serve: async (flags) => void output.write(`serves ${flags.join(' ')}\n`),
      rulesOf: () => rules,
      puzzlesOf: (game) => puzzles[game] ?? null,
      terminal: {
        input:
          typed instanceof Readable
            ? typed
            : Readable.from([typeof typed === 'string' ? Buffer.from(typed) : typed]),
        output,
        errors,
        isInteractive: false,
        showsProgress: false,
        hasColour: false,
        width: 80,
      },
    },
  )
  output.end()
  errors.end()
  return { code, out: await out, err: await err }
}

async function collected(stream: PassThrough): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  return text
}
