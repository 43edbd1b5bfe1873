import { SIDE } from '../../../space/index.ts'
import { Inks, line, short, UNIT } from './ink.ts'
import { loopsOf, shore } from './loops.ts'
import { chance } from './noise.ts'
import type { Scape } from './scape.ts'

/** Ponds within a kerb of stones; nothing where a map has none. */
export function waterOf(scape: Scape): string {
  const isWater = (column: number, row: number): boolean => scape.kind(column, row) === 'water'
  const path = loopsOf(isWater)
    .map((loop) => shore(loop, 4))
    .join('')
  if (path === '') return ''
  const kerb = [
    `<path d="${path}" ${line('#2a231d', 15)}/>`,
    `<path d="${path}" fill="none" stroke="#8c8069" stroke-width="11" stroke-dasharray="19 2.5 26 2.5 14 2.5"/>`,
    `<path d="${path}" transform="translate(-1.5 -1.8)" ${line('#c0b190', 2.2, 0.55)}/>`,
  ]
  const deep = [
    `<clipPath id="pond"><path d="${path}"/></clipPath><path d="${path}" fill="url(#water)"/><g clip-path="url(#pond)">`,
    `<path d="${path}" transform="translate(4 6)" fill="none" stroke="#04100f" stroke-width="16" opacity=".55"/>`,
    ripples(isWater),
    '</g>',
  ]
  return [...kerb, ...deep].join('')
}

function ripples(isWater: (column: number, row: number) => boolean): string {
  const inks = new Inks()
  for (let row = 1; row <= SIDE; row++)
    for (let column = 1; column <= SIDE; column++) {
      if (!isWater(column, row)) continue
      for (let at = 0; at < 3; at++) {
        const x = (column - 1) * UNIT + 6 + chance(column, row, at) * 34
        const y = (row - 1) * UNIT + 12 + at * 17 + chance(column, row, at + 5) * 6
        const wide = 10 + chance(column, row, at + 9) * 16
        const faint = chance(column, row, at + 14) > 0.5 ? 0.6 : 0.32
        inks.add(
          line('#bcd3b0', 1.9, faint),
          `M${short(x)} ${short(y)}q${short(wide / 2)}-5 ${short(wide)} 0`,
        )
      }
    }
  return inks.text
}
