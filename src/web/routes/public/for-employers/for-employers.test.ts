import { describe, expect, it } from 'vitest'
import { testSite } from '../../../../../tests/support/search.ts'
import { demoShop, testShop } from '../../../../../tests/support/shop.ts'
import { forEmployersView } from './for-employers.server.ts'

const { ctx, db } = await testSite()
const about = { brand: 'Kittel', publicUrl: 'https://kittel.example', draft: null }

async function costs(shop = ctx.shop) {
  const { cost, questions } = await forEmployersView({ ...ctx, shop }, about)
  return { text: cost.text, answer: questions.all[0]?.text ?? '' }
}

describe('what the page for employers says of costs', () => {
  it('is that nothing costs anything, where nothing is sold', async () => {
    expect(await costs()).toEqual({
      text: expect.stringMatching(/^Nichts\. .* ohne Grenze/),
      answer: expect.stringContaining('Wenn später etwas Geld kostet'),
    })
  })

  it('names the end of what is free, where large imports are sold', async () => {
    expect(await costs(demoShop(db))).toEqual({
      text: expect.stringContaining('Auch der Import ist frei, bis 50 Stellen aus Ihrem System.'),
      answer: expect.stringContaining('Geld kosten nur zusätzliche Leistungen'),
    })
  })

  it('speaks of no end of imports that are free, where other things are sold', async () => {
    const { text } = await costs(testShop(db))
    expect(text).toContain('Was darüber hinausgeht, kaufen Sie einzeln')
    expect(text).not.toContain('Import')
  })
})
