/** "Osric’s", or "Your" where a name is that of whoever reads. */
export function whose(name: string): string {
  return name.toLowerCase() === 'you' ? 'Your' : `${name}’s`
}
