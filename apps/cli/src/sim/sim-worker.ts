import { parentPort, workerData } from 'node:worker_threads'
import { arenaBatch, simBatch, type MatchRecord, type Pairing, type SimSummary } from '@trialhall/bots'
import { importGames } from '@trialhall/bots/node'
import type { Result } from '@trialhall/kernel'
import { contestantsOf } from '../guests/contestants.ts'
import type { BatchPart, BatchPartDone, BatchWork } from './job.ts'

/** Plays the parts of one job that it is sent, and sends back the figures of each. */
const { job, module, pids, keepsRecords } = workerData as BatchWork
const games = await importGames(module)
const bots = await contestantsOf(job.bots, pids)

function played(
  part: BatchPart,
  onMatch: (record: MatchRecord) => void,
): Result<SimSummary | readonly Pairing[]> {
  const found = games.find(job.game)
  if (!found.ok) return found
  const batch = { ...job, ...part, bots, game: found.value }
  if (job.kind === 'arena') return arenaBatch(batch)
  return simBatch(keepsRecords ? { ...batch, onMatch } : batch)
}

function answer(part: BatchPart): BatchPartDone<unknown> {
  const records: MatchRecord[] = []
  try {
    const result = played(part, (record) => records.push(record))
    if (result.ok) return { ok: true, part, figures: result.value, records }
    return { ok: false, message: result.fault.message }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (part: BatchPart) => parentPort?.postMessage(answer(part)))
