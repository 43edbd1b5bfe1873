import type { AttackFace } from '@trialhall/game-tempus'
import type { GlossaryTerm } from '@trialhall/table-ui'
import { keywordsIn } from '@trialhall/table-ui'
import type { JSX } from 'react'
import type { Faced } from '../looks.ts'
import styles from './CardBody.module.css'
import { partsOf, type CardParts } from './parts.ts'
import { ResultTable } from './ResultTable.tsx'

interface CardBodyProps {
  readonly card: Faced
  readonly text: string
  readonly glossary: readonly GlossaryTerm[]
}

/** What stands on a card: its numbers, its attacks as tables, and the rest in words. */
export function CardBody({ card, text, glossary }: CardBodyProps): JSX.Element {
  const parts = partsOf(card, text)
  return (
    <span className={styles.body} data-length={lengthOf(parts)}>
      {numbersOf(card).map((line) => (
        <span key={line} className={styles.numbers}>
          {line}
        </span>
      ))}
      {parts.attacks.map(({ title, attack }) => (
        <ResultTable key={title} attack={attack} title={title} />
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

/** Characters from which all is set smaller, smaller still, and smallest. */
const LENGTHS = [
  [430, 'fullest'],
  [310, 'longest'],
  [215, 'longer'],
  [135, 'long'],
] as const

/** Characters that the head and a row of a table take the room of; side by side, rows with other effects break. */
const HEAD = 26
const ROW = 20
const BROKEN_ROW = 46

function lengthOf({ attacks, text }: CardParts): string | undefined {
  const length = attacks.reduce(
    (sum, { title, attack }) => sum + HEAD + title.length + roomOf(attack),
    text.length,
  )
  return LENGTHS.find(([least]) => length >= least)?.[1]
}

function roomOf({ tables }: AttackFace): number {
  const rows = Math.max(...tables.map((lines) => lines.length))
  const isBroken = tables.some((lines) => lines.some(({ riders }) => riders.length > 0))
  return rows * (isBroken && tables.length > 1 ? BROKEN_ROW : ROW)
}
