import { LEAD } from '../brush.ts'
import type { Wear } from '../materials.ts'
import { HEAD, p } from './cameo.ts'

export type ElementalId = 'blaze' | 'rime' | 'storm' | 'pillar'

/** Heads of what fire, frost, storm and stone send, which stand in place of a face. */
export const ELEMENTALS: Readonly<Record<ElementalId, Wear>> = {
  blaze: (b, { gem, eye }) => ({
    back: b.glow([HEAD.x, HEAD.y - 6], { radius: 110, colour: gem, opacity: 0.7 }),
    front:
      b.part(
        `M${p(-30, 80)}C${p(-66, 40)} ${p(-64, 0)} ${p(-84, -22)}C${p(-62, -20)} ${p(-54, -28)} ${p(-56, -56)}C${p(-40, -36)} ${p(-28, -50)} ${p(-22, -92)}C${p(-4, -64)} ${p(8, -62)} ${p(22, -82)}C${p(24, -54)} ${p(40, -44)} ${p(40, -20)}C${p(50, 6)} ${p(44, 40)} ${p(24, 80)}Z`,
        { rim: '#fff4d0', lit: '#ffd06a', base: gem, deep: '#a8301c' },
        { w: 7, back: false },
      ) +
      b.fill(
        `M${p(6, -12)}L${p(34, -4)}L${p(20, 6)}ZM${p(14, 24)}Q${p(26, 18)} ${p(36, 24)}Q${p(28, 40)} ${p(14, 24)}Z`,
        LEAD,
      ) +
      b.fill(`M${p(14, -7)}L${p(29, -3)}L${p(20, 2)}Z`, eye),
  }),
  rime: (b, { gem, dye, eye }) => ({
    back: b.part(
      `M${p(-20, 30)}L${p(-72, 8)}L${p(-40, -8)}L${p(-66, -54)}L${p(-24, -34)}L${p(-16, -98)}L${p(8, -44)}L${p(34, -80)}L${p(28, -20)}Z`,
      gem,
      { w: 4, gloss: 0.9 },
    ),
    front:
      b.part(
        `M${p(-32, 82)}L${p(-40, 10)}L${p(-26, -34)}L${p(8, -46)}L${p(30, -24)}L${p(48, 8)}L${p(34, 14)}L${p(36, 40)}L${p(12, 50)}L${p(14, 82)}Z`,
        dye,
        { w: 4.6, gloss: 0.9, panes: 2 },
      ) +
      b.line(`M${p(8, -46)}L${p(0, 0)}L${p(-40, 10)}M${p(0, 0)}L${p(34, 14)}M${p(0, 0)}L${p(12, 50)}`, LEAD, {
        width: 1.8,
      }) +
      b.fill(`M${p(12, -12)}L${p(34, -6)}L${p(20, 0)}Z`, eye) +
      b.glow([HEAD.x + 24, HEAD.y - 6], { radius: 16, colour: eye, opacity: 0.85 }),
  }),
  storm: (b, { gem, dye, eye }) => ({
    back: b.line(
      `M${p(-70, -30)}L${p(-92, 10)}L${p(-74, 10)}L${p(-96, 60)}M${p(50, -60)}L${p(74, -34)}L${p(62, -32)}L${p(92, 4)}`,
      gem,
      {
        width: 5,
      },
    ),
    front:
      b.part(
        `M${p(-44, 84)}C${p(-72, 70)} ${p(-76, 40)} ${p(-58, 26)}C${p(-86, 10)} ${p(-74, -34)} ${p(-42, -30)}C${p(-42, -66)} ${p(2, -80)} ${p(18, -54)}C${p(44, -62)} ${p(62, -30)} ${p(46, -14)}C${p(66, 0)} ${p(58, 34)} ${p(36, 34)}C${p(40, 60)} ${p(28, 74)} ${p(16, 84)}Z`,
        dye,
        { w: 6, gloss: 0.7, panes: 1 },
      ) +
      b.line(
        `M${p(-50, 0)}C${p(-40, -16)} ${p(-20, -14)} ${p(-16, 4)}M${p(-30, -34)}C${p(-14, -46)} ${p(6, -38)} ${p(6, -24)}`,
        LEAD,
        {
          width: 2.2,
          opacity: 0.7,
        },
      ) +
      b.fill(`M${p(6, -14)}L${p(38, -6)}L${p(22, 6)}Z`, LEAD) +
      b.fill(`M${p(14, -9)}L${p(33, -4)}L${p(22, 2)}Z`, eye) +
      b.glow([HEAD.x + 24, HEAD.y - 4], { radius: 20, colour: eye, opacity: 0.85 }),
  }),
  pillar: (b, { dye, trim, gem, eye }) => ({
    back: b.part(`M${p(-66, -44)}L${p(-58, -76)}L${p(50, -80)}L${p(60, -48)}Z`, trim, { w: 4 }),
    front:
      b.part(`M${p(-58, 130)}L${p(-52, -48)}L${p(46, -52)}L${p(56, -10)}L${p(48, 130)}Z`, dye, {
        w: 5,
        panes: 2,
      }) +
      b.line(
        `M${p(-28, -46)}V${HEAD.y + 120}M${p(-2, -48)}V${HEAD.y - 24}M${p(-2, 44)}V${HEAD.y + 120}M${p(26, 48)}V${HEAD.y + 120}`,
        LEAD,
        {
          width: 3,
          opacity: 0.7,
        },
      ) +
      b.line(`M${p(-48, 20)}L${p(-34, 34)}L${p(-40, 54)}M${p(30, 60)}L${p(22, 80)}L${p(34, 98)}`, gem, {
        width: 3,
      }) +
      b.fill(
        `M${p(2, -20)}L${p(52, -16)}L${p(50, 2)}L${p(6, 0)}ZM${p(12, 22)}L${p(50, 24)}L${p(48, 36)}L${p(16, 34)}Z`,
        LEAD,
      ) +
      b.fill(`M${p(22, -14)}L${p(44, -12)}L${p(42, -3)}L${p(24, -4)}Z`, eye) +
      b.glow([HEAD.x + 34, HEAD.y - 8], { radius: 20, colour: eye, opacity: 0.8 }),
  }),
}
