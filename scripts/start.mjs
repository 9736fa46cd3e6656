// Starts the site on a machine with only Node >= 20 and npm: installs and builds when needed, then runs the server under the pinned Node
// and forwards signals. Depends on Node's own modules only.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
export const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/**
 * Enables Node's compile cache for all child processes, which makes the next start much faster. Skipped when the folder is not writable.
 */
export function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(root, 'build', 'compiled')
}

export async function installIfNeeded() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(pinnedNode)) return
  if (
    existsSync(join(root, 'node_modules', '.package-lock.json')) &&
    existsSync(pinnedNode) &&
    isInstalled()
  ) {
    writeFileSync(stamp, lock)
    return
  }
  await step({
    title: 'Installing the packages (npm ci)',
    usually: 'about a minute',
    command: 'npm',
    // Some packages require a newer Node than the one that runs npm: their scripts run under the pinned one, which is among them.
    words: ['ci', '--include=dev', '--include=optional', '--loglevel=error'],
    problem: 'The packages could not be installed',
  })
  if (!existsSync(pinnedNode)) {
    fail(
      'The pinned Node was not installed with the packages. Its install script did not run: check that npm is not set to ' +
        '"ignore-scripts", then remove node_modules and start again.',
    )
  }
  writeFileSync(stamp, lock)
}

/** npm keeps a copy of the lock file in node_modules; identical versions mean that nothing is missing. */
function isInstalled() {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
  )
}

const stamp = join(root, 'build', '.built')

export async function buildIfNeeded() {
  const digest = digestOf(['src', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  // What an interrupted build leaves behind must not count as the pages of any source.
  forgetBuild()
  await step({
    title: 'Building the pages',
    usually: 'half a minute',
    command: pinnedNode,
    words: [join(root, 'scripts', 'build.ts')],
    problem: 'The pages could not be built',
  })
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, digest)
}

/** So that the next {@link buildIfNeeded} builds whatever there is. */
export function forgetBuild() {
  rmSync(stamp, { force: true })
}

function digestOf(paths) {
  const hash = createHash('sha256')
  const visit = path => {
    const full = join(root, path)
    if (!existsSync(full)) return
    const entries = readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) {
      const inner = join(path, entry.name)
      if (entry.isDirectory()) visit(inner)
      else if (!/\.(test\.tsx?|md)$/.test(entry.name))
        hash.update(inner).update(readFileSync(join(root, inner)))
    }
  }
  for (const path of paths) {
    if (/\.(ts|json)$/.test(path)) hash.update(path).update(readFileSync(join(root, path)))
    else visit(path)
  }
  return hash.digest('hex')
}

/**
 * Runs a command that takes a while, showing what it is, how long it usually takes and the time elapsed. Its output is shown only when it
 * fails.
 */
function step({ title, usually, command, words, problem }) {
  return new Promise(done => {
    const begun = Date.now()
    const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`
    const line = `${title}, usually ${usually} …`
    const { isTTY } = process.stderr
    process.stderr.write(isTTY ? line : `${line}\n`)
    const clock = isTTY && setInterval(() => process.stderr.write(`\r\u001B[K${line} ${seconds()}`), 1_000)
    const said = []
    const tool = spawn(command, words, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    for (const stream of [tool.stdout, tool.stderr]) stream.on('data', piece => said.push(piece))
    const end = (outcome, why) => {
      clearInterval(clock)
      process.stderr.write(`${isTTY ? `\r\u001B[K${line} ` : `${title}: `}${outcome} ${seconds()}\n`)
      if (why === undefined) return done()
      process.stderr.write(Buffer.concat(said))
      fail(`${problem}${why}`)
    }
    tool.on('error', error => end('failed after', `: ${error.message}`))
    tool.on('close', code => {
      if (code === 0) end('done in')
      else end('failed after', `; the lines above say why (exit code ${code}).`)
    })
  })
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

function serve() {
  const words = [
    '--disable-warning=ExperimentalWarning',
    join(root, 'src', 'main.ts'),
    ...process.argv.slice(2),
  ]
  // Set here, because the mail bundler would otherwise set "production" for the whole process.
  const env = { ...(words.includes('--dev') && { NODE_ENV: 'development' }), ...process.env }
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const server = spawn(pinnedNode, words, { cwd: root, env, stdio })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  const watch = process.env.npm_lifecycle_event ? watchParents(() => server.kill('SIGTERM')) : undefined
  server.on('exit', (code, signal) => {
    clearInterval(watch)
    process.exit(signal ? 1 : (code ?? 1))
  })
}

/**
 * Signals sent to npm alone do not reach us, but they end npm and perhaps the shell in between, which changes our ancestors. Without npm, a
 * vanished parent only means that a terminal was closed.
 */
function watchParents(onChange) {
  const begun = parents()
  return setInterval(() => {
    if (parents() !== begun) onChange()
  }, 500)
}

/** Our parent and, where the system shows it, its parent: npm runs scripts through a shell that may outlive it. */
function parents() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`
  } catch {
    return String(process.ppid)
  }
}

function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) fail(`Node ${process.versions.node} is too old: Node 20 or newer is needed.`)
}

if (process.argv[1] === import.meta.filename) {
  checkNode()
  keepCompiled()
  await installIfNeeded()
  if (!process.argv.includes('--dev')) await buildIfNeeded()
  serve()
}
