/**
 * The number that a text stands for, as it stands in addresses, queries and flags: digits and nothing else, without needless zeros.
 * Null for anything else, such as "1e0", "0x1", " 1", "+1", "" or a number too large to be counted with.
 */
export function wholeNumberIn(text: unknown): number | null {
  if (typeof text !== 'string' || !/^(?:0|[1-9]\d{0,15})$/.test(text)) return null
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : null
}
