import type { JSX } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { useWatching } from '../watching/watching.ts'
import styles from './KeyHelp.module.css'

type Keys = readonly (readonly [string, string])[]

const KEYS: Keys = [
  ['1 – 9', 'pick an option of the prompt'],
  ['Arrows, Tab', 'walk through what is lit'],
  ['Enter', 'pick what is in focus'],
  ['/', 'find an option in a long list'],
  ['Backspace, U', 'take the last choice back, or a step of one'],
  ['P', 'pass, where that is offered'],
  ['E', 'end your turn, phase or move, rest, or send your plan'],
  ['Shift P', 'pass until something happens'],
  ['Space', 'skip ahead to what you are asked next; held, three times as fast'],
  ['L', 'open or close the log'],
  ['R', 'read the rule of what a tip explains'],
  ['Escape', 'close a tip or a dialog'],
  ['?', 'this list'],
]

const WINDOW_KEYS: Keys = [
  ['F', 'full control: on or off, or as long as it is held'],
  ['S', 'where you are stopped'],
]

const MAP_KEYS: Keys = [
  ['G', 'go to the map'],
  ['Arrows', 'move the cursor of the map, once you are there'],
  ['N, Shift N', 'the next space of the map that you can pick, or the one before'],
  ['H', 'the space of the map where you act'],
  ['+, −, 0', 'come nearer, go farther, see the whole map'],
]

/** The list of keys of a board, or of a replay. */
export function KeyHelp(props: { onClose: () => void; hasMap?: boolean; hasWindows?: boolean }): JSX.Element {
  const { onClose, hasMap = false, hasWindows = false } = props
  const own = [...KEYS, ...(hasMap ? MAP_KEYS : []), ...(hasWindows ? WINDOW_KEYS : [])]
  const keys = useWatching()?.keys ?? own
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
