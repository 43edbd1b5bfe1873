import '../../../games/tempus/game.ts' // fills what is printed

/** Skills where there is work, then the best attack, then the way to what is worth going to: as the tests of the game play it. */
export { scriptBot as default } from '../../../games/tempus/tests/bots/script.ts'
