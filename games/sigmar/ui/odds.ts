/** "67 %". */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`
}

/** "2", "−1": with the minus of all sums. */
export function numeral(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** "+2", "−1". */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}
