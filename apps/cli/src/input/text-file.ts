import { existsSync, readFileSync, statSync } from 'node:fs'
import { shown } from '@trialhall/kernel'
import { misused } from '../failure.ts'

const LARGEST = 2 ** 16

/**
 * The text of a file that a person names. Throws a Failure of usage where there is none, which tells what else is allowed,
 * or where it is no list that people write.
 */
export function textFile(path: string, others: string = ''): string {
  const allowed = `allowed is the path of a text file${others === '' ? '' : `, or ${others}`}`
  if (!existsSync(path)) throw misused(`There is no file ${shown(path)}; ${allowed}.`)
  if (!statSync(path).isFile()) throw misused(`${shown(path)} is no file; ${allowed}.`)
  if (statSync(path).size > LARGEST)
    throw misused(`${shown(path)} is too long; allowed are ${LARGEST} bytes.`)
  const text = readFileSync(path, 'utf8')
  if (text === '') throw misused(`${shown(path)} is empty; it must hold a list.`) // as an option, no text stands for no deck
  return text
}
