/** What the worker has found out (service-worker/network.ts): a phone in a lift has a network, and no answers. */
export const network = { isAway: false }

export function isConnected(): boolean {
  return navigator.onLine && !network.isAway
}
