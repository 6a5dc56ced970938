/** Reads a value for each key once; the `most` keys that were read last are remembered. */
export function remembering<Value>(most: number, read: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.value
    const value = read(key)
    known.set(key, { value })
    if (known.size > most) known.delete(known.keys().next().value!)
    return value
  }
}
