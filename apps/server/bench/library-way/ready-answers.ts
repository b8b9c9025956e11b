/** Fastify alone: routing, validation, hooks and headers for each request. */
export { ReadyAnswers } from '#serving/ready-answers.ts'

export function registerReadyAnswers(): void {}
