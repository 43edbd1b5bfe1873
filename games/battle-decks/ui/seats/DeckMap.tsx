import type { BattleView } from '@trialhall/game-battle-decks'
import type { Seat } from '@trialhall/kernel'
import { Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { suitWords } from '../looks.ts'
import { deckMap } from './deck-map.ts'
import styles from './DeckMap.module.css'
import { PlayingCard } from '../cards/PlayingCard.tsx'

/** What each playing card of a deck stands for; those that lie open somewhere are dim. */
export function DeckMap({ view, seat }: { readonly view: BattleView; readonly seat: Seat }): JSX.Element {
  return (
    <div className={styles.map}>
      {deckMap(view, seat).map(({ suit, entries }) => (
        <section key={suit}>
          <h3>{suitWords(view, seat, suit)}</h3>
          <dl>
            {entries.map(({ name, ranks }) => (
              <div key={name}>
                <dt>
                  {ranks.map(({ rank, isOut }) => (
                    <span key={rank} data-out={isOut ? '' : undefined}>
                      <PlayingCard card={{ rank, suit }} />
                      {isOut && <Unseen> (in sight)</Unseen>}
                    </span>
                  ))}
                </dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p>Dim playing cards lie open: on the field, in a pile or out of the game.</p>
    </div>
  )
}
