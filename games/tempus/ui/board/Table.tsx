import type { Seat } from '@trialhall/kernel'
import { AskColumn, type GlossaryTerm } from '@trialhall/table-ui'
import { useRef, useState, type JSX } from 'react'
import { Lifted } from '../hand/Lifted.tsx'
import { useLift } from '../hand/lift.ts'
import { OwnHand } from '../hand/OwnHand.tsx'
import { Mats } from '../mats/Mats.tsx'
import { OddsPanel } from '../odds/OddsPanel.tsx'
import { InPlay } from '../quests/InPlay.tsx'
import { Quests } from '../quests/Quests.tsx'
import { VpTrack } from '../quests/VpTrack.tsx'
import { Stage } from '../stage/Stage.tsx'
import { actingIn } from '../track/acting.ts'
import { Initiative } from '../track/Initiative.tsx'
import styles from './Board.module.css'
import type { FocusOnMap } from './focus.ts'
import { Ground } from './Ground.tsx'
import { useCovered } from './covered.ts'
import { promptOf, type Play } from './play.ts'
import { Status } from './Status.tsx'
import { Tabs, type Sheet } from './Tabs.tsx'

interface TableProps {
  readonly table: Play
  readonly names: readonly string[]
  readonly glossary: readonly GlossaryTerm[]
  readonly prompt: JSX.Element
  readonly log: JSX.Element
  readonly focus: FocusOnMap
  /** The seats of the one who looks. */
  readonly own: readonly Seat[]
  /** The thing under the pointer or in focus, by its key. */
  readonly hovered: string | null
}

/**
 * The table once Heroes are drafted. Where it is narrow the map and the hand are two sheets with what is asked between them: Quests and
 * Heroes are laid over the map, the hand is raised over its handle.
 */
export function Table({ table, names, glossary, prompt, log, own, hovered, focus }: TableProps): JSX.Element {
  const { view } = table
  const lift = useLift(table)
  const acting = view.turn?.seat ?? actingIn(table.story)
  const [sheet, setSheet] = useSheet(table)
  const map = useRef<HTMLDivElement>(null)
  const { insets, over, atTop } = useCovered(map)
  return (
    <div className={styles.playing} {...lift.handlers}>
      <div className={styles.track} data-tips="below">
        <Status view={view} names={names} acting={acting} control={table.control} />
        <Initiative view={view} names={names} acting={acting} />
      </div>
      <div ref={map} className={styles.map}>
        <Ground table={table} focus={focus} insets={insets} />
        <InPlay view={view} names={names} listRef={atTop} />
        <Stage heard={table.current} moment={table.told} own={own} />
      </div>
      <div className={styles.side} data-sheet={sheet ?? undefined}>
        <div className={styles.goals}>
          <VpTrack view={view} />
          <Quests view={view} />
        </div>
        <div className={styles.people}>
          <Mats view={view} names={names} />
        </div>
      </div>
      {lift.lifted !== null && <Lifted key={lift.lifted} {...{ table, glossary, lift, card: lift.lifted }} />}
      <AskColumn
        className={styles.ask}
        prompt={
          <>
            {prompt}
            {lift.lifted === null && <OddsPanel table={table} hovered={hovered} panel={over} />}
          </>
        }
        hand={
          <>
            <Tabs view={view} shown={sheet} onShow={setSheet} />
            <OwnHand view={view} prompt={promptOf(table)} glossary={glossary} isOpen={sheet === 'hand'} />
          </>
        }
        log={log}
      />
    </div>
  )
}

/** What is laid over the map; it gives way when a space of the map is asked for. */
function useSheet({ spaces }: Play): readonly [Sheet | null, (sheet: Sheet | null) => void] {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [asked, setAsked] = useState(spaces)
  if (spaces !== asked) {
    setAsked(spaces)
    if (spaces.size > 0) setSheet(null)
  }
  return [sheet, setSheet]
}
