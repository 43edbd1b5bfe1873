/** Turns of the piece of work that is timed. */
const TURNS = 40_000_000

/** What it takes beside a step that keeps two cores busy and nothing else, in milliseconds, where the budgets were measured. */
const USUAL_MS = 70

/** Milliseconds from one look to the next. */
const EVERY_MS = 4000

/**
 * How fast this machine is while steps run: a small piece of work is timed every few seconds, so that budgets stretch on a slow
 * machine, and on one that is busy with other things.
 */
export class Pace {
  constructor(clock = performance.now.bind(performance), work = workOnce) {
    this.clock = clock
    this.work = work
    this.looks = []
    this.look() // the first time is slower: the engine does not know the work yet
    this.looks = []
  }

  /** Looks now and then until `stop`. */
  start() {
    this.timer = setInterval(() => this.look(), EVERY_MS)
    this.timer.unref()
  }

  stop() {
    clearInterval(this.timer)
  }

  /** How many times the usual time work took since this was asked last; 1 on a machine that is as fast or faster. */
  take() {
    if (this.looks.length === 0) return 1
    const mean = this.looks.reduce((sum, ms) => sum + ms, 0) / this.looks.length
    this.looks = []
    return Math.max(1, mean / USUAL_MS)
  }

  look() {
    const began = this.clock()
    this.work()
    this.looks.push(this.clock() - began)
  }
}

function workOnce() {
  let state = 1
  for (let turn = 0; turn < TURNS; turn++) state = (Math.imul(state, 1664525) + 1013904223) | 0
  return state
}
