import { Worker } from 'node:worker_threads'
import type { DocumentCheck, DocumentReader } from '../feed-format/document-reader.ts'
import type { PreviewReading } from '../feed-format/read-preview.ts'
import type {
  FeedThreadAnswer,
  FeedThreadData,
  FeedThreadFound,
  FeedThreadQuestion,
  FeedThreadTask,
} from './feed-thread.ts'

/** Much above what any document may need, see bench/import.ts. */
const memoryMb = 500
/** New objects die young here; more room for them only makes the process larger. */
const youngMemoryMb = 32
/** Opening a thread takes about a second, which whoever sets up a feed would wait for each time. */
const idleMs = 120_000

export type FeedReader = {
  /** Carries out the runs that wait. Rejects when that breaks off, or the thread ends. */
  run(): Promise<void>
  /** Rejects likewise. */
  documents: DocumentReader
  /** Ends the thread at once: a run that is cut off goes on at the next start. */
  close(): Promise<void>
}

type Asked = { resolve: (found: FeedThreadFound) => void; reject: (problem: Error) => void }

/**
 * Reads feeds, and documents for people who wait, in a thread of their own, so that pages are answered meanwhile, and a document that wants all memory there is ends
 * that thread and nothing else. It is opened when it is needed and closed when it is not.
 */
export function openFeedReader(data: FeedThreadData): FeedReader {
  const asked = new Map<number, Asked>()
  let count = 0
  let thread: Worker | null = null
  let timer: NodeJS.Timeout | null = null

  return {
    run: async () => {
      await ask({ kind: 'run' })
    },
    documents: {
      // The casts: what the thread finds goes with what it was asked.
      preview: async question => (await foundBy({ kind: 'preview', question })) as PreviewReading,
      check: async path => (await foundBy({ kind: 'check', path })) as DocumentCheck,
    },
    close: async () => {
      if (timer) clearTimeout(timer)
      for (const { resolve } of asked.values()) resolve(null)
      asked.clear()
      await thread?.terminate()
    },
  }

  async function foundBy(task: FeedThreadTask): Promise<NonNullable<FeedThreadFound>> {
    const found = await ask(task)
    if (found === null) throw new Error('The thread that reads feeds was closed')
    return found
  }

  function ask(task: FeedThreadTask): Promise<FeedThreadFound> {
    return new Promise((resolve, reject) => {
      if (timer) clearTimeout(timer)
      timer = null
      thread ??= open()
      const id = ++count
      asked.set(id, { resolve, reject })
      thread.postMessage({ id, task } satisfies FeedThreadQuestion)
    })
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

  function take({ id, problem, found }: FeedThreadAnswer): void {
    const question = asked.get(id)
    asked.delete(id)
    if (problem === null) question?.resolve(found)
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
