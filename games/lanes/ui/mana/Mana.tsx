import { COLOURS, type LanesEvent, type Player } from '@trialhall/game-lanes'
import type { Seat } from '@trialhall/kernel'
import { EntityButton, Floater } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Dial } from './Dial.tsx'
import styles from './Mana.module.css'
import { Orb } from './Orb.tsx'
import { changeWords, manaChange } from './spent.ts'

/** A player's mana, and what happens to it. */
export interface ManaProps {
  readonly player: Player
  readonly seat: Seat
  readonly steps: number
  readonly isNear: boolean
  readonly name: string
  /** The event that is being shown, and a key that is new for each. */
  readonly event: LanesEvent | undefined
  readonly moment: number
}

/** The orbs that a player may spend, with mana tokens beside them, and the track on which the others cool down. */
export function Mana(props: ManaProps): JSX.Element {
  const { player, seat, steps, isNear, name, event, moment } = props
  const change = manaChange(event, seat)
  return (
    <section className={styles.mana} aria-label={`Mana of ${name}`} data-part={isNear ? 'mana' : undefined}>
      <Dial player={player} steps={steps} />
      <ul className={styles.pool} aria-label="Mana orbs in the pool">
        {COLOURS.map((_, colour) =>
          isOwned(player, colour) ? (
            <li key={colour}>
              <Colour colour={colour} player={player} isNear={isNear} />
              <Floater moment={moment} says={changeWords(change[colour] ?? 0)} />
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}

/** Colours of which a player has neither orb nor token are not shown. */
function isOwned({ pool, mana, track }: Player, colour: number): boolean {
  const consumed = track.some((count, at) => at % COLOURS.length === colour && count > 0)
  return consumed || (pool[colour] ?? 0) > 0 || (mana[colour] ?? 0) > 0
}

function Colour(props: { colour: number; player: Player; isNear: boolean }): JSX.Element {
  const { colour, player, isNear } = props
  const orbs = player.pool[colour] ?? 0
  const tokens = player.mana[colour] ?? 0
  const more = tokens > 0 ? ` and ${tokens} mana token${tokens === 1 ? '' : 's'}` : ''
  return (
    <EntityButton
      of={{ kind: isNear ? 'orb' : 'far-orb', id: colour }}
      label={`${orbs} ${COLOURS[colour]} orb${orbs === 1 ? '' : 's'}${more} to spend`}
      className={styles.colour}
      isQuiet
    >
      <span className={styles.stack} data-many={orbs > 4 ? '' : undefined}>
        {Array.from({ length: Math.max(1, orbs) }, (_, at) => (
          <Orb key={at} colour={colour} isFaint={orbs === 0} />
        ))}
      </span>
      <b className={styles.number}>{orbs + tokens}</b>
      {tokens > 0 && (
        <span className={styles.stack}>
          {Array.from({ length: tokens }, (_, at) => (
            <Orb key={at} colour={colour} kind="token" />
          ))}
        </span>
      )}
    </EntityButton>
  )
}
