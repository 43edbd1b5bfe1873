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
  /** The line of a Monster's script that it belongs to, and when it is used. */
  readonly title?: string
  /** Results follow each other as words do, where a card has several attacks. */
  readonly isFlow?: boolean
}

/** What an attack does with each result: its reach, then a row for each line; of two sides one below the other. */
export function ResultTable({ attack, title = '', isFlow = false }: ResultTableProps): JSX.Element {
  const { name, when } = titleParts(title)
  const hasSides = attack.tables.length > 1
  return (
    <span className={styles.attack} data-flow={isFlow ? '' : undefined}>
      <span className={styles.head}>
        <Glyph shape={boardShape(glyphOf(attack))} />
        {name !== '' && <b>{name} </b>}
        <span>{[when, headOf(attack)].filter((part) => part !== '').join(' ')}</span>
      </span>{' '}
      {attack.tables.map((lines, at) => (
        <Side key={at} lines={lines} mark={hasSides ? (at === 0 ? 'I' : 'II') : ''} />
      ))}
    </span>
  )
}

function Side({ lines, mark }: { readonly lines: Lines; readonly mark: string }): JSX.Element {
  return (
    <span className={styles.side} data-marked={mark === '' ? undefined : ''}>
      {mark !== '' && (
        <b className={styles.mark}>
          <Unseen>side </Unseen>
          {mark}
        </b>
      )}
      <span className={styles.rows}>
        {lines.map((line, at) => (
          <span key={line.from} className={styles.row} data-miss={line.isHit ? undefined : ''}>
            <b>{rangeOf(line, lines[at + 1])}</b> <span>{resultOf(line)}</span>
          </span>
        ))}
      </span>
    </span>
  )
}

/** An attack in one line, for a card too small for more: its name, and what its hits deal. */
export function ShortAttack({ attack, title }: Required<Omit<ResultTableProps, 'isFlow'>>): JSX.Element {
  return (
    <span className={styles.short}>
      <Glyph shape={boardShape(glyphOf(attack))} />
      <b>{titleParts(title).name}</b>
      <span>{hitsOf(attack.tables[0] ?? [])}</span>
    </span>
  )
}

/** "Boulder" and "(if its target is out of reach)". */
export function titleParts(title: string): { readonly name: string; readonly when: string } {
  const [name = '', ...rest] = title.split(' (')
  return { name, when: rest.length === 0 ? '' : `(${rest.join(' (')}` }
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

/** "5 / 9": what the hits of a table deal, without what else they do. */
export function hitsOf(lines: Lines): string {
  return lines
    .filter(({ isHit }) => isHit)
    .map((line) => (line.normal + line.piercing === 0 ? resultOf(line) : resultOf({ ...line, riders: [] })))
    .join(' / ')
}

/** "melee · 2 rolls": whom an attack reaches, and how often. */
export function headOf({ reach, rolls, areApart, bounces, modifier }: AttackFace): string {
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
