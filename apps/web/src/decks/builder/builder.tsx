import type { AnyGame, CardFace } from '@trialhall/kernel'
import { type Deck, type DeckKit, TipProvider } from '@trialhall/table-ui'
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { Segments } from '../../kit/field.tsx'
import { Page } from '../../shell/shell.tsx'
import { useSay } from '../../kit/toasts.tsx'
import {
  type DeckEditor,
  DeckEditorContext,
  type EditedDeck,
  added,
  retold,
  takenOut,
  useDeckEditor,
} from '../deck-editor.ts'
import styles from './builder.module.css'
import { countIn, entriesOf } from '../deck.ts'
import { useAddressedWish } from '../cards/addressed-wish.ts'
import { usualWish } from '../cards/filtering.ts'
import { Head } from './head.tsx'
import { Panel } from './panel.tsx'
import { Pool } from './pool.tsx'
import type { KeptDeck } from '../saved/saved-decks.ts'
import { type DeckEdit, useDeck } from '../saved/use-deck.ts'
import { CardDialog } from './card-dialog.tsx'

interface BuilderProps {
  readonly game: AnyGame
  readonly kit: DeckKit
  readonly kept: KeptDeck
}

/** Builds one deck: cards on one side, the deck on the other; on a narrow screen one of them at a time. */
export function Builder({ game, kit, kept }: BuilderProps): ReactNode {
  const edit = useDeck(kept)
  const [part] = useState(() => firstPart(game, kit, kept))
  const [wish, setWish] = useAddressedWish(kit, part)
  const [side, setSide] = useState<'pool' | 'deck'>('pool')
  const [shown, setShown] = useState<CardFace | null>(null)
  const [said, setSaid] = useState('')
  const seek = (sought: string): void => {
    setWish({ ...usualWish(sought), sort: wish.sort })
    setSide('pool')
  }
  const editor = useEditorOf({ game, kit, edit, onSaid: setSaid, show: setShown, seek })
  const heard = spoken(edit, (next) => setSaid(retold(editor, next)))
  return (
    <Page title={edit.deck.name}>
      <DeckEditorContext value={editor}>
        <TipProvider>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl and Z take back wherever the focus is */}
          <div className={styles.builder} data-side={side} onKeyDown={(event) => backByKey(event, heard)}>
            <Head edit={heard} />
            <div className={styles.sides}>
              <div className={styles.pool}>
                <Pool wish={wish} onWish={setWish} />
              </div>
              <div className={styles.deck}>
                <Panel />
              </div>
            </div>
            <Switcher side={side} onSide={setSide} />
          </div>
          {shown ? <CardDialog face={shown} onClose={() => setShown(null)} /> : null}
          <p className="unseen" aria-live="polite" data-announcer="deck">
            {said}
          </p>
        </TipProvider>
      </DeckEditorContext>
    </Page>
  )
}

/** Where leaders are missing, they come first. */
function firstPart(game: AnyGame, kit: DeckKit, deck: Deck): string {
  const entries = entriesOf(game, kit, deck)
  const open = kit.parts.find((part) => countIn(part, entries) < part.size(deck.rules))
  return (open ?? kit.parts.at(-1))?.id ?? ''
}

interface Setting extends Omit<BuilderProps, 'kept'> {
  readonly edit: DeckEdit
  readonly onSaid: (said: string) => void
  readonly show: (face: CardFace) => void
  readonly seek: (part: string) => void
}

function useEditorOf({ game, kit, edit, onSaid, show, seek }: Setting): DeckEditor {
  const { deck, change } = edit
  const say = useSay()
  const entries = useMemo(() => entriesOf(game, kit, deck), [game, kit, deck])
  const place = { game, kit, deck, entries }
  const take = (step: EditedDeck): void => {
    if (step.deck === deck) return say({ sentence: step.said, mood: 'plain' })
    onSaid(step.said)
    change(step.deck)
  }
  return {
    ...place,
    change,
    add: (face) => take(added(place, face)),
    takeOut: (face) => take(takenOut(place, face)),
    show,
    seek,
  }
}

/** The same changes, each told when it is taken back or done again. */
function spoken(edit: DeckEdit, tell: (next: Deck) => void): DeckEdit {
  const told = (act: (() => Deck) | null): (() => Deck) | null =>
    act &&
    (() => {
      const next = act()
      tell(next)
      return next
    })
  return { ...edit, undo: told(edit.undo), redo: told(edit.redo) }
}

function backByKey(event: KeyboardEvent, { undo, redo }: DeckEdit): void {
  const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
  if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
  event.preventDefault()
  if (event.shiftKey) redo?.()
  else undo?.()
}

interface SwitcherProps {
  readonly side: 'pool' | 'deck'
  readonly onSide: (side: 'pool' | 'deck') => void
}

/** On a narrow screen: to the cards, or to the deck. */
function Switcher({ side, onSide }: SwitcherProps): ReactNode {
  const { kit, deck, entries } = useDeckEditor()
  const part = kit.parts.at(-1)
  const size = part ? ` ${countIn(part, entries)}/${part.size(deck.rules)}` : ''
  const choose = (next: 'pool' | 'deck'): void => {
    onSide(next)
    scrollTo({ top: 0 })
  }
  return (
    <div className={styles.switcher}>
      <Segments
        isBare
        label="On this screen"
        choices={[
          { id: 'pool', label: 'Cards' },
          { id: 'deck', label: `Deck${size}` },
        ]}
        value={side}
        onChoose={choose}
      />
    </div>
  )
}
