/** Made once for an object and kept as long as that: an entry of the catalogue until an import replaces it, a schema for ever. */
export function keepByObject<Key extends object, Made extends object>(
  make: (key: Key) => Made,
): (key: Key) => Made {
  const kept = new WeakMap<Key, Made>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    kept.set(key, made)
    return made
  }
}
