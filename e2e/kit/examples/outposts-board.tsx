import { factsOf, type Ref, type SpaceWords } from '@trialhall/kernel'
import { AskColumn, BoardFrame, type BoardProps, SpaceMap, type TableSpec } from '@trialhall/table-ui'
import type { CSSProperties, ReactNode } from 'react'
import { outposts, type OutpostsEvent, type OutpostsState } from '../../../examples/outposts/game.ts'

const SPEC: TableSpec<OutpostsState, OutpostsEvent> = {
  words: outposts.words,
  refOf: (option): Ref | null => {
    const { card } = option as { readonly card?: number }
    return card === undefined ? null : { kind: 'card', id: card }
  },
  choreography: {
    dealt: { ms: 0, show: (view) => view },
    built: { ms: 300, show: (view) => view },
    kept: { ms: 300, show: (view) => view },
  },
  isHeading: () => false,
  preview: () => null,
  rule: () => null,
}

const LAYOUT: CSSProperties = {
  gridTemplateAreas: "'map ask' 'map log' 'map hand'",
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
}

/** A board of one's own with the plain map on it, as docs/adding-a-game.md says. */
export function OutpostsBoard(props: BoardProps): ReactNode {
  const spaces = outposts.words.spaces as SpaceWords<OutpostsState> | undefined
  return (
    <BoardFrame spec={SPEC} board={props} className={undefined} styleOf={() => LAYOUT}>
      {({ table, prompt, log }) => (
        <>
          <div style={{ gridArea: 'map', width: 'min(100%, calc(100dvh - 8rem))' }}>
            {spaces && (
              <SpaceMap spaces={spaces} facts={factsOf(table.view)} ask={table.ask} onPick={table.pickOne} />
            )}
          </div>
          <AskColumn prompt={prompt} hand={null} log={log} />
        </>
      )}
    </BoardFrame>
  )
}
