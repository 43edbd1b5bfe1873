import { games } from '@trialhall/games'
import { workerThinker } from './bot-thinker.ts'
import { realTimer } from './timer.ts'
import type { LocalTable } from './local-table.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { tableFor } from './opening.ts'

const post = (message: FromWorker): void => self.postMessage(message)
const sitting: { table: LocalTable | null } = { table: null }

/** Plays the match of one page, so that neither rules nor bots ever keep the page from answering. */
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  try {
    hear(data)
  } catch (error) {
    breakOff(error)
  }
})

self.addEventListener('error', (event) => breakOff(event.error))
self.addEventListener('unhandledrejection', (event) => breakOff(event.reason))

function breakOff(error: unknown): void {
  sitting.table?.close()
  sitting.table = null
  const why = error instanceof Error ? error.message : String(error)
  post({ type: 'broken', sentence: `The rules failed: ${why}. The match is kept as it was before.` })
}

function hear(message: ToWorker): void {
  if (message.type === 'open') openTable(message)
  else if (sitting.table) tell(sitting.table, message)
}

function openTable({ saved, pace, stops }: Extract<ToWorker, { readonly type: 'open' }>): void {
  const table = tableFor(saved, {
    games,
    thinker: workerThinker(),
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
  sitting.table = table.value
  sitting.table.open()
}

function tell(table: LocalTable, message: Exclude<ToWorker, { readonly type: 'open' }>): void {
  switch (message.type) {
    case 'choose':
      return table.choose(message.seat, message.pick, message.length)
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
