import { type AnyGame, plain } from '@trialhall/kernel'
import type { TableUpdate } from '@trialhall/table-ui'
import { sentenceOf } from './sentences.ts'

/** The log of a table as text: the game, who sat where, and a line for everything that the viewer heard. */
export function storyText(game: AnyGame, { snapshot, story }: TableUpdate): string {
  const seats = snapshot.seats.map(({ seat, name }) => `${seat + 1}. ${name}`).join(', ')
  const lines = story.map((heard) => plain(sentenceOf(game, snapshot, heard)))
  return [game.title, seats, '', ...lines].join('\n')
}
