import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll } from 'vitest'

type Site = {
  address: string
  processId: number
  /** Sends the signal and waits for the process to end. @returns the exit code */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Starts the built site as a separate process on a free port and waits until it is ready. */
export async function startSite(env: Record<string, string>): Promise<Site> {
  const { child, ended, ready } = spawnSite({ PORT: '0', ...env })
  const address = await ready
  return {
    address,
    processId: child.pid ?? 0,
    end: async signal => {
      child.kill(signal)
      return (await ended).code
    },
  }
}

/** Without demo content; killed when the test file ends. */
export function spawnSite(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    env: { ...process.env, DEMO: 'off', ...env },
  })
  running.add(child)
  let output = ''
  let found: (address: string) => void
  let failed: (reason: Error) => void
  const ready = new Promise<string>((resolve, reject) => {
    found = resolve
    failed = reject
  })
  ready.catch(() => {})
  const read = (chunk: Buffer) => {
    output += chunk.toString()
    const address = /is ready on (http:\S+)/.exec(output)?.[1]
    if (address) found(address)
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const ended = new Promise<{ code: number | null; output: string }>(resolve => {
    child.on('close', code => {
      running.delete(child)
      failed(new Error(`ended before it was ready:\n${output}`))
      resolve({ code, output })
    })
  })
  return { child, ended, ready }
}

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})
