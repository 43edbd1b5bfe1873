import { PHASES, type EldarView, type Phase } from '@trialhall/game-eldar'
import { TurnStatus } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { phaseNow } from '../../rules/phases.ts'
import { progressOf } from '../progress.ts'

const WORDS: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  start: 'Start',
  equip: 'Equip',
  main: 'Main',
  end: 'End',
}

/** Round, who has initiative, and the phase of the round. */
export function Status({ view, names }: { view: EldarView; names: readonly string[] }): JSX.Element {
  return (
    <TurnStatus
      round={progressOf(view as never)}
      turn={{ active: view.initiative, viewer: view.viewer }}
      names={names}
      whose={view.round > 0 ? initiativeWords(view, names) : 'Before the first round'}
      phases={PHASES.filter((phase) => phase !== 'setup').map((id) => ({ id, label: WORDS[id] }))}
      now={view.ended === null ? phaseNow(view) : null}
      isBrief
    />
  )
}

/** Who acts now, and who was the first to yield. */
function initiativeWords({ initiative, yielded, viewer }: EldarView, names: readonly string[]): string {
  const holder = initiative === viewer ? 'Your initiative' : `${names[initiative] ?? ''} has initiative`
  if (yielded < 0) return holder
  return `${holder} · ${yielded === viewer ? 'you' : (names[yielded] ?? '')} yielded`
}
