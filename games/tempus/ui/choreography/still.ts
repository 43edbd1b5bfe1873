import type { TempusView } from '@trialhall/game-tempus'

/** What is only told, and changes nothing that is drawn. */
export const STILL = (view: TempusView): TempusView => view
