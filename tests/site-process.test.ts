import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { spawnSite as spawnAnySite, startSite as startAnySite } from './support/site-process.ts'
import { temporaryFolder } from './support/temporary-folder.mjs'

const folder = temporaryFolder('kittel-site')
const own = { DATABASE_URL: '', DATA_DIR: folder }
const startSite = () => startAnySite(own)
const spawnSite = (env: Record<string, string>) => spawnAnySite({ ...own, ...env })
afterAll(async () => {
  const last = await startSite()
  await last.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

describe('a site as a process', () => {
  it('says when it is ready, finishes a request on SIGTERM and ends with code 0', async () => {
    const site = await startSite()
    expect((await fetch(`${site.address}/readyz`)).status).toBe(200)
    let code: Promise<number | null> | undefined
    const status = await requestInTwoParts(`${site.address}/preferences/theme`, () => {
      code = site.end('SIGTERM')
    })
    expect(status).toBeGreaterThanOrEqual(200)
    expect(await code).toBe(0)
  })

  it('recovers every acknowledged row after kill -9, and a command joins the database of the running site', async () => {
    const site = await startSite()
    const imported = await importSample()
    expect(imported).toMatchObject({ failed: 0 })
    expect(imported.new).toBeGreaterThan(10)
    await site.end('SIGKILL')
    const again = await startSite()
    const { total } = (await (await fetch(`${again.address}/api/v1/jobs`)).json()) as { total: number }
    expect(total).toBe(imported.new)
    expect(await importSample()).toMatchObject({ new: 0, unchanged: imported.new })
    await again.end('SIGTERM')
  })

  it('a second site on the same folder is refused with a clear message and harms nothing', async () => {
    const site = await startSite()
    const second = spawnSite({ PORT: '0' })
    const { code, output } = await second.ended
    expect(code).toBe(1)
    expect(output).toMatch(/A site already runs on .*DATA_DIR=/s)
    expect((await fetch(`${site.address}/readyz`)).status).toBe(200)
    await site.end('SIGTERM')
  })

  it('shows pages with what is made for visitors, not with the slow checks for those who develop it', async () => {
    // Only the development build of React has `captureOwnerStack`: the site reports which build it has loaded.
    const tell = `process.on('exit', () => {
      const require = process.getBuiltinModule('node:module').createRequire(process.cwd() + '/')
      const { exports: react } = require.cache[require.resolve('react')]
      console.log('React', react.version, typeof react.captureOwnerStack)
    })`
    const site = spawnSite({
      PORT: '0',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}`,
    })
    expect((await fetch(await site.ready)).status).toBe(200)
    site.child.kill('SIGTERM')
    expect((await site.ended).output).toMatch(/React \d+\.\S+ undefined/)
  })

  it('a taken port is named before anything is started', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, output } = await spawnSite({ PORT: String(port) }).ended
    expect(code).toBe(1)
    expect(output).toContain(`127.0.0.1:${port} is in use`)
    server.close()
  })

  it('mistakes of the configuration are listed together and nothing starts', async () => {
    const { code, output } = await spawnSite({ PORT: 'many', DEMO: 'perhaps' }).ended
    expect(code).toBe(1)
    expect(output).toContain('PORT: found "many"')
    expect(output).toContain('DEMO: found "perhaps"')
  })
}, 120_000)

/** Sends the head of a form, waits until the server has read it, calls `between` and sends the rest. @returns the status */
function requestInTwoParts(address: string, between: () => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = 'theme=dark'
    const headers = {
      expect: '100-continue',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      origin: new URL(address).origin,
    }
    const sent = request(address, { method: 'POST', headers })
    sent.on('continue', () => {
      between()
      sent.end(body)
    })
    sent.on('response', answer => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.flushHeaders()
  })
}

async function importSample(): Promise<{ new: number; unchanged: number; failed: number }> {
  const words = [
    'src/cli/import-feed.ts',
    'tests/feeds/samples/indeed.xml',
    '--employer',
    'Klinikum Probe',
    '--json',
  ]
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder },
  })
  let output = ''
  child.stdout.on('data', chunk => {
    output += String(chunk)
  })
  await new Promise(resolve => child.on('close', resolve))
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}
