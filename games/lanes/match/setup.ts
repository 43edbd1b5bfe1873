import { noCards, seeded, type Setup } from '@trialhall/kernel'
import type { LanesState, Player } from '../state.ts'
import { CLASSES, COLOURS, FULL_LIFE, SLOTS, type ClassId, type Compensation } from '../terms.ts'

/** The table before the dice are rolled (L-SET.2, L-SET.6). */
export function setUp({ options }: Setup): LanesState {
  const [lanes, rows] = [options.lanes as number, options.rows as number]
  const trackSteps = options.orbTrackLength as number
  const chosen = options.classes as readonly string[]
  return {
    chance: seeded(0),
    cards: noCards(),
    lanes,
    rows,
    trackSteps,
    roundLimit: options.roundLimit as number,
    preparesPerPhase: options.preparesPerPhase as number,
    compensation: options.compensation as Compensation,
    allowsMirror: options.mirror as boolean,
    dealsClasses: options.classDeal === 'random',
    asksAlways: options.windows === 'always',
    asksDetails: options.details === 'full',
    phase: 'setup',
    first: 0,
    active: 0,
    turns: 0,
    ended: null,
    winner: null,
    board: Array.from({ length: lanes * rows }, () => null),
    players: [0, 1].map((seat) => newPlayer(CLASSES.indexOf(chosen[seat] as ClassId), trackSteps)),
  }
}

function newPlayer(at: number, trackSteps: number): Player {
  const none = (count: number): number[] => Array.from({ length: count }, () => 0)
  return {
    class: at,
    life: FULL_LIFE, // L-SET.7
    experience: 0,
    level: 0,
    powerTokens: 0,
    nodes: 0,
    passives: 0,
    pool: none(COLOURS.length),
    track: none(trackSteps * COLOURS.length),
    step: trackSteps - 1, // L-R20
    mana: none(COLOURS.length),
    prepared: 0,
    casts: 0,
    hasSparked: false,
    hasScorched: false,
    slots: Array.from({ length: SLOTS }, () => ({ card: null, nodes: 0, charges: none(COLOURS.length) })),
    area: [],
    hand: [],
    box: [],
  }
}
