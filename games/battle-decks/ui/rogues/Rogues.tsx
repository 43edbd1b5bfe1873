import {
  characterCardOf,
  characterOn,
  equalizerOf,
  numeral,
  rogueTargets,
  type BattleView,
  type Rogue,
} from '@trialhall/game-battle-decks'
import type { Seat } from '@trialhall/kernel'
import { counted } from '@trialhall/kernel/wording'
import { dyed, EntityButton, Picture } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { cardShape, familyOf } from '../looks.ts'
import { rogueFigure } from '../figures/figure-of.ts'
import { plateOf } from '../plates/plate-of.ts'
import styles from './Rogues.module.css'

interface RoguesProps {
  readonly view: BattleView
  readonly names: readonly string[]
}

/** However many there are. */
const ALL = Number.POSITIVE_INFINITY

/** The equalizers in play, between the lines: neither warm nor cold, with the attacks that they have left and whom they would meet. */
export function Rogues({ view, names }: RoguesProps): JSX.Element | null {
  const rogues = view.sides.flatMap((side, seat) => side.rogues.map((rogue) => ({ rogue, seat })))
  if (rogues.length === 0) return null
  return (
    <ul className={styles.rogues} aria-label="Equalizers">
      {rogues.map(({ rogue, seat }) => (
        <li key={rogue.card}>
          <RogueTile view={view} names={names} rogue={rogue} seat={seat} />
        </li>
      ))}
    </ul>
  )
}

type RogueTileProps = RoguesProps & { readonly rogue: Rogue; readonly seat: Seat }

function RogueTile({ view, names, rogue, seat }: RogueTileProps): JSX.Element {
  const card = equalizerOf(view, rogue.card)
  const left = card.attacks - rogue.attacks
  const when = seat === view.viewer ? 'Your refill' : `${names[seat] ?? ''}'s refill`
  const next =
    left > 0 ? `At ${when.replace('Your', 'your')}: ${sayTargets(view, ALL)}.` : 'It leaves the game now.'
  return (
    <EntityButton
      of={{ kind: 'card', id: rogue.card }}
      label={`${card.name}, Joker ${card.joker}. ATK ${card.atk}, DMG ${card.dmg}. ${counted(left, 'attack')} of ${card.attacks} left. ${next}`}
      className={styles.rogue}
      style={dyed('violet')}
      flies={`card:${rogue.card}`}
    >
      <Picture
        shape={cardShape(card)}
        plate={plateOf(familyOf(card))}
        figure={rogueFigure(familyOf(card))}
        className={styles.picture}
      >
        <span className={styles.joker}>★ Joker</span>
      </Picture>
      <span className={styles.words}>
        <b className={styles.name}>{card.name}</b>
        <span className={styles.numbers}>
          ATK <b>{card.atk}</b> DMG <b>{card.dmg}</b>
          <span className={styles.pips}>
            {Array.from({ length: card.attacks }, (_, at) => (
              <i key={at} data-spent={at < left ? undefined : ''} />
            ))}
          </span>
          {left} left
        </span>
        <span className={styles.next}>
          {left > 0 ? (
            <>
              {when}: <b>{sayTargets(view, 1)}</b>
            </>
          ) : (
            'Leaves the game now'
          )}
        </span>
      </span>
    </EntityButton>
  )
}

/** "Pterosaur Rider (HP 7)": who has the highest HP now; several are counted where there is no room for names. */
function sayTargets(view: BattleView, most: number): string {
  const targets = rogueTargets(view)
  const [first] = targets
  if (first === undefined) return 'nobody'
  const hp = numeral(characterOn(view, first)?.hp ?? 0)
  const names = targets.map((card) => characterCardOf(view, card).name)
  return targets.length > most
    ? `all ${targets.length} with the most HP (${hp})`
    : `${names.join(' and ')} (HP ${hp})`
}
