import { battleDecksUi } from '@trialhall/game-battle-decks/ui'
import { drawn, updateOf } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { lay, type BattleScene } from '../lay.ts'
import { heard } from './seen.ts'

const TABLE = {
  A: {
    field: ['her-royal-guard-k', 'her-royal-guard-q', 'mammoth-a'],
    characters: [
      { card: 'dire-wolf', hp: 3, equipment: ['heartseeker-lance-k'] },
      { card: 'her-royal-guard-k', pairedWith: 'quartermaster' },
      { card: 'her-royal-guard-q', equipment: ['scale-barding-j'] },
      { card: 'mammoth-a', tokens: [{ source: 'howl', atk: 1, dmg: 1 }] },
    ],
  },
}

function page(t: BattleScene): string {
  return drawn(battleDecksUi, updateOf(t.match, 0, [...heard(t)]))
}

/** What a screen reader says of the things on a table, in their order. */
function labels(html: string): string[] {
  return [...html.matchAll(/ aria-label="([^"]+)"/gu)].map(([, label = '']) =>
    label.replaceAll('&#x27;', "'"),
  )
}

describe('whoever listens', () => {
  test('hears of each hero and reinforcement in order, with HP, numbers, tokens and what it carries', () => {
    const said = labels(page(lay(TABLE))).join('\n')
    expect(said).toMatch(
      /Heroes of Britannia[^]*Pterosaur Rider\. HP 7 of 7[^]*Dire Wolf\. HP 3 of 7[^]*Carries Heartseeker Lance\.[^]*Heartseeker Lance: \+1 DMG[^]*Reinforcements of Britannia/u,
    )
    expect(said).toMatch(/Mammoth, Ace of Diamonds\. DEF 7, ATK 5, DMG 5\. \+1 ATK and \+1 DMG from Howl\./u)
  })

  test('hears which of two copies is meant, and of one that is alone only its name', () => {
    const said = labels(page(lay(TABLE))).join('\n')
    expect(said).toContain('Paired with Her Royal Guard (King of Hearts).')
    expect(said).toContain('Carried by Her Royal Guard (Queen of Hearts).')
    expect(said).toContain('Carried by Dire Wolf.')
    expect(said).toMatch(/Her Royal Guard, King of Hearts\.[^\n]*Paired with Quartermaster\./u)
  })

  test('hears each option with its odds after a pause', () => {
    const t = lay(TABLE)
    t.A.picks('activate Dire Wolf')
    const options = page(t).match(/<button[^>]*data-option="\d+"[^]*?<\/button>/gu) ?? []
    const said = options.map((one) => one.replace(/<kbd[^]*?<\/kbd>|<[^>]+>/gu, ''))
    expect(said).toContainEqual(expect.stringMatching(/^Attack Clockwork Soldier, .*\d+ %/u))
    expect(said.filter((text) => text.trim() === '')).toEqual([])
  })
})
