import type { CardId, Seat } from '@trialhall/kernel'
import type { Happening, Response, Strike } from '../../acts.ts'
import type { TempusOption, TempusPrompt } from '../../asks.ts'
import type { Play } from '../../faces.ts'
import { heroOf, NOBODY, type CreatureId, type TempusPosition, type TempusTable } from '../../state.ts'
import { isHero, monsterOf, partyOfCreature } from '../creatures.ts'
import { heroesByInitiative } from '../initiative.ts'
import { interactionFaceOf, isInteractionOpen, payForInteraction } from './interactions.ts'
import { playablesOf, type Playable } from './playables.ts'
import { mayHold } from './public-hands.ts'
import { inWindow } from './purposes.ts'
import { cardOf, monsterFace } from '../printed.ts'
import { foreseen } from './foreseen.ts'
import { addSmite } from './smites.ts'
import { happening } from '../sources.ts'
import { spendIfIdle, useCard } from '../using.ts'
import { comesAgain } from './vain.ts'
import { normalOf } from '../fight/damage-left.ts'
import { isSpellCard } from '../fight/wards.ts'
import { notice } from '../watches.ts'

/**
 * Opens a window: whoever can answer what happens is asked, the party of the creature that it concerns first, until all pass in a row (T-17.04,
 * T-R29). What was played is then resolved backwards, the last card first (T-17.01); what the window is about comes after it (T-17.02).
 */
export function openWindow(table: TempusTable, about: Happening): void {
  const { state } = table
  const stack: Response[] = []
  const seats = seatsInOrder(state, concerned(about))
  for (let i = 0; i < seats.length && state.ending === null; i++) {
    const response = askOne(table, seats[i] as Seat, { about, stack })
    if (response === null) continue
    stack.push(response)
    i = -1 // everybody may answer again
  }
  while (stack.length > 0 && state.ending === null) resolve(table, stack.pop() as Response, about) // T-R106
}

/** The creature that a window concerns: who is hit or aimed at, otherwise who acts. */
function concerned({ instance, strike, creature }: Happening): CreatureId {
  return instance?.target ?? strike?.target ?? creature
}

/** The party of a creature first; in a party whoever has the higher initiative, before there is any by the order of Class picks (T-R29). */
export function seatsInOrder(state: TempusPosition, creature: CreatureId): readonly Seat[] {
  const first = partyOfCreature(state, creature) ?? state.turn?.seat ?? 0
  const seats: Seat[] = []
  const inOrder = heroesByInitiative(state)
  for (const { id } of inOrder) if (id % 2 === first % 2) seats.push(id)
  for (const { id } of inOrder) if (id % 2 !== first % 2) seats.push(id)
  return seats
}

/** What is answered. */
interface Asking {
  readonly about: Happening
  /** What was played before and waits to be resolved. */
  readonly stack: readonly Response[]
}

/** Asks a seat for a response; null if it passes. Whoever can play nothing is passed over, unless the table asks all who might. */
function askOne(table: TempusTable, seat: Seat, asking: Asking): Response | null {
  const { state } = table
  const { about } = asking
  if (heroOf(state, seat).hasLeft) return null // its Hero does nothing any more
  const playables = playablesOf(state, seat, about)
  const canHelp = isInteractionOpen(state, seat, about)
  const isAsked =
    playables.length > 0 ||
    canHelp ||
    (state.settings.asksAlways && mayHold(state, seat, inWindow(about.moment)))
  if (!isAsked) return null
  const options: TempusOption[] = playables.map((playable) => offered(state, { seat, playable }, asking))
  if (canHelp) options.push({ do: 'interaction' })
  const pick = table.window<TempusOption>(seat, promptOf(table, asking), [...options, { do: 'pass' }])
  if (pick.do === 'pass') return null
  if (pick.do === 'interaction') return interact(table, seat)
  return play(table, { seat, playable: playables[options.indexOf(pick)] as Playable, about })
}

/** A card as a window offers it: marked where playing it would change nothing, or can wait for the decision that comes next. */
function offered(
  state: TempusPosition,
  { seat, playable: { card, free, option } }: Omit<Playing, 'about'>,
  { about, stack }: Asking,
): TempusOption {
  if (free === null) return option
  const canWait = comesAgain(seat, about) && free.moments.includes('turn')
  const isVain = canWait || free.deed.isVain?.(state, seat, stack.length === 0 ? about : null)
  return isVain ? { do: 'free', card, isVain } : option
}

interface Playing {
  readonly seat: Seat
  readonly playable: Playable
  readonly about: Happening
}

/** A card is played face up and aimed; if it is a Spell, it can be answered by itself (T-15.01, T-38.06). */
export function play(table: TempusTable, { seat, playable, about }: Playing): Response {
  const { card, as } = playable
  const aimed = playable.aimAt(table, seat)
  useCard(table, seat, card)
  table.emit({ type: 'played', seat, card, as })
  if (as === 'chain' || as === 'smite') noteOnAct(about, card, as)
  if (as === 'chain')
    notice(table, { at: 'chained', creature: seat, act: about.act, instance: about.instance })
  const response: Response = { by: seat, card, as, ...aimed, isCountered: false }
  if (isSpellCard(table.state, card)) {
    notice(table, { at: 'spell', creature: seat, response })
    openWindow(table, happening('spell', seat, { act: about.act, response }))
  }
  return response
}

/** An Action takes one Chain and one Damage Chain (T-16.02, T-16.08). */
function noteOnAct({ act }: Happening, card: CardId, as: 'chain' | 'smite'): void {
  if (act === null) return
  if (as === 'smite') act.hasSmite = true
  else act.chainsLeft--
  act.chains.push(card)
}

/** An Interaction: a card of the hand for the ally whose turn it is (T-16.14, T-16.20). */
function interact(table: TempusTable, seat: Seat): Response {
  const card = payForInteraction(table, seat)
  const on = table.state.turn?.seat ?? NOBODY
  return { by: seat, card, as: 'interaction', targets: [on], space: null, isCountered: false }
}

/** What was played takes effect, unless something on top of it has stopped it. */
export function resolve(table: TempusTable, response: Response, about: Happening): void {
  const { by, card, as, targets, space, isCountered } = response
  const playing: Play = { by, card, about, targets, space }
  if (isCountered) table.emit({ type: 'countered', card })
  else RUNS[as](table, playing)
  spendIfIdle(table, by, card) // an Ongoing card that holds nothing: countered, or no ring was left (T-R4)
}

/** What a card does as what it was played as. */
const RUNS: Readonly<Record<Response['as'], (table: TempusTable, play: Play) => void>> = {
  free: runFree,
  chain: runChain,
  smite: runSmite,
  interaction: runInteraction,
}

function runFree(table: TempusTable, playing: Play): void {
  const face = cardOf(table.state, playing.card)
  if (face.kind === 'hero' || face.kind === 'loot') face.free?.deed.run(table, playing)
}

function runSmite(table: TempusTable, playing: Play): void {
  const { instance } = playing.about
  if (instance !== null) addSmite(table.state, instance, playing.card)
}

/** A Chain on a hit adds to what the hit does (T-R27). */
function runChain(table: TempusTable, playing: Play): void {
  const face = cardOf(table.state, playing.card)
  const { strike } = playing.about
  if (face.kind !== 'hero' || face.chain === null) return
  face.chain.deed?.run(table, playing)
  if (face.chain.rider !== null && strike !== null) strike.riders.push(face.chain.rider)
}

function runInteraction(table: TempusTable, playing: Play): void {
  interactionFaceOf(table.state, playing.by).deed.run(table, { ...playing, isPrice: true })
}

/** What waits to be resolved, and what of it is no answer but the price of one. */
function answersOf(
  stack: readonly Response[],
): Pick<Extract<TempusPrompt, { readonly type: 'rolled' }>, 'played' | 'helped'> {
  const helped = stack.flatMap(({ as, by, card }) => (as === 'interaction' ? [{ seat: by, card }] : []))
  return { played: stack.map(({ card }) => card), ...(helped.length > 0 && { helped }) }
}

/** The attack of a Monster's script that is made, by its name. */
function scriptNameOf(state: TempusPosition, strike: Strike | null): string | undefined {
  if (strike === null || isHero(strike.attacker)) return undefined
  const { script } = monsterFace(monsterOf(state, strike.attacker))
  return script.find(({ attack }) => attack === strike.attack)?.name
}

/** What all may know of a window. */
function promptOf(table: TempusTable, { about, stack }: Asking): TempusPrompt {
  const { moment, creature, act, strike, roll, instance, response } = about
  const played = stack.length > 0 && answersOf(stack)
  if (moment === 'rolled' && roll !== null) {
    const { die, total, needed } = roll
    return { type: 'rolled', moment, creature, die, total, needed, ...played }
  }
  const comes = foreseen(table, about, stack)
  const attack = scriptNameOf(table.state, strike ?? instance?.strike ?? null)
  return {
    type: 'window',
    moment,
    creature,
    card: response?.card ?? strike?.source.card ?? act?.card ?? instance?.source.card ?? null,
    ...(attack !== undefined && { attack }),
    target: instance?.target ?? strike?.target ?? NOBODY,
    damage: instance === null ? 0 : normalOf(table.state, instance) + instance.piercing,
    ...played,
    ...(comes && { comes }),
  }
}
