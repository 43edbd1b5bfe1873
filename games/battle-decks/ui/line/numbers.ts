export { partsOf, totalsOf, type Total } from '@trialhall/game-battle-decks'
