import type { JSX } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import type { RefOf } from '../entity/refs.ts'
import { KeyHelp } from '../keys/KeyHelp.tsx'
import type { TableInPlay } from '../play/useTable.ts'
import { OptionList } from '../prompt/OptionList.tsx'
import styles from './BoardFrame.module.css'
import { StopsSheet } from './StopsSheet.tsx'

/** What a player can open over the table. */
export type Sheet = 'log' | 'keys' | 'stops'

interface SheetsProps<V, E> {
  readonly table: TableInPlay<V, E>
  readonly refOf: RefOf
  /** The game has a map, which keys can be used on. */
  readonly hasMap: boolean
  readonly open: Sheet | null
  readonly log: JSX.Element
  readonly onClose: () => void
}

/** What lies over the table for a while. */
export function Sheets<V, E>(props: SheetsProps<V, E>): JSX.Element | null {
  const { table, refOf, hasMap, open, log, onClose } = props
  if (table.menu && table.ask) {
    return (
      <Dialog title="Which of these?" onClose={table.closeMenu}>
        <OptionList
          ask={table.ask}
          refOf={refOf}
          optionText={table.speaker.option}
          hintOf={table.hintOf}
          indices={table.menu}
        />
      </Dialog>
    )
  }
  if (open === 'keys')
    return <KeyHelp onClose={onClose} hasMap={hasMap} hasWindows={table.control !== null} />
  if (open === 'stops' && table.control)
    return <StopsSheet control={table.control} mutes={table.mutes} onClose={onClose} />
  if (open !== 'log') return null
  return (
    <Dialog title="Log" closedBy="l" onClose={onClose}>
      <div className={styles.sheet}>{log}</div>
    </Dialog>
  )
}
