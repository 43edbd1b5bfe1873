import { compactJson, readCompactJson, type Saved } from '@trialhall/kernel'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { StoredCheckpoint } from '../../store/store.ts'
import type { EventPack } from './event-archive.ts'
import type { HistoryIndex } from './event-history.ts'
import type { TimedNote } from './timed-entry.ts'

type Checkpoint = Saved['checkpoint']

/** Where a match stood after an entry, and what is known of it since the checkpoint before. */
export interface MatchCheckpoint extends Pick<StoredCheckpoint, 'entry' | 'follows' | 'rulesVersion'> {
  /** Choices that stood. */
  readonly at: number
  /** How the match stood between two segments. */
  readonly state: () => Checkpoint
  readonly since: Since
  /** Later rules took over there: nothing before it can be played. */
  readonly isBase?: true
}

/** What is known of the entries of a match since one, and what was told then. The first says of the beginning, too. */
export interface Since extends Pick<HistoryIndex, 'atEntry' | 'cuts'> {
  readonly packs: readonly EventPack[]
  /** Empty where nobody's time is kept. */
  readonly timed: readonly TimedNote[]
}

/** As it stands in the store. */
interface Written extends Pick<HistoryIndex, 'atEntry' | 'cuts'> {
  readonly at: number
  /** The state as compact JSON. */
  readonly compact?: string
  /** As plain JSON: how checkpoints were written before. */
  readonly state?: string
  readonly packs: readonly (readonly [count: number, bytes: string])[]
  readonly timed: readonly TimedNote[]
  readonly isBase?: true
}

const LEVEL = 3

/** Writes a checkpoint of a match for the store. */
export function storedCheckpoint(match: string, checkpoint: MatchCheckpoint): StoredCheckpoint {
  const { entry, follows, rulesVersion, at, since } = checkpoint
  const written: Written = {
    at,
    compact: deflateRawSync(compactJson(checkpoint.state()), { level: LEVEL }).toString('base64'),
    atEntry: since.atEntry,
    cuts: since.cuts,
    packs: since.packs.map(({ count, bytes }) => [count, bytes.toString('base64')]),
    timed: since.timed,
    ...(checkpoint.isBase ? { isBase: true } : {}),
  }
  return { match, entry, follows, rulesVersion, body: JSON.stringify(written) }
}

/** Reads a checkpoint as the store has it. What it says of the state is unpacked when it is asked for. */
export function readCheckpoint({ entry, follows, rulesVersion, body }: StoredCheckpoint): MatchCheckpoint {
  const { at, compact, state, packs, isBase, ...since } = JSON.parse(body) as Written
  return {
    entry,
    follows,
    rulesVersion,
    at,
    state: () =>
      (compact === undefined
        ? JSON.parse(unpacked(state))
        : readCompactJson(unpacked(compact))) as Checkpoint,
    since: {
      ...since,
      packs: packs.map(([count, bytes]) => ({ count, bytes: Buffer.from(bytes, 'base64') })),
    },
    ...(isBase ? { isBase } : {}),
  }
}

function unpacked(bytes = ''): string {
  return inflateRawSync(Buffer.from(bytes, 'base64')).toString()
}
