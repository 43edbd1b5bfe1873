import {
  CLASSES,
  COLOURS,
  faceIndex,
  faceOf,
  playerAt,
  sayNode,
  boardOf,
  SHAPES,
  sideOf,
  unitAt,
  type LanesView,
  type Unit,
} from '@trialhall/game-lanes'
import { UNKNOWN, type CardId, type Ref, type Seat } from '@trialhall/kernel'
import { CardPreview, Glyph, whose, type GlossaryTerm, type PreviewAbout } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { arrowOf, type Arrow } from './preview.ts'
import { nearSeat } from './ground/places.ts'
import { boardShape, costOf, catalogFace, lookOf } from './looks.ts'
import { ManaRow } from './mana/Orb.tsx'
import { DEEDS } from './powers/says.ts'
import styles from './tip.module.css'
import { calledIn, conditionsOn, CONDITION_TEXTS, fieldWords, marksOn } from './unit-words.ts'

type Glossary = readonly GlossaryTerm[]

/** What is shown of a thing that is pointed at. */
export function tipOf(ref: Ref, view: LanesView, about: PreviewAbout): ReactNode {
  const { glossary } = about
  const isNear = !ref.kind.startsWith('far-')
  const seat = isNear ? nearSeat(view) : 1 - nearSeat(view)
  const id = Number(ref.id)
  switch (ref.kind.replace(/^far-/, '')) {
    case 'field':
      return fieldTip(view, id, about)
    case 'card':
      return heldTip(view, id as CardId, glossary)
    case 'node':
      return nodeTip(view, seat, id)
    case 'orb':
      return <p className={styles.words}>{orbWords(id)}</p>
    case 'slot':
      return (
        <p className={styles.words}>A preparation slot. A spell lies here face down and may be charged.</p>
      )
    case 'power':
      return <p className={styles.words}>{deedWords(ref.id as keyof typeof DEEDS)}</p>
    case 'class':
      return (
        <p className={styles.words}>{`The ${CLASSES[id] ?? 'class'}: its cards, orbs and power board.`}</p>
      )
    default:
      return null
  }
}

function deedWords(id: keyof typeof DEEDS): string {
  return `${DEEDS[id].name}: ${DEEDS[id].says}`
}

function orbWords(colour: number): string {
  return `${COLOURS[colour]} mana. An orb that is consumed lies on the track and comes back when the wheel has turned to it.`
}

/** A card in a hand, in a slot, in a play area or on the board. */
function heldTip(view: LanesView, card: CardId, glossary: Glossary): ReactNode {
  const def = view.cards.def[card] ?? UNKNOWN
  if (def === UNKNOWN) return <p className={styles.words}>A card that you have not seen.</p>
  const holder = view.players.find(({ hand, slots }) =>
    [...hand, ...slots.map((slot) => slot.card)].includes(card),
  )
  return faceTip(holder ? faceIndex(view, holder, card) : def, glossary)
}

function faceTip(def: number, glossary: Glossary): ReactNode {
  const face = catalogFace(def)
  if (!face) return null
  const cost = costOf(face)
  return (
    <>
      {cost && (
        <p className={styles.cost}>
          {face.facts.muster === undefined ? 'Cost' : 'To summon'} <ManaRow mana={cost} label="" />
        </p>
      )}
      <CardPreview look={lookOf(face)} glossary={glossary} />
    </>
  )
}

function fieldTip(view: LanesView, field: number, { glossary, names }: PreviewAbout): ReactNode {
  const unit = unitAt(view, field)
  if (unit === null) return null
  return (
    <div className={styles.unit}>
      <p className={styles.words}>
        {whose(names[unit.owner] ?? '')} <strong>{faceOf(unit.face).name}</strong>, {fieldWords(view, field)}
        <br />
        {valueWords(unit)} {targetWords(view, unit)}
      </p>
      <Marks unit={unit} names={names} />
      {faceTip(unit.face, glossary)}
    </div>
  )
}

function valueWords({ attack, hp, baseHp, isDefending }: Unit): string {
  const strength = attack === null ? 'No Attack' : `Attack ${attack}`
  const life = hp === null ? 'no HP' : `HP ${hp} of ${baseHp}`
  return `${strength}, ${life}${isDefending ? ', defending' : ''}.`
}

function targetWords(view: LanesView, unit: Unit): string {
  const arrow = arrowOf(view, unit)
  if (!arrow) return 'It has no target now.'
  const target = arrow.to < 0 ? null : unitAt(view, arrow.to)
  const whom = target ? `${faceOf(target.face).name}, ${fieldWords(view, arrow.to)}` : 'the hero'
  return `It would attack ${whom}, ${outcomeWords(arrow)}.`
}

/** "for 2 damage", or why nothing would come of it. */
function outcomeWords({ label }: Arrow): string {
  if (label === 'lost') return 'but it is disarmed'
  return label === '0' ? 'for no damage' : `for ${label.replace('−', '')} damage`
}

/** Conditions and tokens with what they do. */
function Marks({ unit, names }: { unit: Unit; names: readonly string[] }): ReactNode {
  const conditions = conditionsOn(unit)
  const marks = marksOn(unit)
  if (conditions.length + marks.length === 0 && sideOf(unit) === unit.owner) return null
  return (
    <ul className={styles.marks}>
      {conditions.map(([condition, count]) => (
        <li key={condition}>
          <Glyph shape={boardShape(condition)} />
          <span>
            <b>
              {condition} {count > 1 ? `×${count}` : ''}
            </b>{' '}
            {CONDITION_TEXTS[condition]}
          </span>
        </li>
      ))}
      {marks.map(({ owner, shape }) => (
        <li key={`${owner} ${shape}`}>
          <Glyph shape={boardShape('area')} />
          <span>
            <b>{SHAPES[shape]}</b> Enchanted by {calledIn(names, owner)}.
          </span>
        </li>
      ))}
    </ul>
  )
}

function nodeTip(view: LanesView, seat: Seat, at: number): ReactNode {
  const player = playerAt(view, seat)
  const node = boardOf(Math.max(0, player.class))[at]
  if (!node) return null
  return (
    <p className={styles.words}>
      <strong>{node.name}</strong> ({node.branch})
      <br />
      {sayNode(node)}
    </p>
  )
}
