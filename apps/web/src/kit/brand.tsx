import type { ReactNode } from 'react'

/** The mark of the house: a flame under an arch. */
export function BrandMark({ size }: { readonly size: number }): ReactNode {
  return (
    <svg viewBox="8 8 48 50" width={size} height={size} aria-hidden="true">
      <g fill="none" stroke="var(--brass-line)" strokeWidth="4.5" strokeLinecap="round">
        <path d="M12 54V32a20 20 0 0 1 40 0v22" />
        <path d="M21 54h22" />
      </g>
      <path
        fill="var(--brass)"
        d="M32 20c6 7 9 11 9 17a9 9 0 0 1-18 0c0-3 1.4-5.6 3.6-8 .6 2 1.6 3 3 3.6C29 28 29.6 24 32 20Z"
      />
    </svg>
  )
}
