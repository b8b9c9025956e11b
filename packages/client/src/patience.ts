/** Timeout of a call that a customer's press waits for. Other calls have none. */
export const patienceMs = 20_000
