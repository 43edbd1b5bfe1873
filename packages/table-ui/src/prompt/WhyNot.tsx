import type { Ask, Sentence } from '@trialhall/kernel'
import { useState, type JSX } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { plainLine } from '../sentence/plain-line.ts'
import tools from './Tools.module.css'
import styles from './WhyNot.module.css'

/** Opens the list of what cannot be picked now, each with its reason. */
export function WhyNot({
  ask,
  optionText,
}: {
  ask: Ask
  optionText: (option: unknown) => Sentence
}): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={tools.tool} onClick={() => setOpen(true)} data-action="why-not">
        <b>
          Why<span className="unseen-at-times"> not</span>?
        </b>
      </button>
      {isOpen && (
        <Dialog title="Not possible now" onClose={() => setOpen(false)}>
          <dl className={styles.reasons}>
            {ask.refused.map(({ about, why }, at) => (
              <div key={at}>
                <dt>{plainLine(optionText(about))}</dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  )
}
