import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './tests/support/find-browser.mjs'
import { journeyHookPort } from './tests/support/hook-receiver.ts'
import { journeyFeedHost } from './tests/support/journey-feed.ts'
import { journeyProvider } from './tests/support/journey-provider.ts'
import { mailSecret } from './tests/support/signed-mail.ts'

const port = 4310
const executablePath = await findBrowser()

const journeys = join(import.meta.dirname, 'tests/journeys')
/** Journeys that share the one administrator of the demo content go one after the other; all others bring people of their own. */
const ofAdministrators = readdirSync(journeys)
  .filter(
    name =>
      name.endsWith('.spec.ts') && readFileSync(join(journeys, name), 'utf8').includes('/journey-admin.ts'),
  )
  .map(name => `**/${name}`)

export default defineConfig({
  testDir: journeys,
  // Emptied at the start: a folder of its own, because the reports of other checks stand beside it.
  outputDir: 'test-results/journeys',
  // A journey waits as often as it works: two side by side keep two cores busy.
  workers: 2,
  projects: [
    { name: 'administration', testMatch: ofAdministrators, workers: 1 },
    { name: 'people', testIgnore: ofAdministrators },
  ],
  // The site, its database and the browser share two cores: what fails once and then holds is named in the report.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/journeys.json' }],
  ],
  use: {
    actionTimeout: 15_000,
    baseURL: `http://127.0.0.1:${port}`,
    // Wide enough for filters, list and ad side by side; journeys of other widths set their own.
    viewport: { width: 1600, height: 900 },
    locale: 'de-DE',
    launchOptions: { executablePath, args: browserArguments },
  },
  webServer: {
    command: 'node tests/support/journey-site.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DEMO_JOBS: '1200',
      API_REQUESTS_PER_MINUTE: '100000',
      TRUSTED_ADDRESS_HEADER: 'x-journey-address',
      MAIL_WITHOUT_SERVER: 'open-mailbox',
      INBOUND_MAIL_SECRET: mailSecret,
      PRIVATE_HOSTS: `127.0.0.1:${journeyHookPort},${journeyFeedHost}`,
      OIDC_PROVIDERS: JSON.stringify([journeyProvider.asConfigured]),
    },
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
