export const serverCommand: readonly string[]
