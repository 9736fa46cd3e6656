// Finds a Chromium for tests and benchmarks: CHROMIUM_PATH, an installed one, Debian's package if it may be installed, else the one shipped
// with @sparticuz/chromium. Fails with the reason when none of them runs.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The headless shell first: journeys take about two thirds of the time in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Lets Chromium start as root and disables its background network traffic. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @returns {Promise<string>} the path of a browser that is known to start */
export async function findBrowser() {
  const reasons = []
  const given = process.env.CHROMIUM_PATH
  if (given) return check(given) ?? fail([`CHROMIUM_PATH names ${given}, which does not start`])
  for (const path of installed()) {
    const works = check(path)
    if (works) return works
    reasons.push(`${path} does not start`)
  }
  const packaged = installFromDebian(reasons)
  if (packaged) return packaged
  return (await shipped(reasons)) ?? fail(reasons)
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = names.flatMap(name => folders.map(folder => join(folder, name)))
  return [...paths, ...usualPlaces].filter(path => existsSync(path))
}

function installFromDebian(reasons) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    reasons.push('Debian’s package cannot be installed here (that needs root and apt-get)')
    return null
  }
  console.error('Installing a browser from Debian’s packages …')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const options = { stdio: 'ignore', env }
    const { status } = spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', name],
      options,
    )
    const works = status === 0 ? check(`/usr/bin/${name}`) : null
    if (works) return works
    reasons.push(`apt-get install ${name} ended with ${status}`)
  }
  return null
}

async function shipped(reasons) {
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    const path = await chromium.executablePath()
    const works = check(path)
    if (!works) reasons.push(`the one inside @sparticuz/chromium (${path}) does not start`)
    return works
  } catch (error) {
    reasons.push(`@sparticuz/chromium: ${error.message}`)
    return null
  }
}

function check(path) {
  const { status } = spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 })
  return status === 0 ? path : null
}

function fail(reasons) {
  throw new Error(
    `No browser for the journeys: ${reasons.join('; ')}. Install chromium or set CHROMIUM_PATH.`,
  )
}

if (process.argv[1] === import.meta.filename) console.log(await findBrowser())
