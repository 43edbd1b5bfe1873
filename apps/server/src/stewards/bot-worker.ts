import { workerData } from 'node:worker_threads'
import { importGames, threadWire } from '@trialhall/bots/node'
import { serveBots } from '@trialhall/bots/worker'

// A thread in which bots think, about the games of the module that it is given.
serveBots(await importGames(workerData as string), threadWire())
