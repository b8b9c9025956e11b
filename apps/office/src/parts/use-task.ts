import { useRef, useState } from 'react'

export interface Task {
  isBusy: boolean
  /** Why the last attempt failed, in words. */
  problem: string | undefined
  /** Ignored while another attempt is under way: a double click is one intent. The work returns its problem, if any. */
  run: (work: () => Promise<string | undefined>) => Promise<void>
}

export function useTask(): Task {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async (work: () => Promise<string | undefined>) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setProblem(undefined)
    try {
      setProblem(await work())
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, problem, run }
}
