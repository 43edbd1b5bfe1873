import { roundUnderWay, vpOf, type TempusView } from '@trialhall/game-tempus'

/** How far a match has come, in a few words. */
export function progressOf(view: TempusView): string {
  if (view.round === 0) return 'Heroes are drafted'
  return `Round ${roundUnderWay(view)} · ${vpOf(view, 0)}\u00a0:\u00a0${vpOf(view, 1)}\u00a0VP`
}
