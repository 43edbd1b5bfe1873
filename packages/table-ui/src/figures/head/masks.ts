import { LEAD } from '../brush.ts'
import { blend } from '../light.ts'
import type { Wear } from '../materials.ts'
import { HEAD, p } from './cameo.ts'

export type MaskId = 'pack' | 'raven' | 'wolf' | 'falcon' | 'imp' | 'ptero' | 'balloon'

/** Masks, and heads of beasts. */
export const MASKS: Readonly<Record<MaskId, Wear>> = {
  raven: (b, { trim, eye }) => ({
    back: '',
    front:
      b.part(
        `M${p(-2, -26)}C${p(14, -36)} ${p(28, -34)} ${p(34, -22)}C${p(56, -18)} ${p(74, 0)} ${p(78, 30)}C${p(64, 16)} ${p(46, 14)} ${p(34, 20)}C${p(24, 26)} ${p(10, 22)} ${p(2, 10)}Z`,
        trim,
        { w: 2.8, gloss: 0.6 },
      ) +
      b.line(`M${p(34, 4)}C${p(50, 0)} ${p(66, 10)} ${p(77, 29)}`, LEAD, { width: 1.5 }) +
      `<circle cx="${HEAD.x + 20}" cy="${HEAD.y - 8}" r="7.5" fill="#0b0609" stroke="#0c070d" stroke-width="1.4"/><circle cx="${HEAD.x + 21}" cy="${HEAD.y - 8.6}" r="3.4" fill="${eye}"/>` +
      b.glow([HEAD.x + 21, HEAD.y - 8.6], { radius: 12, colour: eye, opacity: 0.7 }),
  }),
  wolf: (b, { dye, trim, eye }) => ({
    back: b.part(`M${p(-20, -30)}L${p(-34, -86)}L${p(6, -46)}Z`, blend(dye, '#000000', 0.35), { w: 2.4 }),
    front:
      b.part(
        `M${p(-62, 96)}L${p(-58, 56)}L${p(-66, 44)}L${p(-54, 30)}L${p(-60, 12)}L${p(-46, 2)}L${p(-46, -18)}L${p(-34, -28)}L${p(-14, -80)}L${p(4, -44)}C${p(16, -42)} ${p(26, -34)} ${p(32, -22)}C${p(50, -16)} ${p(70, -8)} ${p(84, 2)}C${p(90, 8)} ${p(88, 18)} ${p(80, 20)}L${p(52, 24)}L${p(30, 22)}L${p(26, 30)}L${p(66, 32)}C${p(64, 42)} ${p(50, 48)} ${p(32, 46)}L${p(22, 58)}L${p(28, 72)}L${p(14, 80)}L${p(18, 96)}L${p(-10, 104)}Z`,
        dye,
        { w: 4, panes: 3 },
      ) +
      b.part(
        `M${p(30, -14)}C${p(50, -12)} ${p(70, -4)} ${p(84, 4)}C${p(88, 12)} ${p(84, 18)} ${p(78, 19)}L${p(50, 22)}L${p(28, 20)}C${p(20, 10)} ${p(22, -6)} ${p(30, -14)}Z`,
        trim,
        { w: 2.4, lead: 1.2 },
      ) +
      b.fill(`M${p(76, -4)}L${p(88, 3)}C${p(92, 10)} ${p(84, 13)} ${p(78, 8)}Z`, LEAD) +
      b.fill(
        `M${p(34, 22)}L${p(39, 31)}L${p(44, 23)}ZM${p(58, 23)}L${p(63, 33)}L${p(68, 22)}ZM${p(48, 32)}L${p(52, 25)}L${p(56, 32)}Z`,
        '#f6ead0',
      ) +
      b.fill(`M${p(12, -16)}L${p(32, -10)}L${p(26, -4)}L${p(16, -6)}Z`, LEAD) +
      `<path d="M${p(18, -12)}L${p(29, -9)}L${p(24, -5.4)}Z" fill="${eye}"/>` +
      b.glow([HEAD.x + 24, HEAD.y - 9], { radius: 13, colour: eye, opacity: 0.8 }) +
      b.line(
        `M${p(-30, 10)}L${p(-14, 24)}M${p(-36, 34)}L${p(-18, 46)}M${p(-8, 30)}L${p(6, 50)}M${p(-18, -6)}L${p(-4, 6)}M${p(-12, -60)}L${p(-8, -36)}`,
        LEAD,
        { width: 1.8, opacity: 0.6 },
      ),
  }),
  /** A second and a third of its kind, who look over its shoulders. */
  pack: (b, { dye, trim, eye }) => {
    const other =
      'M-62 90L-52 30L-44 -14L-34 -30L-30 -84L-6 -46C16 -42 26 -34 32 -22C50 -16 70 -8 84 2C90 12 84 20 78 20L40 24L62 34L30 44L24 90Z'
    const one = (move: string, part: number): string =>
      `<g transform="translate(${HEAD.x} ${HEAD.y}) ${move}">` +
      b.part(other, blend(dye, '#000000', part), { w: 4, panes: 1 }) +
      b.fill('M12 -16L32 -10L22 -4Z', eye) +
      b.line('M40 24L78 20', trim, { width: 2 }) +
      '</g>'
    return {
      back: one('translate(-62 -34) scale(.74)', 0.42) + one('translate(52 -58) scale(.62)', 0.5),
      front: '',
    }
  },
  falcon: (b, { dye, trim, eye }) => ({
    back: '',
    front:
      b.part(
        `M${p(-56, 92)}L${p(-46, 40)}C${p(-56, -10)} ${p(-34, -52)} ${p(6, -50)}C${p(32, -50)} ${p(48, -34)} ${p(50, -16)}L${p(40, 14)}C${p(30, 30)} ${p(26, 44)} ${p(34, 66)}L${p(12, 94)}L${p(-8, 84)}L${p(-26, 100)}Z`,
        dye,
        { w: 4, panes: 3 },
      ) +
      b.part(
        `M${p(-4, 10)}C${p(10, 4)} ${p(26, 4)} ${p(38, 14)}C${p(28, 30)} ${p(24, 46)} ${p(32, 66)}L${p(12, 92)}L${p(-2, 60)}Z`,
        '#e6dcc4',
        { w: 3 },
      ) +
      b.part(
        `M${p(40, -24)}C${p(64, -26)} ${p(80, -10)} ${p(78, 20)}C${p(70, 8)} ${p(58, 4)} ${p(42, 8)}Z`,
        trim,
        { w: 2.6 },
      ) +
      `<circle cx="${HEAD.x + 24}" cy="${HEAD.y - 16}" r="11" fill="${eye}" stroke="${LEAD}" stroke-width="3"/><circle cx="${HEAD.x + 26}" cy="${HEAD.y - 16}" r="5" fill="${LEAD}"/>` +
      b.line(
        `M${p(8, -30)}L${p(42, -26)}M${p(24, -4)}L${p(20, 22)}M${p(-30, 10)}L${p(-16, 22)}M${p(-34, 40)}L${p(-18, 50)}M${p(6, 40)}l6 8M${p(14, 56)}l6 8`,
        LEAD,
        { width: 2.4, opacity: 0.7 },
      ),
  }),
  imp: (b, { dye, eye }) => ({
    back: b.part(
      `M${p(-10, -30)}C${p(-40, -50)} ${p(-44, -80)} ${p(-30, -98)}C${p(-28, -72)} ${p(-12, -56)} ${p(8, -46)}Z`,
      '#d8c49a',
      { w: 2.4 },
    ),
    front:
      b.part(
        `M${p(-40, 70)}L${p(-40, 10)}L${p(-74, -12)}L${p(-38, -16)}C${p(-30, -46)} ${p(10, -52)} ${p(28, -28)}L${p(44, 4)}L${p(34, 10)}L${p(46, 26)}L${p(30, 48)}L${p(12, 72)}Z`,
        dye,
        { w: 4, panes: 1 },
      ) +
      b.part(
        `M${p(8, -40)}C${p(10, -70)} ${p(30, -80)} ${p(40, -104)}C${p(48, -74)} ${p(40, -46)} ${p(26, -32)}Z`,
        '#e0cfa4',
        { w: 2.6 },
      ) +
      `<path d="M${p(12, -12)}L${p(34, -4)}L${p(18, 2)}Z" fill="${eye}"/>` +
      b.glow([HEAD.x + 22, HEAD.y - 5], { radius: 16, colour: eye, opacity: 0.85 }) +
      b.fill(`M${p(14, 26)}L${p(44, 24)}L${p(36, 30)}L${p(32, 38)}L${p(27, 30)}L${p(22, 37)}Z`, '#f6ead0'),
  }),
  ptero: (b) => ({
    back:
      b.part(
        `M${p(-110, 74)}C${p(-96, 20)} ${p(-76, -16)} ${p(-40, -38)}L${p(-100, -92)}L${p(-14, -74)}C${p(14, -80)} ${p(40, -74)} ${p(112, -54)}C${p(70, -48)} ${p(36, -46)} ${p(14, -40)}L${p(80, -38)}C${p(40, -26)} ${p(0, -22)} ${p(-20, -10)}C${p(-44, 20)} ${p(-50, 60)} ${p(-52, 110)}Z`,
        '#7d5a48',
        { w: 4, panes: 3 },
      ) +
      `<circle cx="${HEAD.x - 2}" cy="${HEAD.y - 60}" r="5.5" fill="#ffd24a" stroke="${LEAD}" stroke-width="2"/>`,
    front: '',
  }),
  balloon: (b, { dye }) => ({
    back:
      b.part(`M${p(-8, -84)}m-92 0a92 76 0 1 0 184 0a92 76 0 1 0 -184 0Z`, dye, { w: 6, panes: 2 }) +
      b.line(
        `M${p(-8, -160)}C${p(-50, -120)} ${p(-50, -50)} ${p(-8, -8)}M${p(-8, -160)}C${p(34, -120)} ${p(34, -50)} ${p(-8, -8)}M${p(-90, -60)}L${p(-40, 40)}M${p(74, -60)}L${p(30, 40)}`,
        LEAD,
        { width: 2.4 },
      ),
    front: '',
  }),
}
