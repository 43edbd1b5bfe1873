import {
  CATALOG,
  characterCardOf,
  characterOn,
  equalizerOf,
  FACTIONS,
  factionName,
  numeral,
  sayAbility,
  signed,
  sourceName,
  totalsOf,
  type BattleView,
  type Character,
  type Rogue,
  type Total,
} from '@trialhall/game-battle-decks'
import { counted, UNKNOWN, type CardId, type Ref, type Seat } from '@trialhall/kernel'
import { CardPreview, Glyph, type GlossaryTerm, type PreviewAbout } from '@trialhall/table-ui'
import type { JSX, ReactNode } from 'react'
import { ABILITIES, abilityShape } from './abilities.ts'
import { sayState } from './line/words.ts'
import { boardShape, lookOf, printedIn } from './looks.ts'
import styles from './tip.module.css'

type Glossary = readonly GlossaryTerm[]

/** What is shown of a thing that is pointed at. */
export function tipOf({ kind, id }: Ref, view: BattleView, { glossary }: PreviewAbout): ReactNode {
  switch (kind) {
    case 'card':
      return cardTip(view, Number(id) as CardId, glossary)
    case 'ability':
      return abilityTip(String(id))
    case 'faction':
      return factionTip(String(id))
    case 'seat':
      return seatTip(view, Number(id))
    default:
      return null
  }
}

/** A card wherever it lies: with its sums on the field, with the attacks that it has left between the lines. */
function cardTip(view: BattleView, card: CardId, glossary: Glossary): ReactNode {
  const printed = printedIn(view, card)
  if (printed === null) return <p className={styles.words}>A card that you have not seen.</p>
  const character = characterOn(view, card)
  const rogue = view.sides.flatMap(({ rogues }) => rogues).find((one) => one.card === card)
  return (
    <div className={styles.tip}>
      {character && <Sums view={view} character={character} />}
      {rogue && <p className={styles.words}>{rogueWords(view, rogue)}</p>}
      <Preview view={view} card={card} isSummed={character !== null} glossary={glossary} />
    </div>
  )
}

interface PreviewProps {
  readonly view: BattleView
  readonly card: CardId
  /** Its numbers stand above already, as they are now. */
  readonly isSummed: boolean
  readonly glossary: Glossary
}

function Preview({ view, card, isSummed, glossary }: PreviewProps): JSX.Element | null {
  const face = CATALOG[view.cards.def[card] ?? UNKNOWN]
  if (!face) return null
  const look = lookOf(face)
  const text = isSummed ? look.text.split('\n').slice(1).join('\n') : look.text
  return <CardPreview look={{ ...look, text }} glossary={glossary} />
}

/** What a character's numbers consist of, its HP and what it is in. */
function Sums({ view, character }: { view: BattleView; character: Character }): JSX.Element {
  const card = characterCardOf(view, character.card)
  const state = sayState(view, character)
  return (
    <dl className={styles.sums}>
      {card.kind === 'hero' && (
        <div>
          <dt>HP</dt>
          <dd>{`${numeral(character.hp)} of ${card.hp}`}</dd>
        </div>
      )}
      {totalsOf(view, character).map((total) => (
        <div key={total.stat}>
          <dt>{`${total.stat.toUpperCase()} ${numeral(total.now)}`}</dt>
          <dd>{sumWords(total)}</dd>
        </div>
      ))}
      {state.length > 0 && <p>{state.join(' ')}</p>}
    </dl>
  )
}

/** "4 printed, +1 Howl, −2 Snare Net". */
function sumWords({ printed, parts }: Total): string {
  const changes = parts.map(({ source, by }) => `${signed(by)} ${sourceName(source)}`)
  return [`${printed} printed`, ...changes].join(', ')
}

function rogueWords(view: BattleView, { card, attacks }: Rogue): string {
  const left = equalizerOf(view, card).attacks - attacks
  if (left === 0) return 'It has made its last attack and leaves the game now.'
  return `${counted(left, 'attack')} left: the next one before its drawer refills the hand.`
}

const MANNERS = {
  passive: 'It always works while its bearer is conscious.',
  instant: 'It works by itself when a round starts and when its card comes to the field.',
  activated: 'Activated: used in place of the basic attack.',
} as const

function abilityTip(slug: string): ReactNode {
  const ability = ABILITIES.get(slug)
  if (!ability) return null
  return (
    <div className={styles.ability}>
      <Glyph shape={abilityShape(slug)} />
      <p className={styles.words}>
        {sayAbility(ability)}
        <small>
          {ability.slug === 'pounce'
            ? 'It works once, when its card comes to the field.'
            : MANNERS[ability.kind]}
        </small>
      </p>
    </div>
  )
}

const FACTION_WORDS = {
  britannia: 'Britannia breeds beasts: fast, many together, healed by medics.',
  prussia: 'Prussia builds machines: slow to fall, repaired by engineers, with guns that reach everybody.',
} as const

function factionTip(id: string): ReactNode {
  const faction = FACTIONS.find((one) => one === id)
  return faction === undefined ? null : <p className={styles.words}>{FACTION_WORDS[faction]}</p>
}

/** What lies open of a side: cards in hand, deck and discard pile, and whose token the round began with. */
function seatTip(view: BattleView, seat: Seat): ReactNode {
  const side = view.sides[seat]
  const faction = side && FACTIONS[side.faction]
  if (!side || faction === undefined) return null
  const { hand, deck, discard, removed } = side
  return (
    <div className={styles.ability}>
      <Glyph shape={boardShape(faction)} />
      <p className={styles.words}>
        {`${factionName(faction)}: ${counted(hand.length, 'card')} in hand, ${deck.length} in the deck, ${discard.length} discarded, ${removed.length} out of the game.`}
        {view.initiative === seat && (
          <small>The Initiative Token: this side had the first turn of the round.</small>
        )}
      </p>
    </div>
  )
}
