import {
  actionOf,
  faceOf,
  NO_CARD,
  sayAbility,
  sayPrice,
  type EldarView,
  type HeroId,
} from '@trialhall/game-eldar'
import { EntityButton, Glyph } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape } from '../looks.ts'
import { priceOf } from '../prices.ts'
import { deedRef } from '../refs.ts'
import { isSpent } from '../spent.ts'
import { Cost } from './Cost.tsx'
import styles from './Deed.module.css'

/** What a Hero does by itself: its own action, with its price as it is now; once a round. */
export function Deed({ view, hero: id }: { view: EldarView; hero: HeroId }): JSX.Element | null {
  const hero = view.heroes[id]
  const ability = hero ? faceOf(hero.face).abilities.findIndex(({ kind }) => kind === 'action') : -1
  if (!hero || ability < 0) return null
  const action = actionOf(hero.face, ability)
  const price = priceOf(view, { hero: id, card: null, ability })
  const isUsed = isSpent(hero, NO_CARD, ability)
  return (
    <div className={styles.deeds}>
      <EntityButton
        of={deedRef(id)}
        label={`${action.name}: ${sayPrice(action, price.now)}${isUsed ? ', used this round' : ''}.`}
        className={styles.deed}
        isQuiet
      >
        <Glyph shape={boardShape(action.speed)} />
        <span className={styles.name} data-used={isUsed ? '' : undefined}>
          {action.name}
        </span>
        <Cost action={action} price={price} />
      </EntityButton>
      {faceOf(hero.face).abilities.map(
        (one) =>
          one.kind !== 'action' && (
            <p key={one.name} className={styles.passive}>
              {sayAbility(one)}
            </p>
          ),
      )}
    </div>
  )
}
