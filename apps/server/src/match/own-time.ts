import { openSync, readSync } from 'node:fs'

/** How this thread's own use of the processor can be had, or null where the system does not say: bots in other threads do not count. */
export type OwnTime = (() => number) | null

/** Milliseconds of the processor that the calling thread has used so far. */
export const ownTime: OwnTime = fromNode() ?? fromSystem()

/** Newer versions of Node know it. */
function fromNode(): OwnTime {
  const { threadCpuUsage } = process as { threadCpuUsage?: () => NodeJS.CpuUsage }
  if (!threadCpuUsage) return null
  return () => {
    const { user, system } = threadCpuUsage()
    return (user + system) / 1000
  }
}

/** Linux counts it for each thread, in hundredths of a second: the 14th and 15th word, of which the second is in brackets. */
function fromSystem(): OwnTime {
  try {
    const file = openSync('/proc/thread-self/stat', 'r')
    const bytes = Buffer.alloc(1024)
    const read = (): number => {
      const text = bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0))
      const words = text.slice(text.lastIndexOf(')') + 2).split(' ')
      return 10 * (Number(words[11]) + Number(words[12]))
    }
    return Number.isFinite(read()) ? read : null
  } catch {
    return null
  }
}
