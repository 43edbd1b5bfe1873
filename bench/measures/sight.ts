import { below, seeded } from '@trialhall/kernel'
import { BARE, laid, MAPS, sees, SPACES, type Ground } from '../../games/tempus/space/index.ts'
import { cpuMicroseconds } from '../clock.ts'
import type { Measure, Round } from '../measure.ts'

const BATCH = 4096
const PAIRS = 4096
const STONES = [404, 405, 434, 435]

/** Whether two spaces of a Battlerealm see each other, for pairs that are drawn from all of them. */
export const sight: Measure = {
  id: 'sight',
  title: 'Sight between two spaces of Trials of Tempus, in CPU microseconds',
  columns: [
    { figure: 'bare', title: 'on the bare map' },
    { figure: 'laid', title: 'with four stones laid on it' },
  ],
  contenders: MAPS.map(({ id }) => id),
  aims: MAPS.map(({ id }) => ({ contender: id, figure: 'bare', atMost: 1 })),
  ratios: [],
  prepare,
}

function prepare(contender: string): Round {
  const { ground } = MAPS.find(({ id }) => id === contender) ?? MAPS[0]
  const chance = seeded('sight')
  const pairs = Array.from({ length: 2 * PAIRS }, () => below(chance, SPACES))
  const on = (which: Ground) => (i: number) =>
    sees(which, pairs[2 * (i % PAIRS)] ?? 0, pairs[2 * (i % PAIRS) + 1] ?? 0)
  return (ms) => ({
    bare: cpuMicroseconds(ms / 2, BATCH, on(ground)),
    laid: cpuMicroseconds(ms / 2, BATCH, on(laid(ground, { ...BARE, stones: STONES }))),
  })
}
