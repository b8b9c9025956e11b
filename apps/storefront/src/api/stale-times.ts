const minuteMs = 60_000

/** After this long an answer is asked for again when somebody looks at it. Live events are faster; these are the net below. */
export const staleMs = {
  catalogue: 5 * minuteMs,
  /** Terms and the like: an hour late is early enough. */
  pages: 60 * minuteMs,
} as const
