const CHANNEL = 'trialhall/sight'
/** How long other pages have for their answer, in milliseconds. */
const PATIENCE_MS = 500

/** What pages of one browser say to each other: one asks who is looked at there, another that it is. */
interface Word {
  readonly kind: 'who' | 'me'
  /** Address on this site. */
  readonly path: string
}

/** Answers other pages of this browser that ask whether somebody looks at this address. Returns what ends it. */
export function answerForSight(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    const { kind, path } = data as Word
    if (kind === 'who' && path === location.pathname && !document.hidden)
      channel.postMessage({ kind: 'me', path } satisfies Word)
  }
  return () => channel.close()
}

/** Whether another page of this browser shows an address to somebody, who needs no call to it then. */
export async function isSeenElsewhere(path: string): Promise<boolean> {
  if (typeof BroadcastChannel === 'undefined') return false
  const channel = new BroadcastChannel(CHANNEL)
  const isSeen = await new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }) => {
      const { kind, path: seen } = data as Word
      if (kind === 'me' && seen === path) resolve(true)
    }
    channel.postMessage({ kind: 'who', path } satisfies Word)
    setTimeout(() => resolve(false), PATIENCE_MS)
  })
  channel.close()
  return isSeen
}
