import type { Share } from '../rules/actions/prices.ts'

const BECAUSE: Readonly<Record<Share['because'], string>> = {
  printed: 'printed',
  X: 'X',
  alert: 'Alert',
  dazed: 'Dazed',
  elusive: 'Elusive target',
  marked: 'Marked target',
  masterwork: 'Masterwork',
}

/** A Focus cost as the sum that it is (E-8.04): "2 printed + 1 Dazed = 3 Focus"; "2 Focus" where nothing changes it. */
export function sumWords({ shares, total }: { shares: readonly Share[]; total: number }): string {
  const [first, ...others] = shares
  if (!first || others.length === 0) return `${total} Focus`
  const parts = others.map(({ because, by }) => `${by < 0 ? '−' : '+'} ${Math.abs(by)} ${BECAUSE[because]}`)
  return `${first.by} ${BECAUSE[first.because]} ${parts.join(' ')} = ${total} Focus`
}
