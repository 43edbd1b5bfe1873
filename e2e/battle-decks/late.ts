/** Late in a match: wounded heroes, a pair, equipment, tokens, an equalizer, events and cards that answer. */
export const LATE = {
  phase: 'turn',
  active: 'A',
  round: 4,
  exact: true,
  seats: [
    {
      faction: 'britannia',
      field: ['her-royal-guard-k', 'wolf-pack-8', 'mammoth-a'],
      characters: [
        { card: 'pterosaur-rider', hp: 2, activated: true },
        { card: 'her-royal-guard-k', pairedWith: 'quartermaster' },
        { card: 'dire-wolf', hp: 3, equipment: ['heartseeker-lance-k', 'gear-clamp-5'] },
        { card: 'wolf-pack-8', tokens: [{ source: 'howl', atk: 1, dmg: 1 }] },
        { card: 'quartermaster', hp: -1 },
      ],
      hand: ['ambush-b-k', 'providence-3', 'royal-lancer-6', 'snare-net-5'],
      deck: ['sabre-cat-q', 'field-rations-j', 'crown-fusilier-9'],
      discard: ['war-boar-3', 'panic-5'],
      events: ['fog-bank-9'],
    },
    {
      faction: 'prussia',
      field: ['drill-automaton-9'],
      defeated: ['engineer-corp-captain'],
      characters: [
        { card: 'clockwork-soldier', hp: 1, tokens: [{ source: 'spot', def: -2 }] },
        { card: 'artillery', hp: 1, equipment: ['liquid-fire-7'] },
      ],
      hand: ['smoke-shells-9', 'spare-parts-j'],
      deck: ['trench-raider-6', 'rifled-barrel-k'],
      equalizers: [{ card: 'airship-pirates', attacks: 1 }],
    },
  ],
}
