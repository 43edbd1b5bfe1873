import { tempus } from '@trialhall/game-tempus'
import { factsOf } from '@trialhall/kernel'
import { SpaceMap } from '@trialhall/table-ui'
import type { JSX } from 'react'
import type { Play } from './play.ts'

/** The Battlerealm in the middle of the table. */
export function Ground({ table }: { readonly table: Play }): JSX.Element | null {
  const { spaces } = tempus.words
  if (spaces === undefined) return null
  return <SpaceMap spaces={spaces} facts={factsOf(table.view)} ask={table.ask} onPick={table.pickOne} />
}
