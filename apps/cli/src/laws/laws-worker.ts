import { parentPort, workerData } from 'node:worker_threads'
import { importGames } from '@trialhall/bots/node'
import { lawsNamed, tryLaws } from '@trialhall/kernel/laws'
import type { LawWork } from './inspection.ts'

/** Tries the laws on a game and says each step, so that whoever waits can tell where it got stuck. */
const { job, module } = workerData as LawWork
const { game: id, only, ...trial } = job
const found = (await importGames(module)).find(id)
if (!found.ok) throw new Error(found.fault.message)
for (const news of tryLaws(found.value, trial, lawsNamed(only))) parentPort?.postMessage(news)
