import { faceOf, type EldarView, type HeroId } from '@trialhall/game-eldar'
import { Glyph } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { boardShape } from '../looks.ts'
import styles from './Life.module.css'

/** The HP of a Hero as a bar and a number, with what would be done to them. */
export function Life({
  view,
  hero: id,
  change,
}: {
  view: EldarView
  hero: HeroId
  change: number
}): JSX.Element {
  const { hp = 0, face = 0, isDown = false } = view.heroes[id] ?? {}
  const full = faceOf(face).hp
  const after = Math.max(0, Math.min(full, hp + change))
  const parts = { '--part': Math.min(hp, after) / full, '--was': Math.max(hp, after) / full }
  return (
    <span className={styles.life} data-change={change < 0 ? 'loss' : change > 0 ? 'gain' : undefined}>
      <span className={styles.bar} style={parts as CSSProperties} />
      {isDown ? (
        <b>Defeated</b>
      ) : (
        <>
          <Glyph shape={boardShape('hp')} />
          <b>{hp}</b>
          <small>/{full}</small>
        </>
      )}
      {change !== 0 && <em>{change < 0 ? `−${-change}` : `+${change}`}</em>}
    </span>
  )
}
