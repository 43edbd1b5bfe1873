import type { Subject } from '../subject.ts'
import { battleDecksSubjects } from './battle-decks.ts'
import { eldarSubjects } from './eldar.ts'
import { lanesSubjects } from './lanes.ts'
import { sigmarSubjects } from './sigmar.ts'
import { tempusSubjects } from './tempus.ts'

/** What the plates of each game are drawn from, by the folder of the game. */
export const SUBJECTS: Readonly<Record<string, () => Subject[]>> = {
  'battle-decks': battleDecksSubjects,
  eldar: eldarSubjects,
  lanes: lanesSubjects,
  sigmar: sigmarSubjects,
  tempus: tempusSubjects,
}
