/** What a browser keeps, as far as the page uses it: so much room for each text. */
export function storage(room: number = Number.POSITIVE_INFINITY): Storage {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new Error('There is no room.')
      kept[key] = text
    },
    removeItem: (key: string) => delete kept[key],
  }
  return new Proxy(kept, {
    get: (_, name) => methods[name as keyof typeof methods],
  }) as unknown as Storage
}
