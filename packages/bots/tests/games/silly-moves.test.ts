import { botNamed, playBout, type Bot } from '@trialhall/bots'
import * as battle from '@trialhall/game-battle-decks'
import * as eldar from '@trialhall/game-eldar'
import * as lanes from '@trialhall/game-lanes'
import * as sigmar from '@trialhall/game-sigmar'
import * as tempus from '@trialhall/game-tempus'
import type { AnyGame, CardId, Position, Seat } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'

/** Matches in `npm run soak`; the usual tests play few of the games that take long. */
const MATCHES = 100
const isSoak = Number(process.env.TRIALHALL_RUNS ?? 0) > MATCHES

/** Why a pick is silly, or null: something else is at least as good whatever comes, or it takes back what was paid for. */
type Judge = (position: Position, pick: number) => string | null

/** Makes the judge of one match, who may remember what came before in it. */
type JudgeOfMatch = () => Judge

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

/** What is played: how many matches, by whom. */
interface Sample {
  readonly strength?: string
  readonly seats?: number
  readonly matches: number
}

/** Everything silly that a strength, the expert unless another is named, does in so many matches. */
function sillyIn(
  game: AnyGame,
  judgeOf: JudgeOfMatch,
  { strength = 'expert', seats = 2, matches }: Sample,
): string[] {
  const found: string[] = []
  for (let k = 0; k < matches; k++) {
    const judge = judgeOf()
    const bots = Array.from({ length: seats }, () => judged(strength, judge, found))
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
  if (prompt.type === 'block' && prompt.on !== null && option.do === 'block')
    return isNoHelp(view as sigmar.SigmarView, prompt.card, prompt.on)
      ? 'a Block of what changes nothing'
      : null
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

/** Whether a Boost changes nothing of the roll that it is played on, and brings no card. */
function isNoHelp({ cards: { def } }: sigmar.SigmarView, boost: CardId, on: sigmar.TrialRoll): boolean {
  const { bonus, draws } = sigmar.actionOf(def[boost] as number).ability
  const { difficulty } = sigmar.trialOf(def[on.trial] as number)
  const { modifier } = on
  return (
    draws === 0 && sigmar.chanceOf(difficulty, modifier + bonus) === sigmar.chanceOf(difficulty, modifier)
  )
}

/** A slot emptied for another card, a slot or charges for a spell that gives mana, and spells that are cast for nothing. */
const inLanes: Judge = ({ view, seat, ask }, pick) => {
  const at = view as lanes.LanesView
  const option = ask.options[pick] as lanes.LanesOption
  const player = lanes.playerAt(at, seat)
  if (option.do === 'prepare' && player.slots[option.slot]?.card !== null) return 'a slot emptied'
  const laid =
    option.do === 'prepare' ? option.card : option.do === 'charge' ? player.slots[option.slot]?.card : null
  if (typeof laid === 'number' && givesMana(lanes.heldFace(at, player, laid)))
    return 'mana laid aside for mana'
  if (option.do !== 'cast') return null
  const prompt = ask.prompt as lanes.LanesPrompt
  if (prompt.type === 'respond' && prompt.isVain) return 'a spell a moment too early'
  return castForNothing(at, seat, option)
}

/** Why a spell of Lanes does nothing for whoever casts it, or nothing that it would not do later as well; null if it does something. */
function castForNothing(
  at: lanes.LanesView,
  seat: Seat,
  { card, at: aimed }: Extract<lanes.LanesOption, { do: 'cast' }>,
): string | null {
  const player = lanes.playerAt(at, seat)
  const { slug, aim } = lanes.heldFace(at, player, card)
  if (slug === 'blood-pact' && player.life <= 3) return 'the last life paid'
  if (at.active === seat && player.passives !== 0) return null // a power may look at the spell, whatever it does
  if (aim.kind === 'unit') {
    const targets = aimed.flatMap((field) => lanes.unitAt(at, field) ?? [])
    const isInVain = IN_VAIN[slug]
    return isInVain && targets.some((unit) => isInVain(unit, at)) ? `${slug} for nothing` : null
  }
  return isOnNobody(at, { seat, aim, at: aimed[0] ?? -1, range: slug === 'fireball' ? 2 : 1 })
    ? `${slug} on nobody`
    : null
}

/** When a spell does nothing for its target. A stance or Haste given long before it counts could as well be given later. */
const IN_VAIN: Readonly<Record<string, (unit: lanes.Unit, at: lanes.LanesView) => boolean>> = {
  'mending-light': ({ hp, baseHp }) => (hp ?? 0) >= (baseHp ?? 0),
  'shield-wall': (unit, at) => unit.isDefending || (isOfItsOwner(unit) && !isStruckNext(unit, at)),
  rally: (unit, at) => (isOfItsOwner(unit) && isLongBeforeItActs(unit, at)) || hasNothingToDo(unit, at),
  judgement: ({ stun }) => stun > 0,
  'curse-of-weakness': (unit) => unit.disarm > 0 || !lanes.canAttack(unit),
  frostbind: (unit) => !lanes.canAttack(unit),
  shackles: (unit) => lanes.faceOf(unit.face).modifiers.grounded,
}

/** Whether a unit has nobody in reach and somebody in its way: one action more is hardly of use to it. */
function hasNothingToDo(unit: lanes.Unit, at: lanes.LanesView): boolean {
  if (lanes.targetOf(at, unit) !== lanes.NOWHERE) return false
  const ahead = lanes.fieldAhead(at, unit)
  return ahead === lanes.NOWHERE || lanes.unitAt(at, ahead) !== null
}

function isOfItsOwner({ turnover }: lanes.Unit): boolean {
  return turnover === 0
}

/** Whether the First Main phase before a unit acts is still to come: Haste given then does as much. */
function isLongBeforeItActs({ owner }: lanes.Unit, { active, phase }: lanes.LanesView): boolean {
  return active !== owner || phase === 'orbs' || phase === 'enchantments'
}

/** Whether the next Battle phase is one in which foes strike a unit, not the one in which it acts itself and gives its stance up. */
function isStruckNext({ owner, stun }: lanes.Unit, { active, phase }: lanes.LanesView): boolean {
  return stun > 0 || (active === owner) === (phase === 'main2')
}

/** Whether no foe and no hurt friend stands where a spell strikes. */
function isOnNobody(
  at: lanes.LanesView,
  { seat, aim, at: place, range }: { seat: Seat; aim: lanes.Face['aim']; at: number; range: number },
): boolean {
  const { inLane, inRow, intersections } = lanes.groundOf(at)
  const fields =
    aim.kind === 'lane'
      ? inLane[place]
      : aim.kind === 'row'
        ? inRow[place]
        : aim.kind === 'intersection'
          ? intersections[place]?.rings.slice(0, range + 1).flat()
          : undefined
  return (
    fields?.every((field) => {
      const unit = lanes.unitAt(at, field)
      if (unit === null) return true
      return lanes.sideOf(unit) === seat && (aim.kind !== 'lane' || (unit.hp ?? 0) >= (unit.baseHp ?? 0))
    }) ?? false
  )
}

function givesMana({ does }: lanes.Face): boolean {
  return does.some((step) => step.givesMana === true)
}

/** Nothing paid for with X, what a Hero carries given once more, metal heated that nobody wears, a status paid for that is there already, the last HP of a Hero paid while no enemy has as few as fall by one blow. */
const inEldar: Judge = ({ view, seat, ask }, pick) => {
  const at = view as eldar.EldarView
  const option = ask.options[pick] as eldar.EldarOption
  const { shortlist } = eldar.eldar
  if (option.do === 'x' || option.do === 'pay')
    return shortlist?.(at as never, ask)?.includes(pick) === false ? `${option.do} for nothing` : null
  if (option.do === 'equip')
    return at.cards.def[option.card] === wornBy(at, option.hero, 'equipment') &&
      wornBy(at, option.hero, 'support') !== eldar.defOf('tinkers-apprentice')
      ? 'the same equipment again'
      : null
  if (option.do === 'target' && 'hero' in option)
    return isColdMetal(at, ask, option.hero) ? 'metal heated that nobody wears' : null
  if (option.do !== 'use') return null
  const { face, ability } = eldar.newPending(at as unknown as eldar.EldarState, option)
  if (
    ability === eldar.CARD &&
    face === wornBy(at, option.hero, 'support') &&
    eldar.faceOf(face).slug !== 'oath-of-the-bulwark'
  )
    return 'the same support again'
  const paid = eldar.actionOf(face, ability).costs.reduce((sum, { hp }) => sum + hp, 0)
  if (paid === 0 || paid < eldar.heroAt(at, option.hero).hp) return null
  const weakest = Math.min(
    ...at.heroes.filter((hero) => hero.seat !== seat && !hero.isDown).map(({ hp }) => hp),
  )
  return weakest > 8 ? 'the last HP paid' : null
}

/** What lies in a slot of a Hero, by its place in the catalog. */
function wornBy(at: eldar.EldarView, hero: eldar.HeroId, slot: keyof typeof eldar.SLOT): number | undefined {
  return eldar.heroAt(at, hero).kit[eldar.SLOT[slot]]?.face
}

/** Whether Heat Metal is put on somebody without equipment while another has some. */
function isColdMetal(at: eldar.EldarView, { prompt, options }: Position['ask'], hero: eldar.HeroId): boolean {
  const { type, face, ability } = prompt as Extract<eldar.EldarPrompt, { type: 'target' }>
  if (type !== 'target' || ability !== eldar.CARD || eldar.faceOf(face).slug !== 'heat-metal') return false
  const wears = (one: eldar.HeroId): boolean => wornBy(at, one, 'equipment') !== undefined
  const targets = (options as readonly eldar.EldarOption[]).flatMap((option) =>
    option.do === 'target' && 'hero' in option ? [option.hero] : [],
  )
  return !wears(hero) && targets.some(wears)
}

/** Help for the wrong side or for somebody else than it was played for, the own equipment thrown away, healing for whoever needs none, nobody attacked by whoever could. */
const inBattleDecks: Judge = ({ view, seat, ask }, pick) => {
  const at = view as battle.BattleView
  const prompt = ask.prompt as battle.BattlePrompt
  const options = ask.options as readonly battle.BattleOption[]
  const option = options[pick] as battle.BattleOption
  if (option.do === 'nothing' && options.some((one) => one.do === 'attack')) return 'an attack left out'
  if (option.do !== 'target') return null
  const isOwn = battle.seatOf(at, option.card) === seat
  if (prompt.type === 'equip')
    return battle.equipmentOf(at, prompt.card).isHostile === isOwn ? 'equipment for the wrong side' : null
  if (prompt.type !== 'event-target') return null
  const played = battle.cardOf(at, prompt.card)
  const gist = played.kind === 'event' ? played.deed.gist.type : null
  if (gist === 'readies' && !isOwn) return 'an enemy made ready'
  if (gist === 'exhausts' && isOwn) return 'a friend made tired'
  if (gist === 'strips' && servesSide(at, seat, option.card)) return 'the own equipment thrown away'
  if (gist === 'changes' && isForAnother(prompt, option.card)) return 'help for a blow given to somebody else'
  return gist === 'heals' && !isHurt(at, option.card) ? 'the unhurt healed' : null
}

/** What is played while somebody strikes is for the one who strikes or for the one who is struck: for others there are better moments. */
function isForAnother(
  { actor, cards }: Extract<battle.BattlePrompt, { type: 'event-target' }>,
  card: CardId,
): boolean {
  return actor !== null && card !== actor && !cards.includes(card)
}

/** Whether equipment in play serves a side: its own on a friend, and what harms whoever carries it on an enemy. */
function servesSide(at: battle.BattleView, seat: Seat, equipment: CardId): boolean {
  const isOwn = (at.sides[seat]?.characters ?? []).some((one) => one.equipment.includes(equipment))
  return isOwn !== battle.equipmentOf(at, equipment).isHostile
}

function isHurt(at: battle.BattleView, card: CardId): boolean {
  const character = battle.characterOn(at, card)
  return character !== null && battle.isHero(at, character) && character.hp < battle.heroOf(at, card).hp
}

/**
 * The unhurt healed, a turn ended while somebody stands there to be struck, and spaces gained by an Action of which none is gone. Each card says itself
 * whether it would change anything.
 */
const inTempus: JudgeOfMatch = () => {
  const stands: Stands = new Map()
  return (position, pick) => sillyInTempus(position, pick, stands)
}

function sillyInTempus({ view, seat, ask }: Position, pick: number, stands: Stands): string | null {
  const at = view as tempus.TempusView
  const prompt = ask.prompt as tempus.TempusPrompt
  const options = ask.options as readonly tempus.TempusOption[]
  const option = options[pick] as tempus.TempusOption
  const idle = idleMove(at, { seat, option, stands })
  if (idle !== null) return idle
  if (option.do === 'interaction')
    return isHelpWasted(at, seat) ? 'a card discarded to heal the unhurt or a scratch' : null
  if (option.do === 'free' || option.do === 'act') return isWasted(at, seat, option) ? 'a card wasted' : null
  if (prompt.type === 'chain' && option.do === 'chain')
    return setsNoDie(at, option.card, prompt.card) ? 'a die set where none is rolled' : null
  if (option.do !== 'end-turn' || prompt.type !== 'turn' || prompt.actions === 0) return null
  const mayStrike = options.some((one) => one.do === 'act' && strikesAny(at, seat, one.card))
  return mayStrike ? 'an attack left out' : null
}

type Playing = Extract<tempus.TempusOption, { readonly do: 'free' | 'act' }>

function isWasted(at: tempus.TempusView, seat: Seat, option: Playing): boolean {
  const face = tempus.cardOf(at, option.card)
  if (face?.kind !== 'hero' && face?.kind !== 'loot') return false
  const deed = option.do === 'free' ? face.free?.deed : face.action?.attack ? null : face.action?.deed
  return deed?.isVain?.(at, seat, null) ?? false
}

/** Whether an Interaction heals an ally that lacks nothing, or a single HP. */
function isHelpWasted(at: tempus.TempusView, seat: Seat): boolean {
  const ally = at.turn?.seat
  const heals = tempus.PRINTED.classes[at.heroes[seat]?.heroClass ?? 0]?.interaction.deed.heals
  if (ally === undefined || heals === undefined) return false
  return (
    tempus.creatureOf(at, ally).hp >= tempus.maxHp(at, ally) - 1 && tempus.tokensOn(at, ally, 'poison') === 0
  )
}

interface Stand {
  readonly round: number
  readonly at: number
}

/** Where each Hero stood when it first moved by an Action alone in its present turn. */
type Stands = Map<Seat, Stand>

interface Moving {
  readonly seat: Seat
  readonly option: tempus.TempusOption
  readonly stands: Stands
}

/** Whether a Hero ends its turn where it stood when it paid an Action for spaces, and went nowhere in between. */
function idleMove(at: tempus.TempusView, { seat, option, stands }: Moving): string | null {
  const { round } = at
  const place = at.heroes[seat]?.at ?? tempus.OFF
  const stand = stands.get(seat)
  if (option.do === 'act' && isMove(at, option.card) && stand?.round !== round)
    stands.set(seat, { round, at: place })
  if (option.do === 'walk' || option.do === 'chain') stands.delete(seat) // it goes and may come back, or it has moved for the Chain
  if (option.do !== 'end-turn') return null
  stands.delete(seat)
  return stand?.round === round && stand.at === place ? 'spaces for which nobody goes' : null
}

/** Whether a Chain sets a die for an Action that only moves. */
function setsNoDie(at: tempus.TempusView, chain: CardId, card: CardId): boolean {
  const face = tempus.cardOf(at, chain)
  return face?.kind === 'hero' && face.chain?.deed?.setsDie === true && isMove(at, card)
}

function isMove(at: tempus.TempusView, card: CardId): boolean {
  const face = tempus.cardOf(at, card)
  const action = face?.kind === 'hero' || face?.kind === 'loot' ? face.action : null
  return action !== null && action.spaces > 0 && action.attack === null
}

/**
 * Whether a Primary Attack, which costs no card, has an opponent to strike. Whoever strikes a sleeping Camp has all of it against them, and the Guardian's fall ends the match: both may
 * be left.
 */
function strikesAny(at: tempus.TempusView, seat: Seat, card: CardId): boolean {
  if (at.heroes[seat]?.primaries.includes(card) !== true) return false
  return tempus
    .targetsOfCard(at, { seat, card })
    .some(
      (target) =>
        !tempus.areAllies(at, target, seat) && isAwake(at, target) && target !== tempus.MONSTER_IDS.guardian,
    )
}

function isAwake(at: tempus.TempusView, creature: tempus.CreatureId): boolean {
  return tempus.isHero(creature) || tempus.monsterOf(at, creature).isActive === true
}

test("in 100 matches of Sigmar's Trial the expert does nothing silly", () => {
  expect(sillyIn(sigmar.sigmar, () => inSigmar, { matches: MATCHES })).toEqual([])
})

test('in Lanes the expert does nothing silly', { timeout: isSoak ? 3_600_000 : 60_000 }, () => {
  expect(sillyIn(lanes.lanes, () => inLanes, { matches: isSoak ? MATCHES : 1 })).toEqual([])
})

test('in Trials of the Eldar the expert does nothing silly', { timeout: isSoak ? 3_600_000 : 60_000 }, () => {
  expect(sillyIn(eldar.eldar, () => inEldar, { matches: isSoak ? MATCHES : 1 })).toEqual([])
})

test('in Battle Decks the expert does nothing silly', { timeout: isSoak ? 600_000 : 60_000 }, () => {
  expect(sillyIn(battle.battleDecks, () => inBattleDecks, { matches: isSoak ? MATCHES : 10 })).toEqual([])
})

test('in Trials of Tempus nobody wastes a card or an Action', {
  timeout: isSoak ? 7_200_000 : 60_000,
}, () => {
  expect(sillyIn(tempus.tempus, inTempus, { seats: 4, matches: isSoak ? MATCHES : 2 })).toEqual([])
})
