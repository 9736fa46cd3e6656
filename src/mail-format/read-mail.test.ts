import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ownWords } from './own-words.ts'
import { readMail } from './read-mail.ts'

type Expected = { kind: string; words?: string; contains?: string[]; attachments?: string[] }

const folder = 'tests/mails'
const corpus = Object.entries(
  JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')) as Record<string, Expected>,
)

it('has at least 25 mails to learn from', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(25)
})

it.each(corpus)('reads %s', async (name, { kind, words, contains = [], attachments = [] }) => {
  const mail = await readMail(readFileSync(`${folder}/${name}.eml`))
  expect(mail.kind).toBe(kind)
  if (words !== undefined) expect(mail.words).toBe(words)
  for (const text of contains) expect(mail.words).toContain(text)
  if (kind === 'person') expect(mail.attachments.map(each => each.name)).toEqual(attachments)
  expect(mail.traces).toContain('2026-000123-0123456789abcdef0123')
})

it('loses nothing: what is left out stays readable beside', async () => {
  const mail = await readMail(readFileSync(`${folder}/outlook-de.eml`))
  expect(mail.rest).toContain('wie lautet die neue Anschrift?')
})

it('takes no longer for a hostile text than for a long one', () => {
  const hostile = [
    `Op ${'a'.repeat(5_000)}`,
    `${'On at '.repeat(3_000)}`,
    `${'Am um schrieb '.repeat(2_000)}`,
    `${'Von: <\n'.repeat(3_000)}`,
    `${'W dniu pisze '.repeat(1_500)}`,
    `${'- '.repeat(9_000)}`,
  ]
  for (const text of hostile) {
    const begun = performance.now()
    ownWords(text)
    expect(performance.now() - begun).toBeLessThan(1_000)
  }
})

const withParts = (count: number, part: string) =>
  Buffer.from(
    [
      'From: a@b.example',
      'Content-Type: multipart/mixed; boundary="x"',
      '',
      ...Array.from({ length: count }, () => `--x\r\n${part}`),
      '--x--',
      '',
    ].join('\r\n'),
  )

it('reads a mail of two hundred parts, and refuses one of a hundred thousand at once', async () => {
  const part = 'Content-Type: text/plain\r\n\r\nHallo'
  expect((await readMail(withParts(200, part))).words).toContain('Hallo')
  const begun = performance.now()
  await expect(readMail(withParts(100_000, ''))).rejects.toThrow('too many parts')
  expect(performance.now() - begun).toBeLessThan(1_000)
})

it('opens no mail inside of a mail, where more parts could hide', async () => {
  const inner = withParts(100_000, '').toString('base64').replace(/.{76}/g, '$&\r\n')
  const part = `Content-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\n${inner}`
  const begun = performance.now()
  const mail = await readMail(withParts(1, part))
  expect(performance.now() - begun).toBeLessThan(2_000)
  expect(mail.attachments).toHaveLength(1)
})
