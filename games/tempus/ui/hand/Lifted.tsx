import { CATALOG } from '@trialhall/game-tempus'
import { UNKNOWN, type CardId } from '@trialhall/kernel'
import { EntityButton, plainLine, useInteraction, type GlossaryTerm } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { promptOf, type Play } from '../board/play.ts'
import { lettersOf } from '../cards/CardBody.tsx'
import { GameCard } from '../GameCard.tsx'
import { facedBy } from '../looks.ts'
import { OddsPanel } from '../odds/OddsPanel.tsx'
import { whyNotCard } from '../why-not.ts'
import type { Lift } from './lift.ts'
import styles from './Lifted.module.css'

interface LiftedProps {
  readonly table: Play
  readonly glossary: readonly GlossaryTerm[]
  readonly lift: Lift
  readonly card: CardId
}

/** A card in front of the table, large enough to be read, with all that can be done with it now, or why nothing can. */
export function Lifted({ table, glossary, lift, card }: LiftedProps): JSX.Element | null {
  const { view } = table
  const { lighting } = useInteraction()
  const face = CATALOG[view.cards.def[card] ?? UNKNOWN]
  if (face === undefined) return null
  const picks = lighting.picks.get(`card:${card}`) ?? []
  const reasons = lighting.reasons.get(`card:${card}`) ?? [whyNotCard(view, promptOf(table), card)]
  const letters = lettersOf(facedBy(face.slug), face.text)
  return (
    <aside
      className={styles.lifted}
      aria-label={`${face.name}, lifted`}
      data-part="lifted"
      style={{ '--letters': letters } as CSSProperties}
    >
      <EntityButton
        of={{ kind: 'card', id: card }}
        label={`${face.name}. ${face.text}`}
        className={styles.card}
      >
        <GameCard face={face} size="full" glossary={glossary} />
      </EntityButton>
      <div className={styles.deeds}>
        <output>{wordsFor(picks.length) ?? reasons.join(' ')}</output>
        {picks.map((index) => (
          <Deed key={index} {...{ table, lift, index }} />
        ))}
        <button type="button" className={styles.back} onClick={lift.lower}>
          Put it back
        </button>
      </div>
      <OddsPanel table={table} hovered={null} />
    </aside>
  )
}

/** How a card is played by a finger; null where it cannot be. */
function wordsFor(choices: number): string | null {
  if (choices === 0) return null
  return choices === 1 ? 'Tap the card again, or here:' : 'Choose what is done with it:'
}

interface DeedProps {
  readonly table: Play
  readonly lift: Lift
  /** Its place among the options. */
  readonly index: number
}

function Deed({ table, lift, index }: DeedProps): JSX.Element {
  const { pick } = useInteraction()
  const option = table.ask?.options[index]
  const hint = table.hintOf(option)
  return (
    <button
      type="button"
      className={styles.deed}
      onClick={() => {
        lift.lower()
        pick(index)
      }}
    >
      <span>{plainLine(table.speaker.option(option))}</span>
      {hint && <small>{hint}</small>}
    </button>
  )
}
