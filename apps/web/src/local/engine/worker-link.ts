import type { SeenEvent, Log, Outcome, Seat, Viewer } from '@trialhall/kernel'
import type { TableLink, TableUpdate, Stops } from '@trialhall/table-ui'
import type { Pace } from '../../device/pace.ts'
import { hallOfPage } from '../../games/hall.ts'
import { Listeners } from '../../kit/listeners.ts'
import type { LocalSnapshot } from './local-table.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import type { SavedMatch } from '../../device/saved-match.ts'

/** A moment of a match on this device. */
export interface LocalTableUpdate extends TableUpdate {
  readonly snapshot: LocalSnapshot
}

/** How a match on this device is opened. */
export interface Opening {
  readonly saved: SavedMatch
  readonly pace: Pace
  readonly stops: Stops
  readonly onKeep: (log: Log, outcome: Outcome | null) => void
  readonly onBroken: (sentence: string) => void
}

/** A page's connection to the worker that plays its match. */
export class WorkerLink implements TableLink {
  private readonly worker: Worker
  private readonly opening: Opening
  private readonly boards: Listeners<LocalTableUpdate> = new Listeners()
  private readonly faults: Listeners<string> = new Listeners()
  private story: readonly SeenEvent[] = []
  private last: LocalTableUpdate | null = null

  constructor(opening: Opening) {
    this.opening = opening
    this.worker = hallOfPage().table()
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.hear(data))
    this.worker.addEventListener('error', () =>
      opening.onBroken('The match could not be loaded: reload the page.'),
    )
    const { saved, pace, stops } = opening
    this.post({ type: 'open', saved, pace, stops })
  }

  subscribe(listener: (update: LocalTableUpdate) => void): () => void {
    if (this.last) listener({ ...this.last, fresh: this.last.story.length })
    return this.boards.add(listener)
  }

  onFault(listener: (sentence: string) => void): () => void {
    return this.faults.add(listener)
  }

  choose(seat: Seat, pick: number, length: number): void {
    this.post({ type: 'choose', seat, pick, length })
  }

  passFor(seat: Seat, pick: number, length: number): void {
    this.post({ type: 'choose', seat, pick, length, by: 'table' })
  }

  back(seat: Seat): void {
    this.post({ type: 'back', seat })
  }

  /** All who play at this screen agree on a draw. */
  agreeOnDraw(): void {
    this.post({ type: 'draw' })
  }

  look(viewer: Viewer): void {
    this.post({ type: 'look', viewer })
  }

  /** Passes for the person to whom the screen is to be handed, who need not look at it for that. */
  passUnseen(length: number): void {
    this.post({ type: 'pass', length })
  }

  /** Lets bots move without a pause until a person is needed. */
  hurry(): void {
    this.post({ type: 'hurry' })
  }

  /** Where windows stop from now on. */
  stopAt(stops: Stops): void {
    this.post({ type: 'stops', stops })
  }

  /** How fast bots move from now on. */
  moveAt(pace: Pace): void {
    this.post({ type: 'pace', pace })
  }

  close(): void {
    this.worker.terminate()
    this.boards.clear()
    this.faults.clear()
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  private hear(message: FromWorker): void {
    switch (message.type) {
      case 'update':
        return this.show(message)
      case 'fault':
        return this.faults.tell(message.sentence)
      case 'keep':
        return this.opening.onKeep(message.log, message.outcome)
      case 'broken':
        return this.opening.onBroken(message.sentence)
    }
  }

  private show({ update }: Extract<FromWorker, { readonly type: 'update' }>): void {
    const { snapshot, story } = update
    this.story = [...this.story.slice(0, story.kept), ...story.told]
    this.last = { snapshot, story: this.story, fresh: story.fresh }
    this.boards.tell(this.last)
  }
}
