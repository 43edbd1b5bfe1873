import { isHero, PRINTED, type CreatureId, type TempusView } from '@trialhall/game-tempus'
import { Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { ownParty } from '../board/play.ts'
import { BOARD_GLYPHS } from '../glyphs/names.ts'
import { SHAPES } from '../glyphs/shapes.ts'
import { boardShape, shapeOf } from '../looks.ts'
import styles from './Token.module.css'

/** On whose side a creature is, as the viewer sees it. */
export type Side = 'own' | 'enemy' | 'wild'

/** Own party, the other one, or a Monster that is nobody's ally. */
export function sideOf(view: TempusView, id: CreatureId): Side {
  const party = isHero(id) ? id % 2 : (view.monsters.find((one) => one.id === id)?.ally ?? null)
  if (party === null) return 'wild'
  return party === ownParty(view) ? 'own' : 'enemy'
}

/** The glyph of a creature: that of its Class, or of its kind of Monster. */
export function creatureShape(view: TempusView, id: CreatureId): string {
  if (!isHero(id)) {
    const kind = view.monsters.find((one) => one.id === id)?.kind ?? -1
    const face = PRINTED.monsters[kind]
    return face === undefined ? boardShape('monster') : shapeOf(face)
  }
  return classShape(view.heroes[id]?.heroClass ?? -1)
}

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

/** A creature as a medallion in the colour of its side; rings differ by shape too: plain, with ticks, spiked. */
export function Token({ view, id, isFaint = false }: TokenProps): JSX.Element {
  return (
    <span className={styles.token} data-side={sideOf(view, id)} data-faint={isFaint ? '' : undefined}>
      <Glyph shape={creatureShape(view, id)} />
    </span>
  )
}
