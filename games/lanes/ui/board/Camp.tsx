import type { LanesEvent, LanesView } from '@trialhall/game-lanes'
import { seatDyed, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Area } from '../cards/Area.tsx'
import { Slots } from '../cards/Slots.tsx'
import { whyNotCard, type Asked } from '../why-not.ts'
import { Mana } from '../mana/Mana.tsx'
import { Powers } from '../powers/Powers.tsx'
import styles from './Camp.module.css'

/** All that lies before a hero: mana, prepared spells, spells in play, the power board. */
export function Camp(props: {
  view: LanesView
  seat: number
  name: string
  isNear: boolean
  glossary: readonly GlossaryTerm[]
  /** The event that is being shown, and a key that is new for each. */
  event: LanesEvent | undefined
  moment: number
  asked: Asked
}): JSX.Element | null {
  const { view, seat, name, isNear, glossary, event, moment, asked } = props
  const player = view.players[seat]
  if (!player || player.class < 0) return null
  const own = view.viewer === seat
  const whyNot = own ? whyNotCard(asked) : undefined
  return (
    <section
      className={styles.camp}
      style={seatDyed(seat)}
      aria-label={own ? 'Your camp' : `Camp of ${name}`}
      data-near={isNear ? '' : undefined}
    >
      <h2 className={`${styles.title} unseen-at-times`}>{own ? 'Your camp' : name}</h2>
      <Mana {...{ player, seat, isNear, name, event, moment }} steps={view.trackSteps} />
      <div className={styles.shelves} data-crowded={player.area.length > 2 ? '' : undefined}>
        <div>
          <h3>Prepared</h3>
          <Slots {...{ view, player, isNear, glossary, whyNot }} />
        </div>
        <div>
          <h3>In play</h3>
          <Area view={view} player={player} seat={seat} glossary={glossary} />
        </div>
      </div>
      <Powers {...{ player, isNear, name, whyNot }} />
    </section>
  )
}
