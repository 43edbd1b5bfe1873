import { encodeLog, logToLink, seeded } from '@trialhall/kernel'
import type { Measure, Round } from '../measure.ts'
import { mean } from '../numbers.ts'
import { playMatch } from '../play.ts'
import type { Subject } from '../subjects.ts'
import { onGames } from './on-games.ts'

const MATCHES = 100

/** Logs of finished matches of random picks. */
export const log: Measure = onGames({
  id: 'log',
  title: 'Log of a finished match',
  columns: [
    { figure: 'choices', title: 'choices' },
    { figure: 'bytes', title: 'bytes, mean' },
    { figure: 'most', title: 'bytes, most' },
    { figure: 'link', title: 'characters of a link, mean' },
    { figure: 'json', title: 'characters of JSON, mean' },
  ],
  prepare,
})

function prepare(subject: Subject): Round {
  const chance = seeded('picks')
  let seed = 0
  return () => {
    const logs = Array.from({ length: MATCHES }, () => playMatch(subject, seed++, chance).log)
    const sizes = logs.map((one) => encodeLog(one).length)
    return {
      choices: mean(logs.map((one) => one.choices.length)),
      bytes: mean(sizes),
      most: Math.max(...sizes),
      link: mean(logs.map((one) => logToLink(one).length)),
      json: mean(logs.map((one) => JSON.stringify(one).length)),
    }
  }
}
