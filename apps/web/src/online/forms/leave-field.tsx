import type { LeaveRule } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import { STRENGTHS } from '../../match/seating.ts'
import { Segments, SelectField } from '../../kit/field.tsx'

const KINDS = [
  { id: 'bot', label: 'A bot plays on' },
  { id: 'partner', label: 'A partner plays on' },
  { id: 'nobody', label: 'Nobody plays on' },
] as const

const HELP: Readonly<Record<LeaveRule['kind'], string>> = {
  bot: 'A bot plays the seats of a player who leaves to the end.',
  partner: 'A player of the same party gets the seats of one who leaves, and sees their cards from then on.',
  nobody: 'The seats of a player who leaves are played no more.',
}

interface LeaveFieldProps {
  readonly rule: LeaveRule
  /** The strength of a bot before another is chosen. */
  readonly usual: string
  readonly onChoose: (rule: LeaveRule) => void
}

/** What becomes of the seats of a player who leaves, in games with parties. */
export function LeaveField({ rule, usual, onChoose }: LeaveFieldProps): ReactNode {
  return (
    <>
      <Segments
        label="When a player leaves"
        help={HELP[rule.kind]}
        choices={KINDS}
        value={rule.kind}
        onChoose={(kind) => onChoose(kind === 'bot' ? { kind, bot: usual } : { kind })}
      />
      {rule.kind === 'bot' ? (
        <SelectField
          label="Strength of that bot"
          choices={STRENGTHS}
          value={rule.bot}
          onChange={({ target }) => onChoose({ kind: 'bot', bot: target.value })}
        />
      ) : null}
    </>
  )
}
