import { askText, eventText } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { playAtRandom, type BattleMatch } from '../random.ts'
import { VIEWERS } from './told.ts'

/** Everything that is read of a match of random picks: its log for each viewer, and what the seats were asked. */
function readThrough(seed: number) {
  const logs: string[][] = VIEWERS.map(() => [])
  const asks: ReturnType<typeof askText>[] = []
  const listen = (match: BattleMatch): void => {
    for (const told of match.takeEvents())
      for (const [i, viewer] of VIEWERS.entries()) logs[i]?.push(eventText(match, told, viewer))
    for (const ask of match.asks) asks.push(askText(match, ask))
  }
  listen(playAtRandom(seed, listen))
  return { logs, asks }
}

/** A sentence with a capital and a full stop, in which no slug, number of a card or empty place is left. */
const SENTENCE = /^[A-Z](?!.*(?:undefined|null|NaN|\[object|  | ,| \.|[a-z]-[a-z0-9])).*[^ .]\.$/
/** The same without beginning and end. */
const PHRASE = /^(?!.*(?:undefined|null|NaN|\[object|  | ,|[a-z]-[a-z0-9]))\S(?:.*\S)?$/

test.each([1, 2, 3, 4])('[B-R69, B-R51] a whole match reads well to everybody: seed %i', (seed) => {
  const { logs, asks } = readThrough(seed)
  for (const log of logs) {
    expect(log.filter((line) => !SENTENCE.test(line))).toEqual([])
    expect(log.slice(0, 2).map((line) => line.replace(/Britannia|Prussia/, 'A faction'))).toEqual([
      'A faction goes to seat A.',
      'A faction goes to seat B.',
    ])
    expect(log.at(-1)).toMatch(/(?:Britannia|Prussia) wins\.$|It is a draw\.$/)
    expect(log.slice(2).filter((line) => /seat [AB]/i.test(line))).toEqual([])
  }
  for (const { prompt, options, refused } of asks) {
    expect(prompt).toMatch(/^(?:Britannia|Prussia): /)
    expect([prompt, ...options].filter((words) => !PHRASE.test(words))).toEqual([])
    expect(refused.filter(({ about, why }) => !PHRASE.test(about) || !SENTENCE.test(why))).toEqual([])
  }
})

test('[B-R69] the three logs of a match are the same but for the cards that only one has seen', () => {
  const { logs } = readThrough(5)
  const [own = [], , open = []] = logs
  const other = own.flatMap((line, i) => (line === open[i] ? [] : [[line, open[i] ?? '']]))
  expect(other.length).toBeGreaterThan(0)
  for (const [line = '', hidden = ''] of other) {
    expect(line).toMatch(/^\w+ draws /)
    expect(hidden).toMatch(/^\w+ draws (?:a card|\d+ cards)\.$/)
  }
})
