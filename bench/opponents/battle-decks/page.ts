import '../../../games/battle-decks/game.ts' // fills what is printed

/** Everything into play, the best attacker first, damage times chance, heroes before others: as the tests of the game play it. */
export { scriptBot as default } from '../../../games/battle-decks/tests/bots/script.ts'
