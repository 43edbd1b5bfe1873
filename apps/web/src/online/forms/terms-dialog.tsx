import { type AnyGame, type Fault, type Options } from '@trialhall/kernel'
import type { MatchCard, NewTerms } from '@trialhall/protocol'
import { type FormEvent, type ReactNode, useState } from 'react'
import { MatchOptions } from '../../setup/setup-form.tsx'
import { faultAt, inWords } from '../../setup/setup.ts'
import { useFaultFocus } from '../../setup/use-fault-focus.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { changeTerms } from '../../api/requests.ts'
import { FormFoot } from './form-foot.tsx'
import styles from '../online.module.css'
import { usualStrength } from '../../match/usual-strength.ts'
import { LeaveField } from './leave-field.tsx'
import { CLOCKS, namedClock, sharedBy, type OnlineSetup } from './setup.ts'
import { Clocks, RatedField, WhoMayCome } from './terms-fields.tsx'

interface TermsDialogProps {
  readonly game: AnyGame
  readonly card: MatchCard
  readonly onChanged: (card: MatchCard) => void
  readonly onClose: () => void
}

/** What the host of an open table may change about it. */
type Terms = Pick<OnlineSetup, 'visibility' | 'clock' | 'per' | 'onTimeout' | 'onLeave' | 'options' | 'rated'>

/** Changes how a table of one's own is played, until the match begins. */
export function TermsDialog({ game, card, onChanged, onClose }: TermsDialogProps): ReactNode {
  const [before] = useState(() => termsOf(card))
  const [terms, setTerms] = useState(before)
  const [fault, setFault] = useState<Fault | null>(null)
  const [isSent, setSent] = useState(false)
  const form = useFaultFocus(fault)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setSent(true)
    const changed = await changeTerms(card.id, changes(game, { before, terms }))
    setSent(false)
    if (!changed.ok) return setFault(inWords(game, changed.fault))
    onChanged(changed.value)
    return onClose()
  }
  return (
    <Dialog title="Change the terms" width="wide" onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p>Whoever sits here already is asked whether they stay, unless you change only who may come.</p>
        <WhoMayCome
          visibility={terms.visibility}
          onChoose={(visibility) => setTerms({ ...terms, visibility })}
        />
        <RatedField
          hasAccount
          rated={terms.rated}
          fault={faultAt(fault, 'rated')}
          onSwitch={(rated) => setTerms({ ...terms, rated })}
        />
        <MatchOptions
          game={game}
          options={terms.options}
          fault={fault}
          onOption={(id, value) => setTerms({ ...terms, options: { ...terms.options, [id]: value } })}
        >
          <Clocks
            ways={terms}
            hasParties={game.parties !== undefined}
            onChange={(ways) => setTerms({ ...terms, ...ways })}
          />
          {game.parties ? (
            <LeaveField
              rule={terms.onLeave}
              usual={usualStrength(game.id)}
              onChoose={(onLeave) => setTerms({ ...terms, onLeave })}
            />
          ) : null}
        </MatchOptions>
        <FormFoot label="Change the terms" fault={fault} isSent={isSent} onClose={onClose} />
      </form>
    </Dialog>
  )
}

function termsOf(card: MatchCard): Terms {
  const { visibility, clock, onTimeout = 'bot', onLeave = { kind: 'nobody' }, options, rated = false } = card
  const { per = 'person' } = clock.kind === 'none' ? {} : clock
  return { visibility, clock: namedClock(clock)?.id ?? 'none', per, onTimeout, onLeave, options, rated }
}

/** Only what is other than before, so that a clock that no form knows stays. What seats bring is not the host's to change. */
function changes(game: AnyGame, { before, terms }: { before: Terms; terms: Terms }): NewTerms {
  const clock = CLOCKS.find(({ id }) => id === terms.clock)
  const isSameClock = terms.clock === before.clock && terms.per === before.per
  return {
    ...(terms.visibility === before.visibility ? {} : { visibility: terms.visibility }),
    ...(isSameClock || !clock ? {} : { clock: game.parties ? sharedBy(clock.plan, terms.per) : clock.plan }),
    ...(terms.onTimeout === before.onTimeout ? {} : { onTimeout: terms.onTimeout }),
    ...(terms.onLeave === before.onLeave ? {} : { onLeave: terms.onLeave }),
    ...(terms.rated === before.rated ? {} : { rated: terms.rated }),
    options: changedOf(game, before.options, terms.options),
  }
}

function changedOf(game: AnyGame, before: Options, now: Options): Record<string, unknown> {
  const own = game.options.filter(({ id, type }) => type !== 'per-seat' && before[id] !== now[id])
  return Object.fromEntries(own.map(({ id }) => [id, now[id]]))
}
