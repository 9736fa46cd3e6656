import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Asker, createTurns, NoTurn, type Turns } from '../process/turns.ts'
import type { ReadingAnswer, ReadingProgress, ReadingTask } from './apart/task.ts'

/**
 * Why there is no answer: `too-demanding` exceeded the memory or time any honest file needs, `busy` when the queue is full, `cancelled`
 * when the client has gone; `failed` is a defect of ours, with its cause, and says nothing about the file.
 */
export class ApartProblem extends Error {
  readonly reason: 'too-demanding' | 'busy' | 'cancelled' | 'failed'
  constructor(reason: ApartProblem['reason'], cause?: unknown) {
    super(`the file is not read: ${reason}`, { cause })
    this.reason = reason
  }
}

type Allowance = { timeLimitMs: number; memoryMb: number; turns: Turns; isReused: boolean }

/** An idle process takes about 100 MB, a scanned page of 35 million pixels 300 MB. */
const ordinary: Allowance = {
  timeLimitMs: 20_000,
  memoryMb: 450,
  turns: createTurns({ atOnce: 2, waitingEach: 40, waitingAll: 200 }),
  isReused: true,
}
/** The queue of what people wait for, for another process of the same site. */
export const readingTurns = (): Turns => ordinary.turns

/** For a process that has no queue of its own: two at a time are two on this machine. */
export function readInTurnsOf(turns: Turns): void {
  ordinary.turns = turns
}

/** Recognising a page takes 500 MB and two seconds. It has turns of its own, so that nobody who uploads a file waits for it. */
const lengthy: Allowance = {
  timeLimitMs: 60_000,
  memoryMb: 900,
  turns: createTurns({ atOnce: 2, waitingEach: 2, waitingAll: 20 }),
  isReused: false,
}
/** A process that has grown this large is not reused: the next file would pay for the last. */
const tiredMb = 220
const idleMs = 10_000

type Told =
  | { isReady: true }
  | { progress: ReadingProgress }
  | { answer: ReadingAnswer; memoryMb: number }
  | { defect: string }

/**
 * Reads an untrusted file in a sandboxed process with bounded memory and time and without the site's settings and secrets: a decompression
 * bomb or an endless loop kills that process and nothing else. Two run at once, one per client, so that a small machine still answers
 * pages. `load` is called only when its turn comes, so that waiting tasks take no memory.
 * @throws {ApartProblem}
 */
export async function readApart(asker: Asker, load: () => Promise<ReadingTask>): Promise<ReadingAnswer> {
  return inTurn(asker, { load, allowance: ordinary, onProgress: () => {} })
}

/** The same with a minute and twice the memory, for what people do not wait for. */
export async function readApartAtLength(
  asker: Asker,
  load: () => Promise<ReadingTask>,
  onProgress: (progress: ReadingProgress) => void,
): Promise<ReadingAnswer> {
  return inTurn(asker, { load, allowance: lengthy, onProgress })
}

type Reading = {
  load: () => Promise<ReadingTask>
  allowance: Allowance
  onProgress: (progress: ReadingProgress) => void
}

function inTurn(asker: Asker, reading: Reading): Promise<ReadingAnswer> {
  const work = async () => {
    const task = await reading.load()
    if (asker.signal?.aborted) throw new ApartProblem('cancelled')
    return inProcess(task, reading, asker.signal)
  }
  return reading.allowance.turns(asker, work).catch((error: unknown) => {
    throw error instanceof NoTurn ? new ApartProblem(error.reason) : error
  })
}

/** Processes kept for the next file, each with its shutdown timer. */
const idle = new Map<ChildProcess, NodeJS.Timeout>()
/** Processes that finished loading. A process that dies before that cannot have died of a file: none has been sent to it yet. */
const ready = new WeakSet<ChildProcess>()

function inProcess(
  task: ReadingTask,
  { allowance, onProgress }: Reading,
  signal: AbortSignal | undefined,
): Promise<ReadingAnswer> {
  const child = takeProcess(allowance)
  return new Promise<ReadingAnswer>((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      child.removeAllListeners()
      end()
    }
    const giveUp = (reason: ApartProblem['reason'], cause?: unknown) =>
      settle(() => {
        // A process that failed to spawn emits a second error when it is killed.
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
      if ('progress' in told) return onProgress(told.progress)
      if ('defect' in told) return giveUp('failed', told.defect)
      settle(() => {
        if (allowance.isReused) keepOrEnd(child, told.memoryMb)
        else child.kill('SIGKILL')
        resolve(told.answer)
      })
    }
    const cancel = () => giveUp('cancelled')
    const timer = setTimeout(() => blame('out of time'), allowance.timeLimitMs)
    signal?.addEventListener('abort', cancel, { once: true })
    child.on('message', told => hear(told as Told))
    child.on('error', error => giveUp('failed', error))
    child.on('exit', (code, by) => blame(`ended by ${by ?? code}`))
    if (ready.has(child)) begin()
  })
}

/** Spawning takes a quarter of a second, so an idle process is reused. */
function takeProcess({ memoryMb, isReused }: Allowance): ChildProcess {
  for (const [child, timer] of isReused ? idle : []) {
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
  // Does not keep an otherwise idle site alive; the child notices the disconnect and exits too.
  child.unref()
  child.channel?.unref()
}
