/** Whether a key is typed into a field, or pressed with another one that makes something else of it. */
export function isForOther({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return target instanceof Element && target.closest(WRITTEN_IN) !== null
}

const WRITTEN_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
