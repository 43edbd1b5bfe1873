import type { Ask } from '@trialhall/kernel'
import { useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../board.ts'
import type { ChosenBy } from '../link.ts'

/** What is pointed at: a thing by its key, and the option of the prompt that names it. */
interface Pointed {
  readonly at: string | null
  readonly option: unknown
}

/** A menu of several options, and what was asked when it was opened. */
interface Menu {
  readonly of: Ask | null
  readonly indices: readonly number[]
}

const NOTHING: Pointed = { at: null, option: null }

/** How the viewer answers the open ask: what is offered now, what is pointed at, and the menu of a thing with several options. */
interface Answering {
  /** The ask, once all is shown and until it is answered. */
  readonly open: Ask | null
  pick(index: number, by?: ChosenBy): void
  readonly menu: readonly number[] | null
  setMenu(indices: readonly number[] | null): void
  readonly pointed: Pointed
  setPointed(pointed: Pointed): void
}

/** Lets the viewer answer what is asked, once: a pick ends the ask until the next update, or until it is refused. */
export function useAnswer({ update, link }: BoardProps, isPlaying: boolean): Answering {
  const { snapshot } = update
  const [answered, setAnswered] = useState<unknown>(null)
  /** The same at once: what passes by itself may still hold on to a `pick` of before. */
  const given = useRef<unknown>(null)
  // A choice that was refused changes nothing: what was asked is asked still.
  useEffect(
    () =>
      link.onFault(() => {
        given.current = null
        setAnswered(null)
      }),
    [link],
  )
  const [menu, openMenu] = useState<Menu | null>(null)
  const [pointed, setPointed] = useState<Pointed>(NOTHING)
  const [viewer, setViewer] = useState(snapshot.viewer)
  if (viewer !== snapshot.viewer) {
    // another seat of the same person is asked something else
    setViewer(snapshot.viewer)
    openMenu(null)
    setPointed(NOTHING)
  }
  const open = isPlaying || answered === snapshot ? null : snapshot.own
  const setMenu = (indices: readonly number[] | null): void => openMenu(indices && { of: open, indices })
  // Others take choices back, and so does the same person on another page.
  if (menu !== null && open !== null && !isSame(menu.of, open)) openMenu(null)
  const pick = (index: number, by?: ChosenBy): void => {
    if (!open || given.current === snapshot) return
    given.current = snapshot
    setMenu(null)
    setPointed(NOTHING)
    setAnswered(snapshot)
    if (by === 'table' && link.passFor) link.passFor(open.seat, index, snapshot.length)
    else link.choose(open.seat, index, snapshot.length)
  }
  return { open, pick, menu: menu && open && menu.indices, setMenu, pointed, setPointed }
}

/** Whether the same is asked, also where it was told anew because something else has happened. */
function isSame(one: Ask | null, other: Ask): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
