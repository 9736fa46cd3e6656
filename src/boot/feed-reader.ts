import { Worker } from 'node:worker_threads'
import type { FeedThreadAnswer, FeedThreadData, FeedThreadQuestion } from './feed-thread.ts'

/** Much above what any document may need, see bench/import.ts. */
const memoryMb = 500
/** New objects die young here; more room for them only makes the process larger. */
const youngMemoryMb = 32
/** Opening a thread takes about a second, which whoever sets up a feed would wait for each time. */
const idleMs = 120_000

export type FeedReader = {
  /** Carries out the runs that wait. Rejects when that breaks off, or the thread ends. */
  run(): Promise<void>
  /** Ends the thread at once: a run that is cut off goes on at the next start. */
  close(): Promise<void>
}

type Asked = { resolve: () => void; reject: (problem: Error) => void }

/**
 * Reads feeds in a thread of their own, so that pages are answered meanwhile, and a document that wants all memory there is ends
 * that thread and nothing else. It is opened when it is needed and closed when it is not.
 */
export function openFeedReader(data: FeedThreadData): FeedReader {
  const asked = new Map<number, Asked>()
  let count = 0
  let thread: Worker | null = null
  let timer: NodeJS.Timeout | null = null

  return {
    run: () =>
      new Promise<void>((resolve, reject) => {
        if (timer) clearTimeout(timer)
        timer = null
        thread ??= open()
        const id = ++count
        asked.set(id, { resolve, reject })
        thread.postMessage({ id } satisfies FeedThreadQuestion)
      }),
    close: async () => {
      if (timer) clearTimeout(timer)
      for (const { resolve } of asked.values()) resolve()
      asked.clear()
      await thread?.terminate()
    },
  }

  function open(): Worker {
    const opened = new Worker(new URL('./feed-thread.ts', import.meta.url), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMemoryMb },
    })
    opened.on('message', take)
    let problem = new Error('The thread that reads feeds has ended')
    opened.once('error', (error: Error) => {
      problem = error
    })
    opened.once('exit', () => {
      // One that was let go answers nobody any more.
      if (thread !== opened) return
      thread = null
      fail(problem)
    })
    return opened
  }

  function take({ id, problem }: FeedThreadAnswer): void {
    const question = asked.get(id)
    asked.delete(id)
    if (problem === null) question?.resolve()
    else question?.reject(new Error(problem))
    if (asked.size === 0) timer = setTimeout(letGo, idleMs).unref()
  }

  function letGo(): void {
    const idle = thread
    thread = null
    void idle?.terminate()
  }

  function fail(problem: Error): void {
    for (const { reject } of asked.values()) reject(problem)
    asked.clear()
  }
}
