import { gameLaws } from '@trialhall/kernel/testkit'
import { race } from '../game.ts'

gameLaws(race, { options: [{}, { goal: 100, rounds: 40 }] })
