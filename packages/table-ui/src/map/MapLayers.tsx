import type { Facts, MapSize, Space, SpaceContent, SpaceWords, State } from '@trialhall/kernel'
import { memo, useMemo, type CSSProperties, type JSX } from 'react'
import { MARGIN } from './cursor.ts'
import styles from './SpaceMap.module.css'

interface MapLayersProps<S extends State> {
  readonly spaces: SpaceWords<S>
  readonly facts: Facts<S>
  readonly size: MapSize
  readonly picks: ReadonlyMap<string, readonly number[]>
}

/** What is drawn of a map: what can be picked, the lines between spaces, and what lies on them. Each is drawn anew only when it changes. */
export function MapLayers<S extends State>({ spaces, facts, size, picks }: MapLayersProps<S>): JSX.Element {
  const { columns, rows } = size
  const contents = useMemo(() => contentsOf(spaces, facts, { columns, rows }), [spaces, facts, columns, rows])
  return (
    <>
      <rect className={styles.ground} width={columns} height={rows} />
      <Lit picks={picks} />
      <Lines columns={columns} rows={rows} />
      <Scale columns={columns} rows={rows} />
      <Contents contents={contents} />
    </>
  )
}

interface Lying {
  readonly space: Space
  readonly content: SpaceContent
}

function contentsOf<S extends State>(
  spaces: SpaceWords<S>,
  facts: Facts<S>,
  size: MapSize,
): readonly Lying[] {
  return Array.from(
    { length: size.columns * size.rows },
    (_, at): Space => ({
      column: (at % size.columns) + 1,
      row: Math.floor(at / size.columns) + 1,
    }),
  ).flatMap((space) => {
    const content = spaces.at?.(facts, space) ?? null
    return content === null ? [] : [{ space, content }]
  })
}

/** All spaces that can be picked, as one shape. */
const Lit = memo(function Lit({ picks }: { picks: ReadonlyMap<string, unknown> }): JSX.Element {
  const squares = [...picks.keys()].map((key) => {
    const [column = 1, row = 1] = key.split(',').map(Number)
    return `M${column - 1} ${row - 1}h1v1h-1z`
  })
  return <path className={styles.lit} d={squares.join('')} data-lit-spaces={picks.size} />
})

const Lines = memo(function Lines({ columns, rows }: MapSize): JSX.Element {
  const across = Array.from({ length: rows + 1 }, (_, row) => `M0 ${row}h${columns}`)
  const down = Array.from({ length: columns + 1 }, (_, column) => `M${column} 0v${rows}`)
  return <path className={styles.lines} d={[...across, ...down].join('')} />
})

/** The first number, and every fifth. */
const Scale = memo(function Scale({ columns, rows }: MapSize): JSX.Element {
  const told = (count: number): number[] =>
    Array.from({ length: count }, (_, at) => at + 1).filter((number) => number === 1 || number % 5 === 0)
  return (
    <>
      {told(columns).map((column) => (
        <text key={`column ${column}`} className={styles.scale} x={column - 0.5} y={-MARGIN / 2}>
          {column}
        </text>
      ))}
      {told(rows).map((row) => (
        <text key={`row ${row}`} className={styles.scale} x={-MARGIN / 2} y={row - 0.5}>
          {row}
        </text>
      ))}
    </>
  )
})

const Contents = memo(function Contents({ contents }: { contents: readonly Lying[] }): JSX.Element {
  return (
    <>
      {contents.map(({ space: { column, row }, content: { mark, seat } }) => (
        <g key={`${column},${row}`} style={seat === undefined ? undefined : dyeOf(seat)}>
          {seat !== undefined && (
            <rect
              className={styles.owned}
              x={column - 0.95}
              y={row - 0.95}
              width={0.9}
              height={0.9}
              rx={0.15}
            />
          )}
          <text className={seat === undefined ? styles.mark : styles.ownMark} x={column - 0.5} y={row - 0.5}>
            {mark}
          </text>
        </g>
      ))}
    </>
  )
})

function dyeOf(seat: number): CSSProperties {
  return { '--dye': `var(--seat-${seat})` } as CSSProperties
}
