import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { diffLines } from '../compare-drafts.ts'
import { readMarkdown } from './read-markdown.ts'
import { markdownOf, writeMarkdown } from './write-markdown.ts'

it.each(readdirSync('data/blog'))('%s is the same after a way out and back', name => {
  const first = readMarkdown(name, readFileSync(`data/blog/${name}`, 'utf8'), 'de')
  const [file] = first ? writeMarkdown(first) : []
  const second = readMarkdown(file?.name ?? '', file?.text ?? '', 'de')
  const bare = (article: typeof first) =>
    JSON.parse(
      JSON.stringify(article)
        .replace(/>(?:\\n)+</g, '><')
        .replace(/\\n/g, ' '),
    )
  expect(file?.name).toBe(name)
  expect(bare(second)).toEqual(bare(first))
})

it('nested lists, quotations and signs that mean something in Markdown survive', () => {
  const html =
    '<p>5 * 3 und _so_ [nicht] 1. Mai &lt;b&gt;</p><ul><li>eins<ul><li>tief</li></ul></li><li>zwei</li></ul>' +
    '<blockquote><p>Gesagt.</p></blockquote><ol><li>a</li><li>b</li></ol><table><tbody><tr><td>1</td></tr></tbody></table>'
  const back = readMarkdown('a.md', `# T\n\n${markdownOf(html)}`, 'de')?.texts.de?.html ?? ''
  expect(back.replace(/\n/g, '')).toBe(html)
})

it('a file without a head takes title, language and day from what there is', () => {
  const article = readMarkdown('ordner/gehalt.en.md', '# Pay\n\nText with **weight**.', 'de')
  expect(article).toMatchObject({
    key: 'gehalt',
    publishAt: null,
    texts: { en: { title: 'Pay', slug: 'pay' } },
  })
  expect(readMarkdown('leer.md', 'Nur Text', 'de')).toBeNull()
  const listed = readMarkdown(
    'a.md',
    '---\ntitle: A\ntags:\n  - Eins\n  - "Zwei"\ndate: 2026-01-02\n---\nText',
    'de',
  )
  expect(listed).toMatchObject({ tags: [{ de: 'Eins' }, { de: 'Zwei' }], publishAt: new Date('2026-01-02') })
})

it('two texts are compared line by line, and lines far from any change are left out', () => {
  const lines = diffLines(['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b', 'x', 'd', 'e', 'f'])
  expect(lines).toEqual([
    { kind: 'same', text: 'b' },
    { kind: 'removed', text: 'c' },
    { kind: 'added', text: 'x' },
    { kind: 'same', text: 'd' },
  ])
})
