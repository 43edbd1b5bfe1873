import { attributeOf, ATTRIBUTES, type EldarView, type HeroId } from '@trialhall/game-eldar'
import { Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { attributesOf, boardShape } from '../looks.ts'
import styles from './Resources.module.css'

/** Focus, stamina and attributes as they are now. */
export function Resources({ view, hero: id }: { view: EldarView; hero: HeroId }): JSX.Element {
  const hero = view.heroes[id]
  const values = ATTRIBUTES.map((name) => attributeOf(view, id, name))
  return (
    <span className={styles.resources}>
      <span
        className={styles.focus}
        title={`${hero?.focus ?? 0} Focus`}
        data-none={hero?.focus === 0 ? '' : undefined}
      >
        <Glyph shape={boardShape('focus')} />
        <b>{hero?.focus ?? 0}</b>
      </span>
      <span
        className={styles.stamina}
        title={hero?.isRefreshed ? 'Refreshed' : 'Exhausted'}
        data-spent={hero?.isRefreshed ? undefined : ''}
      >
        <Glyph shape={boardShape('stamina')} />
      </span>
      {attributesOf(values).map(({ name, value, shape }) => (
        <span
          key={name}
          className={styles.attribute}
          title={`${name} ${value}`}
          data-raised={hero?.raised ? '' : undefined}
        >
          <Glyph shape={shape} />
          <b>{value}</b>
        </span>
      ))}
    </span>
  )
}
