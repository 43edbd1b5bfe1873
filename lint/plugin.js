import { arrows } from './rules/arrows.js'
import { booleanArgument } from './rules/boolean-argument.js'
import { fileName } from './rules/file-name.js'
import { folderOrder } from './rules/folder-order.js'
import { folderSize } from './rules/folder-size.js'
import { moduleState } from './rules/module-state.js'
import { namedNumber } from './rules/named-number.js'
import { noEnum } from './rules/no-enum.js'
import { oneMeaning } from './rules/one-meaning.js'
import { pure } from './rules/pure.js'

/** The repository's own lint rules: what keeps a match a seed and a list of numbers, and the packages apart. */
export default {
  meta: { name: 'trialhall' },
  rules: {
    arrows,
    'boolean-argument': booleanArgument,
    'file-name': fileName,
    'folder-order': folderOrder,
    'folder-size': folderSize,
    'module-state': moduleState,
    'named-number': namedNumber,
    'no-enum': noEnum,
    'one-meaning': oneMeaning,
    pure,
  },
}
