/** Made once for an entry of the catalogue and kept as long as the entry, which an import replaces. */
export function keepByEntry<Entry extends object, Made extends object>(
  make: (entry: Entry) => Made,
): (entry: Entry) => Made {
  const kept = new WeakMap<Entry, Made>()
  return (entry) => {
    const known = kept.get(entry)
    if (known !== undefined) return known
    const made = make(entry)
    kept.set(entry, made)
    return made
  }
}
