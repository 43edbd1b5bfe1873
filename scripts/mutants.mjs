import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exceptionsOf, isListed, isNamed, isWording } from './mutants/exceptions.mjs'
import { mutantsOf } from './mutants/listing.mjs'
import { entriesFor, reportOn } from './mutants/report.mjs'
import { drawSample } from './mutants/sample.mjs'
import { runStryker } from './mutants/stryker-run.mjs'
import { verdictOn } from './mutants/verdict.mjs'
import { inCache, inRoot, root } from './kit/repository.mjs'

const USAGE = `npm run mutants -- <game> [--mutants 400] [--seed 1] [--all] [--only name] [--list] [--again] [--trust] [--concurrency n]

Changes the rules of a game in one place at a time and runs the tests that pass there and name a clause, ruling, scenario or card.
  --mutants n      how many to draw, 400 unless told
  --all            all of them
  --seed text      draws others; 1 unless told
  --only name      only files whose path in the game has this in it, as duels or 'texts/*'; several with commas
  --list           only says which would be drawn
  --again          keeps results of the last run where neither the place nor the tests that pass there have changed. It
                   does not see changes elsewhere: the figure that counts comes from a run without it
  --trust          takes those that are listed as equivalent for that, without running them: nothing notices them, so they take
                   longest. A run without it also tells which of them are listed wrongly
  --concurrency n  how many at once, at least 2; one less than there are cores unless told`

function flags() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mutants: { type: 'string', default: '400' },
      all: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      list: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      trust: { type: 'boolean', default: false },
      concurrency: { type: 'string', default: String(Math.max(2, availableParallelism() - 1)) },
      help: { type: 'boolean', default: false },
    },
  })
  return { ...values, game: positionals[0] }
}

/** Whether a file is one of those that `--only` names. */
function isWanted(file, only) {
  if (only === undefined) return true
  return only.split(',').some((part) => {
    const pattern = part.trim().replace(/[.+^${}()|[\]\\]/g, '\\$&')
    return new RegExp(pattern.replaceAll('*', '.*').replaceAll('?', '.')).test(file)
  })
}

/** The mutants that count, and what was left out of them, one sentence a reason. */
function sortOut(mutants, { words, apart }) {
  const wording = mutants.filter((mutant) => !(mutant.file in apart) && isWording(mutant, words))
  const lines = Object.entries(apart)
    .map(([file, reason]) => ({
      file,
      reason,
      count: mutants.filter((mutant) => mutant.file === file).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ file, reason, count }) => `${count} in ${file}: ${reason}`)
  if (wording.length > 0)
    lines.push(`${wording.length} strings of sentences and of ${words.join(', ')}: wording is no rule`)
  const left = new Set(wording)
  return { counted: mutants.filter((mutant) => !(mutant.file in apart) && !left.has(mutant)), leftOut: lines }
}

function faultOf({ game, mutants, concurrency }) {
  if (game === undefined || !existsSync(inRoot('games', game, 'rules')))
    return `no game ${game ?? 'is named'}`
  if (!/^[1-9]\d*$/.test(mutants)) return `--mutants must be a whole number from 1, not ${mutants}`
  if (!/^([2-9]|[1-9]\d+)$/.test(concurrency))
    return `--concurrency must be a whole number from 2, not ${concurrency}`
  return undefined
}

async function main() {
  const told = flags()
  const fault = told.help ? USAGE : faultOf(told)
  if (fault !== undefined) {
    console.log(told.help ? USAGE : `${fault}\n\n${USAGE}`)
    process.exitCode = told.help ? 0 : 2
    return
  }
  const { game, seed } = told
  const exceptions = exceptionsOf(inRoot('games', game, 'tests/mutants.json'))
  const all = await mutantsOf(root, game)
  const { counted, leftOut } = sortOut(
    all.filter(({ file }) => isWanted(file, told.only)),
    exceptions,
  )
  const sample = drawSample(counted, { count: told.all ? Infinity : Number(told.mutants), seed })
  if (told.list || sample.length === 0) {
    for (const { file, number, column, mutator } of sample)
      console.log(`${file}:${number}:${column} ${mutator}`)
    console.log(`${sample.length} of ${counted.length} mutants`)
    return
  }
  const folder = inCache('mutants', game)
  mkdirSync(folder, { recursive: true })
  console.log(`${game}: ${sample.length} of ${counted.length} mutants, with the tests that may kill them …`)
  const { equivalent } = exceptions
  const statuses = await runStryker({
    game,
    sample: told.trust ? sample.filter((mutant) => !isListed(mutant, equivalent)) : sample,
    folder,
    concurrency: Number(told.concurrency),
    isAgain: told.again,
  })
  rmSync(join(folder, 'copy'), { recursive: true, force: true })
  const verdict = verdictOn(sample, statuses, equivalent)
  const unmatched = equivalent.filter((entry) => !all.some((mutant) => isNamed(mutant, entry)))
  writeFileSync(join(folder, 'survivors.json'), JSON.stringify(entriesFor(verdict.survivors), null, 2))
  console.log(
    reportOn({ game, seed, verdict, total: counted.length, drawn: sample.length, leftOut, unmatched }),
  )
}

await main()
