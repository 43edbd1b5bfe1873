import { UNKNOWN } from '@trialhall/kernel'
import { boardOf, faceIndex, playerAt, sayNode, type LanesOption, type LanesView } from '../game.ts'
import { faceText } from './hand.ts'

/** What is worth knowing of an option: what is printed on its card, or what a node gives. */
export function lanesHint(view: LanesView, option: LanesOption): string {
  if (view.viewer === null) return ''
  const player = playerAt(view, view.viewer)
  if (option.do === 'node') {
    const node = boardOf(player.class)[option.node]
    return node === undefined ? '' : sayNode(node)
  }
  if (!('card' in option) || (view.cards.def[option.card] ?? UNKNOWN) === UNKNOWN) return ''
  return faceText(faceIndex(view, player, option.card))
}
