import { partyName, type TempusView } from '@trialhall/game-tempus'
import type { Party } from '@trialhall/kernel'
import type { JSX } from 'react'
import { ownParty } from '../board/play.ts'
import styles from './PartyName.module.css'

interface PartyNameProps {
  readonly view: Pick<TempusView, 'viewer'>
  readonly party: Party
}

/** "your party", "rivals": a party within a sentence; for those who only look on its colour. */
export function partyWithin(view: Pick<TempusView, 'viewer'>, party: Party): string {
  if (view.viewer === null) return partyName(party)
  return party === ownParty(view) ? 'your party' : 'rivals'
}

/** "Your party" or "Rivals" with the colour by which the log calls it; for those who only look on the colour alone. */
export function PartyName({ view, party }: PartyNameProps): JSX.Element {
  const colour = partyName(party)
  if (view.viewer === null) return <>{colour}</>
  const isOwn = party === ownParty(view)
  return (
    <span className={styles.name}>
      {isOwn ? 'Your party' : 'Rivals'}{' '}
      <small className={styles.mark} data-side={isOwn ? 'own' : 'enemy'}>
        {colour}
      </small>
    </span>
  )
}
