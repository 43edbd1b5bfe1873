import { faint, padded, strong, wrapped, type Line } from '@trialhall/terminal'
import { CATALOG, defOf, faceOf, SAMPLES, type Sample } from '../game.ts'
import { heroFacts, teamText } from './faces.ts'
import type { EldarScene } from './scene.ts'

const NAME_COLUMNS = 22

/** While decks are chosen: the sample decks with their Heroes, and their cards where there is room. */
export function choiceBoard(scene: EldarScene): Line[] {
  const prompt = scene.ask?.prompt
  if (!prompt) return [[strong('Decks are chosen in secret.')]]
  if (prompt.type === 'hero') return heroLines(scene)
  const full = SAMPLES.flatMap((sample) => [teamLine(sample), ...cardLines(sample, scene.width)])
  const lines = full.length < scene.height ? full : SAMPLES.map(teamLine)
  return [
    [strong('Choose a sample deck.'), faint('  One of your own: --option decks=@file, or a link')],
    ...lines,
  ]
}

function teamLine(sample: Sample): Line {
  return [' ', strong(padded(sample.name, NAME_COLUMNS)), teamText(sample)]
}

function cardLines({ cards }: Sample, width: number): Line[] {
  return indented(`2 each: ${cards.map((slug) => faceOf(defOf(slug)).name).join(', ')}`, width)
}

const INDENT = '    '

function indented(text: string, width: number): Line[] {
  return wrapped(text, width - INDENT.length).map((line): Line => [faint(`${INDENT}${line}`)])
}

/** The Heroes that are offered, as they are printed; without their texts where there is no room. */
function heroLines({ ask, width, height }: EldarScene): Line[] {
  const options = ask?.options ?? []
  const faces = options.flatMap((option) => (option.do === 'hero' ? [option.face] : []))
  const brief = faces.map((face): Line => [' ', strong(faceOf(face).name), `  ${heroFacts(face)}`])
  const full = faces.flatMap((face, at) => [brief[at] ?? [], ...indented(CATALOG[face]?.text ?? '', width)])
  return [[strong('The deck is chosen; now its Heroes.')], ...(full.length < height ? full : brief)]
}
