import { OF_THE_HALL } from '../calls/hall-secret.ts'
import type { Row } from '../store/driver/driver.ts'
import { MOVED_TABLES, type MovableStore, type MovedTable } from '../store/movable.ts'
import type { RecordChange } from '../store/records.ts'
import { countsOf } from './export-hall.ts'
import { canonical, hallLines, HALL_FILES, matchRecord, type WholeMatch } from './hall-lines.ts'
import { checkedManifest, digestOf, linesIn, type HallManifest } from './hall-manifest.ts'

/** Rows, and matches, that are written together. */
const ROWS = 500
const MATCHES = 20

/**
 * Brings an exported hall into a store. What is there already stays, so one that was interrupted goes on when it is called again. At the end
 * everything is read back and compared by its sums. Answers what was done, a line each. Throws one sentence where the export is
 * damaged, or the store holds anything else.
 */
export async function importHall(folder: string, store: MovableStore): Promise<string[]> {
  const manifest = await checkedManifest(folder)
  await refuseOthers(folder, store)
  await makeRoom(folder, store)
  for (const table of MOVED_TABLES)
    for await (const lines of together(linesIn(folder, table.name), ROWS)) await putLines(store, table, lines)
  for await (const lines of together(linesIn(folder, 'matches'), MATCHES))
    await Promise.all(lines.map((line) => putMatch(store, line)))
  await compare(store, manifest)
  return [
    ...manifest.leftOut.map((which) => `Not in the export, because it was damaged: match ${which}.`),
    `${countsOf(manifest)} imported, read back, and the same as they were exported.`,
  ]
}

/** Nobody else's matches may be mixed with these. */
async function refuseOthers(folder: string, store: MovableStore): Promise<void> {
  for (const [file, idOf] of [
    ['identities', (line: string) => String((JSON.parse(line) as Row)['id'])],
    ['matches', (line: string) => (JSON.parse(line) as WholeMatch).match.id],
  ] as const) {
    const moved = new Set<string>()
    for await (const line of linesIn(folder, file)) moved.add(idOf(line))
    for await (const line of hallLines(store, file))
      if (!moved.has(idOf(line)))
        throw new Error(
          'The hall that this export is to go to holds other people or matches; import it into an empty one.',
        )
  }
}

/**
 * What every server keeps of its hall when it starts, such as its keys, makes room for that of the export. Where there is anything else that was not
 * exported, operators have done something here: nothing is written.
 */
async function makeRoom(folder: string, store: MovableStore): Promise<void> {
  const moved = new Set<string>()
  for await (const line of linesIn(folder, 'records')) moved.add(line)
  const room: RecordChange[] = []
  for await (const line of hallLines(store, 'records')) {
    if (moved.has(line)) continue
    const { kind, id, owner } = JSON.parse(line) as RecordChange
    if (id !== OF_THE_HALL || owner !== null)
      throw new Error(
        'The hall that this export is to go to holds records of its own, such as bans; import it into an empty one.',
      )
    room.push({ kind, id, owner, rank: null, base: null, body: null })
  }
  if (room.length > 0) await store.changeRecords(room)
}

async function* together(lines: AsyncIterable<string>, most: number): AsyncGenerator<string[]> {
  let some: string[] = []
  for await (const line of lines) {
    if (some.push(line) < most) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}

function putLines(store: MovableStore, table: MovedTable, lines: readonly string[]): Promise<void> {
  return store.putRows(
    table,
    lines.map((line) => JSON.parse(line) as Row),
  )
}

/** Adds what is missing of a match. Its row comes last: a match that has one is whole, but for a hall that was stopped between the two. */
async function putMatch(store: MovableStore, line: string): Promise<void> {
  const { match, entries, checkpoints, offers, chat } = JSON.parse(line) as WholeMatch
  const there = await matchRecord(store, match.id)
  if (there && canonical(there) === line) return
  const [log, kept, talk] = [
    await store.entries(match.id),
    await store.checkpoints(match.id),
    await store.chat(match.id, chat.length),
  ]
  if (entries.length > log.length) await store.append(entries.slice(log.length))
  for (const checkpoint of checkpoints.slice(kept.length)) await store.putCheckpoint(checkpoint)
  if (offers) await store.putOffers(offers)
  for (const said of chat.filter(({ n }) => talk.every((one) => one.n !== n))) await store.addChat(said)
  await store.putMatch(match)
}

/** What the store holds now, read back. Throws one sentence where it is anything else than what was exported. */
async function compare(store: MovableStore, { files }: HallManifest): Promise<void> {
  for (const file of HALL_FILES) {
    const { sha256, lines } = await digestOf(hallLines(store, file))
    if (sha256 !== files[file].sha256)
      throw new Error(
        `What was imported is not what was exported: ${file} has ${lines} lines of ${files[file].lines}, or others. Import it into an empty hall.`,
      )
  }
}
