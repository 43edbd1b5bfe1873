import { games } from '../../games/hall.ts'
import type { AnyGame, Fault } from '@trialhall/kernel'
import type { Me, SeatPlan } from '@trialhall/protocol'
import { type FormEvent, type ReactNode, useState } from 'react'
import { STRENGTHS } from '../../match/seating.ts'
import { SeatFields } from '../../setup/seat-fields.tsx'
import { MatchOptions, SeatsForm, type SetOption } from '../../setup/setup-form.tsx'
import { SeriesField } from '../../setup/series-field.tsx'
import { faultAt, inWords } from '../../setup/setup.ts'
import { useFaultFocus } from '../../setup/use-fault-focus.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { Segments, SelectField } from '../../kit/field.tsx'
import { useTableArrival } from '../use-arrival.ts'
import { openTable } from '../../fair/promise.ts'
import { usualStrength } from '../../match/usual-strength.ts'
import { FormFoot } from './form-foot.tsx'
import { LeaveField } from './leave-field.tsx'
import styles from '../online.module.css'
import { KeepTerms, SavedTermsList, TABLE_OPEN } from './terms/saved-terms.tsx'
import { type SavedTermsUse, useSavedTerms } from './terms/use-saved-terms.ts'
import { Clocks, RatedField, WhoMayCome } from './terms-fields.tsx'
import {
  type OnlineSetup,
  type Opponent,
  planOf,
  seatPlanFor,
  usualOnlineSetup,
  withCount,
  withPlan,
  withVisibility,
} from './setup.ts'

interface CreateDialogProps {
  /** The game that is chosen first. */
  readonly game: AnyGame
  /** Who opens it. */
  readonly me: Pick<Me, 'account'>
  /** Somebody who is challenged. */
  readonly opponent?: Opponent
  readonly onCreated: (match: string) => void
  readonly onClose: () => void
}

/** A new match with others: which game, who sits where, how it is played. */
export function CreateDialog({ game: first, opponent, ...parts }: CreateDialogProps): ReactNode {
  const [game, setGame] = useState(first)
  const use = useSavedTerms(parts.me)
  const title = opponent ? `Challenge ${opponent.name}` : 'A match with others'
  return (
    <Dialog title={title} width="wide" onClose={parts.onClose}>
      {opponent ? null : <SavedTermsList use={use} onCreated={parts.onCreated} />}
      {games.games.length > 1 ? (
        <SelectField
          label="Game"
          choices={games.games.map(({ id, title }) => ({ id, label: title }))}
          value={game.id}
          onChange={({ target }) => setGame(games.games.find(({ id }) => id === target.value) ?? game)}
        />
      ) : null}
      <CreateForm key={game.id} game={game} use={use} {...parts} {...(opponent ? { opponent } : {})} />
    </Dialog>
  )
}

interface CreateFormProps extends CreateDialogProps {
  readonly use: SavedTermsUse
}

function CreateForm({ game, me, opponent, use, onCreated, onClose }: CreateFormProps): ReactNode {
  const [setup, setSetup] = useState(() => usualOnlineSetup(game, opponent))
  const [fault, setFault] = useState<Fault | null>(null)
  const [isSent, setSent] = useState(false)
  const form = useFaultFocus(fault)
  const arrive = useTableArrival(onCreated, TABLE_OPEN)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setSent(true)
    const created = await openTable(planOf(game, setup))
    if (created.ok) return arrive(created.value.id)
    setFault(inWords(game, created.fault))
    return setSent(false)
  }
  const onOption: SetOption = (id, value) =>
    setSetup({ ...setup, options: { ...setup.options, [id]: value } })
  const parts = { game, options: setup.options, fault, onOption }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <FirstTerms me={me} setup={setup} fault={fault} onChange={setSetup} />
      <SeatsForm
        {...parts}
        isFree={(seat) => setup.seats[seat]?.kind === 'open'}
        count={setup.seats.length}
        onCount={(count) => setSetup(withCount(setup, count))}
        row={(seat, fields) => (
          <SeatField
            key={seat}
            game={game}
            visibility={setup.visibility}
            seat={seat}
            plan={setup.seats[seat] ?? { kind: 'open' }}
            opponent={opponent}
            onChange={(plan) => setSetup(withPlan(game, setup, { seat, plan }))}
          >
            {fields}
          </SeatField>
        )}
      />
      <MatchOptions {...parts}>
        <SeriesField bestOf={setup.bestOf} onChoose={(bestOf) => setSetup({ ...setup, bestOf })} />
        <Clocks
          ways={setup}
          hasParties={game.parties !== undefined}
          onChange={(ways) => setSetup({ ...setup, ...ways })}
        />
        {game.parties ? (
          <LeaveField
            rule={setup.onLeave}
            usual={usualStrength(game.id)}
            onChoose={(onLeave) => setSetup({ ...setup, onLeave })}
          />
        ) : null}
      </MatchOptions>
      <KeepTerms use={use} terms={() => planOf(game, setup)} />
      <FormFoot label="Open the table" fault={fault} isSent={isSent} onClose={onClose} />
    </form>
  )
}

interface FirstTermsProps extends Pick<CreateDialogProps, 'me'> {
  readonly setup: OnlineSetup
  readonly fault: Fault | null
  readonly onChange: (setup: OnlineSetup) => void
}

/** Who may come, and whether it is for ratings: what people ask first. */
function FirstTerms({ me, setup, fault, onChange }: FirstTermsProps): ReactNode {
  const hasAccount = me.account !== null
  return (
    <>
      <WhoMayCome
        visibility={setup.visibility}
        onChoose={(visibility) => onChange(withVisibility(setup, visibility, { hasAccount }))}
      />
      <RatedField
        hasAccount={hasAccount}
        rated={setup.rated}
        fault={faultAt(fault, 'rated')}
        onSwitch={(rated) => onChange({ ...setup, rated })}
      />
    </>
  )
}

const KINDS = [
  { id: 'me', label: 'Me' },
  { id: 'open', label: 'Anyone' },
  { id: 'bot', label: 'Bot' },
] as const

/** The choice of whoever is challenged. */
const KEPT = 'kept'

interface SeatFieldProps extends Pick<OnlineSetup, 'visibility'> {
  readonly game: AnyGame
  readonly seat: number
  readonly plan: SeatPlan
  readonly opponent: Opponent | undefined
  readonly onChange: (plan: SeatPlan) => void
  readonly children: ReactNode
}

function SeatField(props: SeatFieldProps): ReactNode {
  const { game, visibility, seat, plan, opponent, onChange, children } = props
  const isKept = plan.kind === 'open' && plan.invite !== undefined
  const whoComes = isKept ? 'They are asked, and nobody else may sit down here.' : WHO_COMES[visibility]
  return (
    <SeatFields seat={seat}>
      <Segments
        label="Who sits here"
        help={plan.kind === 'open' ? whoComes : undefined}
        choices={opponent ? [{ id: KEPT, label: opponent.name }, ...KINDS] : KINDS}
        value={isKept ? KEPT : plan.kind}
        onChoose={(kind) =>
          onChange(kind === KEPT ? { kind: 'open', invite: opponent?.id } : seatPlanFor(game, kind))
        }
      />
      {children}
      {plan.kind === 'bot' ? (
        <SelectField
          label="Strength"
          choices={STRENGTHS}
          value={plan.bot}
          onChange={({ target }) => onChange({ kind: 'bot', bot: target.value })}
        />
      ) : null}
    </SeatFields>
  )
}

/** What becomes of a seat that nobody is put on. */
const WHO_COMES: Readonly<Record<OnlineSetup['visibility'], string>> = {
  link: 'Anyone with the link may sit down here.',
  public: 'The first to come may sit down here.',
}
