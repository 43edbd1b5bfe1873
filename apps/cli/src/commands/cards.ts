import type { Command } from 'commander'
import type { CardFace } from '@trialhall/kernel'
import { padded } from '@trialhall/terminal'
import { failed } from '../failure.ts'
import { paint } from '../output/paint.ts'
import { say, sayJson } from '../output/terminal.ts'
import { counted, hanging } from '../output/text.ts'
import { gameNamed, type CommandContext } from '../command-context.ts'

/** `trialhall cards <game> [words]`: every card, or those that hold all the words. */
export function cardsCommand(program: Command, context: CommandContext): void {
  program
    .command('cards <game> [words...]')
    .description('list the cards of a game, or only those that contain all the words')
    .option('--json', 'print an array of cards')
    .action((id: string, words: string[], { json }: { json?: boolean }) => {
      const game = gameNamed(context, id)
      const cards = game.catalog.filter((card) => holds(card, words))
      if (cards.length === 0) throw failed(`No card of ${game.title} holds "${words.join(' ')}".`)
      if (json) sayJson(context.terminal, cards)
      else say(context.terminal, ...cardLines(cards, context))
    })
}

function holds(card: CardFace, words: readonly string[]): boolean {
  const { slug, name, kind, text, from, facts } = card
  const all = [slug, name, kind, text, from, ...Object.entries(facts).flat()].join(' ').toLowerCase()
  return words
    .join(' ')
    .split(/\s+/)
    .every((word) => all.includes(word.toLowerCase()))
}

const INDENT = 4

function cardLines(cards: readonly CardFace[], { terminal }: CommandContext): string[] {
  const { strong, faint, accent } = paint(terminal.hasColour)
  const nameWidth = Math.max(...cards.map((card) => card.name.length))
  const kindWidth = Math.max(...cards.map((card) => card.kind.length))
  const lines = cards.flatMap((card) => {
    const name = strong(padded(card.name, nameWidth))
    const head = `${name}  ${accent(padded(card.kind, kindWidth))}  ×${card.copies}  ${faint(card.from)}`
    const about = [factText(card), card.text].filter((part) => part !== '').join(' · ')
    return [head, ...hanging('', about, { width: terminal.width, indent: INDENT })]
  })
  const copies = cards.reduce((sum, card) => sum + card.copies, 0)
  return [...lines, '', `${counted(cards.length, 'different card')}, ${copies} in all`]
}

function factText(card: CardFace): string {
  return Object.entries(card.facts)
    .map(([fact, value]) => (fact === value ? fact : `${fact} ${value}`))
    .join(', ')
}
