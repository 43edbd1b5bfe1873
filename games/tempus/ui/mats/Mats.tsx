import type { TempusView } from '@trialhall/game-tempus'
import type { JSX } from 'react'
import { HeroRow } from './HeroRow.tsx'
import styles from './Mats.module.css'
import { OwnMat } from './OwnMat.tsx'
import { sideOf } from '../realm/index.ts'

interface MatsProps {
  readonly view: TempusView
  readonly names: readonly string[]
}

/** Other Heroes that each have a line to themselves. */
const FEW = 4

/** The viewer's Hero in full, then its allies, then the rivals. */
export function Mats({ view, names }: MatsProps): JSX.Element {
  const { viewer, heroes } = view
  const own = viewer === null ? undefined : heroes[viewer]
  const others = heroes
    .filter((hero) => hero !== own)
    .toSorted(
      (a, b) => Number(sideOf(view, a.id) !== 'own') - Number(sideOf(view, b.id) !== 'own') || a.id - b.id,
    )
  const isMany = others.length > FEW
  return (
    <div className={styles.mats}>
      {own && <OwnMat view={view} hero={own} names={names} />}
      <ul className={styles.others} aria-label="Other Heroes" data-many={isMany ? '' : undefined}>
        {others.map((hero) => (
          <li key={hero.id}>
            <HeroRow view={view} hero={hero} names={names} isTile={isMany} />
          </li>
        ))}
      </ul>
    </div>
  )
}
