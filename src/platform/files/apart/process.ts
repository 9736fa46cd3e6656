import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { carryOut } from './carry-out.ts'
import type { ReadingTask } from './task.ts'

/** Page requests come first. Not every platform permits changing the priority. */
try {
  setPriority(10)
} catch {}

// In a thread, because a runaway decoder blocks the event loop of its own.
new Worker(new URL('./watch.ts', import.meta.url), {
  workerData: { memoryMb: Number(process.argv[2]), parent: process.ppid },
}).unref()

process.on('message', (task: ReadingTask) => {
  void carryOut(task, progress => process.send?.({ progress })).then(answer => {
    process.send?.({ answer, memoryMb: process.memoryUsage.rss() / 1024 / 1024 })
  })
})
process.on('disconnect', () => process.exit())
process.send?.({ isReady: true })
process.on('unhandledRejection', error => {
  const defect = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.send?.({ defect }, () => process.exit(1))
})
