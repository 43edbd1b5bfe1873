import { gameLaws } from '@trialhall/kernel/testkit'
import { tug } from '../game.ts'

gameLaws(tug, { runs: 8 })
