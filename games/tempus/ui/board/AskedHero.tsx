import { PRINTED, type TempusView } from '@trialhall/game-tempus'
import type { Seat } from '@trialhall/kernel'
import type { JSX } from 'react'
import { Crest } from '../realm/index.ts'
import styles from './AskedHero.module.css'

interface AskedHeroProps {
  readonly view: TempusView
  readonly seat: Seat
  readonly name: string
}

/** Which Hero is asked, by its token, its name and its Class. */
export function AskedHero({ view, seat, name }: AskedHeroProps): JSX.Element {
  const { heroClass = -1 } = view.heroes[seat] ?? {}
  return (
    <span className={styles.asked}>
      <Crest view={view} id={seat} />
      <span>
        <b>{name}</b>
        {heroClass < 0 ? '' : `, ${PRINTED.classes[heroClass]?.name}`}
      </span>
    </span>
  )
}
