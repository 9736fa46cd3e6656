import { expectAccessible } from '../support/axe.ts'
import { scriptsReady, test } from '../support/journey.ts'

for (const locale of ['de', 'en'] as const)
  test(`the page with an ad's questions is accessible in both themes (${locale})`, async ({ page }) => {
    const answerOfApi = await page.request.get('/api/v1/jobs')
    // The cast: as documented by the API.
    const { jobs } = (await answerOfApi.json()) as { jobs: { url: string }[] }
    const ad = new URL(jobs[0]?.url ?? '').pathname
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(locale === 'de' ? `${ad}/nachfragen` : `/en${ad}/ask`)
      await scriptsReady(page)
      await expectAccessible(page, 'questions')
    }
  })
