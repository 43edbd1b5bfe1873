import { Match, seeded, below } from '@trialhall/kernel'
import { battleDecks as g } from '../games/battle-decks/game.ts'
for (let k = 0; k < 5; k++) {
  const chance = seeded(`p${k}`)
  const match = (Match.start(g as any, { seats: 2, seed: `s${k}`, options: { windows: 'able' } as any }) as any).value as Match
  const trail: string[] = [JSON.stringify([match.state, match.asks])]
  for (let c = 0; c < 40 && !match.outcome; c++) {
    const ask = match.asks[0]!
    match.choose(ask.seat, below(chance, ask.options.length)); match.takeEvents()
    trail[match.length] = JSON.stringify([match.state, match.asks])
  }
  for (let i = 0; i < 20; i++) {
    match.undo()
    const a = JSON.stringify([match.state, match.asks]), b = trail[match.length]!
    if (a !== b) { let at = 0; while (a[at] === b[at]) at++; console.log(k, match.length, a.slice(at - 150, at + 80), '\nWAS', b.slice(at - 150, at + 80)); break }
  }
}
