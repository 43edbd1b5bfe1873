import { gameLaws } from '@trialhall/kernel/testkit'
import { outposts } from '../game.ts'

gameLaws(outposts)
