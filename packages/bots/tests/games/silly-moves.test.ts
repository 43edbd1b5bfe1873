import { botNamed, playBout, type Bot } from '@trialhall/bots'
import * as eldar from '@trialhall/game-eldar'
import * as lanes from '@trialhall/game-lanes'
import * as sigmar from '@trialhall/game-sigmar'
import type { AnyGame, Position } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'

/** Matches in `npm run soak`; the usual tests play few of the games that take long. */
const MATCHES = 100
const isSoak = Number(process.env.TRIALHALL_RUNS ?? 0) > MATCHES

/** Why a pick is silly, or null: something else is at least as good whatever comes, or it takes back what was paid for. */
type Judge = (position: Position, pick: number) => string | null

/** A strength whose every pick is judged. */
function judged(name: string, judge: Judge, found: string[]): Bot {
  const bot = sure(botNamed(name))
  return {
    ...bot,
    begin(position, start) {
      const deliberation = bot.begin(position, start)
      return {
        advance: (until) => deliberation.advance(until),
        conclude() {
          const thought = deliberation.conclude()
          const reason = judge(position, thought.pick)
          if (reason !== null) found.push(reason)
          return thought
        },
      }
    },
  }
}

/** Everything silly that the expert does in so many matches. */
function sillyIn(game: AnyGame, judge: Judge, matches: number): string[] {
  const found: string[] = []
  for (let k = 0; k < matches; k++) {
    const bots = [judged('expert', judge, found), judged('expert', judge, found)]
    const played = playBout({ game, bots, seed: `silly/${k}`, options: {} })
    if (!played.ok) throw new Error(played.fault.message)
  }
  return found
}

/** Cards spent on rolls that they do not change, and a card taken where Valor could be. */
const inSigmar: Judge = ({ view, ask }, pick) => {
  const prompt = ask.prompt as sigmar.SigmarPrompt
  const options = ask.options as readonly sigmar.SigmarOption[]
  const option = options[pick] as sigmar.SigmarOption
  if (option.do === 'take-card' && options.some((one) => one.do === 'take-valor')) return 'a card for Valor'
  if (prompt.type !== 'boost' && prompt.type !== 'lower') return null
  if (option.do !== 'boost' && option.do !== 'lower') return null
  const { def } = (view as sigmar.SigmarView).cards
  const { bonus, lowers, draws } = sigmar.actionOf(def[option.card] as number).ability
  const { difficulty } = sigmar.trialOf(def[prompt.card] as number)
  const change =
    sigmar.chanceOf(difficulty, prompt.modifier + bonus - lowers) -
    sigmar.chanceOf(difficulty, prompt.modifier)
  return change === 0 && draws === 0 ? `a ${option.do} that changes nothing` : null
}

/** A slot emptied for another card, the unhurt healed, life paid that is not there. */
const inLanes: Judge = ({ view, seat, ask }, pick) => {
  const at = view as lanes.LanesView
  const option = ask.options[pick] as lanes.LanesOption
  const player = lanes.playerAt(at, seat)
  if (option.do === 'prepare' && player.slots[option.slot]?.card !== null) return 'a slot emptied'
  if (option.do !== 'cast') return null
  const { slug, aim } = lanes.heldFace(at, player, option.card)
  if (slug === 'blood-pact' && player.life <= 3) return 'the last life paid'
  if (slug !== 'mending-light' || aim.kind !== 'unit') return null
  const isHurt = option.at.some((field) => {
    const unit = lanes.unitAt(at, field)
    return unit !== null && (unit.hp ?? 0) < (unit.baseHp ?? 0)
  })
  return isHurt ? null : 'the unhurt healed'
}

/** The last HP of a Hero paid while no enemy has as few as fall by one blow. */
const inEldar: Judge = ({ view, seat, ask }, pick) => {
  const at = view as eldar.EldarView
  const option = ask.options[pick] as eldar.EldarOption
  if (option.do !== 'use') return null
  const { face, ability } = eldar.newPending(at as unknown as eldar.EldarState, option)
  const paid = eldar.actionOf(face, ability).costs.reduce((sum, { hp }) => sum + hp, 0)
  if (paid === 0 || paid < eldar.heroAt(at, option.hero).hp) return null
  const weakest = Math.min(
    ...at.heroes.filter((hero) => hero.seat !== seat && !hero.isDown).map(({ hp }) => hp),
  )
  return weakest > 8 ? 'the last HP paid' : null
}

test("in 100 matches of Sigmar's Trial the expert does nothing silly", () => {
  expect(sillyIn(sigmar.sigmar, inSigmar, MATCHES)).toEqual([])
})

test('in Lanes the expert does nothing silly', { timeout: isSoak ? 3_600_000 : 60_000 }, () => {
  expect(sillyIn(lanes.lanes, inLanes, isSoak ? MATCHES : 1)).toEqual([])
})

test('in Trials of the Eldar the expert does nothing silly', { timeout: isSoak ? 3_600_000 : 60_000 }, () => {
  expect(sillyIn(eldar.eldar, inEldar, isSoak ? MATCHES : 1)).toEqual([])
})
