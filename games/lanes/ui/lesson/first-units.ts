import { ANY, type Chapter } from '@trialhall/table-ui'
import { card, field, hand, hero, mana, phases } from './places.ts'

const HOME = [1, 2, 3, 4].map((lane) => field(lane, 1))

/** The battleground, orbs, summoning, and a first walk through both waves. */
export const firstUnits: Chapter = {
  id: 'first-units',
  title: 'The first units',
  teaser: 'The lanes, your mana orbs, two units summoned, and their first steps.',
  minutes: 4,
  names: ['You', 'Osric'],
  options: { windows: 'able' },
  position: {
    phase: 'main1',
    units: { '2,4': 'bHh' },
    seats: [
      { class: 'paladin', hand: ['guard', 'archer', 'archer'] },
      { class: 'warlock', hand: ['imp', 'imp', 'hellhound'] },
    ],
  },
  rolls: [],
  steps: [
    {
      say: 'Welcome! You are the Paladin below, and whoever brings the other hero from 20 life to 0 wins.',
      at: [hero(0), hero(1)],
      teaches: ['L-SET.7', 'L-WIN.1'],
    },
    {
      say: 'Between you lies the battleground: four lanes that lead to the enemy, and five rows across. The nearest row is your home.',
      at: HOME,
      teaches: ['L-GEO.3', 'L-GEO.4'],
    },
    {
      say: 'Everything is paid with mana orbs. One that is spent lies on the wheel and comes back in the third of your turns from now.',
      at: [mana],
      teaches: ['L-ORB.4', 'L-ORB.10'],
    },
    {
      say: 'Summon a Guard for one summoning orb: take the card, then the second field of your home row.',
      at: [card('guard'), field(2, 1)],
      picks: 'summon Guard to (2,1)',
      otherwise: 'Soon, but let us begin with the Guard on the second field of your home row.',
      teaches: ['L-R24', 'L-SUM.2'],
    },
    {
      say: 'It stands there with dice for its 1 Attack and 3 life. Now an Archer to the right of it, on the third or fourth field.',
      at: [card('archer'), field(3, 1), field(4, 1)],
      picks: ['summon Archer to (3,1)', 'summon Archer to (4,1)'],
      otherwise: 'Place an Archer to the right of your Guard, so that you see who acts when.',
      remarks: {
        'summon Archer to (3,1)': 'Shoulder to shoulder.',
        'summon Archer to (4,1)': 'Every lane is a way to the enemy.',
      },
      teaches: ['L-SUM.3'],
    },
    {
      say: 'There is no deck to draw from: all your cards are here, and what dies comes back to your hand. Mana and time are what is scarce.',
      at: [hand],
      teaches: ['L-SET.8', 'L-DTH.1'],
    },
    {
      say: 'A turn has five phases. End this one and the battle begins, in which new units may act at once.',
      picks: 'end the phase',
      otherwise: 'Keep the other Archer for later, and end the phase.',
      teaches: ['L-TRN.1', 'L-SUM.8'],
    },
    {
      say: 'There are two waves, and in each of them every unit acts once. One action must be Advance: let the Guard do it now.',
      at: [field(2, 1), field(2, 2)],
      picks: 'Advance',
      otherwise: 'It may do so later, but let it advance first.',
      teaches: ['L-BAT.2', 'L-BAT.8'],
    },
    {
      say: 'A step ahead, never sideways. The Archer follows: advance with it too.',
      at: [field(3, 1), field(4, 1)],
      picks: 'Advance',
      otherwise: 'Keep up with the Guard: advance.',
      teaches: ['L-ADV.1', 'L-ADV.4'],
    },
    {
      say: 'In the second wave comes the other action: Attack or Defend. Choose for the Guard.',
      at: [field(2, 2)],
      picks: ANY,
      remarks: {
        attack: 'Nobody was near enough, so nothing happened.',
        defend: 'Turned sideways, it takes 1 less from each attack until its next action.',
      },
      teaches: ['L-BAT.9', 'L-DEF.1'],
    },
    {
      say: 'And for the Archer, whose arrows fly two fields far.',
      at: [field(3, 2), field(4, 2)],
      picks: ANY,
      remarks: {
        attack: 'Still out of range.',
        defend: 'Safe is safe.',
      },
      teaches: ['L-MOD.2', 'L-BAT.10'],
    },
    {
      say: 'The battle is over, and every battle of yours earns 1 experience. A Second Main phase would follow, then Osric has his turn.',
      at: [hero(0), phases],
      teaches: ['L-BAT.4', 'L-TRN.2'],
    },
  ],
}
