import { isMinion, PRINTED, type OddsRow, type TempusView } from '@trialhall/game-tempus'
import { UNKNOWN } from '@trialhall/kernel'
import { classes } from '@trialhall/table-ui'
import type { CSSProperties, JSX, Ref } from 'react'
import { calledAs, calledWithin, type Names } from '../called.ts'
import type { Forecast } from './forecast.ts'
import styles from './OddsTable.module.css'
import { harms, mean, percent, signed } from './words.ts'

interface OddsTableProps {
  readonly view: TempusView
  readonly names: Names
  readonly forecast: Forecast
  readonly ref?: Ref<HTMLElement> | undefined
}

/** The result table of an attack against one target: the faces of the die, what each does after DR, and how likely it is. */
export function OddsTable({ view, names, forecast, ref }: OddsTableProps): JSX.Element {
  const { card, attacker, target, odds } = forecast
  const name = card === null ? calledAs(names, view, attacker) : nameOf(view, card)
  const isSmall = isMinion(view, target)
  const whom = calledWithin(names, view, target)
  return (
    <section ref={ref} className={styles.odds} aria-label={`Odds of ${name} on ${whom}`} data-part="odds">
      <p className={styles.head}>
        <b>{name}</b> on <b>{whom}</b>
        <small>{elsewhere(forecast)}</small>
      </p>
      <p className={styles.terms}>{termsOf(forecast, isSmall)}</p>
      <Strip rows={odds.rows} isSmall={isSmall} />
      <table className={classes(styles.table, 'unseen-at-times')}>
        <thead className="unseen">
          <tr>
            <th>die</th>
            <th>result</th>
            <th>chance</th>
          </tr>
        </thead>
        <tbody>
          {odds.rows.map((row) => (
            <Row key={row.first} row={row} isSmall={isSmall} />
          ))}
        </tbody>
      </table>
      <p className={styles.sum}>
        <span>
          hit <b>{percent(odds.hit)}</b>
        </span>
        {!isSmall && harms(odds) && (
          <span>
            on average <b>−{mean(odds.mean)} HP</b>
          </span>
        )}
        {odds.fells > 0 && (
          <span>
            defeat <b>{percent(odds.fells)}</b>
          </span>
        )}
      </p>
    </section>
  )
}

interface StripProps {
  readonly rows: readonly OddsRow[]
  readonly isSmall: boolean
}

/** All rows beside each other, each as wide as it is likely; who listens hears the table. */
function Strip({ rows, isSmall }: StripProps): JSX.Element {
  return (
    <span className={styles.strip} aria-hidden="true">
      {rows.map((row) => (
        <i
          key={row.first}
          style={{ '--part': row.chance } as CSSProperties}
          data-hit={row.line.isHit ? '' : undefined}
          data-fells={row.fells ? '' : undefined}
        >
          {shortResult(row, isSmall)} <b>{percent(row.chance)}</b>
        </i>
      ))}
    </span>
  )
}

function Row({ row, isSmall }: { readonly row: OddsRow; readonly isSmall: boolean }): JSX.Element {
  const { first, last, chance, line, fells } = row
  return (
    <tr data-hit={line.isHit ? '' : undefined} data-fells={fells ? '' : undefined}>
      <td>{first === last ? first : `${first}–${last}`}</td>
      <td>
        {sayResult(row, isSmall)}
        <i className={styles.bar} style={{ '--part': chance } as CSSProperties} />
      </td>
      <td>{percent(chance)}</td>
    </tr>
  )
}

/** " or another", " and 2 others", ", 3 rolls, each at a target of your choice": what else the attack does than this one roll. */
function elsewhere({ others, strikesAll, rolls }: Forecast): string {
  const link = strikesAll ? 'and' : 'or'
  if (rolls > 1) return `, ${rolls} rolls, each at a target of your choice`
  return others === 0 ? '' : ` ${link} ${others === 1 ? 'another' : `${others} others`}`
}

/** "−8", "Wound", "Held": a row in a sign. */
function shortResult({ line, normal, piercing, damage, fells }: OddsRow, isSmall: boolean): string {
  if (!line.isHit) return 'miss'
  if (fells) return 'falls'
  if (normal + piercing === 0) return line.riders[0]?.says ?? 'hit'
  if (damage === 0) return 'hit'
  return isSmall ? 'Wound' : `−${damage}`
}

/** "7 + 3 piercing → 8, Push 1": what is dealt, what DR leaves, and what else happens. */
function sayResult({ line, normal, piercing, damage, isCritical, fells }: OddsRow, isSmall: boolean): string {
  if (!line.isHit) return 'miss'
  const dealt = [normal > 0 || piercing === 0 ? `${normal}` : '', piercing > 0 ? `${piercing} piercing` : '']
  const raw = dealt.filter((part) => part !== '').join(' + ')
  const after = isSmall
    ? fells
      ? ' → defeated'
      : ' → Wounded'
    : damage === normal + piercing
      ? ''
      : ` → ${damage}`
  const base = normal + piercing === 0 ? [] : [`${isCritical ? 'critical ' : ''}${raw}${after}`]
  return [...base, ...line.riders.map(({ says }) => says)].join(', ')
}

function termsOf({ odds: { terms, criticalAt, dr }, before }: Forecast, isSmall: boolean): string {
  const parts = [
    terms.modifier === 0 ? '' : `${signed(terms.modifier)} on the die`,
    terms.advantage ? 'advantage' : '',
    terms.disadvantage ? 'disadvantage' : '',
    criticalAt < 20 ? `critical from ${criticalAt}` : '',
    isSmall ? '' : `DR ${dr}`,
    before,
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

function nameOf({ cards }: TempusView, card: number): string {
  return PRINTED.cards[cards.def[card] ?? UNKNOWN]?.name ?? 'The attack'
}
