import type { EventRecord } from '@trialhall/kernel'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Events that were told one after the other, packed: a tenth of what they take in memory. */
export interface EventPack {
  readonly count: number
  readonly bytes: Buffer
}

/** Level of zlib that is fast; slower ones save little. */
const LEVEL = 3

/** The earlier events of a match, packed. They can be read again without playing anything. */
export class EventArchive {
  private readonly packs: EventPack[]
  private count: number

  constructor(packs: readonly EventPack[] = []) {
    this.packs = [...packs]
    this.count = packs.reduce((sum, pack) => sum + pack.count, 0)
  }

  /** Number of its events. */
  get length(): number {
    return this.count
  }

  /** Adds what was told next. */
  add(events: readonly EventRecord[]): void {
    if (events.length === 0) return
    this.packs.push(packOf(events))
    this.count += events.length
  }

  /** Its events from one on. */
  eventsFrom(from: number): EventRecord[] {
    const { first, begin } = this.placeOf(from)
    return this.packs
      .slice(first)
      .flatMap(unpacked)
      .slice(from - begin)
  }

  /** What was packed between two numbers of events. */
  packsBetween(from: number, to: number): readonly EventPack[] {
    this.splitAt(from)
    this.splitAt(to)
    return this.packs.slice(this.placeOf(from).first, this.placeOf(to).first)
  }

  /** Forgets what lies beyond so many events; answers those before that whose pack had to be opened, which are in it no more. */
  cutTo(length: number): EventRecord[] {
    if (length >= this.count) return []
    const { first, begin } = this.placeOf(length)
    const opened = this.packs.slice(first, first + 1).flatMap(unpacked)
    this.packs.length = first
    this.count = begin
    return opened.slice(0, length - begin)
  }

  /** Sees to it that a pack begins at this event. */
  private splitAt(event: number): void {
    const { first, begin } = this.placeOf(event)
    const pack = this.packs[first]
    if (!pack || begin === event) return
    const events = unpacked(pack)
    const parts = [events.slice(0, event - begin), events.slice(event - begin)]
    this.packs.splice(first, 1, ...parts.map(packOf))
  }

  /** The pack that an event is in, and with which event that begins. */
  private placeOf(event: number): { readonly first: number; readonly begin: number } {
    let begin = 0
    let first = 0
    for (const { count } of this.packs) {
      if (begin + count > event) break
      begin += count
      first++
    }
    return { first, begin }
  }
}

/** The same packs with other events in them. */
export function repacked(
  packs: readonly EventPack[],
  change: (events: readonly EventRecord[]) => readonly EventRecord[],
): EventPack[] {
  return packs.map((pack) => packOf(change(unpacked(pack)))).filter(({ count }) => count > 0)
}

function packOf(events: readonly EventRecord[]): EventPack {
  return { count: events.length, bytes: deflateRawSync(JSON.stringify(events), { level: LEVEL }) }
}

function unpacked({ bytes }: EventPack): EventRecord[] {
  return JSON.parse(inflateRawSync(bytes).toString()) as EventRecord[]
}
