import { expect, test } from 'vitest'
import { CATALOG } from '../../game.ts'

/** What a card of each kind says: a text is made from numbers, and each number must bring its own words. */
const SAYS: Readonly<Record<string, string>> = {
  'Blazing Zeal': 'Add 2 to your roll.',
  'Surge of Faith': 'Add 1 to your roll. Draw 1 Action Card once the roll is resolved.',
  'Twin Chant': 'Add 1 to your roll. It may join one other Boost on the same roll.',
  'Sand in the Eyes': "Take 2 off an opponent's roll.",
  'Sealed Hands': 'Cancel a Boost, Heal or Teleport that an opponent is playing.',
  'Bandage and Prayer': 'Regain 1 lost card, or undo your latest lost Duel.',
  'Restoration Rite':
    'Regain up to 2 lost cards, or undo your latest lost Duel and regain up to 1 lost card.',
  Waystep: 'Move your Champion 1 or 2 spaces either way.',
  'Long Stride': 'Move your Champion 1 to 4 spaces either way.',
  'Gate Walk': 'Move your Champion to any other space.',
  'Blessing of Sigmar': 'Keep: your next Trial succeeds automatically.',
  'Second Wind of the Faithful': 'Keep: in your next turn you may play 1 Action Card more.',
  'Steadfast Heart': 'Keep: +2 on your next roll, Trial or Duel; it is not a Boost.',
  'Heavy Omen': 'Keep: −2 on your next roll, Trial or Duel; it is not Sabotage.',
  'Second Dawn': 'Keep: you may reroll your next failed Trial.',
  "Duelist's Oath": 'Keep: +2 on your next Duel roll.',
  "Pilgrim's Bounty": 'Keep: draw 2 Action Cards more in the next Draw Phase you take.',
  'Wager of the Bold': 'Keep: the reward of your next attempted Trial is doubled, at most 5.',
  'Scales of Sigmar':
    'Every player with the most Valor loses 1, every player with the least gains 1; nothing if all are equal.',
  'Winding Road': 'You may move your Champion 1 to 3 spaces either way.',
  'Tithe of Ash': 'Discard 1 Action Card of your choice, if you can.',
  'Levy of the Realm': 'Each other player discards 1 Action Card of their choice, if they can.',
  'Gates Thrown Open': 'Reveal Trials until 3 are active.',
  'Aldric the Undeterred': 'Once per game, reroll a failed Trial.',
  'Maelis Riddlewarden': '+1 on Mental Trials.',
  'Kessa Quickblade': '+1 on Trials of difficulty 5.',
  'Orin the Patient': 'After a failed Trial, draw 1 Action Card instead of discarding one.',
  'Brannoc Waywalker': '+1 on Duel rolls. After a completed Trial, move 1, 2 or 3 spaces clockwise.',
  'Veyra Hexward': 'A Lower against your roll for a Trial of difficulty 5 or less is 1 smaller, not below 0.',
}

test.each(Object.entries(SAYS))('%s says what it does', (name, text) => {
  expect(CATALOG.find((face) => face.name === name)?.text).toBe(text)
})
