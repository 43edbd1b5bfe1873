import { parentPort, workerData } from 'node:worker_threads'
import { games } from '@trialhall/games'
import { lawsNamed, tryLaws } from '@trialhall/kernel/laws'
import type { LawJob } from './laws/inspection.ts'

/** Tries the laws on a game and says each step, so that whoever waits can tell where it got stuck. */
const { game: id, only, ...trial } = workerData as LawJob
const found = games.find(id)
if (!found.ok) throw new Error(found.fault.message)
for (const news of tryLaws(found.value, trial, lawsNamed(only))) parentPort?.postMessage(news)
