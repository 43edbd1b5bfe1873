import { type ReactNode, useState } from 'react'
import { Segments } from '../../kit/field.tsx'
import { useDeckEditor } from '../deck-editor.ts'
import { Chart, Charts } from '../figures/charts.tsx'
import { countIn } from '../deck.ts'
import { DeckList } from './deck-list.tsx'
import { Hand } from '../figures/hand.tsx'
import { OddsTable } from '../figures/odds-table.tsx'
import styles from './panel.module.css'
import { DeckRules } from './deck-rules.tsx'
import { RulesList } from './rules-list.tsx'
import { Team } from './team.tsx'
import { TryOut } from '../trial/try-out.tsx'

const VIEWS = [
  { id: 'list', label: 'List' },
  { id: 'charts', label: 'Charts' },
  { id: 'draws', label: 'Hands and odds' },
] as const

/** The deck that is being built: who leads it, what is in it, what is wrong with it, how it draws. */
export function Panel(): ReactNode {
  const [view, setView] = useState<(typeof VIEWS)[number]['id']>('list')
  return (
    <section className={styles.panel} aria-labelledby="deck" data-tips="aside">
      <div className={styles.scroll}>
        <Size />
        <Team />
        <RulesList />
        <TryOut />
        <Segments isBare label="Show of the deck" choices={VIEWS} value={view} onChoose={setView} />
        {view === 'list' ? <ListView /> : null}
        {view === 'charts' ? <Charts /> : null}
        {view === 'draws' ? (
          <div>
            <Hand />
            <OddsTable />
          </div>
        ) : null}
      </div>
    </section>
  )
}

function Size(): ReactNode {
  const { kit, deck, entries } = useDeckEditor()
  const part = kit.parts.at(-1)
  if (!part) return null
  const count = countIn(part, entries)
  const size = part.size(deck.rules)
  return (
    <h2 id="deck" className={styles.size} data-over={count > size ? '' : undefined}>
      <b>{count}</b> of {size} cards
    </h2>
  )
}

function ListView(): ReactNode {
  const { kit, deck } = useDeckEditor()
  const [curve] = kit.charts(deck).filter(({ shape }) => shape === 'curve')
  return (
    <>
      {curve && Object.keys(deck.cards).length > 0 ? (
        <div className={styles.small}>
          <Chart chart={curve} />
        </div>
      ) : null}
      <DeckList />
      <DeckRules />
    </>
  )
}
