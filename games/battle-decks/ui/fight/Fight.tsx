import { seatOf, type BattleView } from '@trialhall/game-battle-decks'
import type { JSX } from 'react'
import type { Play } from '../board/play.ts'
import { pendingIn, type Asked } from '../preview.ts'
import { Attack } from './Attack.tsx'
import type { Clash } from '../clash/clash.ts'
import styles from './Fight.module.css'
import { useShown } from './FightAround.tsx'
import { HowItIsRolled } from './HowItIsRolled.tsx'
import { Ordeal } from './Ordeal.tsx'
import { Question } from './Question.tsx'
import type { Shown } from '../clash/shown.ts'
import { nameOf } from '../clash/titles.ts'
import { Tray } from './Tray.tsx'
import { useKept } from './useKept.ts'
import { useSight } from './useSight.ts'

interface FightProps {
  readonly table: Play
  readonly names: readonly string[]
}

/** The fight between the lines: who attacks whom with all that counts, what each face of the die does, and what comes of it. */
export function Fight({ table, names }: FightProps): JSX.Element {
  const { view, ask, story } = table
  const shown = useKept(useShown())
  const here = useSight(shown)
  const isRollNext = ask !== null && pendingIn({ prompt: ask.prompt, story } as Asked) !== null
  return (
    <section
      ref={here}
      className={styles.fight}
      data-part="die"
      data-stage={stageOf(shown)}
      aria-label="The fight"
    >
      <div className={styles.panel}>
        {shown === null && <HowItIsRolled />}
        {shown?.kind === 'attack' && (
          <Attack view={view} shown={shown} roller={names[seatOf(view, shown.target)] ?? ''} />
        )}
        {shown?.kind === 'saves' && <Ordeal view={view} shown={shown} />}
        {ask && <Question {...{ view, ask, names, story, isRollNext }} />}
      </div>
      <Tray {...diceOf(shown)} label={sayDie(view, shown?.clash ?? null)} />
    </section>
  )
}

/** How far the fight has come. */
function stageOf(shown: Shown | null): string {
  if (shown === null) return 'none'
  if (shown.clash === null) return 'considered'
  if (shown.clash.isOver) return 'over'
  return shown.clash.throws === 0 ? 'declared' : 'rolled'
}

/** What lies in the tray: the last die of what is shown, and what the next one must show. */
function diceOf(shown: Shown | null): Omit<Parameters<typeof Tray>[0], 'label'> {
  const clash = shown?.clash ?? null
  const last = clash === null ? null : lastOf(clash)
  const least = shown?.kind === 'attack' ? (shown.odds?.least ?? null) : null
  return { least, roll: last, throws: clash === null ? 0 : clash.at * 64 + clash.throws }
}

/** The last die of a clash: a save comes after the attack. */
function lastOf({ roll, saves }: Clash): Clash['roll'] {
  return saves.at(-1)?.roll ?? roll
}

function sayDie(view: BattleView, clash: Clash | null): string {
  const roll = clash && lastOf(clash)
  if (!roll) return 'The die has not been thrown yet.'
  return `${nameOf(view, roll.card)} rolled ${roll.die}, in total ${roll.total}.`
}
