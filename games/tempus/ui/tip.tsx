import {
  CATALOG,
  creatureOf,
  drOf,
  isHero,
  isMinion,
  knownHandWords,
  lastingFace,
  maxHp,
  NOBODY,
  OFF,
  partyName,
  PRINTED,
  sizeOf,
  type CreatureId,
  type Lasting,
  type TempusView,
} from '@trialhall/game-tempus'
import { UNKNOWN, type CardFace, type CardId, type Ref } from '@trialhall/kernel'
import { CardFrame, CardPreview, CardTerms, type GlossaryTerm, type PreviewAbout } from '@trialhall/table-ui'
import type { JSX, ReactNode } from 'react'
import { calledAs, calledWithin, type Names } from './called.ts'
import { CardBody } from './cards/CardBody.tsx'
import { facedBy, lookOf } from './looks.ts'
import { sayLasting, statusesOf } from './mats/statuses.ts'
import styles from './tip.module.css'

type Glossary = readonly GlossaryTerm[]

const FACES: ReadonlyMap<string, CardFace> = new Map(CATALOG.map((face) => [face.slug, face]))

/** What is shown of a thing that is pointed at. */
export function tipOf({ kind, id }: Ref, view: TempusView, about: PreviewAbout): ReactNode {
  switch (kind) {
    case 'card':
      return cardTip(view, Number(id) as CardId, about.glossary)
    case 'seat':
    case 'creature':
      return creatureTip(view, Number(id), about)
    case 'lasting':
      return lastingTip(view, Number(id), about)
    default:
      return null
  }
}

function cardTip(view: TempusView, card: CardId, glossary: Glossary): ReactNode {
  const def = view.cards.def[card] ?? UNKNOWN
  const face = CATALOG[def]
  if (def === UNKNOWN || face === undefined)
    return <p className={styles.words}>A card that you have not seen.</p>
  return <CardTip face={face} glossary={glossary} />
}

/** Characters from which a card is set as in the gallery, in letters that leave room for its picture. */
const LONG = 200

/** A card as in the gallery, so that its tables can be read; its words for screen readers and the glossary stand with it. */
function CardTip({ face, glossary }: { readonly face: CardFace; readonly glossary: Glossary }): JSX.Element {
  const card = facedBy(face.slug)
  const hasTable = card.kind === 'monster' || ('action' in card && card.action?.attack)
  const isPlain = !hasTable && card.kind !== 'quest' && face.text.length < LONG
  if (isPlain) return <CardPreview look={lookOf(face)} glossary={glossary} />
  return (
    <>
      <span className={styles.card} data-monster={card.kind === 'monster' ? '' : undefined}>
        <CardFrame
          look={lookOf(face)}
          size="full"
          instead={<CardBody card={card} text={face.text} size="full" glossary={glossary} />}
        />
      </span>
      <div className={styles.terms}>
        <CardTerms text={face.text} glossary={glossary} />
      </div>
    </>
  )
}

function creatureTip(view: TempusView, id: CreatureId, { glossary, names }: PreviewAbout): ReactNode {
  if (isHero(id) && view.heroes[id] === undefined) return null
  const statuses = statusesOf(view, id, names)
  const kind = isHero(id) ? -1 : (view.monsters.find((one) => one.id === id)?.kind ?? -1)
  const face = FACES.get(PRINTED.monsters[kind]?.slug ?? '')
  return (
    <div className={styles.tip}>
      <p className={styles.words}>
        <b>{calledAs(names, view, id)}</b>
        <small>{lineOf(view, id)}</small>
      </p>
      {statuses.length > 0 && (
        <dl className={styles.statuses}>
          {statuses.map(({ key, name, count, says }) => (
            <div key={key}>
              <dt>{count > 0 ? `${name} ${count}` : name}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      )}
      {isHero(id) && <HeroLines view={view} id={id} />}
      {face && <CardTip face={face} glossary={glossary} />}
    </div>
  )
}

/** What lasts on the map or for a party: whose it is, what it does, how long. */
function lastingTip(view: TempusView, id: number, { names }: PreviewAbout): ReactNode {
  const lasting = view.lastings.find((one) => one.id === id)
  if (lasting === undefined) return null
  const { name } = lastingFace(lasting.face)
  const says = sayLasting(view, lasting, names)
  return (
    <div className={styles.tip}>
      <p className={styles.words}>
        <b>{name}</b>
        <small>{makerOf(view, lasting, names)}</small>
      </p>
      {says !== '' && <p className={styles.words}>{says}</p>}
    </div>
  )
}

function makerOf(view: TempusView, { face, owner }: Lasting, names: Names): string {
  if (lastingFace(face).isOfParty) return partyName(owner)
  return owner === NOBODY ? '' : `of ${calledWithin(names, view, owner)}`
}

function lineOf(view: TempusView, id: CreatureId): string {
  const { hp, at } = creatureOf(view, id)
  if (at === OFF) return 'off the map'
  if (isMinion(view, id)) return hp === 1 ? 'Minion, Wounded' : 'Minion'
  const dr = `${hp} of ${maxHp(view, id)} HP, DR ${drOf(view, id)}`
  const hero = view.heroes[id]
  if (!isHero(id) || hero === undefined)
    return [dr, growthOf(view, id)].filter((part) => part !== '').join(', ')
  const { heroClass, subclass, character } = hero
  const made = [PRINTED.classes[heroClass], PRINTED.subclasses[subclass], PRINTED.characters[character]]
  return `${made.flatMap((one) => one?.name ?? []).join(', ')}: ${dr}`
}

/** "2x2 now, 3x3 from its first Move": a Guardian that has just come is smaller than its card says (T-34.06). */
function growthOf(view: TempusView, id: CreatureId): string {
  const now = sizeOf(view, id)
  const later = PRINTED.monsters[view.monsters.find((one) => one.id === id)?.kind ?? -1]?.size ?? now
  return later === now ? '' : `${now}×${now} now, ${later}×${later} from its first Move`
}

/** What the viewer knows of the cards of a Hero: Primaries, Loot and cards in play, those of its hand that were seen, and what it has discarded. */
function HeroLines({ view, id }: { readonly view: TempusView; readonly id: number }): JSX.Element | null {
  const hero = view.heroes[id]
  if (hero === undefined) return null
  const namesOf = (cards: readonly CardId[]): string =>
    cards.map((card) => PRINTED.cards[view.cards.def[card] ?? UNKNOWN]?.name ?? 'a card').join(', ')
  const lines = [
    ['Primaries', namesOf(hero.primaries)],
    ['In play', namesOf(hero.ongoing)],
    ['Loot', namesOf(hero.loot)],
    ['In hand', knownHandWords(view, hero)],
    ['Discarded', namesOf(hero.discard)],
  ] as const
  return (
    <dl className={styles.statuses}>
      {lines.map(([title, names]) =>
        names === '' ? null : (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{names}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
