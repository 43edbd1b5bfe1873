import { LEAD } from '../brush.ts'
import type { Held } from '../materials.ts'
import { rod } from './rod.ts'

export type ThingId = 'staff' | 'crook' | 'lantern' | 'book' | 'orb' | 'wire' | 'wrench' | 'banner'

/** What else is held, with the hand at its place. */
export const THINGS: Readonly<Record<ThingId, Held>> = {
  staff: (b, { wood, trim, gem }, [x, y]) =>
    rod(b, [x, y], { top: -168, bottom: 84, dye: wood, half: 4 }) +
    b.part(
      `M${x - 4} ${y - 160}C${x - 26} ${y - 172} ${x - 28} ${y - 204} ${x - 6} ${y - 216}C${x - 14} ${y - 200} ${x - 14} ${y - 184} ${x + 2} ${y - 176}C${x + 18} ${y - 182} ${x + 20} ${y - 200} ${x + 10} ${y - 214}C${x + 32} ${y - 202} ${x + 28} ${y - 170} ${x + 4} ${y - 160}Z`,
      trim,
      { w: 2.4 },
    ) +
    b.glow([x + 1, y - 197], { radius: 30, colour: gem }) +
    `<circle cx="${x + 1}" cy="${y - 197}" r="8" fill="${gem}"/><circle cx="${x + 3}" cy="${y - 199}" r="3.4" fill="#fff8e6"/>`,
  crook: (b, { wood }, [x, y]) =>
    b.part(
      `M${x - 4} ${y + 84}L${x - 4} ${y - 150}C${x - 4} ${y - 210} ${x + 48} ${y - 210} ${x + 46} ${y - 168}C${x + 44} ${y - 146} ${x + 20} ${y - 148} ${x + 22} ${y - 166}L${x + 30} ${y - 166}C${x + 30} ${y - 158} ${x + 38} ${y - 158} ${x + 37} ${y - 168}C${x + 36} ${y - 196} ${x + 5} ${y - 196} ${x + 5} ${y - 150}L${x + 5} ${y + 84}Z`,
      wood,
      { w: 2.4, depth: 0.6 },
    ),
  lantern: (b, { trim, gem }, [x, y]) =>
    b.line(`M${x + 2} ${y - 16}C${x + 6} ${y - 52} ${x + 26} ${y - 52} ${x + 28} ${y - 30}`, LEAD, {
      width: 5,
    }) +
    b.line(`M${x + 2} ${y - 16}C${x + 6} ${y - 52} ${x + 26} ${y - 52} ${x + 28} ${y - 30}`, trim, {
      width: 2.6,
    }) +
    b.glow([x + 28, y + 6], { radius: 64, colour: gem, opacity: 0.95 }) +
    b.part(`M${x + 12} ${y - 16}L${x + 28} ${y - 32}L${x + 44} ${y - 16}Z`, trim, { w: 2 }) +
    b.part(
      `M${x + 14} ${y - 14}L${x + 42} ${y - 14}L${x + 46} ${y + 26}L${x + 10} ${y + 26}Z`,
      { rim: '#fff6d8', lit: '#ffe09a', base: '#ffc862', deep: '#f0a038' },
      { w: 4, back: false },
    ) +
    b.line(`M${x + 28} ${y - 14}V${y + 26}M${x + 12} ${y + 6}H${x + 44}`, LEAD, { width: 2.2 }) +
    b.part(`M${x + 6} ${y + 26}H${x + 50}V${y + 34}H${x + 6}Z`, trim, { w: 2 }),
  book: (b, { leather, gem }, [x, y]) =>
    b.glow([x + 12, y - 40], { radius: 56, colour: gem, opacity: 0.75 }) +
    b.part(
      `M${x - 34} ${y - 20}L${x - 30} ${y - 66}C${x - 10} ${y - 74} ${x + 2} ${y - 70} ${x + 8} ${y - 60}C${x + 20} ${y - 74} ${x + 40} ${y - 74} ${x + 54} ${y - 62}L${x + 50} ${y - 14}C${x + 34} ${y - 24} ${x + 18} ${y - 22} ${x + 6} ${y - 8}C${x - 4} ${y - 22} ${x - 18} ${y - 26} ${x - 34} ${y - 20}Z`,
      '#e9d9b0',
      { w: 4, depth: 0.6 },
    ) +
    b.line(
      `M${x + 8} ${y - 60}L${x + 6} ${y - 8}M${x - 24} ${y - 56}Q${x - 10} ${y - 62} ${x + 1} ${y - 54}M${x - 25} ${y - 46}Q${x - 10} ${y - 52} ${x + 1} ${y - 44}M${x - 26} ${y - 36}Q${x - 12} ${y - 42} ${x} ${y - 34}M${x + 15} ${y - 54}Q${x + 28} ${y - 64} ${x + 46} ${y - 56}M${x + 14} ${y - 43}Q${x + 28} ${y - 53} ${x + 45} ${y - 45}M${x + 14} ${y - 32}Q${x + 28} ${y - 42} ${x + 44} ${y - 34}`,
      '#6a4a28',
      { width: 1.4, opacity: 0.8 },
    ) +
    b.part(
      `M${x - 38} ${y - 18}C${x - 20} ${y - 24} ${x - 6} ${y - 20} ${x + 6} ${y - 4}C${x + 18} ${y - 20} ${x + 36} ${y - 22} ${x + 54} ${y - 12}L${x + 52} ${y - 4}C${x + 36} ${y - 12} ${x + 18} ${y - 8} ${x + 6} ${y + 6}C${x - 6} ${y - 10} ${x - 20} ${y - 14} ${x - 38} ${y - 10}Z`,
      leather,
      { w: 2 },
    ),
  orb: (b, { gem, deep }, [x, y]) =>
    b.glow([x + 4, y - 48], { radius: 66, colour: gem, opacity: 0.75 }) +
    b.part(
      `M${x - 22} ${y - 48}a26 26 0 1 0 52 0a26 26 0 1 0 -52 0Z`,
      { rim: '#fff4e0', lit: gem, base: gem, deep },
      { w: 5, depth: 0.7, lead: 2 },
    ) +
    b.line(
      `M${x - 10} ${y - 40}C${x - 2} ${y - 30} ${x + 12} ${y - 64} ${x + 20} ${y - 52}M${x - 12} ${y - 54}C${x - 4} ${y - 66} ${x + 4} ${y - 36} ${x + 18} ${y - 38}`,
      '#fff4e0',
      { width: 1.4, opacity: 0.6 },
    ),
  wire: (b, { gem, trim }, [x0, y]) =>
    ((x) =>
      b.glow([x + 6, y - 44], { radius: 58, colour: gem, opacity: 0.7 }) +
      [1, -1]
        .map(
          (k) =>
            b.line(
              `M${x - 14} ${y - 14}C${x + 34 * k} ${y - 40} ${x - 34 * k} ${y - 70} ${x + 14 * k} ${y - 92}C${x + 40 * k} ${y - 104} ${x + 28 * k} ${y - 132} ${x + 4} ${y - 142}`,
              LEAD,
              { width: 7 },
            ) +
            b.line(
              `M${x - 14} ${y - 14}C${x + 34 * k} ${y - 40} ${x - 34 * k} ${y - 70} ${x + 14 * k} ${y - 92}C${x + 40 * k} ${y - 104} ${x + 28 * k} ${y - 132} ${x + 4} ${y - 142}`,
              k > 0 ? trim : gem,
              { width: 3.6 },
            ),
        )
        .join('') +
      b.part(`M${x - 6} ${y - 154}L${x + 14} ${y - 154}L${x + 10} ${y - 136}L${x - 2} ${y - 136}Z`, trim, {
        w: 2,
      }))(x0 + 14),
  wrench: (b, { steel }, [x, y]) =>
    b.part(
      `M${x - 7} ${y + 60}L${x - 7} ${y - 120}C${x - 34} ${y - 132} ${x - 36} ${y - 168} ${x - 16} ${y - 186}L${x - 10} ${y - 154}L${x + 10} ${y - 154}L${x + 16} ${y - 186}C${x + 36} ${y - 168} ${x + 34} ${y - 132} ${x + 7} ${y - 120}L${x + 7} ${y + 60}Z`,
      steel,
      { w: 4, gloss: 0.85 },
    ),
  banner: (b, _materials, [x, y]) =>
    b.part(`M${x - 4} ${y + 80}L${x - 4} ${y - 206}L${x + 4} ${y - 206}L${x + 4} ${y + 80}Z`, '#5a3a20', {
      w: 2,
    }) +
    b.part(
      `M${x - 2} ${y - 200}L${x - 86} ${y - 196}L${x - 76} ${y - 168}L${x - 86} ${y - 136}L${x - 2} ${y - 132}Z`,
      '#c9a03a',
      { w: 4, panes: 2 },
    ) +
    b.part(`M${x - 50} ${y - 188}h10v16h14v9h-14v22h-10v-22h-14v-9h14Z`, '#7a2018', { w: 1.6 }),
}
