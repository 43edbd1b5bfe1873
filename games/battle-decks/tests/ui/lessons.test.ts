import { readFileSync } from 'node:fs'
import { battleDecks } from '@trialhall/game-battle-decks'
import { lesson } from '@trialhall/game-battle-decks/lesson'
import { battleDecksUi } from '@trialhall/game-battle-decks/ui'
import { lessonLaws } from '@trialhall/table-ui/testkit'

const rules = readFileSync(new URL('../../../../docs/rules/battle-decks.md', import.meta.url), 'utf8')

lessonLaws({ game: battleDecks, ui: battleDecksUi, lesson, rules })
