import { OFF, vpOf, type TempusView } from '@trialhall/game-tempus'
import type { JSX } from 'react'
import { awayWords } from '../mats/HeroRow.tsx'
import { ownParty } from './play.ts'
import styles from './Tabs.module.css'

/** What can be laid over the map of a narrow table, and the hand, which is raised. */
export type Sheet = 'hand' | 'goals' | 'people'

interface TabsProps {
  readonly view: TempusView
  readonly shown: Sheet | null
  onShow(sheet: Sheet | null): void
}

interface Tab {
  readonly sheet: Sheet
  readonly name: string
  /** What is most worth to know of it while it is out of sight. */
  readonly about: string
  /** What of the table is in it: hints point at the tab until it is opened. */
  readonly parts: readonly string[]
}

/** On a narrow page: raises the hand, lays Quests or Heroes over the map, and takes them away again. */
export function Tabs({ view, shown, onShow }: TabsProps): JSX.Element {
  const own = ownParty(view)
  const hero = view.viewer === null ? undefined : view.heroes[view.viewer]
  const points = `${vpOf(view, own)} : ${vpOf(view, 1 - own)} VP`
  const health = hero === undefined ? '' : hero.at === OFF ? awayWords(hero) : `${hero.hp} HP`
  const tabs: readonly Tab[] = [
    ...(hero === undefined
      ? []
      : [{ sheet: 'hand', name: 'Hand', about: `${hero.hand.length}`, parts: [] } as const]),
    { sheet: 'goals', name: 'Quests', about: points, parts: ['vp', 'quests'] },
    { sheet: 'people', name: 'Heroes', about: health, parts: ['mat'] },
  ]
  return (
    <div className={styles.tabs} data-part="tabs">
      {tabs.map(({ sheet, name, about, parts }) => (
        <button
          key={sheet}
          type="button"
          className={styles.tab}
          aria-expanded={shown === sheet}
          onClick={() => onShow(shown === sheet ? null : sheet)}
        >
          {name} <small>{about}</small>
          {shown !== sheet && parts.map((part) => <i key={part} className={styles.stand} data-part={part} />)}
        </button>
      ))}
    </div>
  )
}
