import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const include = ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts']

/** What starts whole sites, or changes something of its process. */
const ofProcesses = globSync(include).filter(file =>
  /support\/(site-process|web-site)\.ts'|\b(process|globalThis)\.\w+ = /.test(readFileSync(file, 'utf8')),
)

const each = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // One more than the cores of a small machine: some tests wait for the clock.
  maxWorkers: 3,
  // Threads start sooner than processes.
  pool: 'threads',
  // The sites and commands that tests start are compiled once, not each time.
  env: { NODE_COMPILE_CACHE: resolve('build/compiled') },
} as const

export default defineConfig({
  test: {
    maxWorkers: each.maxWorkers,
    globalSetup: ['tests/support/global-setup.ts'],
    // In the order of their names.
    projects: [
      // Tests that start whole sites take longest: begun last, one would go on alone while the other workers have nothing left to do.
      { test: { ...each, name: 'processes', include: ofProcesses } },
      // The others spent a good part of their time on reading the same modules again for each file. They can share them: nothing is mocked, the
      // environment is not changed, and each file has a database of its own.
      { test: { ...each, name: 'rooms', include, exclude: ofProcesses, isolate: false } },
    ],
  },
})
