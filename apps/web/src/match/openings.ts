/** By convention a turn or a round of any game opens with an event of one of these types. */
const OPENINGS: readonly unknown[] = ['turnBegan', 'roundBegan']

/** Whether an event opens a turn or a round. */
export function isOpening(event: unknown): boolean {
  return OPENINGS.includes((event as { readonly type?: unknown } | null)?.type)
}
