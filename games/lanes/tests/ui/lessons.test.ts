import { readFileSync } from 'node:fs'
import { lanes } from '@trialhall/game-lanes'
import { lesson } from '@trialhall/game-lanes/lesson'
import { lanesUi } from '@trialhall/game-lanes/ui'
import { lessonLaws } from '@trialhall/table-ui/testkit'

const rules = readFileSync(new URL('../../../../docs/rules/lanes.md', import.meta.url), 'utf8')

lessonLaws({ game: lanes, ui: lanesUi, lesson, rules })
