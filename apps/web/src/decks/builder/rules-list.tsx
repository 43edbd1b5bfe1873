import { RuleLink, type RuleReport, type RuleState } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { useDeckEditor } from '../deck-editor.ts'
import styles from './panel.module.css'

const SIGNS: Readonly<Record<RuleState, { readonly sign: string; readonly word: string }>> = {
  kept: { sign: '✓', word: 'kept' },
  open: { sign: '…', word: 'still open' },
  broken: { sign: '✕', word: 'broken' },
}

/** The rules of building: those that are not kept in sight, the others behind one line. */
export function RulesList(): ReactNode {
  const { kit, deck } = useDeckEditor()
  const reports = kit.report(deck)
  const wrong = reports.filter(({ state }) => state !== 'kept')
  const broken = reports.filter(({ state }) => state === 'broken').length
  return (
    <section
      className={styles.rules}
      aria-label="Rules of building"
      data-broken={broken > 0 ? '' : undefined}
    >
      <h3 data-legality={wrong.length === 0 ? 'legal' : broken > 0 ? 'broken' : 'open'}>
        {headline(wrong.length, broken)}
      </h3>
      {wrong.length > 0 ? (
        <ul>
          {wrong.map((report) => (
            <Rule key={report.name} report={report} />
          ))}
        </ul>
      ) : null}
      <details>
        <summary>All rules of building</summary>
        <ul>
          {reports.map((report) => (
            <Rule key={report.name} report={report} />
          ))}
        </ul>
      </details>
    </section>
  )
}

function headline(wrong: number, broken: number): string {
  if (wrong === 0) return 'Ready to play'
  if (broken === 0) return 'Not complete yet'
  return broken === 1 ? 'One rule is broken' : `${broken} rules are broken`
}

function Rule({ report }: { readonly report: RuleReport }): ReactNode {
  const { name, rule, state, says, slugs } = report
  const { sign, word } = SIGNS[state]
  return (
    <li data-state={state}>
      <span aria-hidden="true" className={styles.sign}>
        {sign}
      </span>
      <div>
        <p className={styles.ruleName}>
          <b>{name}</b> <span className="unseen">({word})</span>{' '}
          <RuleLink rule={rule} className={styles.clause}>
            {rule.id}
          </RuleLink>
        </p>
        {says.map((sentence, at) => (
          <p key={sentence}>
            {sentence} <TakeOut slug={slugs[at]} />
          </p>
        ))}
      </div>
    </li>
  )
}

/** Takes one copy of the card that breaks a rule out of the deck. */
function TakeOut({ slug }: { readonly slug: string | undefined }): ReactNode {
  const { game, takeOut } = useDeckEditor()
  const face = game.catalog.find((one) => one.slug === slug)
  if (!face) return null
  return (
    <Button kind="plain" onClick={() => takeOut(face)}>
      Take one out<span className="unseen">: {face.name}</span>
    </Button>
  )
}
