import { readText, writeText } from './storage.ts'

const KEY = 'trialhall/finished'

/** Whether somebody has played a match of a game to its end in this browser. */
export function hasFinished(game: string): boolean {
  return gamesFinished().includes(game)
}

/** Remembers that a match of a game was played to its end. */
export function noteFinished(game: string): void {
  const games = gamesFinished()
  if (!games.includes(game)) writeText(KEY, [...games, game].join(' '))
}

function gamesFinished(): readonly string[] {
  return (readText(KEY) ?? '').split(' ').filter((id) => id !== '')
}
