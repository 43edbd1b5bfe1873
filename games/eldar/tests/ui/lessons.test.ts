import { readFileSync } from 'node:fs'
import { eldar } from '@trialhall/game-eldar'
import { lesson } from '@trialhall/game-eldar/lesson'
import { eldarUi } from '@trialhall/game-eldar/ui'
import { lessonLaws } from '@trialhall/table-ui/testkit'

const rules = readFileSync(new URL('../../../../docs/rules/eldar.md', import.meta.url), 'utf8')

lessonLaws({ game: eldar, ui: eldarUi, lesson, rules })
