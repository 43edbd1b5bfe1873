import { type Ask, capital, factsOf, picksBySpace, plain, spacesOffered } from '@trialhall/kernel'
import { type ListLine, MOST_BUTTONS, NarrowList } from '@trialhall/table-ui'
import { type ReactNode, useMemo } from 'react'
import { Button } from '../kit/button.tsx'
import styles from './plain-board.module.css'
import type { PlainBoardProps } from './plain-board.tsx'

interface PlainOptionsProps extends PlainBoardProps {
  readonly own: Ask
  /** The options to show; all but those of the map where it is left out. */
  readonly indices?: readonly number[]
}

/** Options as buttons, many as a list to narrow; those that pick spaces of the map are counted. */
export function PlainOptions({ update, link, game, own, indices }: PlainOptionsProps): ReactNode {
  const { view, length } = update.snapshot
  const onMap = useMemo(() => picksBySpace(game.words.spaces, own.options), [game, own])
  const lines = useMemo(() => {
    const spaces = new Set([...onMap.values()].flat())
    const shown = indices ?? [...own.options.keys()].filter((index) => !spaces.has(index))
    const facts = factsOf(view)
    return shown.map(
      (index): ListLine => ({
        text: plain(game.words.option(facts, own.options[index])),
        hint: null,
        names: null,
        marks: { 'data-option': index },
        choose: () => link.choose(own.seat, index, length),
      }),
    )
  }, [onMap, indices, own, view, game, link, length])
  const texts = useMemo(() => lines.map(({ text }) => text), [lines])
  const offered = indices ? '' : spacesOffered(onMap.size, lines.length > 0)
  return (
    <>
      {lines.length > MOST_BUTTONS ? <NarrowList lines={lines} texts={texts} /> : <Buttons lines={lines} />}
      {offered !== '' ? <p>{lines.length > 0 ? offered : capital(offered)}</p> : null}
    </>
  )
}

function Buttons({ lines }: { readonly lines: readonly ListLine[] }): ReactNode {
  if (lines.length === 0) return null
  return (
    <div className={styles.options}>
      {lines.map(({ text, marks, choose }) => (
        <Button key={marks['data-option']} {...marks} onClick={choose}>
          {text}
        </Button>
      ))}
    </div>
  )
}
