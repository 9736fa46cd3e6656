import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ItemCollector } from './collect-items.ts'
import { textAt } from './item-node.ts'
import type { ReadContext } from './read-context.ts'
import { readXmlItems } from './read-xml-items.ts'

async function descriptions(document: string, pieceChars = document.length) {
  const pieces = Array.from({ length: Math.ceil(document.length / pieceChars) }, (_, index) =>
    document.slice(index * pieceChars, (index + 1) * pieceChars),
  )
  const found: [text: string | null, line: number | null][] = []
  const read: ReadContext = { collector: null, warn: () => {}, collect: onItem => new ItemCollector(onItem) }
  for await (const items of readXmlItems(piecewise(pieces), read))
    found.push(...items.map(({ node, line }): (typeof found)[0] => [textAt(node, 'description'), line]))
  return found
}

async function* piecewise(pieces: string[]) {
  yield* pieces
}

const feed = `<source>
<job><title>A</title><description>eins &amp; <![CDATA[<p>zwei &
drei</p>]]> vier<![CDATA[]]><![CDATA[ ]]]]><![CDATA[> ]]></description></job>
<!-- <![CDATA[ --><job note="a & b"><title>B</title><description><![CDATA[a\r\nb\rc<!-- ]]></description></job>
<job><title>C</title><description>R&D &euro;</description></job></source>`

describe('texts of an XML feed', () => {
  it('keep their order in and beside CDATA sections, and jobs their lines', async () => {
    expect(await descriptions(feed)).toEqual([
      ['eins & <p>zwei &\ndrei</p> vier ]]>', 2],
      ['a\nb\nc<!--', 4],
      ['R&D &euro;', 7],
    ])
  })

  it('are the same however the document arrives', async () => {
    const whole = await descriptions(feed)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async pieceChars => {
        expect(await descriptions(feed, pieceChars)).toEqual(whole)
      }),
    )
  })
})
