import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Asker, createTurns, NoTurn } from '../process/turns.ts'
import type { ReadingAnswer, ReadingTask } from './apart/task.ts'

/**
 * Why there is no answer: `too-demanding` wanted more memory or time than any honest file does, `busy` when too many wait, `cancelled`
 * when whoever asked has gone; `failed` is a defect of ours, with its cause, and says nothing of the file.
 */
export class ApartProblem extends Error {
  readonly reason: 'too-demanding' | 'busy' | 'cancelled' | 'failed'
  constructor(reason: ApartProblem['reason'], cause?: unknown) {
    super(`the file is not read: ${reason}`, { cause })
    this.reason = reason
  }
}

const timeLimitMs = 20_000
/** An empty one takes about 100 MB, a scanned page of 35 million pixels 300 MB. */
const memoryMb = 450
/** One that has grown to this is not used again: the next file would pay for the last. */
const tiredMb = 220
const idleMs = 10_000
const turns = createTurns({ atOnce: 2, waitingEach: 40, waitingAll: 200 })

type Told = { isReady: true } | { answer: ReadingAnswer; memoryMb: number } | { defect: string }

/**
 * Reads a stranger's file in a process of its own with bounded memory and time, without the site's settings and secrets: a file that
 * never ends, or unpacks to all memory there is, ends that process and nothing else. Two at once, one of each who asks, so that pages
 * are still answered on a small machine. `load` is called when the turn has come, so that what waits takes no memory.
 * @throws {ApartProblem}
 */
export async function readApart(asker: Asker, load: () => Promise<ReadingTask>): Promise<ReadingAnswer> {
  const work = async () => {
    const task = await load()
    if (asker.signal?.aborted) throw new ApartProblem('cancelled')
    return inProcess(task, asker.signal)
  }
  return turns(asker, work).catch((error: unknown) => {
    throw error instanceof NoTurn ? new ApartProblem(error.reason) : error
  })
}

/** Those that wait for a next file, each with what ends it. */
const idle = new Map<ChildProcess, NodeJS.Timeout>()
/** Those that have loaded all they need. What ends before that ends through no file: none is sent to it earlier. */
const ready = new WeakSet<ChildProcess>()

function inProcess(task: ReadingTask, signal: AbortSignal | undefined): Promise<ReadingAnswer> {
  const child = takeProcess()
  return new Promise<ReadingAnswer>((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      child.removeAllListeners()
      end()
    }
    const giveUp = (reason: ApartProblem['reason'], cause?: unknown) =>
      settle(() => {
        // A process that never began says so once more when it is ended.
        child.on('error', () => {})
        child.kill('SIGKILL')
        reject(new ApartProblem(reason, cause))
      })
    const blame = (cause: string) =>
      ready.has(child) ? giveUp('too-demanding', cause) : giveUp('failed', `not started: ${cause}`)
    const begin = () => {
      ready.add(child)
      child.send(task, error => error && giveUp('failed', error))
    }
    const hear = (told: Told) => {
      if ('isReady' in told) return begin()
      if ('defect' in told) return giveUp('failed', told.defect)
      settle(() => {
        keepOrEnd(child, told.memoryMb)
        resolve(told.answer)
      })
    }
    const cancel = () => giveUp('cancelled')
    const timer = setTimeout(() => blame('out of time'), timeLimitMs)
    signal?.addEventListener('abort', cancel, { once: true })
    child.on('message', told => hear(told as Told))
    child.on('error', error => giveUp('failed', error))
    child.on('exit', (code, by) => blame(`ended by ${by ?? code}`))
    if (ready.has(child)) begin()
  })
}

/** Its opening takes a quarter of a second, so the last one is used again for as long as somebody reads on. */
function takeProcess(): ChildProcess {
  for (const [child, timer] of idle) {
    clearTimeout(timer)
    idle.delete(child)
    child.removeAllListeners()
    if (!child.connected) continue
    child.ref()
    child.channel?.ref()
    return child
  }
  const path = fileURLToPath(new URL('./apart/process.ts', import.meta.url))
  return fork(path, [String(memoryMb)], {
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${memoryMb}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

function keepOrEnd(child: ChildProcess, heldMb: number): void {
  if (heldMb > tiredMb) return void child.kill('SIGKILL')
  const end = () => {
    idle.delete(child)
    child.kill('SIGKILL')
  }
  idle.set(child, setTimeout(end, idleMs).unref())
  child.once('exit', () => idle.delete(child))
  // A site that has nothing else to do may end; the process hears that and ends, too.
  child.unref()
  child.channel?.unref()
}
