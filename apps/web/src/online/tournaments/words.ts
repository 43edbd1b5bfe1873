import type { TournamentCard, TournamentEntrant, TournamentTable, TournamentView } from '@trialhall/protocol'

/** What the systems are called. */
export const SYSTEMS: Readonly<Record<TournamentCard['system'], string>> = {
  swiss: 'Swiss',
  'round-robin': 'Round robin',
  elimination: 'Single elimination',
}

/** The same within a sentence: only Swiss is a name. */
export function systemWords(system: TournamentCard['system']): string {
  return system === 'swiss' ? SYSTEMS.swiss : SYSTEMS[system].toLowerCase()
}

/** Half points as people write them. */
export function pointsText(halves: number): string {
  const whole = Math.floor(halves / 2)
  const rest = halves / 2 - whole
  if (rest === 0) return String(whole)
  if (rest === 0.5) return whole === 0 ? '½' : `${whole}½`
  return String(halves / 2)
}

/** Where a tournament is, in a few words. */
export function statusText({ status, round, rounds, entrants, most }: TournamentCard): string {
  switch (status) {
    case 'open':
      return `Open: ${entrants} of ${most} have entered`
    case 'running':
      return round === 0 ? 'About to begin' : `Round ${round} of ${rounds ?? round}`
    case 'paused':
      return `Paused in round ${round} of ${rounds ?? round}`
    case 'over':
      return 'Over'
    case 'cancelled':
      return 'Cancelled'
  }
}

/** An entrant by number, by name alone where nothing else is known. */
export function entrantOf(
  view: Pick<TournamentView, 'entrants'>,
  n: number | null,
): Pick<TournamentEntrant, 'name' | 'id' | 'hasAccount'> {
  return view.entrants.find((one) => one.n === n) ?? { name: nameOf(view, n) }
}

/** The name of an entrant by number. */
export function nameOf({ entrants }: Pick<TournamentView, 'entrants'>, n: number | null): string {
  if (n === null) return ''
  return entrants.find((one) => one.n === n)?.name ?? `No. ${n}`
}

/** How a table stands, as between its sides. */
export function resultText({ result, sides }: TournamentTable): string {
  if (result === null) return 'not over'
  if (sides.includes(null)) return 'bye'
  return result.points.map(pointsText).join(' : ')
}

/** Why a result came about otherwise than by playing; null where it did not. */
export function reasonText({ result }: TournamentTable): string | null {
  if (result === null) return null
  const reasons = {
    played: null,
    bye: null,
    forfeit: 'forfeit',
    time: 'time was up',
    ruled: 'ruled',
  } as const
  return reasons[result.how]
}

/** Why somebody plays no more. */
export const OUT: Readonly<Record<NonNullable<TournamentEntrant['out']>, string>> = {
  withdrew: 'withdrew',
  removed: 'removed',
  absent: 'did not come',
}

/** How ties are broken, said where the standings are shown. */
export const TIES: Readonly<Record<TournamentCard['system'], string>> = {
  swiss:
    'A win is a point, a draw half of one. Ties are broken by Buchholz (the points of all whom you met), then by Sonneborn-Berger (the points of all whom you beat, and half of those with whom you drew), then by wins. A round in which you met nobody counts as one against somebody with your own points.',
  'round-robin':
    'A win is a point, a draw half of one. Ties are broken by Sonneborn-Berger (the points of all whom you beat, and half of those with whom you drew), then by wins.',
  elimination: 'Who loses is out. Those who lost in the same round share a place.',
}

/** A span of minutes, in words. */
export function minutesText(minutes: number): string {
  if (minutes % 1440 === 0) return minutes === 1440 ? 'a day' : `${minutes / 1440} days`
  if (minutes % 60 === 0) return minutes === 60 ? 'an hour' : `${minutes / 60} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** Whether a tournament can still be entered, played or left. */
export function isLive({ status }: { readonly status: TournamentCard['status'] }): boolean {
  return status !== 'over' && status !== 'cancelled'
}

const times = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A time on the clock of whoever reads, with its day. */
export function timeText(at: number): string {
  return times.format(at)
}

/** How long until a time, for people who wait: minutes and seconds, or hours. */
export function untilText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds >= 2 * 86_400) return `${Math.round(seconds / 86_400)} days`
  if (seconds >= 2 * 3600) return `${Math.round(seconds / 3600)} hours`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The reader's own time zone, as in "Europe/Berlin". */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
}
