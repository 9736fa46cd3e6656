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
