import { factsOf } from '@trialhall/kernel'
import { SpaceMap } from '@trialhall/table-ui'
import { type ReactNode, useMemo, useState } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import type { PlainBoardProps } from './plain-board.tsx'
import styles from './plain-board.module.css'
import { PlainOptions } from './plain-options.tsx'

/** The map of a game that has one: spaces are picked there. Where a space can be picked in several ways, a dialog asks which. */
export function PlainMap({ update, link, game }: PlainBoardProps): ReactNode {
  const { view, own, length } = update.snapshot
  const facts = useMemo(() => factsOf(view), [view])
  const [several, setSeveral] = useState<{
    readonly length: number
    readonly indices: readonly number[]
  } | null>(null)
  const { spaces } = game.words
  if (!spaces) return null
  const onPick = (indices: readonly number[]): void => {
    const [only] = indices
    if (own && only !== undefined && indices.length === 1) link.choose(own.seat, only, length)
    else setSeveral({ length, indices })
  }
  return (
    <section className={styles.map} aria-label="The map">
      <SpaceMap spaces={spaces} facts={facts} ask={own} onPick={onPick} />
      {own && several?.length === length ? (
        <Dialog title="Which of these?" onClose={() => setSeveral(null)}>
          <PlainOptions {...{ update, link, game, own }} indices={several.indices} />
        </Dialog>
      ) : null}
    </section>
  )
}
