import { counted } from '@trialhall/kernel'
import { type ReactNode, useDeferredValue } from 'react'
import { Button } from '../../kit/button.tsx'
import { Segments, SelectField, TextField } from '../../kit/field.tsx'
import { useDeckEditor } from '../deck-editor.ts'
import { countIn } from '../deck.ts'
import { Filters, Marks } from './filters.tsx'
import { SORTS, type Sort, type CardFilter, findCards, narrowings, usualWish } from '../cards/filtering.ts'
import styles from './pool.module.css'
import { Tile } from '../cards/tile.tsx'
import { useRoving } from '../cards/use-roving.ts'

interface PoolProps {
  readonly wish: CardFilter
  readonly onWish: (wish: CardFilter) => void
}

/** The cards to choose from: by part of the deck, by words and by filters. */
export function Pool({ wish, onWish }: PoolProps): ReactNode {
  const { kit, deck, entries } = useDeckEditor()
  const parts = kit.parts.map((part) => ({
    id: part.id,
    label: `${part.title} ${countIn(part, entries)}/${part.size(deck.rules)}`,
  }))
  return (
    <section className={styles.pool} aria-labelledby="pool">
      <h2 id="pool" className="unseen">
        Cards to choose from
      </h2>
      <div className={styles.tools}>
        <Segments
          isBare
          label="Choose"
          choices={parts}
          value={wish.part}
          onChoose={(part) => onWish({ ...wish, part })}
        />
        <TextField
          label="Search"
          type="search"
          placeholder='Words, "a phrase", -without, cost<3'
          value={wish.words}
          onChange={({ target }) => onWish({ ...wish, words: target.value })}
        />
        <SelectField
          label="Sort by"
          choices={SORTS}
          value={wish.sort}
          onChange={({ target }) => onWish({ ...wish, sort: target.value as Sort })}
        />
      </div>
      <Filters wish={wish} onWish={onWish} />
      <Found wish={wish} onWish={onWish} />
    </section>
  )
}

function Found({ wish, onWish }: PoolProps): ReactNode {
  const { game, kit, deck } = useDeckEditor()
  const settled = useDeferredValue(wish)
  const found = findCards({ catalog: game.catalog, kit, deck }, settled)
  const { list, at, onKeyDown } = useRoving<HTMLUListElement>(found.length)
  const clear = (): void => onWish({ ...usualWish(wish.part), sort: wish.sort, isFitting: wish.isFitting })
  const isWide = wish.isFitting && found.length === 0
  return (
    <>
      <div className={styles.count}>
        <output>{said(found.length)}</output>
        <Marks wish={wish} onWish={onWish} />
        {narrowings(wish) > 0 ? (
          <Button kind="plain" onClick={clear}>
            Clear the filters
          </Button>
        ) : null}
        {isWide ? (
          <Button kind="plain" onClick={() => onWish({ ...wish, isFitting: false })}>
            Look in all classes
          </Button>
        ) : null}
      </div>
      <p className={styles.keys}>
        Press a card to add it. Keys: arrows move, + and − change the copies, Z shows the card. The search
        knows filters by name: <code>{kit.filters.map(({ id }) => id).join(', ')}</code>, as in{' '}
        <code>class:mage cost&lt;=2 -draw</code>.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys go on from the card that has the focus */}
      <ul ref={list} className={styles.tiles} onKeyDown={onKeyDown} data-found={found.length}>
        {found.map((face, i) => (
          <Tile key={face.slug} face={face} isStop={i === at} />
        ))}
      </ul>
    </>
  )
}

function said(count: number): string {
  if (count === 0) return 'No card matches: remove a filter or a word.'
  return counted(count, 'card')
}
