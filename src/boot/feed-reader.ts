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

/** Far above what any document needs, see bench/import.ts. */
const memoryMb = 500
/** Objects are short-lived here; a larger young generation would only make the process larger. */
const youngMemoryMb = 32
/** Starting a thread takes about a second, which setting up a feed would otherwise cost each time. */
const idleMs = 120_000

export type FeedReader = {
  /** Processes waiting runs. Rejects when that fails or the thread dies. */
  run(): Promise<void>
  /** Rejects in the same cases. */
  documents: DocumentReader
  /** Terminates the thread at once: an interrupted run resumes at the next start. */
  close(): Promise<void>
}

type Asked = { resolve: (found: FeedThreadFound) => void; reject: (problem: Error) => void }

/**
 * Reads feeds, and documents for interactive previews, in a worker thread, so that pages stay responsive and a document that exhausts the
 * memory kills that thread and nothing else. Started on demand, stopped when idle.
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
      // The casts: the thread's answers match the questions.
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
      // A terminated thread's late events are ignored.
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
