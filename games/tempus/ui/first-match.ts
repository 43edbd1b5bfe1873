import type { FirstMatch } from '@trialhall/table-ui'

/** The first game that the booklet recommends (F-5, T-4.20): no draft, a starter Trial, the Guardian with the plainest attacks. */
export const FIRST_MATCH: FirstMatch = {
  title: 'First game',
  about: 'The first game of the booklet: four Heroes, three Quests and the Hill Giant, without a draft.',
  usual: 'Draft Heroes',
  seats: 4,
  options: {
    realm: 'ancient-temple',
    draft: 'first-game',
    quests: 'first-game',
    guardian: 'hill-giant',
    complexity: 'starter',
  },
}
