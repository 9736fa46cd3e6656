import { expect, it } from 'vitest'
import { openHiring } from './support/applications.ts'
import { makePdf } from './support/documents.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite()
const { jobId } = await openHiring(site.ctx)
const pdf = await makePdf()
const typed = 'Ich bewerbe mich auf Ihre Stelle.'

/** Applies as a guest without scripts and expects to be refused. @returns the HTML of the form that comes back */
async function sendWith(files: File[]): Promise<string> {
  const form = new FormData()
  form.append('form', 'apply-as-guest')
  form.append('message', typed)
  for (const file of files) form.append('files', file)
  const asked = await site.send(`/jobs/${jobId}/bewerben`)
  const answer = await site.post(asked.headers.get('location') ?? `/jobs/${jobId}/bewerben`, form)
  expect(answer.status).toBe(400)
  return answer.text()
}

it('thirty files at once come back with the form: five of them kept, everything typed, and how many may come', async () => {
  const html = await sendWith(Array.from({ length: 30 }, (_, n) => new File([pdf], `Zeugnis ${n + 1}.pdf`)))
  expect(html).toContain('Es sind höchstens 5 Dateien möglich.')
  expect(html).toContain(typed)
  expect(html).toContain('Zeugnis 5.pdf')
  expect(html).not.toContain('Zeugnis 6.pdf')
})

it('a file without bytes says so beside one with a name of 300 letters, which is kept with a shorter one', async () => {
  const html = await sendWith([new File([], 'leer.pdf'), new File([pdf], `${'ä'.repeat(300)}.pdf`)])
  expect(html).toContain('Die Datei ist leer.')
  expect(html).toContain(typed)
  expect(html).toContain(`${'ä'.repeat(116)}.pdf`)
})
