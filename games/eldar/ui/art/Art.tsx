import { Firelight, Hall, Painting, star } from '@trialhall/table-ui'
import { type ReactNode, useId } from 'react'

const CENTRE = 200
/** The middle of the window, and how far its panes reach. */
const MIDDLE = 172
const INNER = 30
const OUTER = 76
/** The six classes in their colours, light and deep: red, violet, blue, green, yellow, orange. */
const PANES = [
  ['#d8533f', '#5e1712'],
  ['#a073d8', '#3a2160'],
  ['#4f93d6', '#16345c'],
  ['#54a868', '#173d22'],
  ['#e3bd4f', '#5f4304'],
  ['#e2843c', '#5f2c08'],
] as const

const EVENING = {
  x: 0.5,
  y: 0.4,
  reach: 0.8,
  colours: [
    [0, '#3b2a4a'],
    [0.45, '#221729'],
    [1, '#0c080d'],
  ],
} as const

/** A window of six colours over a pile of cards between two champions: the picture of Trials of the Eldar, by candlelight. */
export function EldarArt(): ReactNode {
  const id = useId()
  const brass = `url(#${id}-brass)`
  return (
    <Painting>
      <Hall id={id} light={EVENING} />
      <Glass id={id} />
      <Arches brass={brass} />
      {PANES.map(([light], at) => (
        <path key={light} d={beam(at)} fill={light} opacity="0.1" />
      ))}
      <Window id={id} brass={brass} />
      <Firelight>
        <ellipse cx={CENTRE} cy="300" rx="150" ry="62" fill={`url(#${id}-glow)`} />
      </Firelight>
      <Champion x={86} brass={brass} dye="#b8432f" turn={1} />
      <Champion x={314} brass={brass} dye="#3f7fc4" turn={-1} />
      <Pile brass={brass} />
    </Painting>
  )
}

/** The paints of the panes. */
function Glass({ id }: { readonly id: string }): ReactNode {
  return (
    <defs>
      {PANES.map(([light, deep], at) => (
        <radialGradient
          key={light}
          id={`${id}-pane-${at}`}
          cx={CENTRE}
          cy={MIDDLE}
          r={OUTER}
          gradientUnits="userSpaceOnUse"
        >
          <stop offset="0.3" stopColor={light} />
          <stop offset="1" stopColor={deep} />
        </radialGradient>
      ))}
    </defs>
  )
}

/** Where an angle and a distance from the middle of the window lie; angles in turns from the top. */
function place(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  const rounded = (value: number): number => Math.round(value * 10) / 10
  return `${rounded(CENTRE + radius * Math.cos(angle))} ${rounded(MIDDLE + radius * Math.sin(angle))}`
}

/** One pane: a petal with a pointed end, a sixth of the window. */
function pane(at: number): string {
  const [from, to] = [at / 6 + 0.008, (at + 1) / 6 - 0.008]
  const tip = place(at / 6 + 1 / 12, OUTER + 8)
  return [
    `M${place(from, INNER)}`,
    `L${place(from, OUTER - 9)}`,
    `Q${place(from + 0.02, OUTER + 4)} ${tip}`,
    `Q${place(to - 0.02, OUTER + 4)} ${place(to, OUTER - 9)}`,
    `L${place(to, INNER)}`,
    `Q${place(at / 6 + 1 / 12, INNER - 4)} ${place(from, INNER)}Z`,
  ].join('')
}

/** Light of a pane that falls to the floor. */
function beam(at: number): string {
  const x = 60 + at * 56
  return `M${place(at / 6 + 1 / 12, 60)}L${x - 34} 400H${x + 34}Z`
}

function Window({ id, brass }: { readonly id: string; readonly brass: string }): ReactNode {
  return (
    <g stroke={brass} strokeLinejoin="round">
      <circle cx={CENTRE} cy={MIDDLE} r={OUTER + 14} fill="#120b10" strokeWidth="5" />
      {PANES.map(([light], at) => (
        <path key={light} d={pane(at)} fill={`url(#${id}-pane-${at})`} strokeWidth="2.5" />
      ))}
      <circle cx={CENTRE} cy={MIDDLE} r={INNER - 6} fill="#fff0c9" strokeWidth="3" />
      <path d={star(CENTRE, MIDDLE, 20)} fill={brass} stroke="#6d4717" strokeWidth="1" />
    </g>
  )
}

function Arches({ brass }: { readonly brass: string }): ReactNode {
  return (
    <g fill="none" stroke={brass} opacity="0.55">
      <path d="M14 400V190C14 70 90 8 200 -14C310 8 386 70 386 190V400" strokeWidth="4" />
      <path d="M30 400V196C30 90 100 34 200 12C300 34 370 90 370 196V400" strokeWidth="1.5" />
    </g>
  )
}

interface ChampionProps {
  readonly x: number
  readonly brass: string
  readonly dye: string
  /** 1 looks to the right, -1 to the left. */
  readonly turn: 1 | -1
}

/** A hooded champion with a raised blade, seen against the light. */
function Champion({ x, brass, dye, turn }: ChampionProps): ReactNode {
  return (
    <g transform={`translate(${x} 348) scale(${turn * 1.2} 1.2)`} stroke={brass} strokeWidth="1.6">
      <path d="M44 -118L52 -124L54 -60L46 -60Z" fill="#f7e3b4" />
      <path d="M38 -62H62V-56H38ZM47 -56H53V-40H47Z" fill={brass} />
      <path
        d="M-50 60C-50 -30 -36 -72 -14 -84C-22 -104 -12 -124 4 -130C18 -122 24 -106 18 -88C34 -80 44 -66 54 -48L46 -40C36 -48 32 -50 28 -50L42 60Z"
        fill="#150e14"
      />
      <path d="M-12 -80C0 -70 12 -72 18 -86L28 -50L8 60H-34Z" fill={dye} opacity="0.85" />
      <path
        d="M0 -112C6 -116 14 -112 15 -104C10 -98 2 -98 -1 -104Z"
        fill="#f0c98a"
        opacity="0.75"
        stroke="none"
      />
    </g>
  )
}

/** The stack: three cards, the topmost alight. */
function Pile({ brass }: { readonly brass: string }): ReactNode {
  return (
    <g
      transform="translate(200 258) scale(0.78) translate(-200 -306)"
      stroke={brass}
      strokeWidth="3"
      strokeLinejoin="round"
    >
      <rect x="150" y="262" width="74" height="104" rx="8" fill="#3b2413" transform="rotate(-16 187 314)" />
      <rect x="172" y="258" width="74" height="104" rx="8" fill="#4a2f1b" transform="rotate(11 209 310)" />
      <g transform="rotate(-3 200 306)">
        <rect x="162" y="252" width="76" height="106" rx="8" fill="#f6e7c2" />
        <rect x="170" y="260" width="60" height="58" rx="4" fill="#8a2f22" strokeWidth="1.5" />
        <path d={star(200, 289, 24)} fill="#ffe9b8" stroke="none" />
        <path d="M176 330H224M182 340H218" stroke="#8a6a35" strokeWidth="3.5" />
      </g>
    </g>
  )
}
