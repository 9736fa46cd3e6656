import { workerData } from 'node:worker_threads'

const everyMs = 10
// The cast: only process.ts starts this thread.
const { memoryMb, parent } = workerData as { memoryMb: number; parent: number }

/**
 * Ends its process when it holds too much, wherever that came from: the engine's own limit knows neither buffers nor what decoders take
 * for themselves. Also when the site is gone, which a busy process would not hear.
 */
setInterval(() => {
  const isTooMuch = process.memoryUsage.rss() > memoryMb * 1024 * 1024
  if (isTooMuch || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, everyMs)
