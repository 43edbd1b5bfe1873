import { readFileSync } from 'node:fs'
import { sigmar } from '@trialhall/game-sigmar'
import { lesson } from '@trialhall/game-sigmar/lesson'
import { sigmarUi } from '@trialhall/game-sigmar/ui'
import { lessonLaws } from '@trialhall/table-ui/testkit'

const rules = readFileSync(new URL('../../../../docs/rules/sigmar.md', import.meta.url), 'utf8')

lessonLaws({ game: sigmar, ui: sigmarUi, lesson, rules })
