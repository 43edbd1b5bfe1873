import { numeral, type BattleView } from '@trialhall/game-battle-decks'
import type { JSX } from 'react'
import { Chance } from './Chance.tsx'
import type { Clash } from '../clash/clash.ts'
import { Faces } from './Faces.tsx'
import styles from './Fight.module.css'
import { ShatterStrip } from './ShatterStrip.tsx'
import type { ShownAttack } from '../clash/shown.ts'
import { Sum } from './Sum.tsx'
import { nameOf } from '../clash/titles.ts'
import { Title } from './Title.tsx'

interface AttackProps {
  readonly view: BattleView
  readonly shown: ShownAttack
  /** Who rolls for whoever is attacked. */
  readonly roller: string
}

/** One attack: the sum, the faces of the die, the save after a hit, the chance, and what came of it. */
export function Attack({ view, shown, roller }: AttackProps): JSX.Element {
  const { clash, odds, before, other, sum, shatter } = shown
  const roll = clash?.roll ?? null
  const save = clash?.saves.findLast(({ roll: { card } }) => card === shown.target)?.roll ?? null
  return (
    <>
      <div className={styles.head}>
        <Title view={view} shown={shown} />
        <Sum sum={sum} roll={roll} />
      </div>
      <div className={styles.body}>
        <Faces odds={odds} roll={roll} />
        {shatter && <ShatterStrip shatter={shatter} who={roller} roll={save} />}
        {roll === null && odds !== null && <Chance odds={odds} before={before} other={other} />}
        {clash !== null && roll !== null && <Losses view={view} clash={clash} />}
      </div>
    </>
  )
}

const FATES = { hurt: '', fell: 'unconscious', defeated: 'out of the game' } as const

/** What a clash has done to everybody so far. */
function Losses({ view, clash }: { view: BattleView; clash: Clash }): JSX.Element {
  const missed = [...clash.earlier, ...(clash.roll ? [clash.roll] : [])].filter(({ isSuccess }) => !isSuccess)
  return (
    <ul className={styles.losses}>
      {clash.losses.map(({ card, by, fate }) => (
        <li key={card} data-fate={fate}>
          {nameOf(view, card)}{' '}
          <b>{[by === 0 ? '' : `−${numeral(by)}`, FATES[fate]].filter(Boolean).join(', ')}</b>
        </li>
      ))}
      {clash.losses.length === 0 && missed.length > 0 && <li className={styles.unhurt}>Nobody is hurt.</li>}
    </ul>
  )
}
