import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../game.ts'
import type { State } from '../../state.ts'
import { playthrough, recipeOf } from './playthrough.ts'

/** What to do about a difference. */
const ADVICE = 'Where that is meant, raise `rulesVersion` of the game and run `npm run playthrough -- --all`.'

/** Playthroughs that every game keeps. */
const FEWEST = 3

/**
 * Compares every playthrough kept in a folder (`new URL('./playthroughs/', import.meta.url)`) with how the rules play it
 * today. `npm run playthrough -- --all` writes them anew where a change is meant; then the game's rules version goes up.
 */
export function goldenPlaythroughs<S extends State, E>(game: Game<S, E>, folder: URL): void {
  const path = fileURLToPath(folder)
  const names = readdirSync(path).filter((name) => name.endsWith('.txt'))
  describe(`the playthroughs of ${game.id}`, () => {
    test(`are at least ${FEWEST}`, () => {
      expect(names.length).toBeGreaterThanOrEqual(FEWEST)
    })
    test.each(names)('%s', (name) => {
      const kept = readFileSync(join(path, name), 'utf8')
      const wrong = firstDifference(kept, playthrough(game, recipeOf(kept)))
      if (wrong) throw new Error(`${name} is played differently now. ${ADVICE}\n${wrong}`)
    })
  })
}

const AROUND = 4

/** The first line in which two texts differ, with the lines before it; null when they are equal. */
function firstDifference(kept: string, played: string): string | null {
  if (kept === played) return null
  const [before, now] = [kept.split('\n'), played.split('\n')]
  const at = before.findIndex((line, i) => line !== now[i])
  const from = at < 0 ? before.length : at
  const shared = before.slice(Math.max(0, from - AROUND), from).join('\n')
  return `line ${from + 1}:\n${shared}\nkept:   ${before[from] ?? '(the end)'}\nplayed: ${now[from] ?? '(the end)'}`
}
