import { type ComponentType, useEffect, useState } from 'react'
import { untilIdle } from '#until-idle.ts'

/**
 * An optional addition to a page, loaded when the browser is idle. If its file fails, the addition stays out. `later`
 * would replace the whole page by an error.
 */
export function extra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  return function Extra(props: Props) {
    const [Component, setComponent] = useState(() => loaded)
    useEffect(() => {
      const ask = async () => {
        await untilIdle()
        const [answer] = await Promise.allSettled([load()])
        if (answer.status !== 'fulfilled') return
        loaded = answer.value
        setComponent(() => loaded)
      }
      if (loaded === undefined) void ask()
    }, [])
    return Component && <Component {...props} />
  }
}
