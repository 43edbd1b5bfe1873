import { expect, test } from 'vitest'
import { startServer } from '../support/server.ts'
import { asked, besieged } from '../support/tables.ts'

const server = await startServer()

/** What a spectator was sent of a match, how it began to all who look on, and what nobody but its holder knows. */
interface Quiet {
  readonly about: string
  readonly sent: readonly string[]
  readonly hands: string
}

/** What a spectator is sent of a match in which nobody plays a card or rolls a die until the first round is over. */
async function quietMatch(): Promise<Quiet> {
  const table = await besieged(server.host, { game: 'battle-decks' })
  const { match, stranger } = table
  const from = stranger.frames.length
  const about = JSON.stringify((await stranger.moment(match)).view)
  for (let n = 0; n < 30; n++) {
    const { mover } = await asked(table)
    const { own, entry } = await mover.moment(match)
    await mover.choose(match, quietPick(own[0]?.options ?? []))
    await stranger.moment(match, (moment) => moment.entry > entry)
  }
  const sent = stranger.frames.slice(from).map((frame) => frame.replaceAll(match, 'match'))
  const view = table.ada.moments.get(match)?.view
  return {
    about,
    sent: sent.filter((frame) => frame.startsWith('{"type":"change"')),
    hands: JSON.stringify(view?.cards.def),
  }
}

/** To pass, to decline, to do nothing; else the first. */
function quietPick(options: readonly unknown[]): number {
  const deeds = options.map((option) => (option as { do: string }).do)
  return Math.max(0, ...['pass', 'decline', 'nothing', 'end-deploy'].map((deed) => deeds.indexOf(deed)))
}

/** Two matches that began alike to all who look on, and in which a hand differs. */
async function twins(): Promise<readonly [Quiet, Quiet]> {
  const matches = new Map<string, Quiet>()
  for (let n = 0; n < 40; n++) {
    const match = await quietMatch()
    const twin = matches.get(match.about)
    if (twin && twin.hands !== match.hands) return [twin, match]
    matches.set(match.about, match)
  }
  throw new Error('no two matches began alike')
}

test('two matches of Battle Decks that differ in hands alone send a spectator the same, byte for byte', async () => {
  const [one, other] = await twins()
  expect(one.sent.length).toBeGreaterThan(20)
  expect(one.sent.map((frame) => frame.length)).toEqual(other.sent.map((frame) => frame.length))
  expect(one.sent).toEqual(other.sent)
}, 60_000)
