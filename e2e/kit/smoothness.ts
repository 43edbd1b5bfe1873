import type { CDPSession, Page } from 'playwright-core'

/** How smoothly a page moves while something is done to it. */
export interface Smoothness {
  /** Frames a second that reach the screen: half of them come no later after the one before than `usual`. */
  readonly frames: number
  /** Milliseconds from one frame to the next: of half of them, and of all but five of a hundred. */
  readonly usual: number
  readonly slow: number
  /** Milliseconds of work in the longest task of the page itself; what others do with the processor meanwhile is not counted. */
  readonly longest: number
  /** Milliseconds of work in the longest call that a frame waited for: what is drawn by the page itself. */
  readonly drawn: number
  /** Milliseconds of work for each frame, in the thread of the browser that has most to do. */
  readonly work: number
  /** How many times as long as their work its tasks took: 1 on a machine that does nothing else. */
  readonly delay: number
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: when it began, how long it took, and how long the processor worked on it. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline.frame',
  'toplevel',
]

/** Measures what a browser does while `act` goes on. */
export async function smoothnessOf(page: Page, act: () => Promise<void>): Promise<Smoothness> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordAsMuchAsPossible' },
  })
  await act()
  await ended(session)
  return smoothnessIn(events)
}

/** Looks on for so many milliseconds; something small is always drawn anew, so that every frame counts that the page and the machine have to give. */
export async function drawnFor(page: Page, lasts: number): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const dot = document.body.appendChild(document.createElement('i'))
        dot.style.cssText =
          'position:fixed;left:0;top:0;width:4px;height:4px;background:red;z-index:9999;will-change:transform'
        const began = performance.now()
        const turn = (now: number): void => {
          dot.style.transform = `translateX(${now % 8}px)`
          if (now - began < ms) return void requestAnimationFrame(turn)
          dot.remove()
          resolve()
        }
        requestAnimationFrame(turn)
      }),
    lasts,
  )
}

async function ended(session: CDPSession): Promise<void> {
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await done
  await session.detach()
}

/** What the browser notes when a frame of a page has reached the screen. */
const SHOWN = 'AnimationFrame::Presentation'

/** What it notes of a call that asked for the next frame. */
const CALLED = 'FireAnimationFrame'

/** The process of the page is the one that draws most. */
function smoothnessIn(events: readonly TraceEvent[]): Smoothness {
  const draws = events.filter(({ name }) => name === SHOWN)
  const counts = new Map<number, number>()
  for (const { pid } of draws) counts.set(pid, (counts.get(pid) ?? 0) + 1)
  const [[pid] = [0]] = [...counts].toSorted(([, one], [, other]) => other - one)
  const at = draws.filter((draw) => draw.pid === pid).map(({ ts }) => ts / 1000)
  const gaps = at
    .toSorted((one, other) => one - other)
    .map((ms, i, all) => ms - (all[i - 1] ?? ms))
    .slice(1)
    .toSorted((one, other) => one - other)
  const main = events.find(
    ({ name, pid: of, args }) => name === 'thread_name' && of === pid && args?.name === 'CrRendererMain',
  )
  const tasks = events.filter(({ name }) => name === 'RunTask')
  const own = tasks.filter(({ pid: of, tid }) => of === pid && tid === main?.tid)
  const seconds = ((at.at(-1) ?? 0) - (at[0] ?? 0)) / 1000
  return {
    frames: seconds > 0 ? gaps.length / seconds : 0,
    usual: gaps[Math.floor(gaps.length / 2)] ?? 0,
    slow: gaps[Math.floor(gaps.length * 0.95)] ?? 0,
    longest: Math.max(0, ...own.map(worked)),
    drawn: Math.max(0, ...events.filter(({ name, pid: of }) => name === CALLED && of === pid).map(worked)),
    work: busiest(tasks) / Math.max(1, gaps.length),
    delay: sumOf(own, lasted) / Math.max(1, sumOf(own, worked)),
  }
}

function worked({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000
}

function lasted({ dur = 0 }: TraceEvent): number {
  return dur / 1000
}

function sumOf(tasks: readonly TraceEvent[], of: (task: TraceEvent) => number): number {
  return tasks.reduce((sum, task) => sum + of(task), 0)
}

/** The work of the thread that has most of it, whichever process it belongs to. */
function busiest(tasks: readonly TraceEvent[]): number {
  const sums = new Map<string, number>()
  for (const task of tasks) {
    const thread = `${task.pid} ${task.tid}`
    sums.set(thread, (sums.get(thread) ?? 0) + worked(task))
  }
  return Math.max(0, ...sums.values())
}
