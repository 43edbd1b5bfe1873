import type { LoadRow } from './measure.ts'

/** What is measured of one server under one load, in a line. */
export function lineOf(row: LoadRow): string {
  const { title, matches, perSecond, p50, p99, bytes, cpuUs, databaseUs, live, idle, swarmBusy } = row
  const pace = row.paceMs === 0 ? 'back to back' : "at a person's pace"
  const database = databaseUs === 0 ? '' : ` (and ${fine(databaseUs)} µs of the database)`
  return `${title}, ${matches} matches ${pace}: ${whole(perSecond)} choices/s, acknowledged in ${fine(p50)} ms (p50) and ${fine(p99)} ms (p99), ${fine(cpuUs)} µs of CPU${database} and ${whole(bytes)} bytes a choice, ${kilobytes(live)} kB a live match, ${kilobytes(idle)} kB an idle one (swarm: ${whole(swarmBusy * 100)} % of a core)`
}

const HEAD = [
  '| load | contender | choices/s | of the echo | × boardgame.io | p50 / p99, ms | CPU a choice, µs | kB live / idle |',
  '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
]

/** All rows as a table, with ratios to the echo and to boardgame.io under the same load. */
export function tableOf(rows: readonly LoadRow[]): string {
  return [...HEAD, ...rows.map((row) => `| ${cellsOf(row, rows).join(' | ')} |`)].join('\n')
}

function cellsOf(row: LoadRow, rows: readonly LoadRow[]): string[] {
  const { matches, paceMs, title, perSecond, p50, p99, cpuUs, databaseUs, live, idle } = row
  const other = (id: string): LoadRow | undefined =>
    rows.find((one) => one.contender === id && one.matches === matches && one.paceMs === paceMs)
  const [echo, bgio] = [other('echo'), other('bgio')]
  return [
    `${matches}${paceMs === 0 ? '' : ', paced'}`,
    title,
    whole(perSecond),
    echo ? `${whole((perSecond / echo.perSecond) * 100)} %` : '',
    bgio ? fine(perSecond / bgio.perSecond) : '',
    `${fine(p50)} / ${fine(p99)}`,
    databaseUs === 0 ? fine(cpuUs) : `${fine(cpuUs)} + ${fine(databaseUs)}`,
    `${kilobytes(live)} / ${kilobytes(idle)}`,
  ]
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}

function fine(value: number): string {
  return value >= 100 ? whole(value) : value.toFixed(1)
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
