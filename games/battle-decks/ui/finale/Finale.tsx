import {
  battleDecks,
  cardOf,
  FACTIONS,
  factionName,
  isConscious,
  numeral,
  type BattleEvent,
  type BattleView,
  type Side,
} from '@trialhall/game-battle-decks'
import { counted, isDrawn, type CardId, type Seat } from '@trialhall/kernel'
import {
  Medallion,
  Medallions,
  Standings,
  type FinaleProps,
  type Somebody,
  type Standing,
} from '@trialhall/table-ui'
import type { JSX } from 'react'
import { figureOf } from '../figures/figure-of.ts'
import { boardShape, cardShape } from '../looks.ts'
import { Accounts } from './Accounts.tsx'
import styles from './Finale.module.css'
import { whyOver } from './why.ts'

/** Heroes of a side at the beginning (B-1.5). */
const HEROES = 3

/** How a match ended: who won and why, which heroes stand, how it went, and what the dice did. */
export function Finale(props: FinaleProps<BattleView, BattleEvent>): JSX.Element {
  const { view, outcome, names, story, tale } = props
  return (
    <div className={styles.finale}>
      <Standings
        why={whyOver(view, outcome, names)}
        outcome={outcome}
        isDraw={isDrawn(outcome, battleDecks)}
        names={names}
        standings={view.sides.map((side, seat) =>
          standingOf(view, side, { seat, score: outcome.scores[seat] ?? 0 }),
        )}
        unit="heroes"
        one="hero"
        goal={HEROES}
      >
        {tale}
      </Standings>
      <Accounts view={view} story={story} names={names} />
    </div>
  )
}

function standingOf(view: BattleView, side: Side, { seat, score }: { seat: Seat; score: number }): Standing {
  const faction = FACTIONS[side.faction]
  const shape = boardShape(faction ?? 'back')
  const whose = seat === (view.viewer ?? 0) ? 'own' : 'enemy'
  const heroes = heroesOf(view, side, whose)
  return {
    crest: heroes.length === 0 ? <Medallion shape={shape} /> : <Medallions all={heroes} />,
    mark: <Medallion shape={shape} isSmall />,
    about: faction === undefined ? '' : `${factionName(faction)}: ${sayField(view, side)}`,
    score,
    dye: whose === 'own' ? 'rust' : 'blue', // as at the table
  }
}

/** The heroes that a side began with: those on the field, then those that are out of the game. */
function heroesOf(view: BattleView, { characters, removed }: Side, side: 'own' | 'enemy'): Somebody[] {
  const hero = (card: CardId, state: 'ready' | 'bloodied' | 'fallen'): Somebody[] => {
    const face = cardOf(view, card)
    if (face.kind !== 'hero') return []
    return [{ shape: cardShape(face), figure: figureOf(face.slug, side, state) }]
  }
  return [
    ...characters.flatMap((one) => hero(one.card, isConscious(one) ? 'ready' : 'bloodied')),
    ...removed.flatMap((card) => hero(card, 'fallen')),
  ]
}

/** "Dire Wolf 3 HP, Quartermaster unconscious; 2 reinforcements": who of a side is still on the field. */
function sayField(view: BattleView, { characters }: Side): string {
  const isHero = ({ card }: Side['characters'][number]): boolean => cardOf(view, card).kind === 'hero'
  const heroes = characters.filter(isHero).map((hero) => {
    const { name } = cardOf(view, hero.card)
    return `${name} ${isConscious(hero) ? `${numeral(hero.hp)} HP` : 'unconscious'}`
  })
  const others = characters.length - heroes.length
  return [
    heroes.length === 0 ? 'no hero left' : heroes.join(', '),
    ...(others === 0 ? [] : [counted(others, 'reinforcement')]),
  ].join('; ')
}
