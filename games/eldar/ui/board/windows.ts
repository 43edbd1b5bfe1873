import type { ResponseWindow } from '@trialhall/table-ui'

/** The windows that are passed by themselves where passing is all there is. */
export const WINDOWS: readonly ResponseWindow[] = [
  { prompt: 'react', label: 'When an action or ability could be answered' },
  { prompt: 'main', label: 'When you have initiative and can only pass' },
  { prompt: 'equip', label: 'When you could equip a Hero' },
]
