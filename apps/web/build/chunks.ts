const LIBRARIES = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

/**
 * What the first page needs of the app and shares with others. A name too few puts that piece into a file of many, which the first page then
 * loads; a name too many makes it heavier. `e2e/alone/weight.e2e.ts` holds it to its weight.
 */
const ON_FIRST_PAGE = [
  'apps/web/src/device/(?:finished|lasting|saved-match|settings|use-settings)',
  'apps/web/src/games/(?:game-art|lessons|ring-of)',
  'apps/web/src/kit/(?:ago|download|listed|number-word|styles/|toasts|top-dialog|use-copy|use-fetched|use-hash|use-media|waiting)',
  'apps/web/src/local/(?:match-words|matches|use-play-now)',
  'apps/web/src/match/(?:people|seating|usual-strength)',
  'apps/web/src/notify/(?:chime|hall-watch|sight|use-chime-ready)',
  'apps/web/src/offline/(?!keep-pictures)',
  'apps/web/src/pages/errors/(?:crash-page|error-)',
  'apps/web/src/shell/',
  'games/[\\w-]+/cover',
  'packages/kernel/src/words/winners',
  'packages/table-ui/src/(?:art|rules)/',
]
const FIRST = new RegExp(ON_FIRST_PAGE.join('|').replaceAll('/', String.raw`[\\/]`))

/** From so many pages and parts on, nearly every page needs it. */
const NEARLY_ALL = 20
/** So many of them are most tables, and so many the tables of some games. */
const MANY = 8
const SOME = 4

/**
 * The files in which pages fetch the app: few, since each is a request, and a hundred small ones cost a browser more than they weigh. What more
 * pages share never needs what fewer share, so that no two files wait for each other.
 */
export const CHUNKS = [
  { name: 'react', test: LIBRARIES, priority: 5 },
  { name: 'core', minShareCount: NEARLY_ALL, priority: 4 },
  { name: 'first', test: FIRST, priority: 3 },
  { name: 'common', minShareCount: MANY, priority: 2 },
  { name: 'tables', minShareCount: SOME, priority: 1 },
]
