import { LEAD } from '../brush.ts'
import type { Held } from '../materials.ts'
import { rod } from './rod.ts'

export type WeaponId =
  | 'sword'
  | 'greatsword'
  | 'blades'
  | 'axe'
  | 'hammer'
  | 'bow'
  | 'spear'
  | 'lance'
  | 'sabre'
  | 'mortar'
  | 'crossbow'
  | 'dagger'
  | 'claws'
  | 'rifle'
  | 'drill'
  | 'shield'
  | 'fists'

/** Weapons and shields, with the hand at its place. */
export const WEAPONS: Readonly<Record<WeaponId, Held>> = {
  sword: (b, { steel, trim }, [x, y]) =>
    b.part(
      `M${x - 7.5} ${y - 34}L${x - 7} ${y - 186}L${x} ${y - 206}L${x + 7} ${y - 186}L${x + 7.5} ${y - 34}Z`,
      steel,
      { w: 4.6, gloss: 0.9, depth: 0.5 },
    ) +
    b.line(`M${x} ${y - 190}L${x} ${y - 40}`, LEAD, { width: 1.2, opacity: 0.55 }) +
    b.part(
      `M${x - 30} ${y - 38}L${x - 26} ${y - 30}L${x - 8} ${y - 26}L${x + 8} ${y - 26}L${x + 26} ${y - 30}L${x + 30} ${y - 38}L${x} ${y - 35}Z`,
      trim,
      { w: 2 },
    ) +
    rod(b, [x, y], { top: -28, bottom: 26, dye: '#3a2114', half: 4.4 }) +
    b.part(`M${x - 8} ${y + 32}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z`, trim, { w: 2, flat: true }),
  greatsword: (b, { steel, trim }, [x, y]) =>
    b.part(
      `M${x - 11} ${y - 40}L${x - 9.5} ${y - 196}L${x} ${y - 216}L${x + 9.5} ${y - 196}L${x + 11} ${y - 40}Z`,
      steel,
      { w: 6, gloss: 0.9, depth: 0.5 },
    ) +
    b.line(`M${x} ${y - 198}L${x} ${y - 46}`, LEAD, { width: 1.6, opacity: 0.55 }) +
    b.part(
      `M${x - 42} ${y - 34}L${x - 44} ${y - 46}L${x - 12} ${y - 40}L${x + 12} ${y - 40}L${x + 44} ${y - 46}L${x + 42} ${y - 34}L${x} ${y - 28}Z`,
      trim,
      { w: 2.4 },
    ) +
    rod(b, [x, y], { top: -30, bottom: 36, dye: '#3a2114', half: 5 }) +
    b.part(`M${x - 10} ${y + 42}L${x} ${y + 32}L${x + 10} ${y + 42}L${x} ${y + 54}Z`, trim, {
      w: 2,
      flat: true,
    }),
  blades: (b, { steel, trim }, [x, y]) =>
    b.part(
      `M${x - 5} ${y - 22}C${x - 12} ${y - 66} ${x + 2} ${y - 104} ${x + 30} ${y - 134}C${x + 28} ${y - 96} ${x + 18} ${y - 60} ${x + 7} ${y - 22}Z`,
      steel,
      { w: 4.4, gloss: 0.9, depth: 0.5 },
    ) +
    b.part(`M${x - 16} ${y - 26}L${x + 18} ${y - 24}L${x + 16} ${y - 16}L${x - 16} ${y - 18}Z`, trim, {
      w: 2,
    }) +
    rod(b, [x, y], { top: -18, bottom: 26, dye: '#3a2114', half: 4 }),
  axe: (b, { steel, trim }, [x, y]) =>
    rod(b, [x, y], { top: -196, bottom: 84, dye: '#4a2c18', half: 4.6 }) +
    b.part(
      `M${x - 4} ${y - 182}C${x + 22} ${y - 186} ${x + 38} ${y - 198} ${x + 48} ${y - 214}C${x + 60} ${y - 178} ${x + 58} ${y - 138} ${x + 44} ${y - 106}C${x + 34} ${y - 124} ${x + 20} ${y - 134} ${x - 4} ${y - 138}Z`,
      steel,
      { w: 5, gloss: 0.9, depth: 0.7 },
    ) +
    b.part(
      `M${x - 5} ${y - 176}L${x - 30} ${y - 190}L${x - 26} ${y - 160}L${x - 30} ${y - 132}L${x - 5} ${y - 144}Z`,
      steel,
      { w: 3, gloss: 0.9 },
    ) +
    b.line(`M${x + 42} ${y - 196}C${x + 50} ${y - 168} ${x + 48} ${y - 140} ${x + 39} ${y - 120}`, LEAD, {
      width: 1.2,
      opacity: 0.5,
    }) +
    b.part(`M${x - 7} ${y - 186}h14v52h-14Z`, trim, { w: 2, depth: 0.5 }),
  hammer: (b, { steel, trim }, [x, y]) =>
    rod(b, [x, y], { top: -176, bottom: 84, dye: '#4a2c18', half: 4.6 }) +
    b.part(
      `M${x - 38} ${y - 196}L${x + 34} ${y - 196}L${x + 44} ${y - 186}L${x + 44} ${y - 156}L${x + 34} ${y - 146}L${x - 38} ${y - 146}L${x - 46} ${y - 171}Z`,
      steel,
      { w: 4.6, gloss: 0.9, panes: 0 },
    ) +
    b.line(`M${x - 20} ${y - 196}V${y - 146}M${x + 20} ${y - 196}V${y - 146}`, trim, { width: 3.4 }) +
    b.part(`M${x} ${y - 186}L${x + 9} ${y - 171}L${x} ${y - 156}L${x - 9} ${y - 171}Z`, trim, {
      w: 2,
      flat: true,
    }),
  bow: (b, { wood }, [x, y]) =>
    b.line(`M${x - 20} ${y - 150}L${x - 20} ${y + 78}`, '#e8dcc0', { width: 1.4 }) +
    b.part(
      `M${x - 26} ${y - 158}C${x - 4} ${y - 140} ${x - 14} ${y - 112} ${x + 2} ${y - 80}C${x + 12} ${y - 56} ${x + 8} ${y - 28} ${x + 4} ${y}C${x + 10} ${y + 26} ${x - 2} ${y + 52} ${x - 24} ${y + 86}L${x - 18} ${y + 72}C${x - 10} ${y + 48} ${x - 4} ${y + 24} ${x - 6} ${y}C${x - 2} ${y - 30} ${x} ${y - 56} ${x - 10} ${y - 78}C${x - 26} ${y - 112} ${x - 14} ${y - 136} ${x - 26} ${y - 158}Z`,
      wood,
      { w: 2.6, depth: 0.6 },
    ) +
    b.line(`M${x - 22} ${y}L${x + 48} ${y - 12}`, '#d8c49a', { width: 2.4 }) +
    b.part(`M${x + 44} ${y - 17}L${x + 62} ${y - 13}L${x + 46} ${y - 6}Z`, '#c2cad4', { w: 2, lead: 1.4 }),
  spear: (b, { steel, trim }, [x, y]) =>
    rod(b, [x, y], { top: -168, bottom: 84, dye: '#5a3a20', half: 3.8 }) +
    b.part(
      `M${x} ${y - 220}C${x + 14} ${y - 200} ${x + 14} ${y - 184} ${x + 5} ${y - 166}L${x - 5} ${y - 166}C${x - 14} ${y - 184} ${x - 14} ${y - 200} ${x} ${y - 220}Z`,
      steel,
      { w: 4, gloss: 0.9 },
    ) +
    b.part(
      `M${x - 6} ${y - 168}L${x + 6} ${y - 168}L${x + 14} ${y - 132}L${x + 2} ${y - 146}L${x - 10} ${y - 128}Z`,
      trim,
      { w: 2 },
    ),
  lance: (b, { steel, trim, dye }, [x, y]) =>
    b.part(
      `M${x - 7} ${y + 70}L${x - 5} ${y - 150}L${x} ${y - 236}L${x + 5} ${y - 150}L${x + 7} ${y + 70}Z`,
      '#8a6a3c',
      {
        w: 3,
      },
    ) +
    b.part(`M${x - 5} ${y - 168}L${x} ${y - 240}L${x + 5} ${y - 168}Z`, steel, { w: 2.4, gloss: 0.9 }) +
    b.part(`M${x - 24} ${y - 20}C${x - 14} ${y - 40} ${x + 14} ${y - 40} ${x + 24} ${y - 20}Z`, trim, {
      w: 3,
    }) +
    b.part(
      `M${x + 4} ${y - 160}L${x + 56} ${y - 150}L${x + 40} ${y - 136}L${x + 56} ${y - 120}L${x + 5} ${y - 122}Z`,
      dye,
      {
        w: 2.6,
      },
    ),
  sabre: (b, { steel, trim }, [x, y]) =>
    b.part(
      `M${x - 6} ${y - 24}C${x - 14} ${y - 90} ${x + 2} ${y - 150} ${x + 40} ${y - 196}C${x + 36} ${y - 140} ${x + 22} ${y - 80} ${x + 8} ${y - 24}Z`,
      steel,
      { w: 4.6, gloss: 0.9, depth: 0.5 },
    ) +
    b.part(
      `M${x - 18} ${y - 26}L${x + 22} ${y - 28}C${x + 30} ${y - 10} ${x + 24} ${y + 14} ${x + 6} ${y + 24}L${x + 4} ${y + 16}C${x + 16} ${y + 8} ${x + 18} ${y - 8} ${x + 14} ${y - 18}L${x - 18} ${y - 18}Z`,
      trim,
      { w: 2.4 },
    ),
  mortar: (b, { steel, trim }, [x, y]) =>
    b.part(`M${x - 30} ${y + 30}L${x - 34} ${y - 76}L${x + 34} ${y - 84}L${x + 30} ${y + 26}Z`, steel, {
      w: 6,
      gloss: 0.85,
      panes: 1,
    }) +
    b.part(`M${x - 42} ${y - 72}L${x - 40} ${y - 92}L${x + 40} ${y - 100}L${x + 42} ${y - 80}Z`, trim, {
      w: 3,
    }) +
    b.fill(`M${x - 34} ${y - 92}C${x - 20} ${y - 108} ${x + 20} ${y - 110} ${x + 36} ${y - 98}Z`, LEAD) +
    b.glow([x, y - 104], { radius: 34, colour: '#ff9a3a', opacity: 0.75 }),
  crossbow: (b, { steel, wood }, [x, y]) =>
    b.part(`M${x - 6} ${y + 50}L${x - 6} ${y - 150}L${x + 6} ${y - 150}L${x + 6} ${y + 50}Z`, wood, {
      w: 3,
    }) +
    b.part(
      `M${x - 62} ${y - 92}C${x - 40} ${y - 140} ${x + 40} ${y - 140} ${x + 62} ${y - 92}L${x + 54} ${y - 92}C${x + 32} ${y - 122} ${x - 32} ${y - 122} ${x - 54} ${y - 92}Z`,
      steel,
      { w: 3, gloss: 0.8 },
    ) +
    b.line(`M${x - 58} ${y - 92}L${x} ${y - 60}L${x + 58} ${y - 92}`, '#e8dcc0', { width: 1.6 }),
  dagger: (b, { steel, trim }, [x, y]) =>
    b.part(
      `M${x - 6} ${y - 24}L${x - 4} ${y - 84}L${x + 2} ${y - 100}L${x + 6} ${y - 84}L${x + 7} ${y - 24}Z`,
      steel,
      { w: 4, gloss: 0.95, depth: 0.5 },
    ) +
    b.part(`M${x - 18} ${y - 28}L${x + 19} ${y - 28}L${x + 17} ${y - 20}L${x - 16} ${y - 20}Z`, trim, {
      w: 2,
    }) +
    rod(b, [x, y], { top: -20, bottom: 24, dye: '#2a1a20', half: 4 }),
  claws: (b, { steel }, [x, y]) =>
    [-12, 0, 12]
      .map((o) =>
        b.part(
          `M${x + 8} ${y + o - 5}C${x + 34} ${y + o - 22} ${x + 50} ${y + o - 46} ${x + 54} ${y + o - 78}C${x + 62} ${y + o - 46} ${x + 50} ${y + o - 8} ${x + 12} ${y + o + 5}Z`,
          steel,
          { w: 3, gloss: 0.9, depth: 0.5, lead: 1.8 },
        ),
      )
      .join(''),
  rifle: (b, { trim }, [x, y]) =>
    b.part(`M${x - 4} ${y - 30}L${x - 4} ${y - 196}L${x + 4} ${y - 196}L${x + 4} ${y - 30}Z`, '#70767f', {
      w: 3,
      gloss: 0.8,
    }) +
    b.part(
      `M${x - 8} ${y + 70}L${x - 10} ${y - 100}L${x - 3} ${y - 104}L${x + 6} ${y - 30}L${x + 14} ${y + 70}Z`,
      '#6a4222',
      { w: 3 },
    ) +
    b.part(`M${x - 2} ${y - 196}L${x + 3} ${y - 244}L${x + 6} ${y - 196}Z`, '#c8ccd0', { w: 2 }) +
    b.part(`M${x - 10} ${y - 70}h16v8h-16Z`, trim, { w: 1.6 }),
  drill: (b, { trim }, [x, y]) =>
    b.part(`M${x - 24} ${y - 40}L${x + 24} ${y - 40}L${x + 4} ${y - 170}L${x - 4} ${y - 170}Z`, '#aab0b8', {
      w: 4,
      gloss: 0.9,
    }) +
    b.line(
      `M${x - 22} ${y - 54}L${x + 20} ${y - 70}M${x - 18} ${y - 80}L${x + 15} ${y - 96}M${x - 13} ${y - 108}L${x + 11} ${y - 122}`,
      LEAD,
      { width: 3 },
    ) +
    b.part(`M${x - 28} ${y - 44}h56v22h-56Z`, trim, { w: 2 }),
  shield: (b, { dye, trim, gem }, [x, y]) =>
    b.part(
      `M${x - 60} ${y - 68}C${x - 34} ${y - 62} ${x - 14} ${y - 70} ${x} ${y - 84}C${x + 14} ${y - 70} ${x + 32} ${y - 62} ${x + 54} ${y - 66}C${x + 58} ${y - 10} ${x + 44} ${y + 46} ${x - 2} ${y + 86}C${x - 48} ${y + 46} ${x - 64} ${y - 10} ${x - 60} ${y - 68}Z`,
      trim,
      { w: 4, gloss: 0.7 },
    ) +
    b.part(
      `M${x - 50} ${y - 58}C${x - 30} ${y - 54} ${x - 14} ${y - 60} ${x} ${y - 71}C${x + 13} ${y - 60} ${x + 28} ${y - 54} ${x + 45} ${y - 57}C${x + 48} ${y - 10} ${x + 36} ${y + 40} ${x - 2} ${y + 73}C${x - 40} ${y + 40} ${x - 53} ${y - 10} ${x - 50} ${y - 58}Z`,
      dye,
      { w: 5, panes: 3 },
    ) +
    b.fill(
      Array.from({ length: 24 }, (_, i) => {
        const a = (i / 24) * Math.PI * 2
        const r = i % 2 ? 15 : 32
        return `${i ? 'L' : 'M'}${(x - 2 + r * Math.sin(a)).toFixed(1)} ${(y - 6 - r * Math.cos(a)).toFixed(1)}`
      }).join('') + 'Z',
      gem,
    ) +
    `<circle cx="${x - 2}" cy="${y - 6}" r="11" fill="${trim}" stroke="#0c070d" stroke-width="1.6"/>`,
  fists: () => '',
}
