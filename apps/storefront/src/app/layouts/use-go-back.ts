import { useNavigate } from 'react-router'
import { toPath } from '#config/paths.ts'

/** Back to where the customer came from; whoever came by a link from outside goes to the page above. */
export function useGoBack(above = toPath('home.index')): () => void {
  const navigate = useNavigate()
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }
    void (idx > 0 ? navigate(-1) : navigate(above, { replace: true }))
  }
}
