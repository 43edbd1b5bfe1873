import { drOf, maxHp, OFF, PRINTED, type Hero, type TempusView } from '@trialhall/game-tempus'
import { classes, EntityButton, Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { calledAs, type Names } from '../called.ts'
import { boardShape } from '../looks.ts'
import { creatureRef } from '../refs.ts'
import { partyWithin } from '../parties/PartyName.tsx'
import { Chips } from './Chips.tsx'
import styles from './HeroRow.module.css'
import { HpBar } from './HpBar.tsx'
import { sayPiles, sayStatuses, statusesOf } from './statuses.ts'
import { Crest, sideOf } from '../realm/index.ts'

interface HeroRowProps {
  readonly view: TempusView
  readonly hero: Hero
  readonly names: Names
  /** It shares its line with another, so that it is narrow. */
  readonly isTile: boolean
}

/** A Hero in one line: HP, DR, cards, Loot, and what is on it. */
export function HeroRow({ view, hero, names, isTile }: HeroRowProps): JSX.Element {
  const { id, hp, hand, deck, loot, at, heroClass } = hero
  const statuses = statusesOf(view, id, names)
  const isActive = view.turn?.seat === id
  return (
    <EntityButton
      of={creatureRef(id)}
      label={sayHero(view, hero, names)}
      className={classes(styles.row, isTile && styles.tile)}
    >
      <Crest view={view} id={id} isFaint={at === OFF} />
      <span className={styles.who} data-side={sideOf(view, id)} data-active={isActive ? '' : undefined}>
        <b>{calledAs(names, view, id)}</b>
        {!isTile && <small>{PRINTED.classes[heroClass]?.name}</small>}
      </span>
      {at === OFF ? (
        <span className={styles.away}>{awayWords(hero)}</span>
      ) : (
        <HpBar hp={hp} most={maxHp(view, id)} />
      )}
      <span className={styles.counts}>
        <Count glyph="dr" value={drOf(view, id)} />
        <Count glyph="hand" value={hand.length} />
        {!isTile && <Count glyph="deck" value={deck.length} />}
        <Count glyph="loot" value={loot.length} />
      </span>
      <Chips statuses={statuses} />
    </EntityButton>
  )
}

interface CountProps {
  readonly glyph: 'dr' | 'hand' | 'deck' | 'loot'
  readonly value: number
}

function Count({ glyph, value }: CountProps): JSX.Element {
  return (
    <span>
      <Glyph shape={boardShape(glyph)} />
      {value}
    </span>
  )
}

/** Why a Hero is not on the map: before its first initiative it has not come there yet (T-8.06). */
export function awayWords({ hp }: Pick<Hero, 'hp'>): string {
  return hp > 0 ? 'not here yet' : 'defeated'
}

/** All that the row shows, as a sentence. */
export function sayHero(view: TempusView, hero: Hero, names: Names): string {
  const { id, hp, hand, deck, loot, at, heroClass } = hero
  const side = partyWithin(view, id % 2)
  const who = [calledAs(names, view, id), `${PRINTED.classes[heroClass]?.name ?? 'Hero'} of ${side}`]
  const body = at === OFF ? awayWords(hero) : `${hp} of ${maxHp(view, id)} HP, DR ${drOf(view, id)}`
  const on = sayStatuses(statusesOf(view, id, names))
  return `${who.join(', ')}: ${body}; ${sayPiles(hand.length, deck.length, loot.length)}${on === '' ? '' : `; ${on}`}.`
}
