import type { JSX } from 'react'
import { Realm } from '../realm/index.ts'
import styles from './Ground.module.css'
import type { Play } from './play.ts'

/** The Battlerealm in the middle of the table. */
export function Ground({ table }: { readonly table: Play }): JSX.Element {
  return <Realm table={table} className={styles.realm} />
}
