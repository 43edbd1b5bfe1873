import type { BattleView } from '@trialhall/game-battle-decks'
import type { JSX } from 'react'
import { average, tollOf } from '../odds.ts'
import { abilityNamed } from '../clash/abilities.ts'
import styles from './Fight.module.css'
import { Saves } from './Saves.tsx'
import type { ShownSaves } from '../clash/shown.ts'
import { nameOf } from '../clash/titles.ts'
import { Title } from './Title.tsx'

/** An ability that everybody it reaches must save against. */
export function Ordeal({ view, shown }: { view: BattleView; shown: ShownSaves }): JSX.Element {
  const { ability, clash, stakes } = shown
  const danger = ability === null ? null : (abilityNamed(ability)?.deed.danger ?? null)
  return (
    <>
      <div className={styles.head}>
        <Title view={view} shown={shown} />
        {danger && (
          <p className={styles.says}>
            {danger.damage} damage, save <b>{danger.save}</b> each
            {(clash === null || clash.throws === 0) && <Toll stakes={stakes} />}
          </p>
        )}
      </div>
      <Saves view={view} stakes={stakes} clash={clash} nameOf={(card) => nameOf(view, card)} />
    </>
  )
}

/** " · 2.0 HP on average, 0.5 out": heroes lose HP, reinforcements have none. */
function Toll({ stakes }: Pick<ShownSaves, 'stakes'>): JSX.Element {
  const { lost, out } = tollOf(stakes)
  if (stakes.some(({ isHero }) => isHero))
    return (
      <>
        {' '}
        · <b>{average(lost)}</b> HP on average{out > 0 && <>, {average(out)} out</>}
      </>
    )
  return (
    <>
      {' '}
      · <b>{average(out)}</b> out on average
    </>
  )
}
