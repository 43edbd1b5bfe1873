import {
  type AnyGame,
  type ToldDeed,
  type RetoldMatch,
  type WeighedDeed,
  eventFor,
  partyName,
  partyOf,
  winningParties,
} from '@trialhall/kernel'
import { type MatchTale, type TableSnapshot, plainLine, speakerOf } from '@trialhall/table-ui'

/** What the words of a retold match are made with. */
export interface TaleAbout {
  readonly game: AnyGame
  readonly tale: MatchTale
  /** The table at the end, as the reader sees it: nothing is said that those eyes did not see. */
  readonly snapshot: TableSnapshot
  /** What everybody is called to the reader. */
  readonly names: readonly string[]
}

/** One of the moments that the end of a match tells. */
export interface ToldMoment {
  /** The letter that marks it on the curve, and what it is. */
  readonly letter: string
  readonly title: string
  /** How many choices had been made before it. */
  readonly at: number
  /** What happened, and what it meant. */
  readonly story: string
  readonly meaning: string
}

/** Sentences of a deed at most: what was done, and what came of it. */
const MOST_SENTENCES = 3

/** What the sides of a match are called: parties by their names, seats by who sits there. */
export function sideNames({ game, names }: Pick<TaleAbout, 'game' | 'names'>, sides: number): string[] {
  return Array.from({ length: sides }, (_, side) => partyName(game, side) ?? names[side] ?? '')
}

/** The moments that are worth going back to, in the order in which they are told. */
export function momentsOf(match: RetoldMatch, about: TaleAbout): ToldMoment[] {
  const { turning, best, luckiest } = match
  const moments = [
    ...(turning === null ? [] : [turningMoment(match, about)]),
    ...(best === null ? [] : [bestMoment(best, { match, about })]),
    ...(luckiest === null ? [] : [luckiestMoment(luckiest, { match, about })]),
  ].flatMap((one) => one ?? [])
  return moments.reduce<ToldMoment[]>(together, [])
}

/** One deed can be several of them: then it is told once. */
function together(told: readonly ToldMoment[], moment: ToldMoment): ToldMoment[] {
  const same = told.find(({ at, story }) => at === moment.at && story === moment.story)
  if (!same) return [...told, moment]
  const title = same.title.includes(' and ') ? same.title.replace(' and ', ', ') : same.title
  const both: ToldMoment = {
    ...same,
    title: `${title} and ${moment.title.toLowerCase()}`,
    meaning: `${same.meaning} ${moment.meaning}`,
  }
  return told.map((one) => (one === same ? both : one))
}

function turningMoment(match: RetoldMatch, about: TaleAbout): ToldMoment | null {
  const { turning, outcome } = match
  if (turning === null || outcome === null) return null
  const side = partyOf(about.game, outcome.ranks.indexOf(1))
  const [name = ''] = sideNames(about, side + 1).slice(side)
  const from = turning.deed?.from ?? turning.at - 1
  const share = (at: number): string => percent(match.standings[at]?.[side] ?? 0)
  return {
    letter: 'T',
    title: 'Turning point',
    at: from,
    story: turning.deed ? storyOf(turning.deed, { match, about }) : storyAt(turning.at, { match, about }),
    meaning: turning.wasAlwaysAhead
      ? `${name} ${name === YOU ? 'were' : 'was'} never behind; this was the largest step, from ${share(from)} to ${share(turning.at)}.`
      : `${name} went from ${share(from)} to ${share(turning.at)} and stayed ahead to the end.`,
  }
}

interface Telling {
  readonly match: RetoldMatch
  readonly about: TaleAbout
}

function bestMoment(deed: WeighedDeed, telling: Telling): ToldMoment {
  const whose = whoseIn(telling, deed)
  const meaning = `On average this raised ${whose} chance of winning by ${points(deed.swing - deed.luck)}.`
  return { letter: 'B', title: 'Best play', at: deed.from, story: storyOf(deed, telling), meaning }
}

/** 'your', 'Ana’s': of whoever did it. */
function whoseIn({ about }: Telling, { seat }: WeighedDeed): string {
  const name = about.names[seat] ?? ''
  return name === YOU ? 'your' : `${name}’s`
}

function luckiestMoment(deed: WeighedDeed, telling: Telling): ToldMoment {
  const { luck } = telling.about.tale
  const meaning = `With it, ${whoseIn(telling, deed)} chance of winning came out ${points(deed.luck)} better than on average: ${luck} did that.`
  return { letter: 'L', title: 'Luckiest play', at: deed.from, story: storyOf(deed, telling), meaning }
}

/** What one did and what came of it, in the sentences of the log. */
function storyOf(deed: ToldDeed, { match, about }: Telling): string {
  const { told } = match
  const places: number[] = []
  for (let place = deed.event; (told[place]?.at ?? deed.to + 1) <= deed.to; place++)
    if (place === deed.event || about.tale.tells(told[place]?.event)) places.push(place)
  const [first, ...rest] = places
  return say([first ?? deed.event, ...rest.slice(1 - MOST_SENTENCES)], { match, about })
}

/** What a choice brought about that was nobody's deed. */
function storyAt(at: number, { match, about }: Telling): string {
  const places = match.told.flatMap((record, place) =>
    record.at === at && about.tale.tells(record.event) ? [place] : [],
  )
  return say(places.slice(0, MOST_SENTENCES), { match, about })
}

function say(places: readonly number[], { match, about }: Telling): string {
  const { game, snapshot, names } = about
  const speaker = speakerOf(game.words, snapshot.view, names)
  const lines = places.flatMap((place) => {
    const record = match.told[place]
    return record ? [plainLine(speaker.event(eventFor(record, snapshot.viewer)))] : []
  })
  return [...new Set(lines)].join(' ')
}

const YOU = 'You'

function object(name: string): string {
  return name === YOU ? 'you' : name
}

/** By how much a share differs from another one. */
function points(difference: number): string {
  const count = Math.round(difference * 100)
  return `${count}\u00a0percentage ${count === 1 ? 'point' : 'points'}`
}

/** A share in hundredths, which no line parts: '28 %'. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`
}

/** How the curve went, for whoever does not see it. */
export function curveText({ standings }: RetoldMatch, sides: readonly string[]): string {
  const said = sides.map((name, side) => {
    const shares = standings.map((at) => at[side] ?? 0)
    return `${name}: ${percent(shares[0] ?? 0)} at the beginning, at least ${percent(Math.min(...shares))}, at most ${percent(Math.max(...shares))}`
  })
  return `Who was ahead. ${said.join('; ')}.`
}

/** A row of the curve in words: how the sides stood when a round ended. */
export interface RoundRow {
  readonly round: number
  readonly shares: readonly number[]
}

/** How the sides stood at the end of each round. */
export function rowsOf(match: RetoldMatch): RoundRow[] {
  const begins = roundsIn(match)
  const { standings } = match
  return begins.map(({ round }, i) => ({
    round,
    shares: standings[begins[i + 1]?.at ?? standings.length - 1] ?? [],
  }))
}

/** Where each round begins: by convention a turn or a round of any game opens with an event that carries its number. */
export function roundsIn({ told }: RetoldMatch): { readonly at: number; readonly round: number }[] {
  const rounds: { at: number; round: number }[] = []
  for (const { at, event } of told) {
    const { type, round } = event as { readonly type?: unknown; readonly round?: unknown }
    const isOpening = type === 'turnBegan' || type === 'roundBegan'
    if (isOpening && typeof round === 'number' && round > (rounds.at(-1)?.round ?? 0))
      rounds.push({ at, round })
  }
  return rounds
}

/** What luck did on the whole, or that it did little; '' where nothing moved the match. */
export function fortuneText(
  { fortune, best, luckiest, turning }: RetoldMatch,
  { tale, sides }: { readonly tale: MatchTale; readonly sides: readonly string[] },
): string {
  const least = 0.05
  if (best === null && luckiest === null && turning === null) return ''
  const [kindest] = fortune.map((gift, side) => ({ gift, side })).toSorted((a, b) => b.gift - a.gift)
  const others = fortune.filter((_, side) => side !== kindest?.side)
  const rest = others.reduce((sum, gift) => sum + gift, 0) / Math.max(1, others.length)
  const lead = (kindest?.gift ?? 0) - rest
  if (!kindest || lead < least) return `In the plays that moved the match most, ${tale.luck} favoured nobody.`
  return `In the plays that moved the match most, ${tale.luck} favoured ${object(sides[kindest.side] ?? '')}, by ${points(lead)} in all.`
}

/** What is said where somebody won a match that was given up while all was open. */
export function openText({ outcome, wasOpen }: RetoldMatch, game: AnyGame): string {
  const isWon = outcome !== null && winningParties(outcome, game).length === 1
  return isWon && wasOpen ? 'Nothing was decided yet when the match ended.' : ''
}

/** The side of whoever reads, or the first. */
export function ownSide(game: AnyGame, mine: readonly number[]): number {
  return mine[0] === undefined ? 0 : partyOf(game, mine[0])
}

/** How many sides a retold match has. */
export function sideCount({ standings }: RetoldMatch): number {
  return standings[0]?.length ?? 0
}
