import { type ComponentType, lazy, useState } from 'react'

/**
 * A component in its own file, like React's `lazy`. Once loaded it renders at once: `lazy` would suspend all the
 * same, and a suspended boundary shows its fallback for a third of a second.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  const Lazy = lazy(loadOnce) as unknown as ComponentType<Props>

  function Later(props: Props) {
    // Fixed while mounted: switching the component would remount it.
    const [Component] = useState(() => loaded ?? Lazy)
    return <Component {...props} />
  }
  /** Errors are ignored here. The file is requested again when it is rendered. */
  Later.load = async (): Promise<void> => {
    await Promise.allSettled([loadOnce()])
  }
  return Later
}
