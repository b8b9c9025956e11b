/** How long whoever has pressed something waits for its answer. A call has no limit of its own (section 7). */
export const patienceMs = 20_000
