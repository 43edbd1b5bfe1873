import { games } from '../../games/hall.ts'
import type { AnyGame, Options } from '@trialhall/kernel'
import type { Deck, DeckKit } from '@trialhall/table-ui'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { useSay } from '../../kit/toasts.tsx'
import styles from './deck-field.module.css'
import { withNear } from './incoming.ts'
import { saveNewDeck } from '../saved/save-deck.ts'
import { readPasted } from './pasted.ts'
import { changed } from '../rules.ts'
import { Said } from './said.tsx'
import { type KeptDeck, NO_ROOM } from '../saved/saved-decks.ts'

interface PastedDeckProps {
  readonly kit: DeckKit
  readonly options: Options
  /** What the match would take; '' while nothing is pasted. */
  readonly onList: (list: string) => void
  readonly onKept: (deck: KeptDeck) => void
}

/** A deck for a seat as a list or a link: every fault is told while one types, by the rules of the match. */
export function PastedDeck({ kit, ...props }: PastedDeckProps): ReactNode {
  const game = games.find(kit.gameId)
  return game.ok ? <Sheet {...props} kit={kit} game={game.value} /> : null
}

function Sheet({
  game,
  kit,
  options,
  onList,
  onKept,
}: PastedDeckProps & { readonly game: AnyGame }): ReactNode {
  const [text, setText] = useState('')
  const id = useId()
  const say = useSay()
  const pasted = useMemo(() => readPasted({ game, kit, options }, text), [game, kit, options, text])
  const write = (next: string): void => {
    setText(next)
    onList(readPasted({ game, kit, options }, next)?.list ?? '')
  }
  const keep = (deck: Deck): void => {
    const kept = saveNewDeck(game.id, { ...deck, rules: changed(kit, deck.rules) })
    if (!kept) return say({ sentence: NO_ROOM, mood: 'bad' })
    say({ sentence: `${kept.name} is now among your decks.`, mood: 'plain' })
    return onKept(kept)
  }
  return (
    <div className={styles.pasted}>
      <label htmlFor={id}>List or link</label>
      <textarea
        id={id}
        className={styles.text}
        value={text}
        spellCheck={false}
        aria-describedby={pasted ? undefined : `${id}-help`}
        aria-invalid={pasted && (!pasted.deck || pasted.faults.length > 0) ? 'true' : undefined}
        placeholder="One card on each line, “2 Great Cleave”, or a link to a deck"
        onChange={({ target }) => write(target.value)}
      />
      {pasted ? null : (
        <p id={`${id}-help`} className={styles.help}>
          If you paste nothing, the deck is chosen at the table.
        </p>
      )}
      {pasted ? (
        <Said incoming={pasted} onMend={(fault, name) => write(withNear(text, fault, name))} />
      ) : null}
      {pasted?.deck && pasted.faults.length === 0 ? (
        <Button onClick={() => pasted.deck && keep(pasted.deck)}>Keep it among your decks</Button>
      ) : null}
    </div>
  )
}
