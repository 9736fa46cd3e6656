import { describe, expect, it } from 'vitest'
import { testBrand } from '../../tests/support/brand.ts'
import { sampleMails } from '../../tests/support/sample-mails.ts'
import type { MailProps, MailTemplate } from './mail-props.ts'
import { renderMail } from './render-mail.tsx'
import { renderSms } from './render-sms.ts'

const brand = testBrand
const locales = ['de', 'en'] as const
const cases = locales.flatMap(locale => sampleMails.map(sample => ({ locale, ...sample })))

describe('a mail', () => {
  it.each(cases)('$template in $locale says the same as HTML and as text, without gaps', sample => {
    const { template, locale, props } = sample
    const { subject, html, text } = renderMail(template, locale, props, brand)
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/undefined|null|NaN|Invalid Date|\[object|\{\{|\bmail\.[a-z]/)
    }
    // Only names that people typed may have tags, as characters; none of these samples does.
    expect(text).not.toMatch(/<\/?[a-z]+>/)
    expect(subject.length).toBeGreaterThan(8)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(wordsOf(html)).toBe(wordsOf(`${text.replace(/^-- $/m, '')}`))
    if ('url' in props) {
      expect(html).toContain(`href="${String(props.url).replaceAll('&', '&amp;')}"`)
      expect(text).toContain(`\n${props.url}\n`)
    }
    expect(text).toContain(brand.imprintUrl[locale])
    expect(html).toContain(brand.imprintUrl[locale])
    expect(text).toContain('Betrieb & Söhne')
  })

  it('exists for every occasion', () => {
    expect(new Set(sampleMails.map(({ template }) => template)).size).toBe(66)
  })

  it('shows markup in a name as the characters that were typed', () => {
    const props = { name: 'Eva "Evi" <b>& Co.', url: 'https://jobs.example.org/x?a=1&b=2' }
    const { html, text } = renderMail('confirm-address', 'de', props, brand)
    expect(html).toContain('Guten Tag Eva &quot;Evi&quot; &lt;b&gt;&amp; Co.,')
    expect(text).toContain('Guten Tag Eva "Evi" <b>& Co.,')
  })

  it.each([
    'Gewinnen Sie auf www.beispiel',
    'https://boese.example',
    'boese.example',
    'eva@boese.example',
    'x'.repeat(81),
  ])('does not carry an advertisement in the name: %s', name => {
    const { html, text } = render('confirm-address', { name, url: 'https://jobs.example.org/x' })
    expect(text).toContain('Guten Tag,')
    expect(html + text).not.toContain(name)
  })

  it('carries no address that a mail program would link in any name that someone typed', () => {
    const typed = 'boese.example'
    for (const { template, props } of sampleMails) {
      const forged = forge(props, typed)
      const { subject, html, text } = render(template, forged as never)
      expect({ template, said: subject + html + text }).not.toMatchObject({
        said: expect.stringContaining(typed),
      })
    }
  })

  it('shows such a name as it was typed', () => {
    const props = {
      name: 'Eva',
      job: 'Pflegefachkraft',
      employer: 'jobs.klinik GmbH',
      url: 'https://jobs.example.org/x',
    }
    const { text } = render('application-link', props)
    expect(text.replaceAll('\u200b', '')).toContain('jobs.klinik GmbH')
    expect(text).toContain('https://jobs.example.org/x')
  })

  it.each(['Dr.med. Eva Müller-Lüdenscheidt', 'PD Dr. med. dent. Ö. Şahin', "Siobhán O'Neill", '李 明'])(
    'greets %s by name',
    name => {
      expect(render('confirm-address', { name, url: 'https://jobs.example.org/x' }).text).toContain(name)
    },
  )

  it('keeps its subject on one line whatever a name contains', () => {
    const employer = 'Klinik\r\nBcc: alle@boese.example'
    const { subject } = render('employer-link-decided', { name: 'Eva', employer, accepted: true })
    expect(subject).toBe('Sie haben Zugriff auf Klinik Bcc: alle@ boese. example')
  })

  it('without a known place leaves the place out', () => {
    const props = { name: 'Eva', device: 'Firefox auf Linux', place: null, at: '2026-11-21T08:05:00Z' }
    const { text } = render('new-device', props)
    expect(text).toContain('Gerät: Firefox auf Linux\nZeit: 21.11.2026, 09:05')
    expect(text).not.toContain('Ort')
  })
})

describe('a text message', () => {
  it('is short and bound to the site, so that the telephone offers its code nowhere else', () => {
    const text = renderSms('factor-code', 'de', { code: '012345', minutes: 10 }, brand)
    expect(text).toMatch(/^012345 ist Ihr Code für Kittel\./)
    expect(text.split('\n').at(-1)).toBe('@jobs.example.org #012345')
    expect(text.length).toBeLessThanOrEqual(160)
    expect(renderSms('factor-code', 'en', { code: '012345', minutes: 10 }, brand)).toContain('10 minutes')
  })
})

function render<T extends MailTemplate>(template: T, props: MailProps[T]) {
  return renderMail(template, 'de', props, brand)
}

/** The words of a mail without what only one of its two forms shows: brand, URLs, the note on buttons. */
function wordsOf(source: string): string {
  return source
    .replace(/^.*<\/head>/s, '')
    .replace(/<p[^>]*>(?:Falls die Schaltfläche|If the button).*?<\/p>/s, '')
    .replace(/<a class="link"[^>]*>Kittel<\/a>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/https?:\S+/g, '')
    .replace(/&amp;/g, '&')
    .replace(/[\s:]+/g, ' ')
    .trim()
}

const typedByPeople = [
  'name',
  'person',
  'employer',
  'applicant',
  'from',
  'job',
  'feed',
  'alert',
  'factor',
  'file',
]

function forge(props: object, text: string): object {
  const jobs =
    'jobs' in props ? { jobs: [{ title: text, employer: text, place: 'Köln', url: 'https://x.org' }] } : {}
  const names = typedByPeople.filter(key => key in props).map(key => [key, text])
  return { ...props, ...Object.fromEntries(names), ...jobs }
}
