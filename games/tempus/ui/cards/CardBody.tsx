import type { CardSize, GlossaryTerm } from '@trialhall/table-ui'
import { keywordsIn } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import type { Faced } from '../looks.ts'
import styles from './CardBody.module.css'
import { lettersFor, type Block } from './fit.ts'
import { partsOf, type CardParts, type DrawnAttack } from './parts.ts'
import { headOf, rangeOf, resultOf, ResultTable, ShortAttack } from './ResultTable.tsx'

interface CardBodyProps {
  readonly card: Faced
  readonly text: string
  readonly size: CardSize
  readonly glossary: readonly GlossaryTerm[]
}

/** Letters, in hundredths of the width of a card, that cannot be read where it is small. */
const TOO_SMALL = 5.4

/** What stands on a card: its numbers, its attacks as tables, and the rest in words. */
export function CardBody({ card, text, size, glossary }: CardBodyProps): JSX.Element {
  const parts = partsOf(card, text)
  const numbers = numbersOf(card)
  const letters = lettersFor(blocksOf(numbers, parts), card.name)
  if (card.kind === 'monster' && size !== 'full' && letters < TOO_SMALL)
    return <ShortBody name={card.name} numbers={numbers} attacks={parts.attacks} />
  return (
    <span className={styles.body} style={lettered(letters)} data-body="">
      <Numbers lines={numbers} />
      {parts.attacks.map(({ title, attack }) => (
        <ResultTable key={title} attack={attack} title={title} isFlow={isFlow(parts)} />
      ))}
      {parts.text !== '' && (
        <span className={styles.words}>
          {keywordsIn(parts.text, glossary).map((stretch, at) =>
            stretch.term ? <em key={at}>{stretch.text}</em> : stretch.text,
          )}
        </span>
      )}
    </span>
  )
}

/** How large the letters of a card are, in hundredths of its width: what they need to be read says how wide it must be. */
export function lettersOf(card: Faced, text: string): number {
  return lettersFor(blocksOf(numbersOf(card), partsOf(card, text)), card.name)
}

interface ShortBodyProps {
  readonly name: string
  readonly numbers: readonly string[]
  readonly attacks: readonly DrawnAttack[]
}

/** A Monster of many words on a small card: its numbers, and what its attacks deal. Opened or pointed at it says all. */
function ShortBody({ name, numbers, attacks }: ShortBodyProps): JSX.Element {
  const lines = [...numbers, ...attacks.map(({ title }) => title.slice(0, 20))]
  const letters = lettersFor(
    lines.map(({ length }) => ({ length })),
    name,
  )
  return (
    <span className={styles.body} style={lettered(letters)} data-body="">
      <Numbers lines={numbers} />
      {attacks.map(({ title, attack }) => (
        <ShortAttack key={title} attack={attack} title={title} />
      ))}
    </span>
  )
}

function lettered(letters: number): CSSProperties {
  return { '--letters': letters } as CSSProperties
}

function Numbers({ lines }: { readonly lines: readonly string[] }): JSX.Element {
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={styles.numbers}>
          {line}
        </span>
      ))}
    </>
  )
}

/** What stands in a line above the words: the numbers of a Monster, the tiers of a Quest. */
function numbersOf(card: Faced): readonly string[] {
  if (card.kind === 'monster') {
    const hp = card.hp === null ? 'falls to two wounds' : `HP ${[...new Set(card.hp)].join(' / ')}`
    return [`${hp} · DR ${card.dr} · Move ${card.move}${card.size > 1 ? ` · ${card.size}×${card.size}` : ''}`]
  }
  if (card.kind !== 'quest') return []
  const tiers = card.tiers.map((needed, at) => `${needed ?? '★'} → ${at + 1} VP`)
  return [tiers.join('   ')]
}

/** Where a card has several attacks, their results follow each other like words. */
function isFlow({ attacks }: CardParts): boolean {
  return attacks.length > 1
}

/** Characters that range and mark of a row take, and the glyph before an attack. */
const RANGE = 6
const MARK = 3
const GLYPH = 3

/** All that a card says, in the blocks in which it is set. */
export function blocksOf(numbers: readonly string[], parts: CardParts): readonly Block[] {
  const { attacks, text } = parts
  return [
    ...numbers.map(({ length }) => ({ length })),
    ...attacks.flatMap(isFlow(parts) ? paragraphOf : rowsOf),
    ...(text === '' ? [] : [{ length: text.length }]),
  ]
}

function rowsOf({ attack }: DrawnAttack): readonly Block[] {
  const margin = RANGE + (attack.tables.length > 1 ? MARK : 0)
  const rows = attack.tables.flat().map((line) => ({ length: resultOf(line).length, margin, isRow: true }))
  return [{ length: headOf(attack).length, margin: GLYPH }, ...rows]
}

function paragraphOf({ title, attack }: DrawnAttack): readonly Block[] {
  const rows = attack.tables.flatMap((lines) =>
    lines.map((line, at) => `${rangeOf(line, lines[at + 1])} ${resultOf(line)}`.length + GLYPH),
  )
  const head = GLYPH + title.length + 1 + headOf(attack).length
  return [{ length: rows.reduce((sum, length) => sum + length, head) }]
}
