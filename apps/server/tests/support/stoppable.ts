import { openPgLine, type OpenLine } from '../../src/store/postgres/line.ts'

/** Connections of a process that can be stopped, as by SIGSTOP: nothing that it asks is sent until it goes on. `change` may spoil what it asks. */
export function stoppable(change: (text: string) => string): {
  openLine: OpenLine
  stop(): void
  goOn(): void
} {
  let [stopped, goOn] = [Promise.resolve(), (): void => undefined]
  const openLine: OpenLine = async (place) => {
    await stopped
    const line = await openPgLine(place)
    return {
      close: () => line.close(),
      async query(sql) {
        await stopped
        return line.query({ ...sql, text: change(sql.text) })
      },
    }
  }
  return {
    openLine,
    stop: () => void (stopped = new Promise((resolve) => (goOn = resolve))),
    goOn: () => goOn(),
  }
}
