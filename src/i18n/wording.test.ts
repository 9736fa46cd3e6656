import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Locale } from './locale.ts'
import { readMessages } from './read-messages.ts'

/** Texts that the specification fixes letter by letter. */
const fixed = [
  'account.account_created',
  'account.account_created_description',
  'account.login_success_description',
  'account.signed_out_description',
  'error.page.500.generic',
]

/** Phrases that readers stumbled over: literal translations, officialese, private terms. Preferred wording is in the messages. */
const oddGerman = [
  /\bhandel(n|t)\b/,
  /\bTafel\b/,
  /\bHäuser|\bIhr Haus\b/,
  /Netzadresse|Netz-Adresse|Web-Adresse/,
  /Wiederherstellungscode/,
  /Jetziges? Passwort/,
  /fotografieren/,
  /Feedleser/,
  /\b[Bb]estellen\b|\bbestellt\b/,
  /\bVorige/,
  /\bKennung\b/,
  /\b(Bitten|Bitte) um Zugriff$/,
  /aufgehoben/,
  /geht? hinaus|ging .* hinaus/,
  /\bdas Gehalt ab\b/,
  /Das ging nicht/,
  /als Stellensuchende hinzufügen/,
  /Sind Sie es wirklich/,
]
const oddEnglish = [
  /e-mail/i,
  /can not/,
  /\bacts? for\b/,
  /\bnetwork address/,
  /\bduty model\b/i,
  /\bmeanwhile\b/i,
  /\bany more\b/,
  /\bTo sign-in\b/,
  /\bplanned deletion|Plan the deletion/,
]

describe('the German of the site', () => {
  it.each(oddGerman)('never says %s', odd => {
    expect(found(textsOf('de'), odd)).toEqual([])
  })

  it('says Sie to its readers, but where the specification fixes another text', () => {
    expect(found(textsOf('de'), /\b([Dd]u|[Dd]ein(e|en|em|er)?|[Dd]ir|[Dd]ich)\b/)).toEqual([])
  })

  it('says Pensum in Switzerland alone', () => {
    // Shown where the place of work is in Switzerland.
    const swiss = [
      'ads.field.pensum-from',
      'ads.field.pensum-to',
      'ads.hint.workload-swiss',
      'job-words.fact.workload-ch',
    ]
    const keys = found(textsOf('de'), /Pensum/).map(text => text.split(':')[0])
    expect(keys).toEqual(swiss)
  })
})

describe('the English of the site', () => {
  it.each(oddEnglish)('never says %s', odd => {
    expect(found(textsOf('en'), odd)).toEqual([])
  })

  it('is spelled as in Britain', () => {
    const american =
      /\b\w*(organiz|recogniz|authoriz|summariz)\w*|\b(color|center|license[ds]?|canceled|labor)\b/
    expect(found(textsOf('en'), american)).toEqual([])
  })
})

describe('both languages', () => {
  it.each(['de', 'en'] as const)('%s: raise their voice only where the specification does', locale => {
    expect(found(textsOf(locale), /!(?=$|\s|“|”)/)).toEqual([])
  })
})

/** Messages by key, and the legal pages line by line, without the texts fixed by the specification. */
function textsOf(locale: Locale): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [noun, group] of Object.entries(readMessages(locale))) collect(group, noun, texts)
  const legal = new URL('../web/routes/public/legal/', import.meta.url)
  for (const page of readdirSync(legal, { withFileTypes: true }).filter(entry => entry.isDirectory())) {
    const lines = readFileSync(new URL(`${page.name}/text-${locale}.ts`, legal), 'utf8').split('\n')
    for (const [index, line] of lines.entries()) texts.set(`${page.name}, line ${index + 1}`, line)
  }
  for (const key of fixed) texts.delete(key)
  return texts
}

function collect(value: unknown, key: string, into: Map<string, string>): void {
  if (typeof value === 'string') into.set(key, value)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) collect(inner, `${key}.${name}`, into)
  }
}

function found(texts: Map<string, string>, odd: RegExp): string[] {
  return [...texts].filter(([, text]) => odd.test(text)).map(([key, text]) => `${key}: ${text}`)
}
