import { parentPort, workerData } from 'node:worker_threads'
import { arenaBatch, simBatch, type Pairing, type SimSummary } from '@trialhall/bots'
import { importGames } from '@trialhall/bots/node'
import type { Result } from '@trialhall/kernel'
import type { BatchPart, BatchPartDone, BatchWork } from './job.ts'

/** Plays the parts of one job that it is sent, and sends back the figures of each. */
const { job, module } = workerData as BatchWork
const games = await importGames(module)

function played(part: BatchPart): Result<SimSummary | readonly Pairing[]> {
  const found = games.find(job.game)
  if (!found.ok) return found
  const batch = { ...job, ...part, game: found.value }
  return job.kind === 'sim' ? simBatch(batch) : arenaBatch(batch)
}

function answer(part: BatchPart): BatchPartDone<unknown> {
  const result = played(part)
  return result.ok ? { ok: true, part, figures: result.value } : { ok: false, message: result.fault.message }
}

parentPort?.on('message', (part: BatchPart) => parentPort?.postMessage(answer(part)))
