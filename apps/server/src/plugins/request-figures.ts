export interface AnsweredRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  /** Absent for an answer out of memory. */
  readonly ms?: number
}

/** From a menu out of memory to an order that waits for its payment page. */
const secondsBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface RouteFigures {
  readonly labels: string
  readonly answers: Map<number, number>
  /** How many took no longer than each of the buckets and longer than the one before, and how many longer than all. */
  readonly times: number[]
  seconds: number
}

/**
 * Counts every answer. Prom-client spells out and looks up the labels of each, which takes as long as a tenth of a
 * menu; this writes the same lines (https://prometheus.io/docs/instrumenting/exposition_formats/) when they are asked for.
 */
export class RequestFigures {
  readonly #routes = new Map<string, Map<string, RouteFigures>>()

  count({ method, route, status, ms }: AnsweredRequest): void {
    const figures = this.#routes.get(route)?.get(method) ?? this.#add(route, method)
    figures.answers.set(status, (figures.answers.get(status) ?? 0) + 1)
    if (ms === undefined) return
    const seconds = ms / 1000
    let bucket = 0
    while (seconds > (secondsBuckets[bucket] ?? Infinity)) bucket += 1
    figures.times[bucket] = (figures.times[bucket] ?? 0) + 1
    figures.seconds += seconds
  }

  toText(): string {
    const all = [...this.#routes.values()].flatMap((methods) => [...methods.values()])
    return [
      ...toHead(
        'lavash_http_requests_total',
        'counter',
        'Answers by route and status, those out of memory included',
      ),
      ...all.flatMap(toCountLines),
      ...toHead(
        'lavash_http_request_seconds',
        'histogram',
        'From the first byte of a request to the last of its answer; without answers out of memory',
      ),
      ...all.flatMap(toTimeLines),
      '',
    ].join('\n')
  }

  #add(route: string, method: string): RouteFigures {
    const methods = this.#routes.get(route) ?? new Map<string, RouteFigures>()
    this.#routes.set(route, methods)
    const figures: RouteFigures = {
      labels: `method="${method}",route="${route}"`,
      answers: new Map(),
      times: [...secondsBuckets, Infinity].map(() => 0),
      seconds: 0,
    }
    methods.set(method, figures)
    return figures
  }
}

function toHead(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function toCountLines({ labels, answers }: RouteFigures): string[] {
  return [...answers].map(
    ([status, count]) => `lavash_http_requests_total{${labels},status="${status}"} ${count}`,
  )
}

/** A bucket's figure holds those of all smaller ones. */
function toTimeLines({ labels, times, seconds }: RouteFigures): string[] {
  const bounds = [...secondsBuckets, '+Inf']
  let count = 0
  const buckets = times.map((here, bucket) => {
    count += here
    return `lavash_http_request_seconds_bucket{le="${bounds[bucket]}",${labels}} ${count}`
  })
  if (count === 0) return []
  return [
    ...buckets,
    `lavash_http_request_seconds_sum{${labels}} ${seconds}`,
    `lavash_http_request_seconds_count{${labels}} ${count}`,
  ]
}
