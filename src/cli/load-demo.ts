import { parseArgs } from 'node:util'
import { loadDemo } from '../demo/load-demo.ts'
import { withContext } from './with-context.ts'

const usage = `Imports fictional employers and jobs through the feed importer; jobs of an earlier load are updated.

  npm run demo:load -- [--jobs N]

  --jobs  how many, 1 to 200000 (default 6000)`
const maxJobs = 200_000

const jobs = readJobs()
if (jobs === null) {
  console.error(usage)
  process.exitCode = 2
} else {
  const startedAt = performance.now()
  const result = await withContext(ctx =>
    loadDemo(ctx, { jobs, onProgress: process.stderr.isTTY ? show : undefined }),
  )
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `${result.jobs} jobs of ${result.employers} employers in ${seconds} s, ${result.failed} failed, ${result.duplicates} duplicates`,
  )
  if (result.failed > 0) process.exitCode = 1
}

function readJobs(): number | null {
  try {
    const { values } = parseArgs({ options: { jobs: { type: 'string', default: '6000' } } })
    const count = Number(values.jobs)
    return Number.isInteger(count) && count >= 1 && count <= maxJobs ? count : null
  } catch {
    return null
  }
}

function show({ done, total }: { done: number; total: number }): void {
  process.stderr.write(`\r${done} of ${total} jobs${done >= total ? '\n' : ''}`)
}
