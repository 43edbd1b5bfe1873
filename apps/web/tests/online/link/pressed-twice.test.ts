import { expect, test } from 'vitest'
import { goOn, lay, MATCH, sitDown, type Sitting } from './world.ts'

const sent = ({ world }: Sitting, type: string): number => world.socket.ofType(type).length

test('Back that is pressed twice before it is answered is wished once', async () => {
  const table = await sitDown()
  const { link, world, faults } = table
  goOn(world, { entry: 3, length: 3, kept: 2, canGoBack: [0], stepsBack: 2 })
  link.back(0)
  link.back(0)
  expect([sent(table, 'back'), link.state.underWay]).toEqual([1, 1])
  world.socket.tells({ type: 'done', id: 'command-1', match: MATCH, entry: 4 })
  goOn(world, { entry: 4, length: 2, kept: 2, canGoBack: [0], stepsBack: 1 })
  link.back(0)
  expect(sent(table, 'back')).toBe(2)
  expect(faults).toEqual([])
})

test('an answer, a proposal, a withdrawal, a claim and a call are wished once, too', async () => {
  const table = await sitDown()
  const { link } = table
  const wishes: Readonly<Record<string, () => void>> = {
    answer: () => link.answer('undo', 0, 'agree'),
    offer: () => link.offer('draw', 0),
    withdraw: () => link.withdraw('draw', 0),
    claim: () => link.claim('win', 0, 1),
    nudge: () => link.nudge(0, 1),
    resign: () => link.resign(0),
  }
  for (const [type, wish] of Object.entries(wishes)) {
    wish()
    wish()
    expect([type, sent(table, type)]).toEqual([type, 1])
  }
})

test('what was wished, withdrawn and wished again is wished twice', async () => {
  const table = await sitDown()
  table.link.offer('draw', 0)
  table.link.withdraw('draw', 0)
  table.link.offer('draw', 0)
  expect(sent(table, 'offer')).toBe(2)
})

test('talk may say the same twice, and is none of what is pressed', async () => {
  const table = await sitDown()
  table.link.say('Ha!')
  table.link.claim('off', 0, 1)
  table.link.say('Ha!')
  table.link.claim('off', 0, 1)
  expect([sent(table, 'chat'), sent(table, 'claim')]).toEqual([2, 1])
})

/** Ana presses Back while the line is lost, and comes back. */
async function backOffLine(): Promise<Sitting & { readonly news: string[] }> {
  const table = await sitDown()
  const news: string[] = []
  table.link.onNews((sentence) => news.push(sentence))
  goOn(table.world, { entry: 3, length: 3, kept: 2, canGoBack: [0], stepsBack: 1 })
  table.world.socket.breaks()
  table.link.back(0)
  await table.world.pass(1000)
  table.world.socket.welcomes()
  expect(sent(table, 'back')).toBe(0)
  return { ...table, news }
}

test('Back that was pressed off line is done where the match stands as it did', async () => {
  const table = await backOffLine()
  lay(table.world, { entry: 3, length: 3, kept: 2, canGoBack: [0] })
  expect(table.world.socket.ofType('back')).toMatchObject([{ seat: 0, to: 2, id: 'command-1' }])
  expect([table.news, table.link.state.underWay]).toEqual([[], 1])
})

test('Back that was pressed off line takes back nothing that was chosen since, as on another device', async () => {
  const table = await backOffLine()
  lay(table.world, { entry: 4, length: 4, kept: 3, canGoBack: [0], stepsBack: 2 })
  expect([sent(table, 'back'), table.link.state.underWay]).toEqual([0, 0])
  expect(table.news).toEqual(['The match went on while you were away, so nothing was taken back.'])
})

test('Back whose answer was lost is done', async () => {
  const table = await backOffLine()
  lay(table.world, { entry: 4, length: 2, kept: 2 })
  expect([sent(table, 'back'), table.link.state.underWay, table.news]).toEqual([0, 0, []])
})
