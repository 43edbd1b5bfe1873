import { factsOf, plain } from '@trialhall/kernel'
import { accent, faint, strong, type Line } from '@trialhall/terminal'
import { PRINTED } from '../rules/printed.ts'
import { MONSTER_IDS, type Hero, type TempusState, type TempusView } from '../state.ts'
import { card, monsterName, partyName } from '../words/names.ts'
import type { TempusScene } from './scene.ts'

/** Before the map is entered: the Trial, and what each Hero has taken so far. */
export function draftLines(scene: TempusScene): Line[] {
  const { view } = scene
  return [
    [strong('Heroes are drafted'), faint(trialText(view))],
    ...view.heroes.map((hero) => heroLine(scene, hero)),
  ]
}

function trialText(view: TempusView): string {
  if (view.quests.length === 0) return ''
  const facts = factsOf<TempusState>(view)
  const quests = view.quests.map((quest) => plain([card(facts, quest.card)]))
  return `   ${[...quests, monsterName(view, MONSTER_IDS.guardian)].join(' · ')}`
}

function heroLine({ asked, names }: TempusScene, { id, heroClass, subclass, character }: Hero): Line {
  const { classes, subclasses, characters } = PRINTED
  const picks = [classes[heroClass], subclasses[subclass], characters[character]]
  const taken = picks.flatMap((face) => (face === undefined ? [] : [face.name])).join(', ')
  const isNext = asked.includes(id)
  return [
    isNext ? accent('▸') : ' ',
    `${partyName(id % 2)} · ${names[id] ?? ''}`,
    faint(taken === '' ? '' : `: ${taken}`),
  ]
}
