import { LEAD } from '../brush.ts'
import { blend } from '../light.ts'
import type { Wear } from '../materials.ts'
import { HEAD, p } from './cameo.ts'

export type HelmId = 'helm' | 'sallet' | 'tin' | 'cannon' | 'spike'

/** Helmets, and heads of metal. */
export const HELMS: Readonly<Record<HelmId, Wear>> = {
  helm: (b, { steel, trim, wings, horns, plume, dye }) => ({
    back:
      (horns
        ? b.part(
            `M${p(-6, -34)}C${p(-34, -40)} ${p(-58, -58)} ${p(-54, -92)}C${p(-46, -74)} ${p(-30, -62)} ${p(4, -52)}Z`,
            '#cdb98f',
            { w: 2.6 },
          )
        : '') +
      (plume
        ? b.part(
            `M${p(8, -56)}C${p(-14, -82)} ${p(-62, -70)} ${p(-72, -22)}C${p(-76, 8)} ${p(-66, 30)} ${p(-72, 52)}C${p(-52, 36)} ${p(-46, 6)} ${p(-36, -18)}Z`,
            dye,
            { w: 3, panes: 2 },
          )
        : ''),
    front:
      b.part(
        `M${p(-40, 24)}C${p(-52, -28)} ${p(-30, -62)} ${p(4, -60)}C${p(28, -58)} ${p(38, -38)} ${p(37, -14)}L${p(41, 14)}L${p(34, 14)}L${p(30, -10)}L${p(12, -12)}C${p(10, 0)} ${p(12, 14)} ${p(22, 30)}L${p(14, 44)}C${p(0, 36)} ${p(-14, 34)} ${p(-22, 44)}Z`,
        steel,
        { w: 3.2, gloss: 0.75 },
      ) +
      b.line(`M${p(37, -14)}C${p(20, -22)} ${p(-10, -24)} ${p(-46, -10)}`, trim, { width: 3.4 }) +
      b.line(`M${p(4, -60)}C${p(-20, -54)} ${p(-36, -34)} ${p(-44, -8)}`, LEAD, {
        width: 1.2,
        opacity: 0.7,
      }) +
      (horns
        ? b.part(
            `M${p(-8, -28)}C${p(-4, -58)} ${p(18, -70)} ${p(30, -104)}C${p(44, -74)} ${p(30, -40)} ${p(10, -24)}Z`,
            '#e0cfa4',
            { w: 2.8 },
          ) +
          b.line(
            `M${p(3, -48)}L${p(20, -38)}M${p(12, -62)}L${p(28, -54)}M${p(21, -77)}L${p(33, -72)}`,
            LEAD,
            { width: 1.2, opacity: 0.6 },
          )
        : '') +
      (wings
        ? b.part(
            `M${p(-2, -20)}C${p(-18, -40)} ${p(-30, -74)} ${p(-64, -86)}C${p(-58, -72)} ${p(-60, -66)} ${p(-70, -66)}C${p(-60, -52)} ${p(-58, -48)} ${p(-68, -44)}C${p(-54, -32)} ${p(-50, -30)} ${p(-58, -22)}C${p(-40, -14)} ${p(-22, -8)} ${p(-2, -6)}Z`,
            trim,
            { w: 2.4 },
          )
        : ''),
  }),
  sallet: (b, { steel, trim, plume, dye, eye }) => ({
    back: plume
      ? b.part(
          `M${p(8, -56)}C${p(-14, -86)} ${p(-66, -72)} ${p(-74, -22)}C${p(-78, 8)} ${p(-66, 34)} ${p(-74, 60)}C${p(-52, 40)} ${p(-46, 6)} ${p(-36, -18)}Z`,
          dye,
          { w: 3, panes: 2 },
        )
      : '',
    front:
      b.part(
        `M${p(-52, 40)}C${p(-56, -26)} ${p(-34, -62)} ${p(4, -60)}C${p(30, -58)} ${p(42, -34)} ${p(44, -6)}L${p(36, 46)}C${p(20, 54)} ${p(-4, 48)} ${p(-14, 42)}C${p(-26, 36)} ${p(-40, 34)} ${p(-52, 40)}Z`,
        steel,
        { w: 3.4, gloss: 0.8 },
      ) +
      b.fill(`M${p(4, -9)}L${p(43.6, -8)}L${p(43.2, -0.5)}L${p(4, -2.5)}Z`, '#07040a') +
      `<path d="M${p(24, -7.2)}L${p(36, -6.8)}L${p(34, -2.4)}L${p(25, -2.6)}Z" fill="${eye}"/>` +
      b.glow([HEAD.x + 30, HEAD.y - 4.5], { radius: 13, colour: eye, opacity: 0.85 }) +
      b.line(
        `M${p(43, 2)}C${p(30, 10)} ${p(10, 8)} ${p(-4, 6)}M${p(34, 20)}h-1M${p(26, 19)}h-1M${p(34, 28)}h-1M${p(26, 27)}h-1M${p(18, 18)}h-1M${p(18, 26)}h-1`,
        LEAD,
        { width: 2 },
      ) +
      b.line(`M${p(4, -60)}C${p(-16, -50)} ${p(-30, -30)} ${p(-34, 34)}`, trim, { width: 2.4 }),
  }),
  tin: (b, { steel, trim, eye }) => ({
    back: b.part(`M${p(-60, 12)}a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z`, trim, { w: 2.4 }),
    front:
      b.part(
        `M${p(-38, 56)}L${p(-42, -20)}C${p(-36, -52)} ${p(24, -56)} ${p(36, -24)}L${p(40, 20)}L${p(34, 56)}Z`,
        steel,
        { w: 4, gloss: 0.85, panes: 1 },
      ) +
      b.part(`M${p(-44, -16)}L${p(38, -24)}L${p(39, -14)}L${p(-44, -6)}Z`, trim, { w: 2 }) +
      `<circle cx="${HEAD.x + 24}" cy="${HEAD.y + 2}" r="12" fill="${LEAD}"/><circle cx="${HEAD.x + 25}" cy="${HEAD.y + 2}" r="7" fill="${eye}"/>` +
      b.glow([HEAD.x + 25, HEAD.y + 2], { radius: 22, colour: eye, opacity: 0.85 }) +
      b.line(
        `M${p(12, 28)}H${HEAD.x + 37}M${p(12, 36)}H${HEAD.x + 37}M${p(12, 44)}H${HEAD.x + 36}M${p(-8, -40)}V${HEAD.y + 54}`,
        LEAD,
        { width: 2 },
      ) +
      b.line(`M${p(-40, 12)}m-10 -8l20 16m-20 0l20 -16`, LEAD, { width: 2, opacity: 0.7 }),
  }),
  cannon: (b, { steel, trim, eye }) => ({
    back: b.part(
      `M${p(-60, 60)}L${p(-56, -4)}L${p(-20, -26)}L${p(30, -8)}L${p(34, 60)}Z`,
      blend(steel, '#000000', 0.3),
      { w: 3 },
    ),
    front:
      b.part(
        `M${p(-58, 30)}C${p(-72, 4)} ${p(-64, -18)} ${p(-44, -26)}L${p(58, -72)}L${p(74, -36)}L${p(-28, 18)}C${p(-36, 30)} ${p(-48, 36)} ${p(-58, 30)}Z`,
        steel,
        { w: 5, gloss: 0.85 },
      ) +
      b.part(`M${p(54, -80)}L${p(72, -84)}L${p(92, -40)}L${p(78, -28)}Z`, trim, { w: 3 }) +
      b.fill(
        `M${p(72, -82)}C${p(86, -80)} ${p(96, -56)} ${p(91, -41)}C${p(80, -46)} ${p(72, -66)} ${p(72, -82)}Z`,
        '#1a0806',
      ) +
      b.glow([HEAD.x + 84, HEAD.y - 60], { radius: 26, colour: '#ff9a3a', opacity: 0.9 }) +
      b.part(`M${p(-12, -44)}L${p(2, -50)}L${p(22, -8)}L${p(8, 0)}Z`, trim, { w: 2 }) +
      b.part(`M${p(-46, 20)}L${p(26, 14)}L${p(32, 62)}L${p(-40, 66)}Z`, blend(steel, '#3a2a20', 0.3), {
        w: 3.4,
        gloss: 0.6,
      }) +
      b.fill(`M${p(-2, 28)}L${p(29, 25)}L${p(30, 36)}L${p(-1, 38)}Z`, LEAD) +
      `<path d="M${p(12, 29)}L${p(26, 28)}L${p(26, 34)}L${p(12, 35)}Z" fill="${eye}"/>` +
      b.glow([HEAD.x + 20, HEAD.y + 31], { radius: 18, colour: eye, opacity: 0.85 }) +
      `<g fill="${trim}" stroke="${LEAD}" stroke-width="1"><circle cx="${HEAD.x - 34}" cy="${HEAD.y + 32}" r="4"/><circle cx="${HEAD.x - 34}" cy="${HEAD.y + 54}" r="4"/><circle cx="${HEAD.x - 12}" cy="${HEAD.y + 54}" r="4"/><circle cx="${HEAD.x + 10}" cy="${HEAD.y + 52}" r="4"/></g>`,
  }),
  spike: (b, { steel, trim }) => ({
    back: '',
    front:
      b.part(`M${p(-4, -56)}L${p(4, -100)}L${p(12, -56)}Z`, trim, { w: 2.4 }) +
      b.part(
        `M${p(-50, 18)}C${p(-50, -34)} ${p(-30, -62)} ${p(4, -61)}C${p(30, -60)} ${p(38, -38)} ${p(38, -20)}L${p(56, -8)}L${p(20, -10)}C${p(0, -12)} ${p(-10, 0)} ${p(-14, 16)}C${p(-24, 26)} ${p(-38, 28)} ${p(-50, 18)}Z`,
        steel,
        { w: 3.6, gloss: 0.8 },
      ) +
      b.line(`M${p(38, -20)}C${p(14, -26)} ${p(-18, -22)} ${p(-46, -4)}`, trim, { width: 3.2 }),
  }),
}
