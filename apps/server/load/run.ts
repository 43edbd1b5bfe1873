import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { games } from '../src/product.ts'
import { measureBots, waitsLine, type Waits } from './bots.ts'
import { CONTENDERS } from './contenders.ts'
import { entriesLine, measureEntries, type EntriesTaken } from './entries.ts'
import { BOTS, ENTRIES, HELP, KILL, LOBBY, readFlags, RESTING, type LoadFlags } from './flags.ts'
import { killLine, measureKill, type ComingBack } from './kill.ts'
import { lobbyLine, measureLobby, type LobbyWaits } from './lobby.ts'
import { measure, type LoadRow } from './measure.ts'
import { lineOf, tableOf } from './report.ts'
import { measureResting, restingLines, type Resting } from './resting.ts'

/** Milliseconds that a person thinks, in the round at a person's pace. */
const PERSONS_PACE_MS = 1000

async function main(): Promise<number> {
  const wish = readFlags(process.argv.slice(2))
  if (typeof wish === 'string') {
    console.error(wish)
    return 2
  }
  if (wish.wantsHelp) console.log(HELP)
  else await measureAll(wish)
  return 0
}

async function measureAll(wish: LoadFlags): Promise<void> {
  const rows: LoadRow[] = []
  for (const paceMs of wish.isPaced ? [0, PERSONS_PACE_MS] : [0]) {
    for (const matches of wish.matches) {
      for (const contender of CONTENDERS.filter(({ id }) => wish.only.includes(id))) {
        const row = await measure(contender, { ...wish, matches, paceMs })
        rows.push(row)
        console.log(lineOf(row))
      }
    }
  }
  if (rows.length > 0) console.log(`\n${tableOf(rows)}`)
  const bots = wish.only.includes(BOTS) ? await measureAllBots(wish) : []
  const lobby = wish.only.includes(LOBBY) ? await measureLobbies(wish) : []
  const kills = wish.only.includes(KILL) ? await measureKills(wish) : []
  const entries = wish.only.includes(ENTRIES) ? await measureAllEntries(wish) : []
  const resting = wish.only.includes(RESTING) ? await measureAllResting() : []
  const path = resolve(wish.json)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    path,
    `${JSON.stringify({ node: process.version, rows, bots, lobby, kills, entries, resting }, null, 2)}\n`,
  )
  console.log(`\nAll figures are in ${wish.json}.`)
}

/** Every game, with as many guests as the promise is made for. */
async function measureAllBots({ seconds }: LoadFlags): Promise<(Waits & { readonly game: string })[]> {
  const all = []
  for (const { id: game } of games.games) {
    const waits = await measureBots({ game, guests: CROWD, seconds })
    console.log([`Bots of ${game}:`, ...waits.map(waitsLine)].join('\n  '))
    all.push(...waits.map((one) => ({ game, ...one })))
  }
  return all
}

/** Under every load, as many who look as the promise is made for. */
async function measureLobbies({ matches, seconds }: LoadFlags): Promise<LobbyWaits[]> {
  const all = []
  for (const count of matches) {
    const waits = await measureLobby({ matches: count, lookers: LOOKERS, seconds })
    console.log(lobbyLine(waits))
    all.push(waits)
  }
  return all
}

/** With every number of matches. */
async function measureKills({ matches, profile }: LoadFlags): Promise<ComingBack[]> {
  const all = []
  for (const count of matches) {
    const back = await measureKill({ matches: count, profile })
    console.log(killLine(back))
    all.push(back)
  }
  return all
}

/** With every number of matches. */
async function measureAllEntries({ matches, seconds }: LoadFlags): Promise<EntriesTaken[]> {
  const all = []
  for (const count of matches) all.push(...(await measureEntries({ matches: count, seconds })))
  console.log(all.map(entriesLine).join('\n'))
  return all
}

async function measureAllResting(): Promise<Resting[]> {
  const all = []
  for (const count of RESTING_MATCHES) all.push(await measureResting(count))
  console.log(restingLines(all))
  return all
}

const RESTING_MATCHES = [0, 10_000, 100_000]

const LOOKERS = 40

/** Guests who play the strongest bot while others play the weakest. */
const CROWD = 140

process.exit(await main())
