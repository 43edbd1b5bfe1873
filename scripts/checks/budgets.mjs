import { readdirSync } from 'node:fs'
import { inRoot } from '../kit/repository.mjs'

/** What a step of `npm test` may take, in seconds on two cores that do nothing else. */
const STEP_SECONDS = {
  format: 15,
  lint: 30,
  types: 90,
  lock: 10,
  clauses: 15,
  unit: 230, // with halls of several servers and workers of a queue, which are killed and hang for seconds
  build: 60,
  packs: 90,
  e2e: 900,
}

/** What each game adds to a step. */
const STEP_SECONDS_A_GAME = { unit: 34, e2e: 110 }

/** What the end-to-end tests in a folder of `e2e` may take, one file after the other; a game that names no number has `GAME_SECONDS`. */
const PART_SECONDS = { app: 1100, online: 650, alone: 190, 'battle-decks': 450 }
const GAME_SECONDS = 300

/** What a whole run should take, with three games in 12 minutes and with five in 15. It is told, and not held: its steps are. */
const RUN_SECONDS = 450
const RUN_SECONDS_A_GAME = 90

/**
 * What a slow machine takes longer is known by a small piece of work in one thread. Whole steps, which fill memory and start processes,
 * take up to so many times as much longer.
 */
const ROUGHNESS = 1.4

const games = readdirSync(inRoot('games')).filter((name) => name !== 'registry').length

const budgetOf = {
  step: ({ name }) => STEP_SECONDS[name] + (STEP_SECONDS_A_GAME[name] ?? 0) * games,
  part: ({ name }) => PART_SECONDS[name] ?? GAME_SECONDS,
}

/**
 * Seconds of the end-to-end tests by the folder in which they are.
 * @param {{ path: string, seconds: number }[]} files
 */
export function partsOf(files) {
  const sums = {}
  for (const { path, seconds } of files) {
    const name = path.split('/').at(-2)
    sums[name] = (sums[name] ?? 0) + seconds
  }
  return Object.entries(sums).map(([name, seconds]) => ({ name, seconds }))
}

/** What a step took and may take, such as `139 of 240 s`, and each of its parts. */
export function spent(step) {
  return `${whole(step.seconds)} of ${budgetOf.step(step)} s`
}

/** What all steps took together, and at the pace of two idle cores, where they should not take longer than a whole run. */
export function spentInAll(steps) {
  const total = (of) => whole(steps.reduce((sum, step) => sum + of(step), 0))
  const paced = total(({ seconds, pace }) => seconds / pace)
  const seconds = total((step) => step.seconds)
  return `in all ${seconds} s; on two idle cores ${paced} of ${RUN_SECONDS + RUN_SECONDS_A_GAME * games} s`
}

/** The same for the parts of the end-to-end tests, in one line. */
export function spentByParts(parts) {
  return parts.map((part) => `${part.name} ${whole(part.seconds)} of ${budgetOf.part(part)} s`).join(', ')
}

/**
 * A sentence for the step and for each of its parts that took longer than it may, on a machine that is so many times slower than two idle
 * cores are.
 */
export function excesses(step, parts, pace) {
  return [
    ...excess(`The step ${step.name}`, { seconds: step.seconds, budget: budgetOf.step(step), pace }),
    ...parts.flatMap((part) =>
      excess(`The end-to-end tests of ${part.name}`, {
        seconds: part.seconds,
        budget: budgetOf.part(part),
        pace,
      }),
    ),
  ]
}

function excess(what, { seconds, budget, pace }) {
  const stretch = 1 + (pace - 1) * ROUGHNESS
  if (seconds <= budget * stretch) return []
  const allowance =
    pace > 1 ? `${budget} s × ${stretch.toFixed(1)} for the pace of this machine` : `${budget} s`
  return [`${what} took ${whole(seconds)} s; the budget is ${allowance} (scripts/checks/budgets.mjs).`]
}

/** The slowest files, such as `e2e/app/axe.e2e.ts 61 s`. */
export function slowest(files, count = 5) {
  const sorted = [...files].sort((a, b) => b.seconds - a.seconds)
  return sorted.slice(0, count).map(({ path, seconds }) => `${path} ${whole(seconds)} s`)
}

const whole = (seconds) => String(Math.round(seconds))
