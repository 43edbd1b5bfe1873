import { PARTIES, vpOf, type TempusView } from '@trialhall/game-tempus'

const ENDINGS = {
  guardian: (round: number) => `The Guardian is defeated in round ${round}`,
  rounds: (round: number) => `Round ${round} was the last one`,
  ascendant: (round: number) => `The Champion has ascended in round ${round}`,
  left: (round: number) => `One party has given up in round ${round}`,
} as const

/** "The Guardian is defeated in round 7: Red has 12 VP, Blue has 9 VP." */
export function whyOver(view: TempusView): string {
  const { ending, round } = view
  if (ending === null) return ''
  const { viewer } = view
  const mine = (party: number): string => (viewer !== null && viewer % 2 === party ? ' (your party)' : '')
  const points = PARTIES.map((name, party) => `${name}${mine(party)} has ${vpOf(view, party)} VP`).join(', ')
  return `${ENDINGS[ending.reason](round)}: ${points}.`
}
