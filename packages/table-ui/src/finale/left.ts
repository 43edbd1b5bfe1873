/** Why a match of two is over that one of them left: "Ana left in round 3." Whether it was theirs to decide or their time ran out, games do not know. */
export function leftWords(name: string, round: number): string {
  return `${name} left ${round > 0 ? `in round ${round}` : 'before the first round'}.`
}
