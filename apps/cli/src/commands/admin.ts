import { Command } from 'commander'
import { ADMIN_GROUPS, type AdminAct } from '../admin/admin-acts.ts'
import { answerLines } from '../admin/tell-answer.ts'
import type { AddCommand, CommandContext } from '../command-context.ts'

type Flags = Readonly<Record<string, unknown>>

/** `trialhall admin`: what operators do with a hall while its server runs. */
export const adminCommand: AddCommand = (program, context) => {
  if (context.administer === null) return
  const admin = program
    .command('admin')
    .description('look after a hall while its server runs; see "admin --help"')
  for (const { name, about, acts } of ADMIN_GROUPS) {
    const group = admin.command(name).description(about)
    for (const act of acts) addAct(group, act, context)
  }
}

function addAct(group: Command, act: AdminAct, { administer, terminal }: CommandContext): void {
  const command = group
    .command(act.usage)
    .description(act.about)
    .option('--data <folder>', 'the data folder of the server')
    .option('--server <address>', 'the address of the server; TRIALHALL_OPERATOR_TOKEN opens it')
    .option('--json', 'print JSON')
  for (const { flag, about, isNeeded } of act.flags ?? [])
    if (isNeeded) command.requiredOption(flag, about)
    else command.option(flag, about)
  command.action(async (...typed: unknown[]) => {
    const names = command.registeredArguments.map((one) => one.name())
    const words = Object.fromEntries(names.map((name, i) => [name, read(name, typed[i])]))
    const { data, server, json, ...flags } = command.opts<Flags>()
    const given = Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, read(name, value)]))
    const value = await administer?.({ data, server } as { data?: string; server?: string }, act.act, {
      ...words,
      ...given,
    })
    const lines = json === true ? [JSON.stringify(value)] : answerLines(value)
    terminal.output.write(`${lines.join('\n')}\n`)
  })
}

/** Numbers are numbers to the server; what is none it refuses by its name. */
function read(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const number = (text: string): unknown => (/^-?\d+$/.test(text) ? Number(text) : text)
  if (name === 'seats') return value.split(',').map(number)
  return name === 'line' || name === 'limit' ? number(value) : value
}
