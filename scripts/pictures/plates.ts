import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { plateOf } from './plates/plate.ts'
import { SUBJECTS } from './plates/subjects/index.ts'

const ROOT = new URL('../../', import.meta.url)

/**
 * Draws the plates of cards, beside each game's looks: `npm run plates`, or `npm run plates -- eldar` for one game. The same
 * card has the same plate every time; plates of cards that are gone go too.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.find((id) => !(id in SUBJECTS))
if (unknown === undefined) {
  for (const [id, subjects] of Object.entries(SUBJECTS))
    if (positionals.length === 0 || positionals.includes(id)) draw(id, subjects)
} else {
  console.error(`There are no plates of ${unknown}; allowed are ${Object.keys(SUBJECTS).join(', ')}.`)
  process.exitCode = 1
}

function draw(id: string, subjects: (typeof SUBJECTS)[string]): void {
  const folder = new URL(`games/${id}/ui/plates/`, ROOT)
  mkdirSync(folder, { recursive: true })
  const names = new Set<string>()
  for (const subject of subjects()) {
    const name = `${subject.slug}.svg`
    if (names.has(name)) throw new Error(`Two plates of ${id} are called ${name}.`)
    names.add(name)
    writeFileSync(new URL(name, folder), plateOf(subject))
  }
  for (const name of readdirSync(folder))
    if (name.endsWith('.svg') && !names.has(name)) rmSync(new URL(name, folder))
  console.log(`games/${id}/ui/plates: ${names.size} plates`)
}
