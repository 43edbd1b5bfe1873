import { seatLetter, UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'
import {
  accent,
  cut,
  faint,
  padded,
  strong,
  wrapped,
  type BoardScene,
  type Line,
  type TerminalParts,
} from '@trialhall/terminal'
import {
  championOf,
  CATALOG,
  MOST_TRIALS,
  oddsOf,
  PATH,
  SPACES,
  trialOf,
  type Odds,
  type Player,
  type SigmarPrompt,
  type SigmarView,
} from '../game.ts'

type SigmarScene = BoardScene<SigmarView>

/** What the terminal shows of Sigmar's Trial. */
export const sigmarTerminal: TerminalParts = { board }

/** The table of Sigmar's Trial: the path with its Champions, Valor, the active Trials with their odds, the own hand. */
function board(scene: SigmarScene): Line[] {
  const { view } = scene
  const tall = pathLines(view, scene.width)
  const needed = 1 + view.players.length + MOST_TRIALS + MOST_BRIEF
  const path = needed + tall.length <= scene.height && tall.length > 0 ? tall : [pathLine(view)]
  const always = [
    headLine(view),
    ...path,
    ...view.players.map((player, seat) => seatLine(scene, player, seat)),
    ...trialLines(scene),
  ]
  const own = handLines(view, scene.width)
  const room = scene.height - always.length
  const hand = own.full.length <= room - EXTRA ? own.full : own.brief
  const extras = [...traitLines(view, scene.width), decksLine(view)]
  const rest = room - hand.length
  return [...always, ...hand, ...extras.slice(0, Math.max(0, rest))]
}

const EXTRA = 2
const MOST_BRIEF = 2
const PHASE_NAMES = {
  setup: 'Setup',
  draw: 'Draw Phase',
  action: 'Action Phase',
  roll: 'Roll Phase',
  resolution: 'Resolution',
}

function headLine(view: SigmarView): Line {
  const { round, roundLimit, valorToWin, phase, active } = view
  const turn = phase === 'setup' ? '' : ` · ${nameOf(view, active)}’s turn`
  return [
    strong(`Round ${Math.min(round, roundLimit)} of ${roundLimit}${turn}`),
    ` · ${PHASE_NAMES[phase]} · ${valorToWin} Valor win`,
  ]
}

function nameOf(view: SigmarView, seat: Seat): string {
  const champion = view.players[seat]?.champion ?? -1
  return champion < 0 ? `Seat ${seatLetter(seat)}` : championOf(champion).short
}

const MARK_WORDS = { none: '·', fate: 'fate', duel: 'duel', instant: 'flame' }
const LEAST_CELL = 5
const MOST_CELL = 8

/** The twelve spaces from left to right: number, mark, and the letters of the seats whose Champions stand there. */
function pathLines(view: SigmarView, width: number): Line[] {
  const cell = Math.min(MOST_CELL, Math.floor(width / SPACES))
  if (cell < LEAST_CELL) return []
  const spaces = PATH.map((mark, i) => ({ number: i + 1, mark }))
  return [
    spaces.map(({ number }) => faint(padded(` ${number}`, cell))),
    spaces.map(({ mark }) => (mark === 'none' ? faint : accent)(padded(` ${MARK_WORDS[mark]}`, cell))),
    spaces.map(({ number }) => strong(padded(` ${standingOn(view, number)}`, cell))),
  ]
}

const MARK_SIGNS = { none: '', fate: '*', duel: 'x', instant: '!' }

/** The same in one line, for small screens: letters stand behind the number of their space. */
function pathLine(view: SigmarView): Line {
  const spaces = PATH.flatMap((mark, i): Line => {
    const here = standingOn(view, i + 1)
    const space = `${i + 1}${MARK_SIGNS[mark]}`
    return [' ', mark === 'none' ? faint(space) : accent(space), strong(here === '' ? '' : ` ${here} `)]
  })
  return [...spaces, faint('   * rune  x duel  ! flame')]
}

/** Letters of the seats whose Champions stand on a space. */
function standingOn(view: SigmarView, space: number): string {
  return view.players
    .map((player, seat) => (player.space === space && !player.left ? seatLetter(seat) : ''))
    .join('')
}

/** From so many columns on there is room for bars, types and all chances. */
const WIDE = 70
const NAME_COLUMNS = 22
const NARROW_NAME_COLUMNS = 16
const BAR_COLUMNS = 15

/** Who, how much Valor, where, and what lies before them. */
function seatLine({ names, asked, view, width }: SigmarScene, player: Player, seat: Seat): Line {
  const champion = player.champion < 0 ? '' : ` · ${championOf(player.champion).short}`
  const columns = width >= WIDE ? NAME_COLUMNS : NARROW_NAME_COLUMNS
  const name = padded(cut(`${names[seat]}${champion}`, columns), columns)
  const kept = player.kept.map((card) => cardName(view, card)).join(', ')
  const rest = [
    `${width >= WIDE ? 'space' : 'at'} ${String(player.space).padStart(2)}`,
    `hand ${player.hand.length}`,
    `Trials ${player.completed}`,
    player.rested ? 'rested' : '',
    player.skipsDraw ? 'skips a draw' : '',
    player.left ? 'left' : '',
    kept === '' ? '' : `keeps ${kept}`,
  ].filter((part) => part !== '')
  const bar = width >= WIDE ? [valorBar(player.valor, view.valorToWin)] : []
  const valor = ` ${String(player.valor).padStart(2)} `
  return [
    asked.includes(seat) ? accent('▸') : ' ',
    strong(name),
    ' ',
    ...bar,
    strong(valor),
    ` ${rest.join(' · ')}`,
  ]
}

function valorBar(valor: number, toWin: number): Line[number] {
  const full = Math.min(BAR_COLUMNS, Math.round((BAR_COLUMNS * valor) / toWin))
  return accent('█'.repeat(full) + '░'.repeat(BAR_COLUMNS - full))
}

const TRIAL_COLUMNS = 25
const NARROW_TRIAL_COLUMNS = 18
const TYPE_COLUMNS = 10

/** The active Trials, with the viewer's chances without a card and with Boosts of 1 and 2. */
function trialLines({ view, width, ask }: SigmarScene): Line[] {
  if (view.trials.length === 0) return view.phase === 'setup' ? [] : [[faint(' No Trial is active.')]]
  return view.trials.map((card): Line => {
    const trial = trialOf(view.cards.def[card] ?? UNKNOWN)
    const numbers = `needs ${trial.difficulty}  pays ${trial.reward}`
    const odds = chancesOf(view, card, modifierIn(ask, card))
    if (width < WIDE)
      return [
        ` ${padded(cut(trial.name, NARROW_TRIAL_COLUMNS), NARROW_TRIAL_COLUMNS)}${numbers}`,
        faint(` ${odds[0] ?? ''}`),
      ]
    const head = ` ${padded(trial.name, TRIAL_COLUMNS)}`
    return [head, `${padded(trial.type, TYPE_COLUMNS)}${numbers}`, faint(`   ${oddsText(odds)}`)]
  })
}

/** The modifier of a roll that is being prepared. */
interface Prepared {
  readonly modifier?: number
}

/** What counts on the viewer's roll for a Trial once it is attempted: kept Fate Cards have been turned in for it by then (S-R53). */
function modifierIn(ask: SigmarScene['ask'], trial: CardId): Prepared {
  const prompt = ask?.prompt as SigmarPrompt | undefined // what this game asks
  return prompt?.type === 'boost' && prompt.card === trial ? { modifier: prompt.modifier } : {}
}

/** The viewer's chances without a card and with Boosts of 1 and 2; one where no card is needed. */
function chancesOf(view: SigmarView, trial: CardId, prepared: Prepared): string[] {
  const { viewer } = view
  if (viewer === null) return []
  const odds = [0, 1, 2].flatMap((more) => oddsOf(view, viewer, { trial, more, ...prepared }) ?? [])
  return odds.some(({ isSure }) => isSure) ? ['sure'] : odds.map(chanceText)
}

function chanceText({ chance }: Odds): string {
  return `${Math.round(100 * chance)} %`
}

function oddsText([bare, ...boosted]: readonly string[]): string {
  return bare === undefined ? '' : [bare, ...boosted.map((odds, i) => `+${i + 1}: ${odds}`)].join(', ')
}

/** The viewer's own cards: one a line with their texts, and all in one line for small screens. */
function handLines(view: SigmarView, width: number): { readonly full: Line[]; readonly brief: Line[] } {
  const hand = view.viewer === null ? [] : (view.players[view.viewer]?.hand ?? [])
  if (hand.length === 0) return { full: [], brief: [] }
  const names = hand.map((card) => cardName(view, card))
  const full = hand.map((card): Line => {
    const face = CATALOG[view.cards.def[card] ?? UNKNOWN]
    return [
      accent(' ▪ '),
      padded(face?.name ?? '', TRIAL_COLUMNS - 2),
      faint(`${padded(face?.kind ?? '', TYPE_COLUMNS)}${face?.text ?? ''}`),
    ]
  })
  const brief = wrapped(`Hand: ${grouped(names)}`, width - 1).map((line): Line => [accent(` ${line}`)])
  return { full, brief }
}

/** Names with how often they come, where it is more than once. */
function grouped(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((one) => one === name).length
      return count === 1 ? name : `${name} ×${count}`
    })
    .join(' · ')
}

function traitLines(view: SigmarView, width: number): Line[] {
  const champion = view.viewer === null ? -1 : (view.players[view.viewer]?.champion ?? -1)
  const face = CATALOG.find((one) => one.kind === 'champion' && one.slug === championSlug(champion))
  return face ? [[faint(cut(` ${face.name}: ${face.text}`, width))]] : []
}

function championSlug(champion: number): string {
  return champion < 0 ? '' : championOf(champion).slug
}

function decksLine(view: SigmarView): Line {
  const fate = view.usesFate ? ` · Fate Deck ${view.fateDeck.length}` : ''
  const trials = ` · Trial Deck ${view.trialDeck.length}, discard ${view.trialDiscard.length}`
  return [
    faint(` Action Deck ${view.actionDeck.length}, discard ${view.actionDiscard.length}${trials}${fate}`),
  ]
}

function cardName(view: SigmarView, card: CardId): string {
  return CATALOG[view.cards.def[card] ?? UNKNOWN]?.name ?? 'a card'
}
