import { SERIES_LENGTHS } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { Segments } from '../kit/field.tsx'

interface SeriesFieldProps {
  readonly bestOf: number
  readonly onChoose: (bestOf: number) => void
}

const LABELS: Readonly<Record<number, string>> = { 1: 'One match', 3: 'Best of three', 5: 'Best of five' }

/** Whether one match decides or a series of them. */
export function SeriesField({ bestOf, onChoose }: SeriesFieldProps): ReactNode {
  return (
    <Segments
      label="Length"
      help={
        bestOf === 1 ? 'One match decides.' : `The first to win ${(bestOf + 1) / 2} matches wins the series.`
      }
      choices={SERIES_LENGTHS.map((length) => ({ id: String(length), label: LABELS[length] ?? '' }))}
      value={String(bestOf)}
      onChoose={(id) => onChoose(Number(id))}
    />
  )
}
