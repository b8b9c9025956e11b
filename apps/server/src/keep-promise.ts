/** Made once and kept; what fails is made anew for whoever asks next: a moment without memory must not last for ever. */
export function keepPromise<Key, Made>(
  kept: Map<Key, Promise<Made>>,
  key: Key,
  make: () => Promise<Made>,
): Promise<Made> {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}
