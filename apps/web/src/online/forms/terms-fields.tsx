import type { ClockSharing, TimeoutRule } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import { type FieldFault, Segments, SelectField, Switch } from '../../kit/field.tsx'
import { CLOCKS, type OnlineSetup } from './setup.ts'

const VISIBILITIES = [
  { id: 'link', label: 'Whoever has the link' },
  { id: 'public', label: 'Everybody here' },
] as const

/** Who finds a table that waits for players. */
export function WhoMayCome(props: {
  /** Default: who may come. */
  readonly label?: string
  readonly visibility: OnlineSetup['visibility']
  readonly onChoose: (visibility: OnlineSetup['visibility']) => void
}): ReactNode {
  return (
    <Segments
      label={props.label ?? 'Who may come'}
      choices={VISIBILITIES}
      value={props.visibility}
      onChoose={props.onChoose}
    />
  )
}

/** Whether a match is played for ratings. */
export function RatedField(props: {
  readonly hasAccount: boolean
  readonly rated: boolean
  readonly fault?: FieldFault | undefined
  readonly onSwitch: (rated: boolean) => void
}): ReactNode {
  const { hasAccount, rated, fault, onSwitch } = props
  if (!hasAccount) return null
  return (
    <Switch
      label="Rated"
      help="The result changes the ratings of everyone here, bots too. Everyone needs an account, nothing can be taken back once the table has moved on, and whoever leaves has lost."
      fault={fault}
      checked={rated}
      onSwitch={onSwitch}
    />
  )
}

const TIMEOUTS: readonly { readonly id: TimeoutRule; readonly label: string }[] = [
  { id: 'bot', label: 'A bot plays on' },
  { id: 'lose', label: 'The seat gives up' },
]

const SHARINGS: readonly { readonly id: ClockSharing; readonly label: string }[] = [
  { id: 'person', label: 'Each player' },
  { id: 'party', label: 'Each party' },
]

const SHARING_HELP: Readonly<Record<ClockSharing, string>> = {
  person: 'A player has one clock for all seats of theirs.',
  party:
    'The clock of a party runs while any of its seats is asked. When it is out, it is so for the whole party.',
}

/** What a clock is for, and what becomes of a match that somebody leaves. */
function clockHelp(clock: string): string {
  const kind = CLOCKS.find(({ id }) => id === clock)?.plan.kind ?? 'none'
  if (kind === 'days')
    return 'Everyone plays when they like; you run out of time only if you let the days pass.'
  const away =
    'Players who are asked and stay away for ten minutes may lose the match, or it may be called off.'
  return kind === 'none' ? away : `Your time runs only while you are asked. ${away}`
}

type TimeWays = Pick<OnlineSetup, 'clock' | 'per' | 'onTimeout'>

/** How time is kept, and what becomes of who runs out of it. */
export function Clocks({
  ways,
  hasParties,
  onChange,
}: {
  readonly ways: TimeWays
  /** Seats play in parties, which may share a clock. */
  readonly hasParties: boolean
  readonly onChange: (ways: TimeWays) => void
}): ReactNode {
  const { clock, per, onTimeout } = ways
  return (
    <>
      <SelectField
        label="Clock"
        help={clockHelp(clock)}
        choices={CLOCKS}
        value={clock}
        onChange={({ target }) => onChange({ clock: target.value, per, onTimeout })}
      />
      {clock === 'none' || !hasParties ? null : (
        <Segments
          label="Whose clock"
          help={SHARING_HELP[per]}
          choices={SHARINGS}
          value={per}
          onChoose={(sharing) => onChange({ clock, per: sharing, onTimeout })}
        />
      )}
      {clock === 'none' ? null : (
        <Segments
          label="When time runs out"
          choices={TIMEOUTS}
          value={onTimeout}
          onChoose={(rule) => onChange({ clock, per, onTimeout: rule })}
        />
      )}
    </>
  )
}
