import { isHero, characterOn, numeral, type BattleView } from '@trialhall/game-battle-decks'
import type { CardId } from '@trialhall/kernel'
import type { JSX } from 'react'
import { between, percent } from '../odds.ts'
import type { Stake } from '../preview.ts'
import type { Clash, Loss, RolledSave } from '../clash/clash.ts'
import styles from './Saves.module.css'

interface SavesProps {
  readonly view: BattleView
  readonly stakes: readonly Stake[]
  readonly clash: Clash | null
  readonly nameOf: (card: CardId) => string
}

/** Everybody that must save: what the die has to show, how likely it fails, and, once it was rolled, how it went. */
export function Saves({ view, stakes, clash, nameOf }: SavesProps): JSX.Element {
  return (
    <ol className={styles.saves}>
      {stakes.map((stake) => (
        <li key={stake.odds.target}>
          <SaveRow stake={stake} of={{ view, clash, nameOf }} />
        </li>
      ))}
    </ol>
  )
}

interface RowProps {
  readonly stake: Stake
  readonly of: Pick<SavesProps, 'view' | 'clash' | 'nameOf'>
}

function SaveRow({ stake, of: { view, clash, nameOf } }: RowProps): JSX.Element {
  const { target } = stake.odds
  const rolls = clash?.saves.filter(({ roll }) => roll.card === target) ?? []
  const last = rolls.at(-1)
  const isNewest = last !== undefined && last === clash?.saves.at(-1)
  return (
    <div
      className={styles.row}
      data-result={last === undefined ? undefined : last.roll.isSuccess ? 'safe' : 'failed'}
      data-newest={isNewest ? '' : undefined}
    >
      <span className={styles.who}>{nameOf(target)}</span>
      {last === undefined ? <Ahead view={view} stake={stake} /> : <Done rolls={rolls} />}
      <Lost loss={clash?.losses.find(({ card }) => card === target)} />
    </div>
  )
}

/** "fails 33 %, −3". */
function Ahead({ view, stake: { odds, other } }: { view: BattleView; stake: Stake }): JSX.Element {
  const character = characterOn(view, odds.target)
  const isLost = character !== null && !isHero(view, character)
  return (
    <span className={styles.odds}>
      {between(1 - odds.safe, 1 - (other ?? odds).safe, percent)} {isLost ? 'out' : `−${odds.damage}`}
    </span>
  )
}

/** "4 safe", "1 fails": all dice that were rolled for it. */
function Done({ rolls }: { rolls: readonly RolledSave[] }): JSX.Element {
  return (
    <span className={styles.dice}>
      {rolls.map(({ roll, isShatter }, at) => (
        <span key={at} data-safe={roll.isSuccess ? '' : undefined}>
          <b>{roll.die}</b> {isShatter ? 'Shatter: ' : ''}
          {roll.isSuccess ? 'safe' : 'fails'}
        </span>
      ))}
    </span>
  )
}

const FATES: Readonly<Record<Loss['fate'], string>> = { hurt: '', fell: ', unconscious', defeated: ', out' }

function Lost({ loss }: { loss: Loss | undefined }): JSX.Element | null {
  if (loss === undefined) return null
  const lost = loss.by === 0 ? '' : `−${numeral(loss.by)}`
  return <span className={styles.lost}>{`${lost}${FATES[loss.fate]}`.replace(/^, /u, '')}</span>
}
