const loadTimeoutMs = 15_000
const loading = new Map<string, Promise<boolean>>()

/** Loads a vendor's script once. False if it did not load; it may then be asked for again. */
export function needScript(src: string): Promise<boolean> {
  const known = loading.get(src) ?? load(src)
  loading.set(src, known)
  return known
}

function load(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const settle = (isThere: boolean) => {
      clearTimeout(timer)
      if (!isThere) {
        script.remove()
        loading.delete(src)
      }
      resolve(isThere)
    }
    const timer = setTimeout(() => settle(false), loadTimeoutMs)
    script.src = src
    script.async = true
    script.addEventListener('load', () => settle(true))
    script.addEventListener('error', () => settle(false))
    document.head.append(script)
  })
}
