import {
  drOf,
  maxHp,
  OFF,
  PRINTED,
  sayReach,
  tallyWords,
  type Hero,
  type TempusView,
} from '@trialhall/game-tempus'
import type { CardId } from '@trialhall/kernel'
import { EntityButton, Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { calledAs, type Names } from '../called.ts'
import { hitsOf } from '../cards/ResultTable.tsx'
import { boardShape, printedIn, shapeOf, type Faced } from '../looks.ts'
import { Chips } from './Chips.tsx'
import { HpBar } from './HpBar.tsx'
import styles from './OwnMat.module.css'
import { sayHero } from './HeroRow.tsx'
import { statusesOf } from './statuses.ts'
import { Crest } from '../realm/index.ts'
import { creatureRef } from '../refs.ts'

interface OwnMatProps {
  readonly view: TempusView
  readonly hero: Hero
  readonly names: Names
}

/** The viewer's Hero: HP and DR, Primaries on the side that lies up, Loot, what is in play, and its piles. */
export function OwnMat({ view, hero, names }: OwnMatProps): JSX.Element {
  const { id, hp, at, primaries, ongoing, loot, deck, discard, heroClass, subclass } = hero
  const made = [PRINTED.classes[heroClass]?.name, PRINTED.subclasses[subclass]?.name]
  return (
    <section className={styles.mat} aria-label="Your Hero" data-part="mat">
      <EntityButton of={creatureRef(id)} label={sayHero(view, hero, names)} className={styles.head}>
        <Crest view={view} id={id} isFaint={at === OFF} />
        <span className={styles.who}>
          <b>{calledAs(names, view, id)}</b>
          <small>{made.filter((name) => name !== undefined).join(', ')}</small>
        </span>
        <span className={styles.dr}>
          <Glyph shape={boardShape('dr')} />
          <small>DR</small> {drOf(view, id)}
        </span>
        <HpBar hp={hp} most={maxHp(view, id)} />
      </EntityButton>
      <Chips statuses={statusesOf(view, id, names)} />
      <ul className={styles.cards} aria-label="Primaries">
        {primaries.map((card) => (
          <li key={card}>
            <Line view={view} hero={hero} card={card} />
          </li>
        ))}
      </ul>
      {loot.length + ongoing.length > 0 && (
        <ul className={styles.cards} aria-label="Loot and cards in play">
          {[...ongoing, ...loot].map((card) => (
            <li key={card}>
              <Line view={view} hero={hero} card={card} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.piles}>{`Deck ${deck.length} · Discard ${discard.length}`}</p>
    </section>
  )
}

interface LineProps {
  readonly view: TempusView
  readonly hero: Hero
  readonly card: CardId
}

function Line({ view, hero, card }: LineProps): JSX.Element | null {
  const face = printedIn(view, card)
  if (face === null) return null
  const isFlipped = hero.flipped.includes(card)
  const isUsed = hero.used.includes(card)
  const about = hero.ongoing.includes(card) ? leftOf(view, card) : aboutCard(face, isFlipped ? 1 : 0)
  const side =
    face.kind === 'hero' && (face.action?.attack?.tables.length ?? 0) > 1 ? (isFlipped ? ' II' : ' I') : ''
  return (
    <EntityButton
      of={{ kind: 'card', id: card }}
      label={`${face.name}${side}. ${about}${isUsed ? '. Used in this round' : ''}`}
      className={styles.line}
      flies={`card:${card}`}
    >
      <Glyph shape={shapeOf(face)} />
      <b data-used={isUsed ? '' : undefined}>{`${face.name}${side}`}</b>
      <small>{about.startsWith(RANGED) ? <Ranged about={about.slice(RANGED.length)} /> : about}</small>
    </EntityButton>
  )
}

const RANGED = 'ranged '

/** "10 · 4 / 7" behind the sign of ranged attacks: beside a long name there is no room for the word. */
function Ranged({ about }: { readonly about: string }): JSX.Element {
  return (
    <>
      <Glyph shape={boardShape('ranged')} /> {about}
    </>
  )
}

/** "melee · 5 / 9", "Move 5", "A 7+ · K 13+ · S 10+": what a Primary is for, in a few signs. */
function aboutCard(face: Faced, side: number): string {
  if (face.kind === 'loot') return 'Loot'
  if (face.kind !== 'hero' || face.action === null) return ''
  const { attack, spaces, skills } = face.action
  if (skills !== null) return `A ${skills.athletics}+ · K ${skills.knowledge}+ · S ${skills.savvy}+`
  if (attack !== null)
    return `${sayReach(attack.reach)} · ${hitsOf(attack.tables[side] ?? attack.tables[0] ?? [])}`
  return spaces > 0 ? `Move ${spaces}` : ''
}

/** "2 left": what a card in play still holds, where that is counted. */
function leftOf(view: TempusView, card: CardId): string {
  const tallies = view.lastings.filter((one) => one.card === card).map(tallyWords)
  return tallies.find((words) => words !== '') ?? 'in play'
}
