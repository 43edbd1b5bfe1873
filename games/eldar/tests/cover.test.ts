import { expect, test } from 'vitest'
import { CATALOG } from '../game.ts'
import { SAMPLES } from '../content/samples.ts'
import { cover } from '../cover.ts'

test('the box says how much is in it', () => {
  const of = (kind: string): number => CATALOG.filter((face) => face.kind === kind).length
  expect(cover.content).toEqual({
    heroes: of('hero'),
    equipment: of('equipment'),
    commands: of('command'),
    supports: of('support'),
    afflictions: of('affliction'),
    sampleDecks: SAMPLES.length,
  })
})
