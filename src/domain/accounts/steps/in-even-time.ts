import { setTimeout } from 'node:timers/promises'

const stepMs = 150

/**
 * Runs `work`, and returns or throws only at the next full step of time: the duration would otherwise reveal whether there was anything to
 * do, and so whether an address has an account.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const begunMs = performance.now()
  try {
    return await work()
  } finally {
    const tookMs = performance.now() - begunMs
    await setTimeout(Math.ceil(tookMs / stepMs) * stepMs - tookMs)
  }
}
