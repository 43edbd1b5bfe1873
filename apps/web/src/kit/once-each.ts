/** Loads what a key stands for once, when it is first asked for. What could not be loaded is tried again. */
export function onceEach<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>()
  return (key) => {
    const known = loaded.get(key)
    if (known) return known
    const loading = load(key)
    loaded.set(key, loading)
    loading.catch(() => loaded.delete(key))
    return loading
  }
}
