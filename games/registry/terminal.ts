import { battleDecksTerminal } from '@trialhall/game-battle-decks/terminal'
import { eldarTerminal } from '@trialhall/game-eldar/terminal'
import { lanesTerminal } from '@trialhall/game-lanes/terminal'
import { sigmarTerminal } from '@trialhall/game-sigmar/terminal'
import { tempusTerminal } from '@trialhall/game-tempus/terminal'
import type { TerminalParts } from '@trialhall/terminal'

/** What the terminal shows of games in their own way, one line a game. */
export const terminalParts: Readonly<Record<string, TerminalParts>> = {
  sigmar: sigmarTerminal,
  lanes: lanesTerminal,
  eldar: eldarTerminal,
  'battle-decks': battleDecksTerminal,
  tempus: tempusTerminal,
}
