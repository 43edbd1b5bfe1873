import { duelStanding, markOf, type SigmarView } from '@trialhall/game-sigmar'
import { UNKNOWN, type Ref, type Seat } from '@trialhall/kernel'
import { CardPreview, type GlossaryTerm, type PreviewAbout } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { faceOf, lookOf } from './looks.ts'
import { percent } from './odds.ts'
import { duelChance } from './roll/chances.ts'

/** What a mark does when a Champion lands on it. */
const MARKS = {
  none: 'No mark: nothing happens here.',
  fate: 'Fate Rune: landing here draws a Fate Card.',
  duel: 'Duel Zone: a Champion here is adjacent to every other.',
  instant: 'Instant Trial: landing here forces an attempt at once.',
} as const

/** What is shown of a thing that is pointed at. */
export function tipOf(ref: Ref, view: SigmarView, { glossary }: PreviewAbout): ReactNode {
  if (ref.kind === 'card') return cardTip(view.cards.def[Number(ref.id)] ?? UNKNOWN, glossary)
  if (ref.kind === 'def') return cardTip(Number(ref.id), glossary)
  if (ref.kind === 'space') return spaceTip(Number(ref.id))
  if (ref.kind === 'seat') return duelTip(view, Number(ref.id))
  return null
}

function cardTip(def: number, glossary: readonly GlossaryTerm[]): ReactNode {
  const face = faceOf(def)
  return face ? <CardPreview look={lookOf(face)} glossary={glossary} /> : null
}

/** How a Duel with an opponent would go before cards; nothing of oneself, and nothing before there are Champions. */
function duelTip(view: SigmarView, seat: Seat): ReactNode {
  const { viewer, phase, players } = view
  if (viewer === null || seat === viewer || phase === 'setup' || players[seat]?.left) return null
  const chance = duelChance(duelStanding(view, viewer), duelStanding(view, seat))
  return (
    <p
      style={{ margin: 0 }}
    >{`You would win a Duel with them ${percent(chance)} of the time, before cards.`}</p>
  )
}

function spaceTip(space: number): ReactNode {
  return (
    <p style={{ margin: 0 }}>
      <strong>Space {space}</strong>
      <br />
      {MARKS[markOf(space)]}
    </p>
  )
}
