import { OFF, type Ailment, type TempusView, type FightEvent, type Told } from '@trialhall/game-tempus'
import { learn, type Choreography } from '@trialhall/table-ui'
import { columnOf, isOnMap, rowOf, spaceAt, type Space } from '../../space/index.ts'
import type { Lasting } from '../../state.ts'
import { spent, withCreature } from '../changes.ts'
import { STILL } from './still.ts'

const NO_TOKENS = { burn: 0, poison: 0, root: 0 } as const

/** Attacks, rolls, damage, healing, Ailments and what lasts. */
export const BEATS_OF_FIGHTS: Choreography<TempusView, FightEvent> = {
  attacked: { ms: 400, show: STILL },
  aimed: { ms: 320, show: STILL },
  rolled: { ms: 760, show: STILL },
  rerolled: { ms: 520, show: STILL },
  missed: { ms: 500, show: STILL },
  hit: { ms: ({ isCritical }) => (isCritical ? 560 : 320), show: STILL },
  hurt: { ms: 500, show: (view, { event }) => withCreature(view, event.creature, () => ({ hp: event.hp })) },
  unharmed: { ms: 320, show: STILL },
  healed: {
    ms: 500,
    show: (view, { event }) => withCreature(view, event.creature, () => ({ hp: event.hp })),
  },
  afflicted: { ms: 360, show: (view, { event }) => afflicted(view, event) },
  relieved: { ms: 320, show: (view, { event }) => relieved(view, event) },
  dazed: {
    ms: 360,
    show: (view, { event, known }) => spent(learn(view, known), event.creature, event.cards),
  },
  lastingBegan: { ms: 420, show: STILL },
  tokenMoved: { ms: 520, show: (view, { event }) => tokenMoved(view, event) },
  lastingEnded: { ms: 320, show: STILL },
  felled: {
    ms: 900,
    show: (view, { event }) =>
      withCreature(view, event.creature, () => ({ at: OFF, hp: 0, ailments: undefined })),
  },
}

/** A token goes to another space, and all that it covers with it. */
function tokenMoved(view: TempusView, { face, owner, space }: Told<'tokenMoved'>): TempusView {
  return {
    ...view,
    lastings: view.lastings.map((lasting) =>
      lasting.face === face && lasting.owner === owner ? movedTo(lasting, space) : lasting,
    ),
  }
}

function movedTo(lasting: Lasting, to: Space): Lasting {
  const { at, spaces } = lasting
  const [columns, rows] = [columnOf(to) - columnOf(at), rowOf(to) - rowOf(at)]
  const covered = spaces.map((one) => [columnOf(one) + columns, rowOf(one) + rows] as const)
  return {
    ...lasting,
    at: to,
    spaces: covered
      .filter(([column, row]) => isOnMap(column, row))
      .map(([column, row]) => spaceAt(column, row)),
  }
}

function afflicted(view: TempusView, { creature, ailment, tokens, giver }: Told<'afflicted'>): TempusView {
  return withCreature(view, creature, ({ ailments }) => ({
    ailments: (ailments ?? [NO_TOKENS, NO_TOKENS, NO_TOKENS]).map((own, at) =>
      at === giver ? { ...own, [ailment]: own[ailment] + tokens } : own,
    ),
    lastGiver: giver,
  }))
}

/** The last token of an Ailment has gone. */
function relieved(
  view: TempusView,
  { creature, ailment }: { creature: number; ailment: Ailment },
): TempusView {
  return withCreature(view, creature, ({ ailments }) => {
    const left = ailments?.map((own) => ({ ...own, [ailment]: 0 })) ?? []
    const isEmpty = left.every(({ burn, poison, root }) => burn + poison + root === 0)
    return { ailments: isEmpty ? undefined : left }
  })
}
