import { parseOptions, seeded, Table, below, playout, RulesError } from '@trialhall/kernel'
import { OPTIONS } from '/work/wt/tempus/games/tempus/match/options.ts'
import { setUp } from '/work/wt/tempus/games/tempus/match/setup.ts'
import { zonesOf } from '/work/wt/tempus/games/tempus/match/zones.ts'
import { playSegment } from '/work/wt/tempus/games/tempus/rules/round/rounds.ts'
import { outcomeOf } from '/work/wt/tempus/games/tempus/rules/score.ts'
import { CATALOG } from '/work/wt/tempus/games/tempus/content/catalog.ts'
const seats = Number(process.argv[2] ?? 4), n = Number(process.argv[3] ?? 3), rounds = Number(process.argv[4] ?? 10)
console.log('cards', CATALOG.length)
const errors = new Map<string, number>()
let ok = 0, asks = 0; const t0 = process.cpuUsage()
for (let i = 0; i < n; i++) {
  const parsed = parseOptions(OPTIONS, seats, { rounds, ...(process.argv[5] ? JSON.parse(process.argv[5]) : {}) } as never)
  if (!parsed.ok) throw new Error(parsed.fault.message)
  const state = setUp({ seats, options: parsed.value })
  state.chance = seeded('t' + i)
  const own = seeded('o' + i)
  const game = { id: 'tempus', zones: zonesOf, advance: playSegment, outcome: outcomeOf } as never
  const trail: string[] = []
  try {
    const out = playout(game, state as never, { decide(_t, seat, prompt, options) { asks++; const pick = below(own, options.length); trail.push(seat + JSON.stringify(prompt) + '→' + JSON.stringify(options[pick])); return pick } })
    ok++
    if (i === 0) console.log(JSON.stringify(out), 'round', (state as never as {round:number}).round, 'json', JSON.stringify({ ...state, chance: 0 }).length)
  } catch (e) {
    const m = e instanceof Error ? (e.stack ?? '').split('\n').slice(0, 5).join(' | ').replaceAll('/work/wt/tempus/games/tempus/', '') : String(e)
    errors.set(m, (errors.get(m) ?? 0) + 1)
    if ((errors.get(m) ?? 0) === 1) console.log('---', m, '\n', trail.slice(-4).join('\n '), 'round', (state as never as {round:number}).round)
  }
}
const t = process.cpuUsage(t0)
console.log({ ok, n, asks, ms: (t.user + t.system) / 1000 / n })
