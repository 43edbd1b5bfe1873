import { changedOptions, type AnyGame } from '@trialhall/kernel'
import { idOf } from '../guests/spec.ts'
import type { BatchJob } from './job.ts'

/** The command that plays a job again, to be typed in a shell: it stands beside every figure. */
export function repeatCommand(game: AnyGame, job: BatchJob): string {
  const { kind, bots, games, seats, seed, options, by, isPaired, sprt } = job
  const ids = bots.map(idOf)
  const changed = changedOptions(game.options, seats, options)
  const words = [
    `npx trialhall ${kind} ${job.game}`,
    `--bots ${quoted(ids.join(','))} --games ${games} --seats ${seats} --seed ${quoted(String(seed))}`,
    ...(Object.keys(changed).length > 0 ? ['--options', quoted(JSON.stringify(changed))] : []),
    ...(by === undefined ? [] : ['--by', quoted(by)]),
    ...(isPaired === true ? ['--paired'] : []),
    ...(sprt === undefined ? [] : ['--sprt', `${sprt.h0},${sprt.h1}`]),
  ]
  return words.join(' ')
}

const PLAIN = /^[\w./:,@=+-]+$/

/** As a shell of Unix takes it. */
export function quoted(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replace(/'/g, "'\\''")}'`
}
