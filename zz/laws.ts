import { LAWS, obeys } from '@trialhall/kernel/testkit'
import { battleDecks } from '../games/battle-decks/game.ts'
for (const options of [{}, { windows: 'able' }, { factionDeal: 'pick' }])
for (const law of LAWS) {
  const t = process.cpuUsage().user
  const out: unknown[] = []
  for (const seed of [1, 2]) out.push(obeys(battleDecks as any, law, { sample: { seats: 2, options, seed, picks: seed + 2 }, tally: { tried: 0, skipped: 0 } }))
  const bad = out.filter((x) => x !== null)
  const s = (process.cpuUsage().user - t) / 1e6
  if (bad.length || s > 1) console.log(JSON.stringify(options), law.name, s.toFixed(1), String(bad[0] ?? 'ok').slice(0, 400))
}
