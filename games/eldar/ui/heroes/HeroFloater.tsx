import type { EldarEvent, HeroId } from '@trialhall/game-eldar'
import type { JSX } from 'react'
import { MARKS } from '../status-words.ts'
import styles from './HeroFloater.module.css'

/** What an event does to a Hero, rising over it: HP as a number, the rest in a word or two. */
export function HeroFloater({ event, hero }: { event: EldarEvent | null; hero: HeroId }): JSX.Element | null {
  const text = event && floatOf(event, hero)
  if (!text) return null
  return (
    <span
      className={styles.floater}
      data-sign={text.startsWith('+') ? 'gain' : 'loss'}
      data-long={text.length > 4 ? '' : undefined}
      aria-hidden="true"
    >
      {text}
    </span>
  )
}

function floatOf(event: EldarEvent, hero: HeroId): string | null {
  if (!('hero' in event) || event.hero !== hero) return null
  switch (event.type) {
    case 'damaged':
    case 'lostHp':
      return `−${event.amount}`
    case 'recovered':
      return `+${event.amount}`
    case 'unharmed':
      return 'No damage'
    case 'revived':
      return '+ Back'
    case 'focusChanged':
      return event.by < 0 ? null : `+${event.by} Focus`
    case 'statusGained':
      return MARKS[event.status].isGood ? `+ ${MARKS[event.status].name}` : MARKS[event.status].name
    case 'statusesLost':
      return event.statuses.map((status) => `− ${MARKS[status].name}`).join(' ')
    case 'defeated':
      return 'Defeated'
    default:
      return null
  }
}
