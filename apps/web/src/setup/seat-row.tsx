import type { Strength } from '@trialhall/bots'
import type { Seat } from '@trialhall/kernel'
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
  /** Whose seat it may be as well, where one person may hold several. */
  readonly holders?: HolderChoice
  /** The per-seat options, drawn behind the name. */
  readonly children?: ReactNode
}

/** Who may hold a seat besides somebody of its own. */
export interface HolderChoice {
  /** The people before it, by their first seats. */
  readonly people: readonly SeatInfo[]
  /** The one who holds it; null for somebody of its own. */
  readonly holder: Seat | null
  readonly onHold: (holder: Seat | null) => void
}

const KINDS = [
  { id: 'person', label: 'Person' },
  { id: 'bot', label: 'Bot' },
] as const

/** Who sits on one seat: a person or a bot, how it is called and how well it plays. */
export function SeatRow({ info, strength, fault, onChange, holders, children }: SeatRowProps): ReactNode {
  const isHeld = info.kind === 'person' && (holders?.holder ?? null) !== null
  return (
    <SeatFields seat={info.seat}>
      <Segments
        label="Played by"
        choices={KINDS}
        value={info.kind}
        onChoose={(kind) => onChange({ ...seatFor(kind, info.seat, strength), name: info.name })}
      />
      {isHeld ? null : (
        <TextField
          label="Name"
          value={info.name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          fault={fault}
          onChange={(event) => onChange({ ...info, name: event.target.value })}
        />
      )}
      {info.kind === 'person' && holders ? <HolderField {...holders} /> : null}
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

/** Whether a seat is played by somebody of its own or by a person who has one already. */
function HolderField({ people, holder, onHold }: HolderChoice): ReactNode {
  if (people.length === 0) return null
  return (
    <SelectField
      label="Held by"
      choices={[
        { id: '', label: 'Another person' },
        ...people.map(({ seat, name }) => ({
          id: String(seat),
          label: `${name}, who holds seat ${seat + 1}`,
        })),
      ]}
      value={holder === null ? '' : String(holder)}
      onChange={({ target }) => onHold(target.value === '' ? null : Number(target.value))}
    />
  )
}
