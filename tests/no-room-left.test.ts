import { expect, it } from 'vitest'
import { openHiring } from './support/applications.ts'
import { makePdf } from './support/documents.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite({ DISK_KEEP_FREE_MB: '100000000' })
const { jobId } = await openHiring(site.ctx)

it('a site whose disk is nearly full refuses files with a sentence, keeps what was typed, and answers all else', async () => {
  const file = () => new File([new Uint8Array(9)], 'Lebenslauf.pdf')
  const alone = new FormData()
  alone.append('file', new File([await makePdf()], 'Lebenslauf.pdf'))
  const refused = await site.post('/files?purpose=application', alone)
  expect(refused.status).toBe(507)
  expect(await refused.json()).toMatchObject({ problem: { key: 'error.no-room' } })

  const form = new FormData()
  for (const [name, value] of [
    ['form', 'apply-as-guest'],
    ['message', 'Ich bewerbe mich auf Ihre Stelle.'],
  ] as const)
    form.append(name, value)
  form.append('files', file())
  const asked = await site.send(`/jobs/${jobId}/bewerben`)
  const page = await site.post(asked.headers.get('location') ?? `/jobs/${jobId}/bewerben`, form)
  const html = await page.text()
  expect(html).toContain('Im Moment ist kein Platz, um das zu speichern.')
  expect(html).toContain('Ich bewerbe mich auf Ihre Stelle.')

  expect((await site.send('/jobs')).status).toBe(200)
  expect((await site.send(`/jobs/${jobId}`)).status).toBeLessThan(400)
})
