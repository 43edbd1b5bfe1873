/** "Osric’s", or "Your" where a name is that of whoever reads. */
export function whose(name: string): string {
  return name.toLowerCase() === 'you' ? 'Your' : `${name}’s`
}

/** Who took what can be chosen once: "Taken by Osric", "Taken by you". */
export function takenBy(name: string): string {
  return `Taken by ${name.toLowerCase() === 'you' ? 'you' : name}`
}
