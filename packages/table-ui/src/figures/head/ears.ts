import { LEAD } from '../brush.ts'
import type { Wear } from '../materials.ts'
import { p } from './cameo.ts'

export type EarId = 'pointed' | 'huge' | 'tusks'

/** What tells a people from others on an otherwise common face: ears and tusks. */
export const EARS: Readonly<Record<EarId, Wear>> = {
  pointed: (b, { skin }) => ({
    back: '',
    front:
      b.part(
        `M${p(-4, -8)}C${p(-18, -22)} ${p(-36, -34)} ${p(-56, -40)}C${p(-46, -18)} ${p(-28, 4)} ${p(-6, 10)}Z`,
        skin,
        { w: 2, lead: 1.6 },
      ) + b.line(`M${p(-10, -4)}C${p(-22, -12)} ${p(-34, -22)} ${p(-44, -30)}`, LEAD, { width: 1.2 }),
  }),
  huge: (b, { skin }) => ({
    back: b.part(
      `M${p(10, -30)}C${p(4, -54)} ${p(-8, -70)} ${p(-26, -84)}C${p(-30, -60)} ${p(-24, -40)} ${p(-10, -24)}Z`,
      skin,
      { w: 2.2 },
    ),
    front:
      b.part(
        `M${p(-2, -12)}C${p(-30, -34)} ${p(-66, -42)} ${p(-104, -34)}C${p(-84, -18)} ${p(-80, -10)} ${p(-86, -2)}C${p(-62, 0)} ${p(-34, 16)} ${p(-4, 12)}Z`,
        skin,
        { w: 3 },
      ) + b.line(`M${p(-12, -2)}C${p(-36, -14)} ${p(-60, -22)} ${p(-88, -28)}`, LEAD, { width: 2 }),
  }),
  tusks: (b) => ({
    back: '',
    front:
      b.part(
        `M${p(20, 30)}C${p(20, 18)} ${p(22, 10)} ${p(18, -2)}C${p(32, 6)} ${p(34, 20)} ${p(30, 31)}Z`,
        '#efe2c0',
        {
          w: 2,
          lead: 1.8,
        },
      ) +
      b.part(
        `M${p(31, 30)}C${p(32, 22)} ${p(36, 14)} ${p(34, 6)}C${p(44, 14)} ${p(42, 24)} ${p(38, 31)}Z`,
        '#efe2c0',
        {
          w: 1.8,
          lead: 1.8,
        },
      ),
  }),
}
