import { playout, Match, seeded, below, chanceFor, Table } from '@trialhall/kernel'
import { battleDecks as g } from '../games/battle-decks/game.ts'
const n = Number(process.argv[2] ?? 20), windows = process.argv[3] ?? 'able'
let decisions = 0, multi = 0, worst = 0, rounds = 0, turns = 0
const reasons: Record<string, number> = {}
const wins: Record<string, number> = {}
const t0 = process.cpuUsage().user
for (let k = 0; k < n; k++) {
  const chance = seeded(`p${k}`)
  const m = (Match.start(g as any, { seats: 2, seed: `s${k}`, options: { windows, factionDeal: 'random', factions: ['', ''] } as any }) as any)
  if (!m.ok) { console.log(m.fault); break }
  const match = m.value as Match
  let c = 0
  while (!match.outcome) {
    const ask = match.asks[0]!
    const r = match.choose(ask.seat, below(chance, ask.options.length)); match.takeEvents()
    if (!r.ok) { console.log(r); break }
    c++; if (ask.options.length > 1) multi++
    if (c > 20000) { console.log('endless', k, JSON.stringify(ask).slice(0, 300), (match.state as any).round, (match.state as any).turn); break }
  }
  decisions += c; worst = Math.max(worst, c)
  const s = match.state as any
  rounds += s.round; turns += s.turn
  const o = match.outcome!
  reasons[o?.reason ?? 'none'] = (reasons[o?.reason ?? 'none'] ?? 0) + 1
}
const cpu = (process.cpuUsage().user - t0) / 1e6
console.log({ n, decisions: decisions / n, multi: multi / n, worst, rounds: rounds / n, turns: turns / n, reasons, cpu, perSec: decisions / cpu })
