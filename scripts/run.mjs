// Runs one of the project's TypeScript programs under the pinned Node, installing the packages first when they are missing.
import { spawn } from 'node:child_process'
import { installIfNeeded, keepCompiled, pinnedNode } from './start.mjs'

keepCompiled()
await installIfNeeded()
const program = spawn(pinnedNode, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => program.kill(signal))
program.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
