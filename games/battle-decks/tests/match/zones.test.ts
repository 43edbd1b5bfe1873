import { expect, test } from 'vitest'
import { battleDecks } from '../../game.ts'
import { lay, on, side } from '../lay.ts'

test('[B-R69] every place where cards lie has its name and its player', () => {
  const { state } = lay({})
  const [box, ...rest] = battleDecks.zones(state).map(({ name, owner }) => [name, owner])
  const places = ['field', 'equipment', 'equalizers', 'events', 'hand', 'deck', 'discard', 'removed']
  expect(box).toEqual(['box', null])
  expect(rest).toEqual([0, 1].flatMap((seat) => places.map((place) => [place, seat])))
})

test('[B-R69, B-16.1] equipment lies where its carrier is, whoever played it; events lie before their owner', () => {
  const t = lay({
    A: { events: ['fog-bank'], hand: ['panic'] },
    B: { characters: [{ card: 'artillery', equipment: ['snare-net'] }] },
  })
  const cards = (name: string, seat: number) =>
    battleDecks.zones(t.state).find((zone) => zone.name === name && zone.owner === seat)?.cards
  expect([cards('equipment', 0), cards('equipment', 1)]).toEqual([[], on(t, 'artillery').equipment])
  expect([cards('events', 0), cards('events', 1)]).toEqual([side(t, 0).events, []])
  expect([cards('hand', 0), cards('hand', 1)]).toEqual([side(t, 0).hand, []])
})
