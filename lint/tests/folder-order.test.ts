import { expect, test } from 'vitest'
import { lintTree } from './tree.ts'

const importing = (path: string): string => `import { one } from '${path}'\n\nexport const two = one\n`

const planted: Readonly<Record<string, string>> = {
  'games/race/rules/turn.ts': importing('../texts/steps.ts'),
  'games/race/rules/cards.ts': importing('../content/cards.ts'),
  'games/race/rules/say.ts': importing('../words/words.ts'),
  'games/race/texts/steps.ts': importing('../content/cards.ts'),
  'games/race/content/cards.ts': importing('../match/setup.ts'),
  'games/race/match/setup.ts': importing('../words/words.ts'),
  'games/race/bots/rollout.ts': importing('../game.ts'),
  'games/race/state.ts': importing('./rules/turn.ts'),
  'games/race/terms.ts': "export type One = import('./rules/turn.ts').One\n",
  'games/race/asks.ts': "export type { One } from './rules/turn.ts'\n",
  'games/race/dreams/horse.ts': 'export const one = 1\n',
  'packages/kernel/src/table.ts': importing('./match/match.ts'),
  'packages/kernel/src/request/request.ts': importing('../formats/log.ts'),
  'packages/kernel/src/result.ts': importing('./game.ts'),
  'apps/web/src/kit/button.ts': importing('../device/settings.ts'),
  'apps/web/src/decks/saved/decks.ts': importing('../builder/builder.ts'),
  'apps/web/src/replay/viewer/viewer.ts': importing('../../online/link/remote-link.ts'),
  'apps/server/src/match/live-match.ts': importing('../broadcast/watchers.ts'),
  'apps/server/src/broadcast/watchers.ts': importing('../room/room.ts'),
  'apps/server/src/room/room.ts': importing('../table/announcer.ts'),
  'apps/server/src/table/announcer.ts': importing('../lobby/seating.ts'),
  'apps/server/src/opening/open-matches.ts': importing('../match-service.ts'),
  'apps/server/src/stewards/bot-steward.ts': importing('../lobby/seating.ts'),
  'apps/server/src/store/log/journal.ts': importing('../open.ts'),
  'packages/bots/src/search/root.ts': importing('../greedy.ts'),
  'packages/bots/src/greedy.ts': importing('./arena/arena.ts'),
  'apps/cli/src/output/text.ts': importing('../input/flags.ts'),
  'apps/cli/src/play/keys.ts': importing('../commands/play.ts'),
  'apps/cli/src/commands/sim.ts': importing('../program.ts'),
}
const refusals = lintTree(planted)

test.each([
  ['games/race/rules/turn.ts', 'texts stands above rules, which must not import texts/steps.ts'],
  ['games/race/rules/cards.ts', 'content stands above rules, which must not import content/cards.ts'],
  ['games/race/rules/say.ts', 'words stands above rules'],
  ['games/race/texts/steps.ts', 'content stands above texts'],
  ['games/race/content/cards.ts', 'match stands above content'],
  ['games/race/match/setup.ts', 'words stands beside match, which must not import words/words.ts'],
  ['games/race/bots/rollout.ts', 'game.ts stands above bots'],
  ['games/race/state.ts', 'rules stands above state.ts, which must not import rules/turn.ts'],
  ['games/race/terms.ts', 'rules stands above terms.ts'],
  ['games/race/asks.ts', 'rules stands above asks.ts'],
  ['games/race/dreams/horse.ts', 'Nobody knows what dreams may import'],
  ['packages/kernel/src/table.ts', 'match stands above table.ts, which must not import match/match.ts'],
  ['packages/kernel/src/request/request.ts', 'formats stands above request'],
  ['packages/kernel/src/result.ts', 'game.ts stands above result.ts'],
  ['apps/web/src/kit/button.ts', 'device stands above kit'],
  ['apps/web/src/decks/saved/decks.ts', 'decks/builder stands above decks/saved'],
  ['apps/web/src/replay/viewer/viewer.ts', 'replay/viewer and online/link know nothing of each other'],
  ['apps/server/src/match/live-match.ts', 'broadcast stands above match'],
  ['apps/server/src/broadcast/watchers.ts', 'room stands above broadcast'],
  ['apps/server/src/room/room.ts', 'table stands above room, which must not import table/announcer.ts'],
  ['apps/server/src/table/announcer.ts', 'lobby stands above table'],
  ['apps/server/src/opening/open-matches.ts', 'match-service.ts stands above opening'],
  ['apps/server/src/stewards/bot-steward.ts', 'lobby stands beside stewards'],
  [
    'apps/server/src/store/log/journal.ts',
    'store stands above store/log, which must not import store/open.ts',
  ],
  ['packages/bots/src/search/root.ts', 'greedy.ts stands above search'],
  ['packages/bots/src/greedy.ts', 'arena stands above greedy.ts'],
  ['apps/cli/src/output/text.ts', 'input stands beside output'],
  ['apps/cli/src/play/keys.ts', 'commands stands above play'],
  ['apps/cli/src/commands/sim.ts', 'program.ts stands above commands'],
])('%s is refused: %s', (file, message) => {
  const messages = refusals.filter((each) => each.file === file).map((each) => each.message)
  expect(messages).toEqual([expect.stringContaining(message)])
})

test('a file imports its own folder, folders below it, and tests import everything', () => {
  const fine = {
    'games/race/rules/printed.ts': importing('../faces.ts'),
    'games/race/rules/moves.ts': `import { one } from './printed.ts'\nimport { three } from '../terms.ts'\n\nexport const two = [one, three]\n`,
    'games/race/content/cards.ts': `import { three } from '../rules/printed.ts'\nimport { one } from '../texts/steps.ts'\n\nexport const two = [one, three]\n`,
    'games/race/texts/steps.ts': importing('../rules/steps/walk.ts'),
    'games/race/rules/steps/walk.ts': importing('../../terms.ts'),
    'games/race/words/words.ts': importing('../content/cards.ts'),
    'games/race/game.ts': importing('./words/words.ts'),
    'games/race/ui/index.ts': importing('../game.ts'),
    'games/race/tests/rules/turn.test.ts': importing('../../content/cards.ts'),
    'games/registry/index.ts': importing('./parts.ts'),
    'apps/server/src/match/live-match.ts': importing('../store/store.ts'),
    'apps/server/src/store/log/journal.ts': importing('../store.ts'),
    'apps/server/src/room/room.ts': importing('../broadcast/watchers.ts'),
    'apps/server/src/web/api.ts': importing('../match-service.ts'),
    'apps/server/src/service.ts': importing('./web/api.ts'),
    'packages/kernel/src/game.ts': importing('./hidden/views.ts'),
    'packages/kernel/src/hidden/views.ts': importing('../state.ts'),
    'packages/kernel/src/state.ts': importing('./hidden/cards.ts'),
    'packages/kernel/src/match/match.ts': importing('../formats/log.ts'),
  }
  expect(lintTree(fine)).toEqual([])
})
