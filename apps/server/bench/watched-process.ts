/**
 * Loaded into a measured server by `startServer(…, { isWatched: true })`. Answers the bench about its process.
 */
import { BrandAnswers } from '#serving/brand-answers.ts'
import type { WatchQuestion } from './start-server.ts'

const everyMs = 1
let longestMs = 0
let preparedMenus = 0
let timer: NodeJS.Timeout | undefined

process.on('message', (question: WatchQuestion) => {
  process.send?.(answer(question))
})
// The bench ends the server by a signal, as an operator does.
process.channel?.unref()
countPreparedMenus()

function answer(question: WatchQuestion): number {
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage()
    return user + system
  }
  if (question === 'preparedMenus') return preparedMenus
  if (question === 'watchBlocks') watchBlocks()
  else clearInterval(timer)
  return longestMs
}

/**
 * At least one turn of the loop ends between two ticks, so their distance bounds every block. It is counted in processor
 * time of the thread, because the clock would count what else the machine does.
 */
function watchBlocks(): void {
  longestMs = 0
  let before = readThreadMs()
  timer = setInterval(() => {
    const now = readThreadMs()
    longestMs = Math.max(longestMs, now - before)
    before = now
  }, everyMs)
}

function readThreadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function countPreparedMenus(): void {
  const { prototype } = BrandAnswers
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'get')
  const get = descriptor?.value as BrandAnswers['get']
  prototype.get = function (key, madeOf, make) {
    return get.call(this, key, madeOf, () => {
      if (key.startsWith('positions ')) preparedMenus += 1
      return make()
    })
  }
}
