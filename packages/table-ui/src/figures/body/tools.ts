import { LEAD } from '../brush.ts'
import type { Held } from '../materials.ts'
import { rod } from './rod.ts'

export type ToolId = 'lute' | 'scythe' | 'flame' | 'pole' | 'club'

/** What bards, priests, monks and Monsters hold, with the hand at its place. */
export const TOOLS: Readonly<Record<ToolId, Held>> = {
  lute: (b, { trim }, [x, y]) =>
    b.part(`M${x + 6} ${y - 44}L${x + 40} ${y - 124}L${x + 52} ${y - 118}L${x + 20} ${y - 38}Z`, '#3a2114', {
      w: 2.4,
    }) +
    b.part(`M${x + 38} ${y - 120}L${x + 26} ${y - 150}L${x + 42} ${y - 158}L${x + 56} ${y - 114}Z`, trim, {
      w: 2.4,
    }) +
    b.part(
      `M${x + 22} ${y - 48}C${x + 44} ${y - 22} ${x + 28} ${y + 26} ${x - 14} ${y + 30}C${x - 54} ${y + 30} ${x - 62} ${y - 14} ${x - 34} ${y - 34}C${x - 16} ${y - 46} ${x - 2} ${y - 62} ${x + 22} ${y - 48}Z`,
      '#c88a44',
      { w: 5, gloss: 0.7 },
    ) +
    `<circle cx="${x - 4}" cy="${y - 16}" r="11" fill="${LEAD}" stroke="${trim}" stroke-width="2.4"/>` +
    b.line(
      `M${x - 34} ${y + 8}L${x + 40} ${y - 120}M${x - 28} ${y + 12}L${x + 44} ${y - 118}M${x - 44} ${y + 2}L${x - 22} ${y + 18}`,
      '#f4e6c4',
      { width: 1.6 },
    ),
  scythe: (b, { wood, steel }, [x, y]) =>
    rod(b, [x, y], { top: -200, bottom: 84, dye: wood, half: 4.4 }) +
    b.part(
      `M${x - 6} ${y - 208}C${x + 30} ${y - 218} ${x + 60} ${y - 188} ${x + 62} ${y - 116}C${x + 48} ${y - 152} ${x + 26} ${y - 172} ${x - 6} ${y - 178}Z`,
      steel,
      { w: 5, gloss: 0.9, depth: 0.6 },
    ),
  flame: (b, { gem }, [x, y]) =>
    b.glow([x + 2, y - 54], { radius: 72, colour: gem, opacity: 0.9 }) +
    b.part(
      `M${x - 26} ${y - 16}C${x - 40} ${y - 56} ${x - 6} ${y - 74} ${x - 10} ${y - 116}C${x + 14} ${y - 96} ${x + 18} ${y - 78} ${x + 15} ${y - 64}C${x + 23} ${y - 70} ${x + 28} ${y - 82} ${x + 26} ${y - 92}C${x + 46} ${y - 62} ${x + 44} ${y - 28} ${x + 24} ${y - 12}C${x + 8} ${y - 2} ${x - 14} ${y - 4} ${x - 26} ${y - 16}Z`,
      { rim: '#fff4d0', lit: '#ffe08a', base: gem, deep: gem },
      { w: 5, lead: 2, back: false },
    ) +
    b.fill(
      `M${x - 8} ${y - 16}C${x - 14} ${y - 40} ${x + 4} ${y - 46} ${x + 4} ${y - 66}C${x + 20} ${y - 44} ${x + 18} ${y - 22} ${x + 8} ${y - 14}Z`,
      '#fff4d0',
      0.85,
    ),
  pole: (b, { wood, trim }, [x, y]) =>
    rod(b, [x, y], { top: -216, bottom: 96, dye: wood, half: 5 }) +
    [-206, -150, 60].map((at) => b.part(`M${x - 7} ${y + at}h14v14h-14Z`, trim, { w: 1.8 })).join(''),
  club: (b, { wood, steel }, [x, y]) =>
    b.part(
      `M${x - 7} ${y + 64}L${x - 9} ${y - 60}L${x - 30} ${y - 150}C${x - 30} ${y - 204} ${x + 26} ${y - 212} ${x + 30} ${y - 158}L${x + 11} ${y - 60}L${x + 7} ${y + 64}Z`,
      wood,
      { w: 5, panes: 1 },
    ) +
    [
      [-28, -140],
      [-14, -176],
      [14, -150],
      [24, -176],
      [2, -112],
    ]
      .map(([dx = 0, dy = 0]) =>
        b.part(`M${x + dx - 8} ${y + dy}l8 -10l8 10l-8 10Z`, steel, { w: 2, lead: 1.6, flat: true }),
      )
      .join(''),
}
