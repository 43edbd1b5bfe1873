import type { Overview } from '@trialhall/table-ui'
import { type ReactNode, useMemo } from 'react'
import { viewerOf } from '../eyes.ts'
import type { ControlsProps } from './controls.tsx'
import styles from './small-table.module.css'

/** The table in small as it stands now; nothing where the game has no such picture. */
export function SmallTable({ board, player }: ControlsProps): ReactNode {
  const { snapshot, story } = player.update
  if (!board?.overview) return null
  return <Framed overview={board.overview} view={snapshot.view} story={story} />
}

/** The same at any moment, as far as the same eyes see it. */
export function SmallTableAt(props: ControlsProps & { readonly moment: number }): ReactNode {
  const { board, reel, link, player, moment } = props
  const { eyes } = player.update
  const seen = useMemo(
    () =>
      board?.overview
        ? {
            overview: board.overview,
            view: reel.matchAt(moment).viewFor(viewerOf(eyes)),
            story: link.storyOf(eyes).slice(0, reel.toldAt(moment)),
          }
        : null,
    [board, reel, link, eyes, moment],
  )
  return seen && <Framed {...seen} />
}

type FramedProps = { readonly overview: Overview } & Parameters<Overview['Picture']>[0]

function Framed({ overview: { Picture, title }, ...seen }: FramedProps): ReactNode {
  return (
    <figure className={styles.frame} data-overview={title} aria-hidden="true">
      <Picture {...seen} />
    </figure>
  )
}
