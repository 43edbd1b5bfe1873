import { LEAD } from '../brush.ts'
import type { Cloth } from '../materials.ts'

export type TorsoId = 'robe' | 'plate' | 'leather' | 'bare' | 'ooze' | 'coils'

/** What a body wears. */
export const TORSOS: Readonly<Record<TorsoId, Cloth>> = {
  robe: (b, { dye, under, trim }) =>
    b.part(
      'M94 142C68 152 52 166 46 196C40 234 40 270 40 300L200 300C202 262 198 214 188 188C180 168 160 154 142 144C126 158 108 156 94 142Z',
      dye,
      { w: 4, panes: 5 },
    ) +
    b.part('M106 146C116 158 132 158 142 148L156 176L150 300L112 300L124 184Z', under, {
      w: 2.4,
      depth: 0.7,
    }) +
    b.line('M106 146L124 184L112 300M142 148L156 176L150 300', trim, { width: 3 }),
  plate: (b, { dye, steel, trim }) =>
    b.part(
      'M94 142C70 152 54 168 50 198C46 236 48 270 48 300L196 300C198 262 194 214 186 188C178 168 160 154 142 144Z',
      dye,
      { w: 3.4, panes: 2 },
    ) +
    b.part(
      'M96 150C110 164 130 164 146 152C164 162 176 178 180 202C180 226 172 246 158 258C132 268 104 264 84 250C76 226 74 196 80 172C84 162 90 154 96 150Z',
      steel,
      { w: 5, gloss: 0.8 },
    ) +
    b.line('M128 164C138 190 138 230 130 262', LEAD, { width: 1.8 }) +
    b.line('M92 158C112 176 134 174 152 160', trim, { width: 3 }) +
    b.part('M84 250C104 264 132 268 158 258L164 276C136 288 104 286 78 272Z', steel, { w: 3, gloss: 0.7 }),
  leather: (b, { dye, under, trim }) =>
    b.part(
      'M94 142C72 152 56 168 52 198C48 236 50 270 50 300L194 300C196 262 192 214 184 188C176 168 160 154 142 144Z',
      dye,
      { w: 3.6, panes: 2 },
    ) +
    b.part('M104 146C116 160 132 160 142 150L150 168L136 204Z', under, { w: 2, depth: 0.6 }) +
    b.part('M66 166L80 158C112 190 146 226 172 268L160 280C130 236 96 196 66 166Z', trim, {
      w: 1.8,
      depth: 0.5,
    }) +
    b.line('M136 204L132 300', LEAD, { width: 1.6 }) +
    b.line('M126 222L140 222M125 240L139 240M125 258L138 258', trim, { width: 2.4 }),
  bare: (b, { skin, dye, trim }) =>
    b.part(
      'M92 142C66 150 48 166 44 200C46 240 58 270 62 300L186 300C192 264 196 214 188 188C180 166 160 154 142 146Z',
      skin,
      { w: 4.4, depth: 1.2 },
    ) +
    b.line('M104 178C120 190 138 188 152 176M128 188C132 214 132 238 128 262', '#1a0b10', {
      width: 2,
      opacity: 0.55,
    }) +
    b.part('M50 236C90 256 150 254 192 232L188 300L60 300Z', dye, { w: 3.4, panes: 3 }) +
    b.line('M50 240C90 260 150 258 191 236', trim, { width: 4 }),
  ooze: (b, { dye, trim }) =>
    b.part(
      'M78 158C40 166 34 204 16 226C0 248 4 280 -6 300L246 300C244 268 214 258 212 222C208 186 180 160 150 156Z',
      dye,
      { w: 6, gloss: 0.85, panes: 2 },
    ) +
    b.line('M58 214C44 236 52 262 40 286M176 226C190 246 182 268 194 290', trim, { width: 4, opacity: 0.6 }),
  coils: (b, { dye, under, trim }) =>
    b.part('M92 150C72 176 84 206 96 226L150 226C158 200 152 176 142 152Z', under, { w: 4 }) +
    b.line('M88 176L150 176M86 194L153 194M90 211L152 211', trim, { width: 2.4 }) +
    b.part('M20 262C16 216 92 206 132 216C184 226 226 222 224 262C220 300 30 300 20 262Z', dye, {
      w: 5,
      panes: 3,
    }) +
    b.part('M-10 304C-2 262 70 256 122 264C180 272 240 262 250 304Z', dye, { w: 5, panes: 2 }),
}
