import { faceIndex, faceOf, remaining, type LanesView, type Player, type Slot } from '@trialhall/game-lanes'
import { UNKNOWN } from '@trialhall/kernel'
import {
  CardBack,
  EntityButton,
  Glyph,
  sharedShape,
  useInteraction,
  type GlossaryTerm,
} from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, catalogFace } from '../looks.ts'
import { ManaRow, manaWords } from '../mana/Orb.tsx'
import { Card } from './Card.tsx'
import styles from './Shelf.module.css'

interface SlotsProps {
  readonly view: LanesView
  readonly player: Player
  readonly isNear: boolean
  readonly glossary: readonly GlossaryTerm[]
  /** Why nothing in the viewer's own slots is lit; undefined for the slots of others. */
  readonly whyNot: string | undefined
}

/** The preparation slots of a player: face down for the opponent, with the charges that all see. */
export function Slots(props: SlotsProps): JSX.Element {
  const { player, isNear } = props
  return (
    <ul className={styles.shelf} aria-label="Prepared spells" data-part={isNear ? 'slots' : undefined}>
      {player.slots.map((slot, at) => (
        <li key={at}>
          <SlotPlace {...props} slot={slot} at={at} />
        </li>
      ))}
    </ul>
  )
}

type PlaceProps = SlotsProps & { readonly slot: Slot; readonly at: number }

function SlotPlace(props: PlaceProps): JSX.Element {
  const { slot, at, isNear, whyNot } = props
  const { lighting } = useInteraction()
  const ref = { kind: isNear ? 'slot' : 'far-slot', id: at }
  const isLit = lighting.picks.has(`slot:${at}`) && isNear
  if (slot.card === null || isLit) {
    return (
      <EntityButton
        of={ref}
        label={labelOf(props)}
        className={styles.place}
        isQuiet
        whyNot={whyNot}
        flies={slot.card === null ? undefined : `card:${slot.card}`}
      >
        {slot.card === null ? <Empty /> : <Prepared {...props} />}
      </EntityButton>
    )
  }
  return (
    <EntityButton
      of={{ kind: 'card', id: slot.card }}
      label={labelOf(props)}
      className={styles.place}
      whyNot={whyNot}
      flies={`card:${slot.card}`}
    >
      <Prepared {...props} />
    </EntityButton>
  )
}

function Empty(): JSX.Element {
  return (
    <span className={styles.empty}>
      <Glyph shape={boardShape('slot')} />
    </span>
  )
}

/** A prepared card; its charges cover the first mana of its cost, the rest of it is faint. */
function Prepared({ slot, view, player, glossary }: PlaceProps): JSX.Element {
  const def = knownDef({ slot, view, player })
  const face = catalogFace(def)
  const cost = face ? faceOf(def).cost : slot.charges
  const isFull = face !== null && remaining(cost, slot.charges).every((count) => count === 0)
  return (
    <span className={styles.prepared} data-full={isFull ? '' : undefined}>
      {face ? <Card face={face} size="tiny" glossary={glossary} /> : <CardBack shape={boardShape('back')} />}
      {face && (
        <span className={styles.hidden} title="Face down for your opponent">
          <Glyph shape={sharedShape('closed')} />
        </span>
      )}
      <span className={styles.charges}>
        <ManaRow mana={most(cost, slot.charges)} label="Charges" kind="token" paid={slot.charges} />
      </span>
    </span>
  )
}

/** The cost with every charge beyond it (L-CHG.8). */
function most(cost: readonly number[], charges: readonly number[]): number[] {
  return cost.map((count, colour) => Math.max(count, charges[colour] ?? 0))
}

function knownDef({ slot, view, player }: Pick<PlaceProps, 'slot' | 'view' | 'player'>): number {
  if (slot.card === null || (view.cards.def[slot.card] ?? UNKNOWN) === UNKNOWN) return UNKNOWN
  return faceIndex(view, player, slot.card)
}

function labelOf(props: PlaceProps): string {
  const { slot, at } = props
  if (slot.card === null) return `Preparation slot ${at + 1}, empty`
  const face = catalogFace(knownDef(props))
  const charges = slot.charges.some((count) => count > 0)
    ? `charged with ${manaWords(slot.charges)}`
    : 'not charged'
  return face
    ? `Prepared: ${face.name}, ${charges}. ${face.text}`
    : `Preparation slot ${at + 1}: a face-down card, ${charges}`
}
