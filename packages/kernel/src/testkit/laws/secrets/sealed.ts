import { canonical } from '../../../formats/hash.ts'
import type { Match } from '../../../match/match.ts'
import type { Viewer } from '../../../seats.ts'
import type { State } from '../../../state.ts'
import { viewersOf } from '../../viewers.ts'
import type { Law } from '../law.ts'
import { walk } from '../walk.ts'

/** Where several seats answer at once, nobody learns from an answer before all are in: neither what it is nor that it is there. */
export const sealedAnswersTellNothing: Law = {
  name: 'sealed answers tell nobody anything',
  check(game, sample) {
    let before: Known | null = null
    return walk(game, sample, ({ match }) => {
      const told = match.takeEvents().length
      const last = match.log.choices.at(-1)
      const was = before
      const is = match.isSealed ? knownOf(match) : null
      before = is
      if (was === null || is === null || last === undefined || is.from !== was.from) return null
      if (told > 0) return 'an event is told between sealed answers'
      const wiser = [...is.to].find(([viewer, known]) => viewer !== last.seat && known !== was.to.get(viewer))
      return wiser === undefined
        ? null
        : `the sealed answer of seat ${last.seat} shows to ${String(wiser[0])}`
    })
  },
}

/** What everybody knows while answers are sealed, and how many choices were made before the first of them. */
interface Known {
  readonly from: number
  readonly to: ReadonlyMap<Viewer, string>
}

function knownOf<S extends State, E>(match: Match<S, E>): Known {
  const to = new Map(viewersOf(match).map((viewer) => [viewer, knownTo(match, viewer)]))
  return { from: match.lengthFor(null), to }
}

function knownTo<S extends State, E>(match: Match<S, E>, viewer: Viewer): string {
  const own = viewer === null ? null : match.askOf(viewer)
  const back = viewer === null ? null : [match.canGoBack(viewer), match.backTo(viewer)]
  return canonical([match.viewFor(viewer), match.askedFor(viewer), match.lengthFor(viewer), own, back])
}
