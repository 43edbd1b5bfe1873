import type { Entry } from '@trialhall/rulebook'
import type { ReactNode } from 'react'
import styles from './rules.module.css'

const CITED: readonly Entry['kind'][] = ['clause', 'ruling', 'fact', 'scenario']

/** One rule, ruling, word, table or drawing of the book. */
export function RuleEntry({ entry }: { readonly entry: Entry }): ReactNode {
  if (entry.kind === 'table') return <RuleTable entry={entry} />
  if (entry.kind === 'drawing') return <RuleDrawing entry={entry} />
  if (!CITED.includes(entry.kind)) {
    return (
      <p id={entry.id} className={entry.kind === 'item' ? `${styles.free} ${styles.item}` : styles.free}>
        {entry.title === undefined ? null : <b>{entry.title}. </b>}
        {entry.text}
      </p>
    )
  }
  return (
    <div id={entry.id} className={styles.entry}>
      <a href={`#${entry.id}`} className={styles.id} aria-label={`Link to ${entry.id}`}>
        {entry.id}
      </a>
      <div>
        {entry.title === undefined ? null : <b>{entry.title} </b>}
        <RuleText entry={entry} />
      </div>
    </div>
  )
}

/** The text, with the ids in it as links. */
function RuleText({ entry }: { readonly entry: Entry }): ReactNode {
  if (entry.kind === 'scenario' && entry.rows) return <Scenario rows={entry.rows} />
  const ids = new Set(entry.refs)
  const pieces = entry.text.split(/\b([A-Z]{1,3}-(?:[RFT]\d+|\d+\.\d+|[A-Z][A-Z0-9]{2}\.\d+))\b/)
  return (
    <span>
      {pieces.map((piece, i) =>
        ids.has(piece) ? (
          <a key={i} href={`#${piece}`}>
            {piece}
          </a>
        ) : (
          piece
        ),
      )}
    </span>
  )
}

const PARTS = ['Given', 'When', 'Then'] as const

function Scenario({ rows }: { readonly rows: readonly (readonly string[])[] }): ReactNode {
  return (
    <dl className={styles.case}>
      {rows.map((row, i) => (
        <div key={i}>
          <dt>{row.length > 1 ? row[0] : PARTS[i]}</dt>
          <dd>{row.at(-1)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What scrolls must be reached by keyboard. */
const REACHABLE = { tabIndex: 0 }

function RuleTable({ entry }: { readonly entry: Entry }): ReactNode {
  const [head = [], ...rows] = entry.rows ?? []
  return (
    <section
      id={entry.id}
      className={styles.scroll}
      aria-label={entry.title ?? `Table ${entry.id.replaceAll('-', ' ')}`}
      {...REACHABLE}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RuleDrawing({ entry }: { readonly entry: Entry }): ReactNode {
  return (
    <section
      id={entry.id}
      className={styles.scroll}
      aria-label={`Drawing ${entry.id.replaceAll('-', ' ')}`}
      {...REACHABLE}
    >
      <pre>{entry.lines?.join('\n')}</pre>
    </section>
  )
}
