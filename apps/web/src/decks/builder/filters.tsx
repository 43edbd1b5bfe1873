import type { CardFace } from '@trialhall/kernel'
import { type DeckFilter, type FilterChoice, Glyph, dyed } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { useMedia } from '../../kit/use-media.ts'
import { useDeckEditor } from '../deck-editor.ts'
import { type CardFilter, narrowings, withValue } from '../cards/filtering.ts'
import styles from './pool.module.css'

interface FiltersProps {
  readonly wish: CardFilter
  readonly onWish: (wish: CardFilter) => void
}

/** The filters of the game; on a narrow screen they wait behind one word. */
export function Filters({ wish, onWish }: FiltersProps): ReactNode {
  const { game, kit } = useDeckEditor()
  const isNarrow = useMedia('(max-width: 48rem)')
  const kinds = kit.parts.find(({ id }) => id === wish.part)?.kinds ?? []
  const faces = game.catalog.filter(({ kind }) => kinds.includes(kind))
  const useful = kit.filters.filter((filter) => tellsApart(filter, faces))
  const front = useful.filter(({ place }) => place === 'front')
  const more = useful.filter(({ place }) => place === 'more')
  const chips = (filters: readonly DeckFilter[]): ReactNode =>
    filters.map((filter) => <Chips key={filter.id} filter={filter} wish={wish} onWish={onWish} />)
  const count = narrowings(wish)
  const hidden = more.reduce((sum, { id }) => sum + (wish.values[id]?.length ?? 0), 0)
  if (isNarrow)
    return (
      <details className={styles.more}>
        <summary>Filters{count > 0 ? ` (${count})` : ''}</summary>
        <div>{chips([...front, ...more])}</div>
      </details>
    )
  return (
    <div className={styles.filters}>
      <div className={styles.row}>{chips(front)}</div>
      <details className={styles.more}>
        <summary>More filters{hidden > 0 ? ` (${hidden})` : ''}</summary>
        <div>{chips(more)}</div>
      </details>
    </div>
  )
}

/** Whether a filter tells some of these cards from others. */
function tellsApart({ valuesOf }: DeckFilter, faces: readonly CardFace[]): boolean {
  return new Set(faces.map((face) => valuesOf(face).join())).size > 1
}

/** What may join and what is in. */
export function Marks({ wish, onWish }: FiltersProps): ReactNode {
  return (
    <fieldset className={styles.filter}>
      <legend>Show</legend>
      <Chip
        choice={{ id: 'fitting', label: 'cards you can add' }}
        isOn={wish.isFitting}
        onPress={() => onWish({ ...wish, isFitting: !wish.isFitting })}
      />
      <Chip
        choice={{ id: 'in', label: 'cards in the deck' }}
        isOn={wish.isIn}
        onPress={() => onWish({ ...wish, isIn: !wish.isIn })}
      />
    </fieldset>
  )
}

function Chips({ filter, wish, onWish }: FiltersProps & { readonly filter: DeckFilter }): ReactNode {
  const { id, label, choices } = filter
  return (
    <fieldset className={styles.filter}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <Chip
          key={choice.id}
          choice={choice}
          isOn={wish.values[id]?.includes(choice.id) ?? false}
          onPress={() => onWish(withValue(wish, id, choice.id))}
        />
      ))}
    </fieldset>
  )
}

interface ChipProps {
  readonly choice: FilterChoice
  readonly isOn: boolean
  readonly onPress: () => void
}

function Chip({ choice, isOn, onPress }: ChipProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.chip}
      style={choice.dye ? dyed(choice.dye) : undefined}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {choice.shape ? <Glyph shape={choice.shape} /> : null}
      {choice.label}
    </button>
  )
}
