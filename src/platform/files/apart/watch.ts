import { workerData } from 'node:worker_threads'

const everyMs = 10
// The cast: only process.ts starts this thread.
const { memoryMb, parent } = workerData as { memoryMb: number; parent: number }

/**
 * Kills its process when it uses too much memory, whatever allocated it: V8's limit covers neither buffers nor native decoders. Also when
 * the parent is gone, which a busy process would not notice.
 */
setInterval(() => {
  const isTooMuch = process.memoryUsage.rss() > memoryMb * 1024 * 1024
  if (isTooMuch || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, everyMs)
