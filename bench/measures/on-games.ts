import type { Measure, Round } from '../measure.ts'
import { SUBJECTS, subjectNamed, type Subject } from '../subjects.ts'

/** A measure of games: what differs from one to another. */
interface GameMeasure extends Pick<Measure, 'id' | 'title' | 'columns' | 'warmUps'> {
  readonly aims?: Measure['aims']
  prepare(subject: Subject): Round
}

/** A measure whose contenders are all registered games, with every number of seats. */
export function onGames({ prepare, aims = [], ...rest }: GameMeasure): Measure {
  return {
    ...rest,
    contenders: SUBJECTS,
    aims,
    ratios: [],
    prepare: (contender) => prepare(subjectNamed(contender)),
  }
}
