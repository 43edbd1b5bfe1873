import { CARDS, FACTIONS, factionName, type Faction } from '@trialhall/game-battle-decks'
import { dyed, EntityButton, Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, cardShape, FACTION_DYES } from '../looks.ts'
import { factionRef } from '../refs.ts'
import styles from './FactionChoice.module.css'

/** Both factions with their heroes, while they are chosen in secret. */
export function FactionChoice(): JSX.Element {
  return (
    <div className={styles.choice}>
      {FACTIONS.map((faction) => (
        <Banner key={faction} faction={faction} />
      ))}
    </div>
  )
}

function Banner({ faction }: { readonly faction: Faction }): JSX.Element {
  const heroes = CARDS.filter((card) => card.kind === 'hero').filter((card) => card.faction === faction)
  const points = heroes.reduce((sum, hero) => sum + hero.points, 0)
  const words = heroes.map(({ name, hp }) => `${name}, HP ${hp}`).join('; ')
  return (
    <EntityButton
      of={factionRef(faction)}
      label={`${factionName(faction)}. Heroes: ${words}. ${points} hero points in all.`}
      className={styles.faction}
      style={dyed(FACTION_DYES[faction])}
    >
      <span className={styles.head}>
        <Glyph shape={boardShape(faction)} />
        <b>{factionName(faction)}</b>
        <span>{points} hero points</span>
      </span>
      <span className={styles.heroes}>
        {heroes.map((hero) => (
          <span key={hero.slug} className={styles.hero}>
            <span className={styles.picture}>
              <Glyph shape={cardShape(hero)} />
            </span>
            <b>{hero.name}</b>
            <span className={styles.numbers}>
              <span>
                <Glyph shape={boardShape('hp')} />
                {hero.hp}
              </span>
              {(['def', 'atk', 'dmg'] as const).map((stat) => (
                <span key={stat}>
                  <Glyph shape={boardShape(stat)} />
                  {hero.stats[stat]}
                </span>
              ))}
            </span>
            <span>{hero.abilities.map(({ name }) => name).join(' · ')}</span>
          </span>
        ))}
      </span>
    </EntityButton>
  )
}
