import { parentPort, workerData } from 'node:worker_threads'
import { arenaBatch, simBatch, type Pairing, type SimSummary } from '@trialhall/bots'
import { games } from '@trialhall/games'
import type { Result } from '@trialhall/kernel'
import type { Job, Part, PartDone } from './sim/job.ts'

/** Plays the parts of one job that it is sent, and sends back the figures of each. */
const job = workerData as Job

function played(part: Part): Result<SimSummary | readonly Pairing[]> {
  const found = games.find(job.game)
  if (!found.ok) return found
  const batch = { ...job, ...part, game: found.value }
  return job.kind === 'sim' ? simBatch(batch) : arenaBatch(batch)
}

function answer(part: Part): PartDone<unknown> {
  const result = played(part)
  return result.ok ? { ok: true, part, figures: result.value } : { ok: false, message: result.fault.message }
}

parentPort?.on('message', (part: Part) => parentPort?.postMessage(answer(part)))
