import type { Ailment } from '../../../terms.ts'

/** What a result does, as a table of the rules page writes it. */
export interface Result {
  readonly normal: number
  readonly piercing: number
  readonly push: number
  readonly daze: number
  readonly ailments: Readonly<Record<Ailment, number>>
  /** What it puts on its target, by its slug. */
  readonly statuses: readonly string[]
}

/** One line: the lowest and the highest result that reads it. */
export interface Row {
  readonly from: number
  readonly to: number
  readonly result: Result
}

const TOP = 19

/** Reads "1-5 –, 6-12: 5 + Push 1, 13+: 14+4p". Throws where a line is no line. */
export function rowsOf(table: string): readonly Row[] {
  return table.split(', ').map((line) => {
    const [, from, to, what] = /^(\d+)(?:-(\d+)|\+):? (.+)$/u.exec(line) ?? []
    if (from === undefined || what === undefined) throw new Error(`"${line}" is no line of a table.`)
    return { from: Number(from), to: Number(to ?? TOP), result: resultOf(what) }
  })
}

function resultOf(what: string): Result {
  const parts = what === '–' ? [] : what.split(' + ')
  const [damage = ''] = parts.filter((part) => /^\d/u.test(part))
  const [, normal = '0', piercing = '0'] = /^(?:(\d+)(?!\d*p))?\+?(?:(\d+)p)?$/u.exec(damage) ?? []
  const dose = (name: string): number =>
    parts.reduce((sum, part) => sum + (part.startsWith(`${name} `) ? Number(part.split(' ')[1]) : 0), 0)
  return {
    normal: Number(normal),
    piercing: Number(piercing),
    push: dose('Push'),
    daze: dose('Daze'),
    ailments: { burn: dose('Burn'), poison: dose('Poison'), root: dose('Root') },
    statuses: parts.filter((part) => /^[a-z]/u.test(part)),
  }
}
