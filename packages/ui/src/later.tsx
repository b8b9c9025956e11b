import { type ComponentType, lazy, useState } from 'react'

/**
 * A component in a file of its own, as React's `lazy` has it. Once its file is there it is drawn at once: `lazy` would wait
 * for it all the same, and a boundary that has to wait shows its fallback for a third of a second.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  const Lazy = lazy(loadOnce) as unknown as ComponentType<Props>

  function Later(props: Props) {
    // One of them as long as it is mounted: the other would begin anew.
    const [Component] = useState(() => loaded ?? Lazy)
    return <Component {...props} />
  }
  /** Whatever fails is asked for again when it is drawn. */
  Later.load = async (): Promise<void> => {
    await Promise.allSettled([loadOnce()])
  }
  return Later
}
