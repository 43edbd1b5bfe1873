import { readFileSync } from 'node:fs'
import { tempus } from '@trialhall/game-tempus'
import { lesson } from '@trialhall/game-tempus/lesson'
import { tempusUi } from '@trialhall/game-tempus/ui'
import { lessonLaws } from '@trialhall/table-ui/testkit'

const rules = readFileSync(new URL('../../../../../docs/rules/tempus.md', import.meta.url), 'utf8')

lessonLaws({ game: tempus, ui: tempusUi, lesson, rules })
