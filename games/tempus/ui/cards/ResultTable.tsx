import {
  sayDamage,
  sayReach,
  type AttackFace,
  type Line,
  type ResultTable as Lines,
} from '@trialhall/game-tempus'
import { Glyph, Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape } from '../looks.ts'
import styles from './ResultTable.module.css'

interface ResultTableProps {
  readonly attack: AttackFace
  /** The line of a Monster's script that it belongs to. */
  readonly title?: string
  /** The side that lies up, 0 or 1; both are drawn where it is left out. */
  readonly side?: number
}

/** What an attack does with each result: its reach, then a row for each line, side by side where it has two sides. */
export function ResultTable({ attack, title = '', side }: ResultTableProps): JSX.Element {
  const tables = side === undefined ? attack.tables : attack.tables.slice(side, side + 1)
  return (
    <span className={styles.attack}>
      <span className={styles.head}>
        <Glyph shape={boardShape(glyphOf(attack))} />
        {title !== '' && <b>{title}</b>}
        <span>{headOf(attack)}</span>
      </span>
      <span className={styles.tables} data-sides={tables.length}>
        {tables.map((lines, at) => (
          <Side key={at} lines={lines} mark={tables.length > 1 ? (at === 0 ? 'I' : 'II') : ''} />
        ))}
      </span>
    </span>
  )
}

function Side({ lines, mark }: { readonly lines: Lines; readonly mark: string }): JSX.Element {
  return (
    <span className={styles.side}>
      {mark !== '' && (
        <span className={styles.mark}>
          <Unseen>side </Unseen>
          {mark}
        </span>
      )}
      {lines.map((line, at) => (
        <span key={line.from} className={styles.row} data-miss={line.isHit ? undefined : ''}>
          <b>{rangeOf(line, lines[at + 1])}</b>
          <span>{resultOf(line)}</span>
        </span>
      ))}
    </span>
  )
}

/** "6–12", "13+": the modified results of a line. */
export function rangeOf({ from }: Line, next: Line | undefined): string {
  const first = Math.max(1, from)
  if (next === undefined) return `${first}+`
  return next.from - 1 === first ? `${first}` : `${first}–${next.from - 1}`
}

/** "5 + 2 piercing, Push 1": what a line does. */
export function resultOf({ isHit, normal, piercing, riders }: Line): string {
  if (!isHit) return 'miss'
  const damage = normal + piercing === 0 ? [] : [sayDamage(normal, piercing)]
  return [...damage, ...riders.map(({ says }) => says)].join(', ')
}

function headOf({ reach, rolls, areApart, bounces, modifier }: AttackFace): string {
  const parts = [
    sayReach(reach),
    rolls === 1 ? '' : areApart ? `up to ${rolls} targets` : `${rolls} rolls`,
    modifier === 0 ? '' : `${modifier > 0 ? '+' : '−'}${Math.abs(modifier)}`,
    bounces ? 'bounces' : '',
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

function glyphOf({ reach: { type } }: AttackFace): 'melee' | 'ranged' | 'area' {
  if (type === 'melee' || type === 'ranged') return type
  return type === 'around' ? 'melee' : 'area'
}
