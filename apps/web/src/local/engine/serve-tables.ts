import type { Registry } from '@trialhall/kernel'
import { workerThinker } from './bot-thinker.ts'
import { realTimer } from './timer.ts'
import type { LocalTable } from './local-table.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { tableFor } from './opening.ts'

/**
 * Makes a worker play the match of one page, so that neither rules nor bots ever keep the page from answering: call it once in its
 * module, with the games the app knows and what opens a worker in which bots think.
 */
export function serveTables(games: Registry, bots: () => Worker): void {
  const server = new TableServer(games, bots)
  self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    try {
      server.hear(data)
    } catch (error) {
      server.breakOff(error)
    }
  })
  self.addEventListener('error', (event) => {
    // The page would hear of it a second time, as a worker that could not be loaded.
    event.preventDefault()
    server.breakOff(event.error)
  })
  self.addEventListener('unhandledrejection', (event) => server.breakOff(event.reason))
}

const post = (message: FromWorker): void => self.postMessage(message)

/** The match of one page, from its opening on. */
class TableServer {
  private readonly games: Registry
  private readonly bots: () => Worker
  private table: LocalTable | null = null

  constructor(games: Registry, bots: () => Worker) {
    this.games = games
    this.bots = bots
  }

  hear(message: ToWorker): void {
    if (message.type === 'open') this.open(message)
    else if (this.table) tell(this.table, message)
  }

  breakOff(error: unknown): void {
    this.table?.close()
    this.table = null
    const why = error instanceof Error ? error.message : String(error)
    post({ type: 'broken', sentence: `The rules failed: ${why}. The match is kept as it was before.` })
  }

  private open({ saved, pace, stops }: Extract<ToWorker, { readonly type: 'open' }>): void {
    const table = tableFor(saved, {
      games: this.games,
      thinker: workerThinker(this.bots),
      clock: realTimer,
      pace,
      stops,
      listener: {
        update: (update) => post({ type: 'update', update }),
        fault: (sentence) => post({ type: 'fault', sentence }),
        keep: (log, outcome) => post({ type: 'keep', log, outcome }),
      },
    })
    if (!table.ok) {
      post({ type: 'broken', sentence: table.fault.message })
      return
    }
    this.table = table.value
    this.table.open()
  }
}

function tell(table: LocalTable, message: Exclude<ToWorker, { readonly type: 'open' }>): void {
  switch (message.type) {
    case 'choose':
      return table.choose(message.seat, message.pick, message)
    case 'back':
      return table.back(message.seat)
    case 'draw':
      return table.agreeOnDraw()
    case 'look':
      return table.look(message.viewer)
    case 'pass':
      return table.passUnseen(message.length)
    case 'hurry':
      return table.hurry()
    case 'stops':
      return table.stopAt(message.stops)
    case 'pace':
      return table.moveAt(message.pace)
  }
}
