import type { TempusPrompt } from '@trialhall/game-tempus'

/** What comes of passing: the main word, and the rest; null where that needs no saying. */
export function passWords(prompt: TempusPrompt): readonly [string, string] | null {
  if (prompt.type === 'rolled') return prompt.needed === null ? ['the roll stands', ''] : fateOf(prompt)
  if (prompt.type !== 'window') return null
  switch (prompt.moment) {
    case 'hit':
    case 'damage':
      return prompt.damage > 0 ? [`${prompt.damage} damage`, 'before DR'] : ['let it happen', '']
    case 'falling':
      return ['a defeat', '']
    case 'declared':
      return ['the die is rolled', '']
    case 'spell':
      return ['the Spell works', '']
    default:
      return null
  }
}

function fateOf({
  total,
  needed,
}: {
  readonly total: number
  readonly needed: number | null
}): readonly [string, string] {
  return [total >= (needed ?? 0) ? 'it passes' : 'it fails', '']
}
