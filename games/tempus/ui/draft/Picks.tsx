import { partyName, PRINTED, type Hero, type TempusView } from '@trialhall/game-tempus'
import { EntityButton } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { ownParty } from '../board/play.ts'
import { PartyName } from '../parties/PartyName.tsx'
import { Crest } from '../realm/index.ts'
import { creatureRef } from '../refs.ts'
import styles from './Picks.module.css'

interface PicksProps {
  readonly view: TempusView
  readonly names: readonly string[]
}

/** Both parties with what each Hero has taken so far. */
export function Picks({ view, names }: PicksProps): JSX.Element {
  const own = ownParty(view)
  return (
    <div className={styles.parties}>
      {[own, 1 - own].map((party) => (
        <section key={party} aria-label={`Party ${partyName(party)}`}>
          <h2>
            <PartyName view={view} party={party} />
          </h2>
          <ul>
            {view.heroes
              .filter(({ id }) => id % 2 === party)
              .map((hero) => (
                <li key={hero.id}>
                  <Seat view={view} hero={hero} player={names[hero.id] ?? ''} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface SeatProps {
  readonly view: TempusView
  readonly hero: Hero
  readonly player: string
}

function Seat({ view, hero, player }: SeatProps): JSX.Element {
  const taken = takenBy(hero)
  return (
    <EntityButton
      of={creatureRef(hero.id)}
      label={`${player}: ${taken === '' ? 'has taken nothing yet' : taken}`}
      className={styles.seat}
    >
      <Crest view={view} id={hero.id} />
      <span>
        <b>{player}</b>
        <small>{taken === '' ? 'nothing yet' : taken}</small>
      </span>
    </EntityButton>
  )
}

function takenBy({ heroClass, subclass, character }: Hero): string {
  const { classes, subclasses, characters } = PRINTED
  return [classes[heroClass], subclasses[subclass], characters[character]]
    .flatMap((one) => (one === undefined ? [] : [one.name]))
    .join(', ')
}
