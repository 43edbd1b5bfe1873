import type { Strength } from '@trialhall/bots'
import type { SeatInfo } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { LONGEST_NAME, STRENGTHS, seatFor } from '../match/seating.ts'
import { type FieldFault, Segments, SelectField, TextField } from '../kit/field.tsx'
import { SeatFields } from './seat-fields.tsx'

interface SeatRowProps {
  readonly info: SeatInfo
  /** Of a bot that sits down here. */
  readonly strength: Strength
  readonly fault: FieldFault | undefined
  readonly onChange: (info: SeatInfo) => void
  /** The per-seat options, drawn behind the name. */
  readonly children?: ReactNode
}

const KINDS = [
  { id: 'person', label: 'Person' },
  { id: 'bot', label: 'Bot' },
] as const

/** Who sits on one seat: a person or a bot, how it is called and how well it plays. */
export function SeatRow({ info, strength, fault, onChange, children }: SeatRowProps): ReactNode {
  return (
    <SeatFields seat={info.seat}>
      <Segments
        label="Played by"
        choices={KINDS}
        value={info.kind}
        onChoose={(kind) => onChange({ ...seatFor(kind, info.seat, strength), name: info.name })}
      />
      <TextField
        label="Name"
        value={info.name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        fault={fault}
        onChange={(event) => onChange({ ...info, name: event.target.value })}
      />
      {children}
      {info.kind === 'bot' ? (
        <SelectField
          label="Strength"
          help={STRENGTHS.find(({ id }) => id === info.strength)?.help}
          choices={STRENGTHS}
          value={info.strength ?? ''}
          onChange={(event) => onChange({ ...info, strength: event.target.value })}
        />
      ) : null}
    </SeatFields>
  )
}
