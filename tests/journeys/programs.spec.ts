import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { isSignedWith, journeyHookPort, openHookReceiver } from '../support/hook-receiver.ts'
import { test } from '../support/journey.ts'
import { registerEmployer } from '../support/journey-employer.ts'
import { arriveAt, keyboardOf } from '../support/keyboard.ts'

const job = {
  title: 'Pflegefachkraft (m/w/d) Nachtdienst',
  places: ['50667 Köln'],
  description: 'Sie begleiten nachts 24 Menschen auf unserer Station.',
  employmentTypes: ['part-time'],
  reference: 'N-12',
}

test('an owner connects a program: a key with which it posts a job, and a webhook that tells it, signed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const receiver = await openHookReceiver(journeyHookPort)
  try {
    await registerEmployer(page, Date.now())
    await page.goto('/en/employer-dashboard/integrations')
    await arriveAt(page, 'Integrations')
    const { write, tick, press } = keyboardOf(page)
    await write(page.getByLabel('Name', { exact: true }), 'Applicant tracking')
    await tick(page.getByRole('checkbox', { name: /jobs:write/ }))
    await press(page.getByRole('button', { name: 'Create key' }))
    const shown = page.getByRole('status').filter({ hasText: 'shown only this once' })
    await expect(shown).toBeFocused()
    const key = await shown.getByRole('textbox').inputValue()

    await write(page.getByLabel('Address'), 'http://192.168.0.1/inside')
    for (const event of ['job.published', 'application.created'])
      await tick(page.getByRole('checkbox', { name: event }))
    await press(page.getByRole('button', { name: 'Create webhook' }))
    await expect(page.getByText('The address must begin with https://')).toBeVisible()
    await expectAccessible(page, 'integrations with a mistake')
    await write(page.getByLabel('Address'), receiver.url)
    await press(page.getByRole('button', { name: 'Create webhook' }))
    await expect(shown).toContainText(receiver.url)
    const secret = await shown.getByRole('textbox').inputValue()
    await expectAccessible(page, 'integrations with a new secret')

    await press(page.getByRole('link', { name: receiver.url }))
    await arriveAt(page, 'Webhook')
    await press(page.getByRole('button', { name: 'Send a test' }))
    await expect.poll(() => receiver.received.length, { timeout: 15_000 }).toBe(1)
    const deliveries = page.getByRole('listitem').filter({ hasText: 'accepted' })
    await expect(deliveries.filter({ hasText: 'Test' })).toHaveCount(1, { timeout: 15_000 })

    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': 'night-12' }
    const made = await page.request.post('/api/v1/employer/jobs', { headers, data: job })
    expect(made.status()).toBe(201)
    // The cast: as documented by the API.
    const { id } = (await made.json()) as { id: number }
    await expect.poll(() => receiver.received.length, { timeout: 15_000 }).toBe(2)
    const [first, second] = receiver.received
    for (const message of [first, second]) expect(message && isSignedWith(secret, message)).toBe(true)
    expect(JSON.parse(first?.body ?? '')).toMatchObject({ type: 'webhook.test' })
    expect(JSON.parse(second?.body ?? '')).toMatchObject({
      type: 'job.published',
      data: { jobId: id, reference: 'N-12', status: 'published' },
    })
    await expect(deliveries).toHaveCount(2, { timeout: 15_000 })
    await expectAccessible(page, 'a webhook with messages')

    const plain = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'de-DE',
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const german = await plain.newPage()
    await german.goto(
      new URL(page.url()).pathname.replace('/en/', '/').replace('integrations', 'schnittstellen'),
    )
    await german.getByRole('button', { name: 'Anhalten' }).click()
    await expect(german.getByRole('main')).toContainText('Neue Ereignisse werden nicht gemeldet.')
    await german.getByRole('button', { name: 'Fortsetzen' }).click()
    await german.getByText('Entfernen').first().click()
    await german.getByRole('button', { name: 'Entfernen' }).click()
    await expect(german.getByRole('main')).toContainText('Noch kein Webhook angelegt.')
    await plain.close()
  } finally {
    await receiver.close()
  }
})
