import {
  type AnyGame,
  type Fault,
  type Options,
  type Seat,
  type SeatCounts,
  optionApplies,
  partyName,
  seatCountText,
  seatCounts,
} from '@trialhall/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { Segments } from '../kit/field.tsx'
import { type MatchSpec, OptionField, type OptionValue, type PerSeatSpec } from '../games/option-field.tsx'
import { PerSeatField } from './seat-fields.tsx'
import { faultAt } from './setup.ts'
import styles from './setup-form.module.css'

/** Sets an option of the match: one value, or one a seat. */
export type SetOption = (id: string, value: OptionValue | readonly string[]) => void

interface FormProps {
  readonly game: AnyGame
  readonly options: Options
  readonly fault: Fault | null
  readonly onOption: SetOption
}

interface SeatsFormProps extends FormProps {
  readonly count: number
  readonly onCount: (count: number) => void
  /** Whether a seat waits for somebody, who will bring what is secret. */
  readonly isFree?: (seat: Seat) => boolean
  /** One seat: who sits there, and the options it has of its own. */
  readonly row: (seat: Seat, fields: ReactNode) => ReactNode
}

/** How many seats a new match has, and who sits on each. */
export function SeatsForm(props: SeatsFormProps): ReactNode {
  const { game, options, fault, count, onOption, row } = props
  const specs = game.options.filter(
    (spec): spec is PerSeatSpec => spec.type === 'per-seat' && optionApplies(spec, options),
  )
  return (
    <section className={styles.group} aria-labelledby="seats">
      <h2 id="seats">Who plays</h2>
      <SeatCount {...props} specs={specs} />
      {game.players ? <p className={styles.help}>{holdersText(game.players)}</p> : null}
      {specs.map(({ id, help }) => (
        <p key={id} className={styles.help}>
          {help}
        </p>
      ))}
      <div className={styles.seats} style={partyColours(game, count)}>
        {Array.from({ length: count }, (_, seat) =>
          row(seat, [
            <PartyLine key="party" game={game} seat={seat} />,
            ...specs.map((spec) =>
              spec.secret && props.isFree?.(seat) ? (
                <p key={spec.id} className={styles.brought}>
                  <strong>{spec.label}</strong>
                  Whoever sits down brings their own.
                </p>
              ) : (
                <PerSeatField
                  key={spec.id}
                  gameId={game.id}
                  spec={spec}
                  seat={seat}
                  options={options}
                  fault={fault}
                  onChange={(values) => onOption(spec.id, values)}
                />
              ),
            ),
          ]),
        )}
      </div>
    </section>
  )
}

function holdersText(players: SeatCounts): string {
  return `For ${seatCountText(players)} players: one person may hold several seats.`
}

/** Seats of a party have one colour, that of its first seat; where everybody plays for themselves each has its own. */
export function partyColours({ parties }: Pick<AnyGame, 'parties'>, count: number): CSSProperties {
  if (!parties) return {}
  const later = Array.from({ length: count }, (_, seat) => seat).slice(parties.length)
  return Object.fromEntries(later.map((seat) => [`--seat-${seat}`, `var(--seat-${seat % parties.length})`]))
}

/** The side that a seat plays for; nothing where everybody plays for themselves. */
function PartyLine({ game, seat }: { readonly game: AnyGame; readonly seat: Seat }): ReactNode {
  const party = partyName(game, seat)
  return party === null ? null : <p className={styles.party}>Plays for {party}.</p>
}

function SeatCount(props: SeatsFormProps & { readonly specs: readonly PerSeatSpec[] }): ReactNode {
  const { game, count, fault, onCount, specs } = props
  const counts = seatCounts(game.seats)
  if (counts.length === 1) return null
  const perSeatFault = specs.map(({ id }) => faultAt(fault, `options.${id}`)).find((one) => one !== undefined)
  return (
    <Segments
      label="Seats"
      choices={counts.map(String).map((id) => ({ id, label: id }))}
      value={String(count)}
      fault={faultAt(fault, 'seats') ?? perSeatFault}
      onChoose={(id) => onCount(Number(id))}
    />
  )
}

/** The options that hold for the whole match; nothing where the game has none. */
export function MatchOptions({
  children,
  ...props
}: FormProps & { readonly children?: ReactNode }): ReactNode {
  const { game, options, fault, onOption } = props
  const specs = game.options.filter(
    (spec): spec is MatchSpec => spec.type !== 'per-seat' && optionApplies(spec, options),
  )
  if (specs.length === 0 && !children) return null
  return (
    <section className={styles.group} aria-labelledby="options">
      <h2 id="options">How it is played</h2>
      <div className={styles.options}>
        {children}
        {specs.map((spec) => (
          <OptionField
            key={spec.id}
            gameId={game.id}
            spec={spec}
            value={options[spec.id] as OptionValue}
            fault={faultAt(fault, `options.${spec.id}`)}
            onChange={(value) => onOption(spec.id, value)}
          />
        ))}
      </div>
    </section>
  )
}
