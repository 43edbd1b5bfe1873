import {
  CATALOG,
  cardOf,
  hasTier,
  TIER_VP,
  workOf,
  type QuestCard,
  type QuestState,
  type TempusView,
} from '@trialhall/game-tempus'
import { capital, UNKNOWN, type Party } from '@trialhall/kernel'
import { EntityButton, Glyph } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { ownParty } from '../board/play.ts'
import { shapeOf } from '../looks.ts'
import { partyWithin } from '../parties/PartyName.tsx'
import styles from './Quests.module.css'

/** The three Quests of the Trial, each with what both parties have done and the tiers that they have reached. */
export function Quests({ view }: { readonly view: TempusView }): JSX.Element {
  return (
    <ul className={styles.quests} aria-label="Quests" data-part="quests">
      {view.quests.map((quest) => (
        <li key={quest.card}>
          <Quest view={view} quest={quest} />
        </li>
      ))}
    </ul>
  )
}

interface QuestProps {
  readonly view: TempusView
  readonly quest: QuestState
}

function Quest({ view, quest }: QuestProps): JSX.Element | null {
  if ((view.cards.def[quest.card] ?? UNKNOWN) === UNKNOWN) return null
  const face = cardOf(view, quest.card)
  if (face.kind !== 'quest') return null
  const says = CATALOG[view.cards.def[quest.card] ?? UNKNOWN]?.text ?? ''
  const own = ownParty(view)
  const sides = [own, 1 - own] as const
  return (
    <EntityButton
      of={{ kind: 'card', id: quest.card }}
      label={`${sayQuest(face, quest, view)} ${says}`}
      className={styles.quest}
    >
      <span className={styles.head}>
        <Glyph shape={shapeOf(face)} className={styles.glyph} />
        <b>{face.name}</b>
        <span className={styles.tiers}>
          {face.tiers.map((needed, tier) => (
            <TierBox key={tier} quest={quest} tier={tier} own={own} needed={needed} />
          ))}
        </span>
      </span>
      <span className={styles.says}>{says}</span>
      <span className={styles.bars}>
        {sides.map((party) => (
          <Bar key={party} quest={quest} party={party} isOwn={party === own} tiers={face.tiers} />
        ))}
      </span>
    </EntityButton>
  )
}

interface TierProps {
  readonly quest: QuestState
  readonly tier: number
  readonly own: Party
  readonly needed: number | null
}

/** A box fills with the colours of who has reached the tier. */
function TierBox({ quest, tier, own, needed }: TierProps): JSX.Element {
  const has = [hasTier(quest, own, tier), hasTier(quest, 1 - own, tier)]
  const by = has[0] ? (has[1] ? 'both' : 'own') : has[1] ? 'enemy' : undefined
  return (
    <span className={styles.tier} data-by={by}>
      {needed ?? '★'}
    </span>
  )
}

interface BarProps {
  readonly quest: QuestState
  readonly party: Party
  readonly isOwn: boolean
  readonly tiers: readonly (number | null)[]
}

function Bar({ quest, party, isOwn, tiers }: BarProps): JSX.Element {
  const { progress } = workOf(quest, party)
  const goal = goalOf(tiers)
  return (
    <span className={styles.bar} data-side={isOwn ? 'own' : 'enemy'}>
      <b>{progress}</b>
      <span className={styles.line} style={{ '--done': Math.min(1, progress / goal) } as CSSProperties}>
        {tiers.map((needed, at) =>
          needed === null ? null : (
            <i key={at} style={{ '--at': needed / goal } as CSSProperties} data-tick="" />
          ),
        )}
      </span>
    </span>
  )
}

/** Progress that fills a bar: what the highest counted tier needs. */
function goalOf(tiers: readonly (number | null)[]): number {
  return Math.max(1, ...tiers.map((needed) => needed ?? 0))
}

function sayQuest({ name, tiers }: QuestCard, quest: QuestState, view: TempusView): string {
  const needs = tiers.map((needed) => needed ?? 'another way').join(', ')
  const own = ownParty(view)
  const sides = [own, 1 - own].map((party) => {
    const vp = TIER_VP.reduce<number>(
      (sum, worth, tier) => sum + (hasTier(quest, party, tier) ? worth : 0),
      0,
    )
    return `${capital(partyWithin(view, party))}: progress ${workOf(quest, party).progress}, ${vp} VP.`
  })
  return `${name} Tiers at ${needs}. ${sides.join(' ')}`
}
