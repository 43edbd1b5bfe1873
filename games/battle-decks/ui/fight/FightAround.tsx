import type { BattleOption } from '@trialhall/game-battle-decks'
import { refKey } from '@trialhall/table-ui'
import { createContext, useContext, useMemo, type Context, type JSX, type ReactNode } from 'react'
import type { Play } from '../board/play.ts'
import { refOf } from '../refs.ts'
import { badgesOf } from '../clash/badges.ts'
import { useLongTable } from '../board/long-table.ts'
import { BadgesContext } from '../badge/OddsBadge.tsx'
import { actorIn, MomentContext, type Moment } from '../moment.ts'
import { causeOf } from '../strikes.ts'
import { shownIn, type Shown } from '../clash/shown.ts'

const ShownContext: Context<Shown | null> = createContext<Shown | null>(null)

/** What is shown between the lines now. */
export function useShown(): Shown | null {
  return useContext(ShownContext)
}

/** Works out, for all of a table, which attack is looked at and what odds stand on its cards. */
export function FightAround(props: {
  table: Play
  /** Key of what is pointed at on the board. */
  hovered: string | null
  children: ReactNode
}): JSX.Element {
  const { table, hovered, children } = props
  const { view, story, ask, interaction, current, told } = table
  const key = interaction.pointedAt ?? hovered
  const pointed = useMemo(() => {
    const options = (ask?.options ?? []) as readonly BattleOption[]
    return options.find((option) => key !== null && keyOf(option) === key) ?? null
  }, [ask, key])
  const isLong = useLongTable()
  const shown = useMemo(
    () => shownIn({ view, story, ask, pointed, keepsStill: isLong }),
    [view, story, ask, pointed, isLong],
  )
  const badges = useMemo(() => badgesOf({ view, story, ask, pointed }), [view, story, ask, pointed])
  const moment = useMemo((): Moment => {
    const event = current?.event ?? null
    const cause = event?.type === 'modified' ? (causeOf(story)?.card ?? null) : null
    return { event, cause, actor: actorIn(story, view), told }
  }, [current, story, view, told])
  return (
    <ShownContext value={shown}>
      <MomentContext value={moment}>
        <BadgesContext value={badges}>{children}</BadgesContext>
      </MomentContext>
    </ShownContext>
  )
}

function keyOf(option: BattleOption): string | null {
  const ref = refOf(option)
  return ref && refKey(ref)
}
