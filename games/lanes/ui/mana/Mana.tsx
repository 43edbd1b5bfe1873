import { COLOURS, type Player } from '@trialhall/game-lanes'
import { EntityButton } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Dial } from './Dial.tsx'
import styles from './Mana.module.css'
import { Orb } from './Orb.tsx'

/** The orbs that a player may spend, with mana tokens beside them, and the track on which the others cool down. */
export function Mana(props: { player: Player; steps: number; isNear: boolean; name: string }): JSX.Element {
  const { player, steps, isNear, name } = props
  return (
    <section className={styles.mana} aria-label={`Mana of ${name}`} data-part={isNear ? 'mana' : undefined}>
      <Dial player={player} steps={steps} />
      <ul className={styles.pool} aria-label="Mana orbs in the pool">
        {COLOURS.map((_, colour) =>
          isOwned(player, colour) ? (
            <li key={colour}>
              <Colour colour={colour} player={player} isNear={isNear} />
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
