import { wallClock, type Bot, type Thinking, type Thought } from './bot.ts'
import type { Position } from '@trialhall/kernel'

/** How long one slice of thinking holds up everything else, in milliseconds. */
const SLICE_MS = 12

/** How a bot is made to think with pauses. */
export interface SlicedThinking extends Thinking {
  /** Ends the thinking early; what was found by then is the answer. */
  readonly signal?: AbortSignal
}

/**
 * Thinks in slices and lets other work through between them, so that a page stays alive and an abort is heard.
 * An aborted thought still has a legal pick.
 */
export async function thinkInSlices(bot: Bot, position: Position, how: SlicedThinking): Promise<Thought> {
  const { seed32, clock = wallClock, signal } = how
  const deliberation = bot.begin(position, { seed32, clock })
  const breather = openBreather()
  let isDone = deliberation.advance(clock() + SLICE_MS)
  while (!isDone && !signal?.aborted) {
    await breather.breathe()
    if (!signal?.aborted) isDone = deliberation.advance(clock() + SLICE_MS)
  }
  breather.close()
  return deliberation.conclude()
}

interface Breather {
  breathe(): Promise<void>
  close(): void
}

/**
 * Lets waiting messages be heard. Node has a way of its own; in a page a message to oneself does it, because timers that
 * follow on timers are held back there.
 */
function openBreather(): Breather {
  if (typeof setImmediate === 'function') {
    return { breathe: () => new Promise((resolve) => setImmediate(resolve)), close: () => undefined }
  }
  const { port1, port2 } = new MessageChannel()
  const waiting: (() => void)[] = []
  port1.onmessage = () => waiting.shift()?.()
  return {
    breathe: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        port2.postMessage(null)
      }),
    close: () => port1.close(),
  }
}
