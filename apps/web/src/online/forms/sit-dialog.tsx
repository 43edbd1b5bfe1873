import {
  type AnyGame,
  type Fault,
  type Options,
  type OptionSpec,
  type SeatOptions,
  optionApplies,
  secretSpecs,
} from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { PerSeatSpec } from '../../games/option-field.tsx'
import { PerSeatField } from '../../setup/seat-fields.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { sitDown } from '../../fair/promise.ts'
import { FormFoot } from './form-foot.tsx'
import styles from '../online.module.css'

/** What each seat brings to a match, in secret. */
export function broughtTo(game: AnyGame, card: MatchCard): PerSeatSpec[] {
  return secretSpecs(game.options).filter((spec: OptionSpec) => optionApplies(spec, card.options))
}

/** What I bring to a seat of mine, in a few words for each thing. */
export function bringsWords(game: AnyGame, card: MatchCard, seat: number): string {
  return broughtTo(game, card)
    .map((spec) => {
      const value = (card.options[spec.id] as readonly string[])[seat] ?? ''
      const label = spec.choices.find(({ id }) => id === value)?.label
      const what = value === '' ? 'chosen in the match' : (label ?? 'a list of your own')
      return `${spec.label}: ${what}`
    })
    .join(', ')
}

interface SitDialogProps {
  readonly game: AnyGame
  readonly card: MatchCard
  readonly seat: number
  /** It is theirs; they may have closed the dialog before the answer came. */
  readonly onTaken: (card: MatchCard, asker: 'waits' | 'has given up') => void
  readonly onClose: () => void
}

/** Sitting down at a table to which each seat brings something, or bringing something else. */
export function SitDialog({ game, card, seat, onTaken, onClose }: SitDialogProps): ReactNode {
  const [fault, setFault] = useState<Fault | null>(null)
  const [isSent, setSent] = useState(false)
  const specs = broughtTo(game, card)
  // Kept without the seat: it may become another one meanwhile, where this one is taken.
  const [brought, setBrought] = useState(() => broughtIn(card.options, specs, seat))
  const isMine = card.mine.includes(seat)
  const hasGivenUp = useRef(false)
  const close = (): void => {
    hasGivenUp.current = true
    onClose()
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setSent(true)
    const taken = await sitDown(card, seat, brought)
    setSent(false)
    if (!taken.ok) return setFault(taken.fault)
    onTaken(taken.value, hasGivenUp.current ? 'has given up' : 'waits')
    return onClose()
  }
  return (
    <Dialog title={isMine ? 'What you bring' : `Sit down at seat ${seat + 1}`} onClose={close}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {specs.map((spec) => (
          <div key={spec.id} className={styles.section}>
            <PerSeatField
              gameId={game.id}
              spec={spec}
              seat={seat}
              options={optionsWith(card.options, brought, seat)}
              fault={fault}
              onChange={(values) => setBrought({ ...brought, [spec.id]: values[seat] ?? '' })}
            />
            <p className={styles.none}>{spec.help}</p>
          </div>
        ))}
        <FormFoot label={isMine ? 'Bring this' : 'Sit down'} fault={fault} isSent={isSent} onClose={close} />
      </form>
    </Dialog>
  )
}

/** The options of a table where somebody brings this to a seat. */
function optionsWith(options: Options, brought: SeatOptions, seat: number): Options {
  const changed = Object.entries(brought).map(([id, mine]) => {
    const values = (options[id] ?? []) as readonly string[]
    return [id, values.map((value, at) => (at === seat ? mine : value))] as const
  })
  return { ...options, ...Object.fromEntries(changed) }
}

function broughtIn(options: Options, specs: readonly PerSeatSpec[], seat: number): SeatOptions {
  return Object.fromEntries(
    specs.map(({ id }) => [id, (options[id] as readonly string[] | undefined)?.[seat] ?? '']),
  )
}
