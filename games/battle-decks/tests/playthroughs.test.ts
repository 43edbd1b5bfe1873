import { goldenPlaythroughs } from '@trialhall/kernel/testkit'
import { battleDecks } from '../game.ts'

goldenPlaythroughs(battleDecks, new URL('./playthroughs/', import.meta.url))
