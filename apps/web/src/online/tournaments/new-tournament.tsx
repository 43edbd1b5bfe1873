import { type AnyGame, defaultOptions, type Fault, type Options } from '@trialhall/kernel'
import { MOST_BOTS, MOST_ENTRANTS, type TournamentCard } from '@trialhall/protocol'
import { type FormEvent, type ReactNode, useState } from 'react'
import { openTournament } from '../../api/tournaments.ts'
import { games } from '../../games/hall.ts'
import { faultWords } from '../../kit/fault-words.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { Segments, SelectField, Switch, TextField } from '../../kit/field.tsx'
import { useArrival } from '../use-arrival.ts'
import { STRENGTHS } from '../../match/seating.ts'
import { usualStrength } from '../../match/usual-strength.ts'
import { SeriesField } from '../../setup/series-field.tsx'
import { MatchOptions, type SetOption } from '../../setup/setup-form.tsx'
import { faultAt, inWords } from '../../setup/setup.ts'
import { useFaultFocus } from '../../setup/use-fault-focus.ts'
import { FormFoot } from '../forms/form-foot.tsx'
import { CLOCKS } from '../forms/setup.ts'
import { WhoMayCome } from '../forms/terms-fields.tsx'
import styles from '../online.module.css'
import { StartField, startOf, whyNoStart } from './start-field.tsx'
import { SYSTEMS } from './words.ts'

type System = TournamentCard['system']

/** What stands in the form. Numbers stand there as they are typed. */
interface Setup {
  readonly name: string
  readonly system: System
  readonly options: Options
  readonly clock: string
  readonly bestOf: number
  readonly visibility: 'public' | 'link'
  readonly rounds: string
  readonly most: string
  readonly fillTo: string
  readonly fillBot: string
  readonly showMinutes: string
  readonly roundMinutes: string
  readonly breakMinutes: string
  readonly lateUntil: string
  /** As the field has it: a day and a time by the reader's own clock. Empty where the organiser begins it. */
  readonly startsAt: string
  readonly entry: 'anyone' | 'accounts'
  readonly rated: boolean
}

function usualSetup(game: AnyGame): Setup {
  return {
    name: '',
    system: 'swiss',
    options: defaultOptions(game.options, game.seats.min),
    clock: 'calm',
    bestOf: 1,
    visibility: 'public',
    rounds: '',
    most: '32',
    fillTo: '0',
    fillBot: usualStrength(game.id),
    showMinutes: '10',
    roundMinutes: '120',
    breakMinutes: '2',
    lateUntil: '2',
    startsAt: '',
    entry: 'anyone',
    rated: false,
  }
}

interface Props {
  readonly onOpened: (id: string) => void
  readonly onClose: () => void
}

/** A new tournament: what is played, how it is paired, how much time there is. */
export function NewTournamentDialog({ onOpened, onClose }: Props): ReactNode {
  const [game, setGame] = useState(games.games[0])
  if (!game) return null
  return (
    <Dialog title="A new tournament" width="wide" onClose={onClose}>
      <SelectField
        label="Game"
        choices={games.games.map(({ id, title }) => ({ id, label: title }))}
        value={game.id}
        onChange={({ target }) => setGame(games.games.find(({ id }) => id === target.value))}
      />
      <Form key={game.id} game={game} onOpened={onOpened} onClose={onClose} />
    </Dialog>
  )
}

const SYSTEM_HELP: Readonly<Record<System, string>> = {
  swiss: 'Everybody plays every round, against somebody with as many points. Nobody is out.',
  'round-robin': `Each plays each other one once. At most ${MOST_ENTRANTS['round-robin']} can enter.`,
  elimination: 'Whoever loses is out, until one is left.',
}

function Form({ game, onOpened, onClose }: Props & { readonly game: AnyGame }): ReactNode {
  const [setup, setSetup] = useState(() => usualSetup(game))
  const [fault, setFault] = useState<Fault | null>(null)
  const [isSent, setSent] = useState(false)
  const form = useFaultFocus(fault)
  const arrive = useArrival({ go: onOpened, ...OPENED })
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const wrong = whyNoStart(event.currentTarget, setup.startsAt)
    setFault(wrong)
    if (wrong) return
    setSent(true)
    const opened = await openTournament(planOf(game, setup))
    if (opened.ok) return arrive(opened.value.card.id)
    setFault(inWords(game, opened.fault))
    return setSent(false)
  }
  const set = (change: Partial<Setup>): void => setSetup({ ...setup, ...change })
  const parts = { setup, fault, set }
  const onOption: SetOption = (id, value) => set({ options: { ...setup.options, [id]: value } })
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={LABELS.name}
        name="name"
        maxLength={60}
        value={setup.name}
        fault={faultAt(fault, 'name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Segments
        label="How it is paired"
        help={SYSTEM_HELP[setup.system]}
        choices={(Object.keys(SYSTEMS) as System[]).map((id) => ({ id, label: SYSTEMS[id] }))}
        value={setup.system}
        onChoose={(system) => set({ system, most: mostOf(setup.most, MOST_ENTRANTS[system]) })}
      />
      <WhoMayCome
        label="Who can find it"
        visibility={setup.visibility}
        onChoose={(visibility) => set({ visibility })}
      />
      <FieldOfPlayers {...parts} />
      <MatchOptions game={game} options={setup.options} fault={fault} onOption={onOption}>
        <SeriesField bestOf={setup.bestOf} onChoose={(bestOf) => set({ bestOf })} />
        <ClockField {...parts} />
      </MatchOptions>
      <StartField at={setup.startsAt} fault={fault} onChange={(startsAt) => set({ startsAt })} />
      <Times {...parts} />
      <FormFoot label="Open the tournament" fault={named(fault)} isSent={isSent} onClose={onClose} />
    </form>
  )
}

/** As many entrants as were typed, if a system has room for them; a field that is empty stays so. */
function mostOf(typed: string, room: number): string {
  return typed === '' ? '' : String(Math.min(Number(typed), room))
}

/** For whoever has closed the form before the server answers. */
const OPENED = {
  pathOf: (id: string): string => `/t/${id}`,
  sentence: 'Your tournament is open.',
  label: 'Go to the tournament',
}

/** What fields that the server may refuse are called in the form. */
const LABELS = {
  name: 'Name',
  most: 'Entrants at most',
  rounds: 'Rounds of the tournament',
  lateUntil: 'Late entries until round',
  fillTo: 'Fill with bots to',
  startsAt: 'Begins by itself at',
  showMinutes: 'Minutes to come to the table',
  roundMinutes: 'Minutes a round may last',
  breakMinutes: 'Minutes between rounds',
} as const

/** What was wrong, to be read away from its field. */
function named(fault: Fault | null): Fault | null {
  const label = fault && Object.entries(LABELS).find(([field]) => field === fault.field)?.[1]
  return fault && label ? { ...fault, message: faultWords(fault, `“${label}”`) } : fault
}

type PartProps = Pick<FieldProps, 'setup' | 'fault' | 'set'>

function ClockField({ setup, set }: PartProps): ReactNode {
  return (
    <SelectField
      label="Clock"
      help="Whoever runs out of time loses the match."
      choices={CLOCKS}
      value={setup.clock}
      onChange={({ target }) => set(withClock(setup.clock, target.value))}
    />
  )
}

/** How many play, and how many rounds. */
function FieldOfPlayers({ setup, fault, set }: PartProps): ReactNode {
  return (
    <>
      <Field of="most" {...{ setup, fault, set }} />
      {setup.system === 'swiss' ? (
        <>
          <Field
            of="rounds"
            help="Leave it empty for as many as it takes to find one winner."
            {...{ setup, fault, set }}
          />
          <Field of="lateUntil" help="With 1, nobody enters once it has begun." {...{ setup, fault, set }} />
        </>
      ) : null}
      <Field
        of="fillTo"
        help={`Bots take what places are free below this number when it begins, ${MOST_BOTS} of them at most. With 0, none do.`}
        {...{ setup, fault, set }}
      />
      {Number(setup.fillTo) > 0 ? (
        <SelectField
          label="Strength of the bots"
          choices={STRENGTHS}
          value={setup.fillBot}
          onChange={({ target }) => set({ fillBot: target.value })}
        />
      ) : null}
    </>
  )
}

/** How much time there is, and for whom. */
function Times({ setup, fault, set }: PartProps): ReactNode {
  return (
    <>
      <Field
        of="showMinutes"
        help="Whoever is late loses that match, and is not paired again until they come back."
        {...{ setup, fault, set }}
      />
      <Field of="roundMinutes" {...{ setup, fault, set }} />
      <Field of="breakMinutes" {...{ setup, fault, set }} />
      <Segments
        label="Who may enter"
        choices={[
          { id: 'anyone', label: 'Everybody' },
          { id: 'accounts', label: 'People with an account' },
        ]}
        value={setup.entry}
        onChoose={(entry) => set({ entry, rated: setup.rated && entry === 'accounts' })}
      />
      {setup.entry === 'accounts' ? (
        <Switch
          label="Rated"
          help="Each match changes the ratings of both. Bots among themselves play for none."
          fault={faultAt(fault, 'rated')}
          checked={setup.rated}
          onSwitch={(rated) => set({ rated })}
        />
      ) : null}
    </>
  )
}

interface FieldProps {
  readonly of: 'most' | 'rounds' | 'lateUntil' | 'fillTo' | 'showMinutes' | 'roundMinutes' | 'breakMinutes'
  readonly help?: string
  readonly setup: Setup
  readonly fault: Fault | null
  readonly set: (change: Partial<Setup>) => void
}

function Field({ of, help, setup, fault, set }: FieldProps): ReactNode {
  return (
    <TextField
      label={LABELS[of]}
      name={of}
      inputMode="numeric"
      value={setup[of]}
      help={help}
      fault={faultAt(fault, of)}
      onChange={({ target }) => set({ [of]: target.value.replace(/\D/g, '').slice(0, 5) })}
    />
  )
}

/** Games by letter take days, and so do their rounds. Where that stays as it was, so do the times, which may have been typed. */
function withClock(before: string, clock: string): Partial<Setup> {
  if (isOfDays(before) === isOfDays(clock)) return { clock }
  return isOfDays(clock)
    ? { clock, showMinutes: '4320', roundMinutes: '43200', breakMinutes: '0' }
    : { clock, showMinutes: '10', roundMinutes: '120', breakMinutes: '2' }
}

function isOfDays(clock: string): boolean {
  return CLOCKS.find(({ id }) => id === clock)?.plan.kind === 'days'
}

function planOf(game: AnyGame, setup: Setup): Parameters<typeof openTournament>[0] {
  const {
    rounds,
    most,
    lateUntil,
    fillTo,
    showMinutes,
    roundMinutes,
    breakMinutes,
    clock,
    bestOf,
    startsAt,
    ...same
  } = setup
  const perSeat = new Set(game.options.filter(({ type }) => type === 'per-seat').map(({ id }) => id))
  const options = Object.fromEntries(Object.entries(setup.options).filter(([id]) => !perSeat.has(id)))
  return {
    ...same,
    options,
    game: game.id,
    clock: CLOCKS.find(({ id }) => id === clock)?.plan ?? { kind: 'none' },
    bestOf: bestOf as 1 | 3 | 5,
    rounds: rounds === '' ? null : Number(rounds),
    most: Number(most),
    lateUntil: Math.max(1, Number(lateUntil)),
    startsAt: startOf(startsAt),
    fillTo: Number(fillTo),
    showMinutes: Number(showMinutes),
    roundMinutes: Number(roundMinutes),
    breakMinutes: Number(breakMinutes),
  }
}
