import { type AnyGame, optionWords, seenText } from '@trialhall/kernel'
import type { Deck, DeckKit, DeckReading } from '@trialhall/table-ui'
import { LONGEST_NAME, entriesOf } from './deck.ts'
import { rulesFrom } from './rules.ts'

/** Longest list that is read, in characters. */
export const LONGEST_LIST = 20_000

/** A deck as a list that people and this page can read: its name, its rules, and each group of cards. */
export function deckAsText(game: Pick<AnyGame, 'catalog' | 'title'>, kit: DeckKit, deck: Deck): string {
  const entries = entriesOf(game, kit, deck)
  const titles = [...new Set(entries.map(({ face }) => kit.groupOf(face)))]
  const groups = titles.map((title) => {
    const lines = entries.filter(({ face }) => kit.groupOf(face) === title)
    const count = lines.reduce((sum, one) => sum + one.count, 0)
    return [`# ${title} (${count})`, ...lines.map((one) => `${one.count} ${one.face.name}`)].join('\n')
  })
  const rules = optionWords(deck.rules)
  const head = [`# ${deck.name}`, `# ${game.title}`, ...(rules === '' ? [] : [`# Rules: ${rules}`])]
  return `${[head.join('\n'), ...groups].join('\n\n')}\n`
}

/** A list as it was read, with the name and the rules that stand in its remarks. */
interface ReadList extends DeckReading {
  readonly name: string
  readonly rules: Deck['rules']
}

/** Reads a list under its own rules or others. Whatever is wrong is among the faults; nothing is thrown. */
export function readList(kit: DeckKit, given: string, others?: Deck['rules']): ReadList {
  const text = given.slice(0, LONGEST_LIST)
  const [, name = ''] = /^(?:#|\/\/)(.*)$/s.exec((text.split(/\r?\n/, 1)[0] ?? '').trim()) ?? []
  const [, said = ''] = /^(?:#|\/\/)\s*rules:(.*)$/im.exec(text) ?? []
  const rules = others ?? rulesFrom(kit, said)
  return { ...kit.read(text, rules), name: seenText(name).slice(0, LONGEST_NAME), rules }
}
