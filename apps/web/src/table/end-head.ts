/** The game, and how far its match came; a line may end between the two, and nowhere within the second. */
export function endHead(title: string, progress: string): string {
  return [title, progress.replaceAll(' ', '\u00a0')].filter((part) => part !== '').join(' · ')
}
