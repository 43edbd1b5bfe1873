import { setImmediate } from 'node:timers/promises'
import { Match, eventFor, seeded, type AnyGame, type SeenEvent } from '@trialhall/kernel'
import { lanes } from '@trialhall/game-lanes'
import { race } from '../../examples/race/game.ts'
import { CheckpointKeeper } from '../../apps/server/src/room/checkpoint-keeper.ts'
import { LiveMatch } from '../../apps/server/src/match/live-match.ts'
import { rebuild } from '../../apps/server/src/opening/rebuilding.ts'
import type { LogEntry, StoredCheckpoint, StoredMatch } from '../../apps/server/src/store/store.ts'
import { logSummary } from '../../games/lanes/ui/log-summary.ts'
import { LogLines, type LogSpec } from '../../packages/table-ui/src/play/log-lines.ts'
import { speakerOf } from '../../packages/table-ui/src/play/sentences.ts'
import type { Measure, Round } from '../measure.ts'
import { quantile } from '../numbers.ts'
import { playMatch } from '../play.ts'
import { subjectOf } from '../subjects.ts'

const CHOICES = 4000
/** What a turn costs, as in a game with much to work out. */
const TURN_US = 50
const EVENTS = 8000
const RELOADED = 'reopened from its checkpoints'
const REPLAYED = 'reopened from its log'
const WORDED = 'words of one new event'

/** What long matches cost: to open one again, as the server does, and to word what is new in its log, as a page does. */
export const long: Measure = {
  id: 'long',
  title: `A match of ${CHOICES} choices at ${TURN_US} µs each, and a log of ${EVENTS} events, in milliseconds on the wall clock`,
  columns: [
    { figure: 'p50', title: 'p50 ms' },
    { figure: 'p95', title: 'p95 ms' },
  ],
  contenders: [RELOADED, REPLAYED, WORDED],
  aims: [
    { contender: RELOADED, figure: 'p50', atMost: 300 },
    { contender: WORDED, figure: 'p50', atMost: 2 },
  ],
  ratios: [],
  prepare: (contender) => (contender === WORDED ? wording() : reopening(contender === RELOADED)),
}

/** A Race that ends after so many choices, each of which costs something. */
const slowRace: AnyGame = {
  ...race,
  setup: (config) => Object.assign(race.setup(config), { goal: CHOICES * 20, turnsLeft: CHOICES + 1 }),
  advance(table) {
    const until = performance.now() + TURN_US / 1000
    race.advance(table as never)
    while (performance.now() < until); // as if there were more to work out
  },
} as AnyGame

const stored: StoredMatch = {
  id: 'longmatch001',
  game: race.id,
  rulesVersion: race.rulesVersion,
  status: 'playing',
  visibility: 'link',
  options: {},
  seed: 'a long match',
  seedHash: '',
  clock: { kind: 'none' },
  onTimeout: 'bot',
  seats: [0, 1].map((seat) => ({
    seat,
    kind: 'person',
    identity: `person00000${seat}`,
    name: '',
    bot: null,
  })),
  host: 'person000000',
  createdAt: 0,
  startedAt: 0,
  changedAt: 0,
  ranks: null,
  rematch: null,
}

async function reopening(hasCheckpoints: boolean): Promise<Round> {
  const { entries, checkpoints } = await played()
  const what = { game: slowRace, stored, entries, checkpoints: hasCheckpoints ? checkpoints : [] }
  return async (ms) => {
    const times: number[] = []
    const end = performance.now() + ms
    do {
      const from = performance.now()
      const rebuilt = await rebuild(what)
      times.push(performance.now() - from)
      if (typeof rebuilt === 'string' || !rebuilt.ok) throw new Error('the match cannot be opened again')
      if (rebuilt.value.live.entries !== CHOICES) throw new Error('the match is not whole')
    } while (performance.now() < end)
    return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
  }
}

/** The match, played choice by choice, and the checkpoints that a server stored meanwhile. */
async function played(): Promise<{ entries: LogEntry[]; checkpoints: StoredCheckpoint[] }> {
  const begun = LiveMatch.begin(slowRace, stored)
  if (!begun.ok) throw new Error(begun.fault.message)
  const live = begun.value
  const entries: LogEntry[] = []
  let checkpoints: StoredCheckpoint[] = []
  const keep = async (one: StoredCheckpoint): Promise<void> => {
    checkpoints = [...checkpoints.filter(({ entry }) => entry <= one.follows), { ...one }]
  }
  const onFailed = (thrown: unknown): void => {
    throw thrown
  }
  const keeper = new CheckpointKeeper({ match: stored.id, live, chain: [], keep, onFailed })
  while (entries.length < CHOICES) {
    const seat = live.match.asks[0]?.seat ?? 0
    const made = { kind: 'choose', seat, pick: entries.length % 2, command: null, at: 0 } as const
    const applied = live.apply(made)
    if (!applied.ok) throw new Error(applied.fault.message)
    entries.push({ ...made, match: stored.id, n: entries.length + 1 })
    keeper.wentOn(made)
    await setImmediate() // a checkpoint is kept before the next
  }
  return { entries, checkpoints }
}

/** The log of Lanes on a page: a match as often as it takes, as one long story. */
function wording(): Round {
  const match = Match.replay(lanes, playMatch(subjectOf(lanes as AnyGame, 2), 1, seeded('picks')).log, {
    story: true,
  })
  if (!match.ok) throw new Error(match.fault.message)
  const told = match.value.takeEvents().map((record) => eventFor(record, 0))
  const story = Array.from({ length: EVENTS }, (_, n) => ({ ...told[n % told.length] })) as typeof told
  const speaker = speakerOf(lanes.words, match.value.viewFor(0), ['Ana', 'Bo'])
  const spec = { logSummary, isHeading: ({ type }) => type === 'turnBegan' } as LogSpec<
    (typeof told)[0]['event']
  >
  const lines = new LogLines(spec)
  let shown: readonly SeenEvent[] = story
  lines.of(shown as typeof told, { speaker, names: ['Ana', 'Bo'] })
  return (ms) => {
    const times: number[] = []
    const end = performance.now() + ms
    do {
      const fresh = { ...told[times.length % told.length] } as (typeof told)[0]
      shown = [...(shown as typeof told).slice(0, EVENTS), fresh]
      const from = performance.now()
      lines.of(shown as typeof told, { speaker, names: ['Ana', 'Bo'] })
      times.push(performance.now() - from)
    } while (performance.now() < end)
    return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
  }
}
