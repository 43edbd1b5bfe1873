/** Milliseconds for which a browser can fetch the file: Safari asks the person first. */
const KEPT_MS = 60_000

/** Hands a text to the person as a file. */
export function downloadText(name: string, text: string): void {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain'
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
