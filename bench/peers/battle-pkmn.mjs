import { createRequire } from 'node:module'

/** Teams that battles are played with, made beforehand: making one takes longer than many a turn. */
const TEAMS = 200

/**
 * A player of whole random battles on `@pkmn/sim`, straight on its `Battle`: no streams, no text to read and write besides
 * its own log. `pick` answers a whole number below another; as with its own random player, moves are picked at random, and a
 * switch only when one has fallen. Returns the decisions of both sides, and those of them with two choices or more.
 * It is a dependency of the benchmarks alone and wants to be required, so it is loaded when it is wanted.
 */
export function pkmnPlayer(format, pick) {
  const require = createRequire(import.meta.url)
  const { Battle, Teams } = require('@pkmn/sim')
  Teams.setGeneratorFactory(require('@pkmn/randoms').TeamGenerators)
  const teams = Array.from({ length: TEAMS }, (_, i) =>
    Teams.pack(Teams.getGenerator(format, seedOf(i)).getTeam()),
  )
  const anyTeam = () => teams[pick(TEAMS)]
  return (seed) => {
    const p1 = { name: 'A', team: anyTeam() }
    const p2 = { name: 'B', team: anyTeam() }
    const battle = new Battle({ formatid: format, seed: seedOf(seed), p1, p2 })
    const counts = playOut(battle, pick)
    battle.destroy()
    return counts
  }
}

function playOut(battle, pick) {
  let decisions = 0
  let real = 0
  while (!battle.ended) {
    for (const side of battle.sides) {
      const choices = choicesOf(side)
      if (choices.length === 0) continue
      decisions++
      if (choices.length > 1) real++
      // Some choices turn out to be impossible only when they are made: a trapped one, for example.
      if (!battle.choose(side.id, choices[pick(choices.length)])) battle.choose(side.id, 'default')
      if (battle.ended) break
    }
  }
  return { decisions, real }
}

/** What a side that is asked can answer; nothing for one that waits. */
function choicesOf(side) {
  const { activeRequest } = side
  if (!activeRequest || activeRequest.wait || side.isChoiceDone()) return []
  if (activeRequest.forceSwitch) return orElse(switchesOf(activeRequest), 'pass')
  if (!activeRequest.active) return ['default']
  return orElse(movesOf(activeRequest), 'default')
}

function switchesOf({ side: { pokemon } }) {
  return pokemon.flatMap(({ active, condition }, i) =>
    active || condition.endsWith(' fnt') ? [] : [`switch ${i + 1}`],
  )
}

function movesOf({ active: [{ moves }] }) {
  return moves.flatMap(({ disabled, pp }, i) => (disabled || pp === 0 ? [] : [`move ${i + 1}`]))
}

function orElse(choices, only) {
  return choices.length > 0 ? choices : [only]
}

function seedOf(number) {
  return `sodium,${number.toString(16).padStart(32, '0')}`
}
