import type { SeenEvent } from '@trialhall/kernel'
import type { MatchCard, Moment } from '@trialhall/protocol'
import type { StandIn, TableSnapshot, TableUpdate } from '@trialhall/table-ui'
import { seatInfoOf } from '../../api/seat-info.ts'
import { WayBack } from '../../match/way-back.ts'

/** The story of a match, put together from what the server says is kept and new. */
export class RemoteStory {
  private story: readonly SeenEvent[] = []
  readonly way: WayBack = new WayBack()
  /** What the table showed last; null before the match begins. */
  moment: Moment | null = null

  /** How many events there are. */
  get length(): number {
    return this.story.length
  }

  /** Takes a moment in; answers from which event on the story is new. */
  goOn(moment: Moment, how: 'first' | 'further'): number {
    const before = this.story.length
    const isSameViewer = this.moment?.viewer === moment.viewer
    this.story = [...this.story.slice(0, moment.kept), ...moment.told]
    if (moment.length < (this.moment?.length ?? 0)) this.way.wentTo(moment.length)
    this.moment = moment
    // Other eyes hear the whole story anew, but only what is longer than before has just happened.
    const begun = isSameViewer && moment.kept > 0 ? moment.kept : before
    return how === 'first' ? this.story.length : Math.min(begun, this.story.length)
  }

  /** How many choices stand before the last that the reader made themselves, where that can be taken back. */
  get wayBack(): number | null {
    if (this.moment === null) return null
    const { length, canGoBack, stepsBack = Math.min(1, canGoBack.length) } = this.moment
    return this.way.before(length, stepsBack)
  }

  /** What a board shows now; null before the match begins. */
  updateFor(card: MatchCard, fresh: number): TableUpdate | null {
    if (this.moment === null) return null
    const ways = {
      canGoBack: this.wayBack !== null,
      isAskedAnyway: this.way.isAskedAnyway(this.moment.length),
    }
    return { snapshot: { ...snapshotOf(card, this.moment), ...ways }, story: this.story, fresh }
  }
}

function snapshotOf(card: MatchCard, moment: Moment): Omit<TableSnapshot, 'canGoBack' | 'isAskedAnyway'> {
  const { length, viewer, asked, outcome, thinking } = moment
  const standIn = standInOf(card, viewer)
  // somebody leaves before the server has asked their bot
  const own = standIn === null ? moment.own.find(({ seat }) => seat === viewer) : undefined
  return {
    gameId: card.game,
    options: card.options,
    seats: card.seats.map(seatInfoOf),
    length,
    viewer,
    ...(card.mine.length > 1 ? { eyes: card.mine } : {}),
    view: moment.view,
    asked,
    own: own ?? null,
    outcome,
    thinking,
    ...(standIn === null ? {} : { standIn }),
  }
}

/** Who plays on for the viewer; null while they do. */
function standInOf({ seats }: MatchCard, viewer: Moment['viewer']): StandIn | null {
  const gone = viewer === null ? undefined : seats[viewer]?.gone
  if (gone === undefined) return null
  return gone === 'left' ? 'nobody' : 'bot'
}
