import { isHero, PRINTED, type CreatureId, type TempusView } from '@trialhall/game-tempus'
import { Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Crest, sideOf } from '../realm/index.ts'
import { BOARD_GLYPHS } from '../glyphs/names.ts'
import { SHAPES } from '../glyphs/shapes.ts'
import { boardShape } from '../looks.ts'
import styles from './Token.module.css'

/** The glyph of a Class by its index. */
export function classShape(index: number): string {
  const glyphs: Readonly<Record<string, string>> = BOARD_GLYPHS
  return SHAPES[glyphs[PRINTED.classes[index]?.slug ?? ''] ?? BOARD_GLYPHS.character] ?? ''
}

interface TokenProps {
  readonly view: TempusView
  readonly id: CreatureId
  readonly isFaint?: boolean
}

/** What a crest is drawn at; its place gives it another size. */
const DRAWN = 48

/** A creature as it stands on the map: its crest in the ring of its side. Before it has a Class it is anybody. */
export function Token({ view, id, isFaint = false }: TokenProps): JSX.Element {
  const isAnybody = isHero(id) && (view.heroes[id]?.heroClass ?? -1) < 0
  return (
    <span
      className={styles.token}
      data-side={isAnybody ? sideOf(view, id) : undefined}
      data-faint={isFaint ? '' : undefined}
    >
      {isAnybody ? <Glyph shape={boardShape('character')} /> : <Crest view={view} id={id} size={DRAWN} />}
    </span>
  )
}
