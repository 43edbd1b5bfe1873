import { PHASES, type EldarView, type Phase } from '@trialhall/game-eldar'
import { TurnStatus, type Control } from '@trialhall/table-ui'
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

/** The windows that open in a phase, so that a stop can be seen where it is; actions can be answered in every phase. */
const STOPS: Readonly<Partial<Record<Phase, readonly string[]>>> = {
  start: ['react'],
  equip: ['equip', 'react'],
  main: ['main', 'react'],
  end: ['react'],
}

/** Round, who has initiative, and the phase of the round. */
export function Status(props: {
  view: EldarView
  names: readonly string[]
  control: Control | null
}): JSX.Element {
  const { view, names, control } = props
  return (
    <TurnStatus
      round={progressOf(view)}
      turn={{ active: view.initiative, viewer: view.viewer }}
      names={names}
      whose={view.round > 0 ? initiativeWords(view, names) : 'Before the first round'}
      phases={PHASES.filter((phase) => phase !== 'setup').map((id) => ({
        id,
        label: WORDS[id],
        isStop: STOPS[id]?.some((prompt) => control?.isStop(prompt)) ?? false,
      }))}
      now={view.ended === null ? phaseNow(view) : null}
      isRow
    />
  )
}

/** Who acts now, and who was the first to yield. */
function initiativeWords({ initiative, yielded, viewer }: EldarView, names: readonly string[]): string {
  const holder = initiative === viewer ? 'Your initiative' : `${names[initiative] ?? ''} has initiative`
  if (yielded < 0) return holder
  return `${holder} · ${yielded === viewer ? 'you' : (names[yielded] ?? '')} yielded`
}
