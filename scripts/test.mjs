// Every check of the project in one run; `--only=types,unit` selects some, `--changed` runs the tests affected by uncommitted changes
// (`--changed=main`: by the differences from there), `--ci` adds the benchmarks with gates. The last line is "N passed, N failed": each
// test counts, and each check without tests of its own counts as one.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { runStages } from './run-stages.mjs'
import { installIfNeeded, keepCompiled } from './start.mjs'

const root = resolve(import.meta.dirname, '..')
const node = join(root, 'node_modules', 'node', 'bin', 'node')
const results = join(root, 'test-results')
const bin = name => join(root, 'node_modules', name)

const stages = [
  {
    name: 'types',
    run: () =>
      // The build info is kept: the next run checks only what a change affects and takes a tenth of the time.
      check(
        [
          bin('typescript-7/bin/tsc'),
          '-p',
          '.',
          '--incremental',
          '--tsBuildInfoFile',
          'node_modules/.cache/types.json',
        ],
        {
          before: [bin('@react-router/dev/bin.cjs'), 'typegen'],
        },
      ),
  },
  // What follows reads what the types wrote, so it does not begin beside them. The longest first, so that both lanes end together.
  small('build', report => check(['scripts/build-if-needed.mjs'], { report })),
  // Once with the tests and once without: code that only tests use is dead, too.
  small('dead-code', report =>
    check([bin('knip/bin/knip.js'), '--production'], { before: [bin('knip/bin/knip.js')], report }),
  ),
  small('walls', report => check(['scripts/check-walls.ts'], { report })),
  small('lint', report =>
    check([bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.'], { report }),
  ),
  small('tables', report => check(['scripts/generate-tables.ts', '--check'], { report })),
  small('schematron', report => check(['scripts/check-schematron.ts'], { mayBeSkipped: true, report })),
  // On the server of TEST_DATABASE_URL, or else the embedded one.
  { name: 'unit', run: unit },
  // Alone: with a neighbour, caches and perhaps a core are shared, and the same work takes longer, in processor time as well.
  { name: 'sentences', run: () => check(['bench/sentences.ts']) },
  { name: 'emma', run: () => check(['bench/emma.ts']) },
  // Its limits are ratios within one run: a neighbour slows what is compared as much.
  small(
    'speed',
    report => check(['bench/search.ts', '--jobs', '20000', '--rivals', 'minisearch,sqlite'], { report }),
    { ci: true },
  ),
  small('matching', report => check(['bench/matching.ts', '--short'], { report })),
  small('relevance', report => check(['bench/relevance.ts'], { report })),
  small('quality', report => check(['bench/quality.ts'], { report })),
  small('precision', report => check(['bench/precision.ts'], { report })),
  // A twelfth of its limit of time.
  small('cv', report => check(['bench/cvs.ts'], { report })),
  small('vocabulary', report => check(['bench/vocabulary.ts'], { report })),
  { name: 'journeys', run: journeys },
]

const words = process.argv.slice(2)
const only = words
  .find(word => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
/** The commit to compare with; undefined runs everything. */
const since = words
  .find(word => /^--changed(=|$)/.test(word))
  ?.replace(/^--changed=?/, '')
  .replace(/^$/, 'HEAD')
const ofChange = ['types', 'lint', 'walls', 'dead-code', 'tables', 'build', 'unit', 'journeys']
const isCi = words.includes('--ci') || Boolean(process.env.CI)

async function main() {
  keepCompiled()
  await installIfNeeded()
  mkdirSync(results, { recursive: true })
  const total = { passed: 0, failed: 0, names: [], skipped: [] }
  await runStages(stages.filter(isWanted), results, done => count(done, total))
  for (const name of total.skipped) console.log(`\nSKIPPED: ${name}, ${whySkipped[name]}`)
  // Repeated at the end: of a long log often only the last lines are read or kept.
  if (total.names.length > 0) console.log(`\nFailed\n  ${total.names.join('\n  ')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

function count({ name, begun, ended, passed, failed, names = [], isSkipped = false }, total) {
  if (isSkipped) total.skipped.push(name)
  total.passed += passed
  total.failed += failed
  if (failed > 0) total.names.push(...(names.length > 0 ? names : ['see above']).map(it => `${name}: ${it}`))
  const seconds = ((ended - begun) / 1000).toFixed(1)
  console.log(
    `== ${name}: ${isSkipped ? 'SKIPPED' : failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s (${passed} passed, ${failed} failed)`,
  )
}

const whySkipped = {
  schematron:
    'the official rules for invoices. They need Java, and programs that no package registry has: see src/invoices/README.md',
}

function isWanted(stage) {
  if (only) return only.includes(stage.name)
  if (since !== undefined) return ofChange.includes(stage.name)
  return !stage.ci || isCi
}

/** What a check that may be skipped exits with when it was. */
const skippedCode = 77

async function check(command, { before, mayBeSkipped = false, report } = {}) {
  const codes = [before ? await run(before, {}, report) : 0, await run(command, {}, report)]
  if (mayBeSkipped && codes.at(-1) === skippedCode) return { passed: 0, failed: 0, isSkipped: true }
  return codes.every(code => code === 0) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function unit() {
  const first = await vitest('unit')
  const failed = first.files.filter(file => failedInFile(file).length > 0)
  if (!isCi || failed.length === 0 || failed.length > mostRepeated) return vitestResult(first)
  // Whole sites, databases and a browser share the cores of a machine that others may use, too: what fails once and then holds is named.
  const names = failed.map(file => relative(root, file.name))
  console.log(`Failed, run once more: ${failed.flatMap(failedInFile).join(', ')}`)
  const second = await vitest('unit-again', names)
  const files = [...first.files.filter(file => !failed.includes(file)), ...second.files]
  const result = vitestResult({ code: second.code, files })
  if (result.failed === 0)
    console.log(`Held only at a second try: ${failed.flatMap(failedInFile).join(', ')}`)
  return result
}

/** More failed files than this are no accident. */
const mostRepeated = 3

async function vitest(name, filters = []) {
  const file = join(results, `${name}.json`)
  rmSync(file, { force: true })
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  if (since !== undefined) options.push(`--changed=${since}`, '--passWithNoTests')
  const code = await run([bin('vitest/vitest.mjs'), 'run', ...filters, ...options])
  return { code, files: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [] }
}

function vitestResult({ code, files }) {
  const tests = files.flatMap(file => file.assertionResults)
  const having = status => tests.filter(test => test.status === status).length
  return { ...counted(code, having('passed'), having('failed')), names: files.flatMap(failedInFile) }
}

/** The failed tests of a file, or the file itself when it did not even load. */
function failedInFile({ name, status, message, assertionResults }) {
  const path = relative(root, name)
  const failed = assertionResults.filter(test => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [`${path}: ${message.split('\n')[0]}`]
  return failed.map(test => `${path}: ${test.fullName}`)
}

async function journeys() {
  const file = join(results, 'journeys.json')
  rmSync(file, { force: true })
  const options = since === undefined ? [] : [`--only-changed=${since}`, '--pass-with-no-tests']
  const code = await run([bin('@playwright/test/cli.js'), 'test', ...options], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const { stats, suites } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { suites: [] }
  return {
    ...counted(
      code,
      // Flaky tests (retried in CI only) are listed by the reporter above.
      (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      (stats?.unexpected ?? 0) + (stats?.skipped ?? 0),
    ),
    names: suites.flatMap(failedJourneys),
  }
}

function failedJourneys({ file, specs = [], suites = [] }) {
  const failed = specs.filter(spec => !spec.ok).map(spec => `${file}: ${spec.title}`)
  return [...failed, ...suites.flatMap(failedJourneys)]
}

/** A runner that fails without a failed test (a file that does not load, no tests where some are expected) counts as one failure. */
function counted(code, passed, failed) {
  const isEmpty = passed === 0 && since === undefined
  return { passed, failed: code !== 0 || isEmpty ? Math.max(1, failed) : failed }
}

/** With `report`, output goes to its file. */
function run(command, env = {}, report) {
  return new Promise(done => {
    const stdio = report === undefined ? 'inherit' : ['ignore', report.file, report.file]
    const child = spawn(node, command, { cwd: root, stdio, env: { ...process.env, ...env } })
    child.on('exit', code => done(code ?? 1))
  })
}

/** One that keeps a single core busy. */
function small(name, run, more = {}) {
  return { name, run, isSmall: true, ...more }
}

await main()
