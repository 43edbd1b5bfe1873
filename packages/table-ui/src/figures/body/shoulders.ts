import { LEAD } from '../brush.ts'
import type { Cloth } from '../materials.ts'

export type ShoulderId = 'none' | 'pauldron' | 'spiked' | 'fur' | 'mantle' | 'collar' | 'scarf'

/** What lies on shoulders. */
export const SHOULDERS: Readonly<Record<ShoulderId, Cloth>> = {
  none: () => '',
  pauldron: (b, { steel, trim }) =>
    b.part('M40 224C32 204 36 190 46 184L96 192C98 208 92 222 84 232Z', steel, { w: 3, gloss: 0.75 }) +
    b.part('M36 206C32 184 40 170 54 166L102 176C104 192 98 204 90 212Z', steel, { w: 3.4, gloss: 0.8 }) +
    b.part('M36 188C38 160 62 144 92 150C106 158 108 172 104 186C82 180 58 180 36 188Z', steel, {
      w: 4.4,
      gloss: 0.85,
    }) +
    b.line('M36 188C58 180 82 180 104 186', trim, { width: 3.2 }) +
    b.part('M172 160C188 162 200 176 200 196C190 190 178 188 168 190C164 178 164 166 172 160Z', steel, {
      w: 3,
      gloss: 0.8,
    }),
  spiked: (b, { steel, trim }) =>
    b.part('M52 160L34 122L74 150Z', trim, { w: 2.4 }) +
    b.part('M40 182L10 160L46 164Z', trim, { w: 2.4 }) +
    b.part('M34 196C34 160 62 144 94 150C108 160 110 176 104 194C80 184 56 186 34 196Z', steel, {
      w: 4.4,
      gloss: 0.85,
    }) +
    b.line('M34 196C56 186 80 184 104 194', trim, { width: 3 }),
  fur: (b, { fur }) =>
    b.part(
      'M88 140L74 136L72 146L56 146L58 158L42 162L48 174L34 184L46 192L38 206L54 204L56 218L68 208L78 218L84 204L98 208L100 194L114 192L112 180L126 178L136 184L140 174L154 182L158 172L172 184L176 174L190 186L188 172L200 172L190 160L192 150L176 152L172 140L160 148L150 142L128 158L106 152Z',
      fur,
      { w: 3.4, depth: 0.8 },
    ) +
    b.line(
      'M60 166L70 178M78 160L86 174M52 184L64 192M100 170L106 180M150 162L156 170M170 164L174 172M84 186L90 196',
      LEAD,
      { width: 1.5, opacity: 0.55 },
    ),
  mantle: (b, { dye, trim }) =>
    b.part(
      'M92 138C58 148 36 172 32 206C66 226 110 232 146 222C170 216 192 204 202 190C194 166 166 150 144 142C128 158 108 154 92 138Z',
      dye,
      { w: 4, panes: 3 },
    ) + b.line('M33 205C66 225 110 231 146 221C170 215 192 203 201 190', trim, { width: 3 }),
  collar: (b, { dye, trim }) =>
    b.part('M70 160C66 128 70 104 84 88C82 116 96 138 128 160L100 176Z', dye, { w: 3, panes: 1 }) +
    b.part('M128 162C146 152 156 142 158 126C168 140 168 158 152 178Z', dye, { w: 3 }) +
    b.line('M84 89C82 116 96 138 128 160M158 127C156 142 146 152 129 162', trim, { width: 2.6 }),
  scarf: (b, { dye }) =>
    b.part(
      'M84 138C100 152 134 156 150 140C158 150 158 164 150 172C128 184 100 180 80 166C76 156 78 144 84 138Z',
      dye,
      { w: 3 },
    ) +
    b.part('M84 164C62 166 44 158 16 166C26 172 28 178 20 188C46 186 70 188 92 180Z', dye, {
      w: 2.6,
      panes: 1,
    }) +
    b.line('M86 150C106 164 134 164 152 152', LEAD, { width: 1.4, opacity: 0.6 }),
}
