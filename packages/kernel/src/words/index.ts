// What sentences are made with, and nothing else of the kernel: for pieces of boards, which hold no rules and never play a match.
export { UNKNOWN } from '../hidden/cards.ts'
export { begunAlike } from './beginnings.ts'
export { factsOf, factsWhen } from './facts.ts'
export { capital, capitalSentence, counted, listed } from './phrases.ts'
export { partyName, partyOf } from '../parties.ts'
export { seatLetter } from '../seats.ts'
export {
  isOnMap,
  picksBySpace,
  reportOnSpace,
  spaceKey,
  spaceName,
  spacesOffered,
  spaceText,
} from './spaces.ts'
export { soughtIn } from './sought.ts'
export { plain } from './words.ts'
