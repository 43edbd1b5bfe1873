/** Glass that cracked: lead lines and what glows in them. */
export function cracks(): string {
  const lead =
    'M64 300L84 262L70 232L104 206L92 178L116 158M104 206L140 196L150 168M70 232L38 222M84 262L120 272'
  const glow =
    'M65 299L85 262L71 232L105 206L93 178L117 158M105 206L141 196L151 168M71 232L39 222M85 262L121 272'
  const scar = 'M140 62L128 92L134 96L120 128'
  return (
    '<g fill="none" stroke-linejoin="round">' +
    `<path d="${lead}" stroke="#0c070d" stroke-width="4.4"/><path d="${glow}" stroke="#ff5a3a" stroke-width="1.5"/>` +
    `<path d="${scar}" stroke="#0c070d" stroke-width="3"/><path d="${scar}" stroke="#ff5a3a" stroke-width="1"/></g>`
  )
}

/** The pieces of a pane that fell: their outlines, and how each has slipped. */
export const SHARDS: readonly (readonly [outline: string, move: string])[] = [
  ['M-40 -40H130L150 60L92 120L-40 96Z', 'translate(-9 4) rotate(-5 60 40)'],
  ['M130 -40H290V110L196 128L150 60Z', 'translate(16 12) rotate(9 200 60)'],
  ['M150 60L196 128L168 200L92 120Z', 'translate(5 12) rotate(4 150 130)'],
  ['M-40 96L92 120L108 214L-40 236Z', 'translate(-11 14) rotate(-7 40 170)'],
  ['M92 120L168 200L176 340H96L108 214Z', 'translate(0 20) rotate(2 140 240)'],
  ['M196 128L290 110V340H176L168 200Z', 'translate(16 28) rotate(11 220 240)'],
  ['M-40 236L108 214L96 340H-40Z', 'translate(-6 27) rotate(-4 40 290)'],
]
