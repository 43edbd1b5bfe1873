import { PRINTED, type Pool, type TempusView } from '@trialhall/game-tempus'
import { EntityButton, Glyph, useInteraction } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { calledWithin } from '../called.ts'
import { pickRef } from '../refs.ts'
import { sideOf } from '../realm/index.ts'
import styles from './PoolGrid.module.css'
import { bannersOf, POOL_TITLES, type Banner } from './pools.ts'

interface PoolGridProps {
  readonly view: TempusView
  readonly names: readonly string[]
  readonly pool: Pool
  /** Which of them is read now. */
  readonly shown: number
}

/** A pool of the draft: what can be taken is lit, what is taken says by whom. */
export function PoolGrid({ view, names, pool, shown }: PoolGridProps): JSX.Element {
  return (
    <ul className={styles.grid} aria-label={POOL_TITLES[pool]} data-pool={pool}>
      {bannersFor(view, pool).map((banner) => (
        <li key={banner.slug} data-pick={banner.index}>
          <Entry {...{ view, names, pool, banner }} isShown={banner.index === shown} />
        </li>
      ))}
    </ul>
  )
}

/** Of Subclasses those of Classes that somebody plays. */
function bannersFor(view: TempusView, pool: Pool): readonly Banner[] {
  const banners = bannersOf(view, pool)
  if (pool !== 'subclass') return banners
  const played = new Set(view.heroes.map(({ heroClass }) => PRINTED.classes[heroClass]?.slug))
  return banners.filter(({ index }) => played.has(PRINTED.subclasses[index]?.heroClass))
}

interface EntryProps {
  readonly view: TempusView
  readonly names: readonly string[]
  readonly pool: Pool
  readonly banner: Banner
  readonly isShown: boolean
}

function Entry({ view, names, pool, banner, isShown }: EntryProps): JSX.Element {
  const { lighting } = useInteraction()
  const { index, name, shape, about, takenBy } = banner
  const by = takenBy === null ? '' : `taken by ${calledWithin(names, view, takenBy)}`
  const isLit = lighting.picks.has(`${pool}:${index}`)
  return (
    <EntityButton
      of={pickRef(pool, index)}
      label={[name, about.replace(/\.$/u, '')].flatMap((part) => (part === '' ? [] : `${part}.`)).join(' ')}
      className={styles.banner}
      whyNot={by === '' ? undefined : `It is ${by}.`}
    >
      <span
        className={styles.face}
        data-taken={takenBy === null ? undefined : sideOf(view, takenBy)}
        data-lit-pick={isLit ? '' : undefined}
        data-shown={isShown ? '' : undefined}
      >
        <Glyph shape={shape} />
        <b>{name}</b>
        <small>{about}</small>
        {by !== '' && <i>{by}</i>}
      </span>
    </EntityButton>
  )
}
