import type { Piece, Ref, Sentence } from '@trialhall/kernel'
import type { JSX } from 'react'
import { useInteraction } from '../entity/interaction.ts'
import { refKey } from '../entity/refs.ts'
import { usePoint } from '../entity/usePoint.ts'
import { Reasons } from '../tip/Reasons.tsx'
import { useTip } from '../tip/useTip.ts'
import styles from './SentenceText.module.css'

/** A sentence whose names point at what they name: the table shows it while they are hovered or focused. */
export function SentenceText({ sentence }: { sentence: Sentence }): JSX.Element {
  return (
    <>
      {sentence.map((piece, at) => (
        // Another name in the same place is another thing: its tip is not that of the one before.
        <PieceText key={typeof piece === 'string' ? at : `${at} ${refKey(piece.ref)}`} piece={piece} />
      ))}
    </>
  )
}

function PieceText({ piece }: { piece: Piece }): JSX.Element {
  if (typeof piece === 'string') return <>{piece}</>
  return <Name text={piece.text} of={piece.ref} />
}

const NO_REASONS: readonly string[] = []

function Name({ text, of }: { text: string; of: Ref }): JSX.Element {
  const interaction = useInteraction()
  const { point, leave } = usePoint(of)
  const preview = interaction.preview(of)
  const { handlers, open } = useTip(
    preview === null ? null : (
      <Reasons reasons={NO_REASONS} rule={interaction.rule(of)}>
        {preview}
      </Reasons>
    ),
  )
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button would not break with the lines of its sentence
      role="button"
      tabIndex={0}
      className={styles.name}
      data-kind={of.kind}
      style={of.kind === 'seat' ? { color: `var(--seat-${of.id}-ink)` } : undefined}
      data-names={refKey(of)}
      {...handlers}
      onPointerEnter={(event) => {
        point()
        handlers.onPointerEnter(event)
      }}
      onPointerLeave={(event) => {
        leave()
        handlers.onPointerLeave(event)
      }}
      onFocus={(event) => {
        point()
        handlers.onFocus(event)
      }}
      onBlur={(event) => {
        leave()
        handlers.onBlur(event)
      }}
      onClick={(event) => open(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') open(event.currentTarget)
      }}
    >
      {text}
    </span>
  )
}
