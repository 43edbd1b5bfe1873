import {
  asksAndEventsArePlainData,
  offeredListsStayTheSame,
  optionsDiffer,
  thereAreWordsForEverything,
} from './asking.ts'
import { arrivalChangesNothing } from './arrival.ts'
import { everyCardIsSomewhere } from './cards.ts'
import { facesSayWhatTheyAre } from './catalog.ts'
import { clonesAreIndependent } from './copies.ts'
import { eyesSeeTheUnion } from './secrets/eyes.ts'
import { everyMatchEnds, nobodyIsAskedAfterTheEnd, segmentsAreShort } from './ending.ts'
import { nobodyForeseesChance } from './secrets/foreseeing.ts'
import { hiddenChangesNothingSeen, viewsHoldNoSecret } from './secrets/hidden.ts'
import { checkpointsAndTheRestAreTheWhole } from './cutting.ts'
import { aDrawEndsTheMatch } from './drawing.ts'
import type { Law } from './law.ts'
import { matchesGoOnWithoutWhoLeaves } from './leaving.ts'
import {
  interactiveEqualsHeadless,
  replaysTellTheSame,
  resumedGoesOnTheSame,
  sameLogSameState,
  statesSurviveJson,
} from './replaying.ts'
import { partnersShareRankAndScore, whoStaysAloneHasWon } from './parties.ts'
import { picksTogetherChangeNothing } from './together.ts'
import { sealedAnswersTellNothing } from './secrets/sealed.ts'
import { spacesAreOnTheMap } from './spaces.ts'
import { quickPicksGoByWhatOptionsAre } from './quick-picks.ts'
import { shortlistsAreSomeOfTheOptions } from './shortlists.ts'
import { nothingLearntIsTakenBack, undoAndRedoAreInverse } from './undoing.ts'

/** The laws that every game obeys. */
export const LAWS: readonly Law[] = [
  facesSayWhatTheyAre,
  everyMatchEnds,
  partnersShareRankAndScore,
  segmentsAreShort,
  nobodyIsAskedAfterTheEnd,
  clonesAreIndependent,
  interactiveEqualsHeadless,
  sameLogSameState,
  replaysTellTheSame,
  resumedGoesOnTheSame,
  statesSurviveJson,
  checkpointsAndTheRestAreTheWhole,
  everyCardIsSomewhere,
  undoAndRedoAreInverse,
  nothingLearntIsTakenBack,
  matchesGoOnWithoutWhoLeaves,
  whoStaysAloneHasWon,
  aDrawEndsTheMatch,
  optionsDiffer,
  asksAndEventsArePlainData,
  thereAreWordsForEverything,
  spacesAreOnTheMap,
  offeredListsStayTheSame,
  picksTogetherChangeNothing,
  viewsHoldNoSecret,
  hiddenChangesNothingSeen,
  nobodyForeseesChance,
  sealedAnswersTellNothing,
  eyesSeeTheUnion,
  arrivalChangesNothing,
  shortlistsAreSomeOfTheOptions,
  quickPicksGoByWhatOptionsAre,
]
