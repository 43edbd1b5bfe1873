import type { JSX } from 'react'
import { short } from '../ground/ink.ts'
import type { Side } from '../sides.ts'
import styles from './pieces.module.css'

const PORTAL_COLOURS = {
  own: ['#e89a3c', '#ffe2a0', '#5a2410'],
  enemy: ['#5fa6d8', '#d4f0ff', '#12283f'],
  wild: ['#b9b58a', '#efe9c0', '#2c2a18'],
} as const

/** An Entry Portal in the colours of its party's side. */
export function Portal({ side }: { side: Side }): JSX.Element {
  const [dye, pale, deep] = PORTAL_COLOURS[side]
  return (
    <>
      <circle r="56" fill={dye} opacity="0.12" />
      <circle r="46" fill={dye} opacity="0.16" />
      <circle r="33" fill="#241c18" stroke="#0f0b0a" strokeWidth="3" />
      <circle r="28.5" fill="none" stroke="#a8977a" strokeWidth="6.5" strokeDasharray="12.4 2.52" />
      <circle r="23.5" fill={deep} />
      <g className={styles.swirl}>
        {[0, 1, 2, 3].map((at) => (
          <path
            key={at}
            d={`M0 ${-4 - at * 4.6}a${4 + at * 4.6} ${4 + at * 4.6} 0 0 1 ${4 + at * 4.6} ${4 + at * 4.6}a${4 + at * 4.6} ${4 + at * 4.6} 0 0 1 -${7 + at * 8} 2`}
            fill="none"
            stroke={at % 2 === 0 ? dye : pale}
            strokeWidth="3.2"
            strokeLinecap="round"
            transform={`rotate(${at * 118})`}
          />
        ))}
      </g>
      <circle r="4.4" fill={pale} />
    </>
  )
}

/** A Loot Chest: shut while there is something in it. */
export function Chest({ isFull }: { isFull: boolean }): JSX.Element {
  if (!isFull)
    return (
      <g opacity="0.85">
        <ellipse cx="5" cy="14" rx="26" ry="12" opacity="0.5" />
        <path d="M-24 -2h48v18q0 4-4 4h-40q-4 0-4-4Z" fill="#4a2f1b" stroke="#160c07" strokeWidth="2.6" />
        <path d="M-20 -4l4-18h32l4 18Z" fill="#2a1a10" stroke="#160c07" strokeWidth="2.6" />
        <path d="M-16 -19h32" stroke="#7a5a38" strokeWidth="3" />
        <path d="M-14 -2v21M14 -2v21" stroke="#8d7548" strokeWidth="4" />
      </g>
    )
  return (
    <>
      <circle r="34" fill="#ffcf6a" opacity="0.13" />
      <ellipse cx="5" cy="14" rx="26" ry="13" opacity="0.5" />
      <path d="M-24 -4h48v20q0 4-4 4h-40q-4 0-4-4Z" fill="#6b3f1f" stroke="#160c07" strokeWidth="2.6" />
      <path d="M-24 -4q0-18 14-18h20q14 0 14 18Z" fill="#8f5a2c" stroke="#160c07" strokeWidth="2.6" />
      <path d="M-14 -20.5V19M14 -20.5V19" stroke="#d9b266" strokeWidth="4.6" />
      <path d="M-23 -3.6h46" stroke="#160c07" strokeWidth="2.6" />
      <rect x="-6" y="-9" width="12" height="14" rx="2" fill="#f0cf7e" stroke="#160c07" strokeWidth="2.2" />
      <circle cy="-3" r="2.2" fill="#160c07" />
      <path d="M-19 -14q3-5 9-5" fill="none" stroke="#e6b878" strokeWidth="2.2" />
    </>
  )
}

/** Loot that lies about. */
export function LootToken({ count }: { count: number }): JSX.Element {
  return (
    <g transform="translate(0 4)" data-loot={count}>
      <circle r="24" fill="#ffcf6a" opacity="0.16" />
      <ellipse cx="4" cy="9" rx="18" ry="11" opacity="0.5" />
      <path
        d="M-8 -16h16l-3 7q13 8 11 19q-2 8-16 8t-16-8q-2-11 11-19Z"
        fill="#7a4f26"
        stroke="#160c07"
        strokeWidth="2.4"
      />
      <path d="M-8.500 -9h17" stroke="#e6bd6b" strokeWidth="3.4" strokeLinecap="round" />
      <circle cy="6" r="6.500" fill="#f0cf7e" stroke="#160c07" strokeWidth="2" />
      {count > 1 && <Count number={count} />}
    </g>
  )
}

function Count({ number }: { number: number }): JSX.Element {
  return (
    <g transform="translate(17 -11)">
      <circle r="10" fill="#1a0e0e" stroke="#f0cf7e" strokeWidth="2" />
      <text className={styles.count} y="5">
        {number}
      </text>
    </g>
  )
}

const CLAWS = 'M4-15q-7 14-3 30q5-14 6-27Z'

/** The token of a camp: dull while its Monsters are inactive, aglow once they are awake, broken when they are gone. */
export function CampToken(camp: {
  readonly claws: number
  readonly isElite: boolean
  readonly state: 'asleep' | 'awake' | 'empty'
}): JSX.Element {
  const { claws, isElite, state } = camp
  const shown = isElite ? 0 : Math.min(3, claws)
  return (
    <g data-camp={state} opacity={state === 'empty' ? 0.5 : 1}>
      {state === 'awake' && <circle r="38" fill="#ff6a3c" opacity="0.2" />}
      <circle cx="3" cy="5" r="26" opacity="0.5" />
      <circle r="26" fill={state === 'awake' ? '#5a1f14' : '#3a2420'} stroke="#120d0c" strokeWidth="2.6" />
      <circle
        r="23"
        fill="none"
        stroke={state === 'awake' ? '#ff9a5c' : '#cdbb92'}
        strokeWidth="2.2"
        strokeDasharray={state === 'empty' ? '6 5' : undefined}
      />
      {isElite && <Skull />}
      {Array.from({ length: shown }, (_, at) => (
        <path
          key={at}
          d={CLAWS}
          transform={`translate(${(at - (shown - 1) / 2) * 12} 0)`}
          fill={state === 'awake' ? '#ffd9b0' : '#e9dcba'}
          stroke="#140c0a"
          strokeWidth="1.6"
        />
      ))}
    </g>
  )
}

function Skull(): JSX.Element {
  return (
    <>
      <path
        d="M-13 -3q0-14 13-14t13 14q0 7-5 9v6h-16v-6q-5-2-5-9ZM-14 -8q-9-2-8-12q5 5 10 4M14 -8q9-2 8-12q-5 5-10 4"
        fill="#eadcb8"
        stroke="#140c0a"
        strokeWidth="1.8"
      />
      <circle cx="-5" cy="-3" r="3.6" fill="#140c0a" />
      <circle cx="5" cy="-3" r="3.6" fill="#140c0a" />
      <path d="M-4 12v-5m4 5v-5m4 5v-5" stroke="#140c0a" strokeWidth="1.8" />
    </>
  )
}

/** The Place of Power. */
export function PlaceOfPower(): JSX.Element {
  const rays = Array.from({ length: 16 }, (_, at) => {
    const far = at % 2 === 0 ? 21 : 8
    const angle = (at / 16) * Math.PI * 2 - Math.PI / 2
    return `${short(far * Math.cos(angle))} ${short(far * Math.sin(angle))}`
  })
  return (
    <>
      <circle r="52" fill="#a56bff" opacity="0.12" />
      <circle r="40" fill="#a56bff" opacity="0.2" />
      <circle r="27" fill="#231a30" stroke="#0d0912" strokeWidth="2.6" />
      <circle r="23.5" fill="none" stroke="#c9a6ff" strokeWidth="2" />
      <path d={`M${rays.join('L')}Z`} fill="#d9c0ff" stroke="#2a1a44" strokeWidth="1.6" />
      <circle r="5.5" fill="#2a1a44" />
    </>
  )
}

/** A dark Obelisk. */
export function Obelisk(): JSX.Element {
  return (
    <>
      <circle r="42" fill="#a56bff" opacity="0.18" />
      <path d="M2 24l30-6l-22-14Z" opacity="0.5" />
      <path d="M-20 16l6-6h28l6 6v6h-40Z" fill="#6d6150" stroke="#140f0d" strokeWidth="2.4" />
      <path d="M-12 12l3-38l9-12l9 12l3 38Z" fill="#1c1624" stroke="#0a070e" strokeWidth="2.4" />
      <path d="M0-37l-8 13l-3 36l9 3Z" fill="#453956" />
      <path d="M4-14l5 5l-5 5m0 7h6M-5-16v9m-1 6l4 6" fill="none" stroke="#dcbcff" strokeWidth="2.2" />
    </>
  )
}

/** An Altar with runes. */
export function Altar(): JSX.Element {
  return (
    <g transform="scale(1.12)">
      <ellipse cx="6" cy="14" rx="27" ry="14" opacity="0.5" />
      <path d="M-26-8l6-9h40l6 9v14l-6 12h-40l-6-12Z" fill="#463c33" stroke="#140f0d" strokeWidth="2.6" />
      <path d="M-26-8l6-9h40l6 9v5l-6 8h-40l-6-8Z" fill="#a5977c" stroke="#17120f" strokeWidth="2" />
      <path d="M-18-12h36" stroke="#f4e3bb" strokeWidth="1.6" opacity="0.7" />
      <path d="M-13-8v8m6-8l4 4l-4 4m11-8v8m-3-4h7m5-4l3 8" fill="none" stroke="#2b2118" strokeWidth="2.3" />
    </g>
  )
}

/** A Herb. */
export function Herb(): JSX.Element {
  return (
    <>
      <circle r="22" fill="#20301c" opacity="0.75" />
      <circle r="22" fill="none" stroke="#93a85a" strokeWidth="1.8" strokeDasharray="3 4" />
      {[-48, 48, 0].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 0 14)`}>
          <path d="M0 14V-6" stroke="#24330f" strokeWidth="3" />
          <path
            d="M0 6q-10-10 0-24q10 14 0 24Z"
            fill={turn === 0 ? '#a9c65c' : '#86a544'}
            stroke="#16200b"
            strokeWidth="1.8"
          />
        </g>
      ))}
      <circle cy="-16" r="4.5" fill="#f2a6b8" stroke="#3a1420" strokeWidth="1.500" />
    </>
  )
}

/** An area of the Ogre, four spaces large: drawn around their middle. */
export function OgreArea({ at: [x, y] }: { at: readonly [number, number] }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-54"
        y="-54"
        width="108"
        height="108"
        rx="12"
        fill="#b8502c"
        fillOpacity="0.16"
        stroke="#e0a27a"
        strokeWidth="3"
        strokeDasharray="14 8"
      />
      <g fill="#e7c9a0" opacity="0.6">
        <path d="M-26 2q0-14 10-14t10 14q0 16-8 20q-12-2-12-20Z" />
        <circle cx="-26" cy="-18" r="4" />
        <circle cx="-17" cy="-21" r="4.5" />
        <circle cx="-8" cy="-17" r="3.6" />
        <path d="M8 12q0-14 10-14t10 14q0 16-8 20q-12-2-12-20Z" />
        <circle cx="8" cy="-8" r="4" />
        <circle cx="17" cy="-11" r="4.5" />
        <circle cx="26" cy="-7" r="3.6" />
      </g>
    </g>
  )
}
