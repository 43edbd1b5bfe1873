import type { Log, Outcome, Seat, Viewer } from '@trialhall/kernel'
import type { ChosenBy, Stops } from '@trialhall/table-ui'
import type { Pace } from '../../device/pace.ts'
import type { LocalUpdate } from './local-table.ts'
import type { SavedMatch } from '../../device/saved-match.ts'

/** What a page tells the worker that plays its match. */
export type ToWorker =
  | { readonly type: 'open'; readonly saved: SavedMatch; readonly pace: Pace; readonly stops: Stops }
  | {
      readonly type: 'choose'
      readonly seat: Seat
      readonly pick: number
      readonly length: number
      readonly by?: ChosenBy
    }
  | { readonly type: 'back'; readonly seat: Seat }
  | { readonly type: 'draw' }
  | { readonly type: 'look'; readonly viewer: Viewer }
  | { readonly type: 'pass'; readonly length: number }
  | { readonly type: 'hurry' }
  | { readonly type: 'stops'; readonly stops: Stops }
  | { readonly type: 'pace'; readonly pace: Pace }

/** What the worker tells the page. */
export type FromWorker =
  | { readonly type: 'update'; readonly update: LocalUpdate }
  | { readonly type: 'fault'; readonly sentence: string }
  | { readonly type: 'keep'; readonly log: Log; readonly outcome: Outcome | null }
  /** The match cannot be played on: it could not be opened, or the rules failed. What was kept is safe. */
  | { readonly type: 'broken'; readonly sentence: string }
