import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linesOfText } from '../src/cv-format/document/plain-lines.ts'
import { readLines } from '../src/cv-format/read-lines.ts'
import { employerProfileSchema } from '../src/domain/employers/profile/employer-profile.schema.ts'
import { reasonText } from '../src/domain/feeds/reason-text.ts'
import { keptReason } from '../src/domain/feeds/stored-reason.ts'
import { fileName } from '../src/domain/files/steps/file-name.ts'
import { jobHints } from '../src/domain/job-ads/job-hints.ts'
import { readAd, readUnfinishedAd } from '../src/domain/job-ads/read-ad.ts'
import { readLinkAnswer } from '../src/domain/job-ads/steps/read-link-answer.ts'
import { readJobSearchParams } from '../src/domain/job-search/job.schema.ts'
import { resolvePlace } from '../src/domain/job-search/resolve-place.ts'
import { readLandingSlug } from '../src/domain/job-search/steps/landing-slug.ts'
import { matchVocabulary } from '../src/domain/job-search/steps/suggest-vocabulary.ts'
import type { RawItem } from '../src/feed-format/dialects/raw-item.ts'
import { externalIdOf } from '../src/feed-format/external-id.ts'
import { describeItems } from '../src/feed-format/mapping/describe-items.ts'
import { normaliseItem } from '../src/feed-format/normalise/normalise-item.ts'
import { repairItem } from '../src/feed-format/normalise/repair-item.ts'
import { findFeedSyntax } from '../src/feed-format/reading/feed-syntax.ts'
import type { ItemNode } from '../src/feed-format/reading/item-node.ts'
import { translator } from '../src/i18n/translate.ts'
import { nameToGreet, onOneLine } from '../src/mail/name-to-greet.ts'
import { jobSlug } from '../src/vocabulary/jobs/job-slug.ts'
import { loadAnalyser } from '../src/vocabulary/load-analyser.ts'
import { readTariff } from '../src/vocabulary/pay/tariffs/read-tariff.ts'

const now = new Date('2026-11-23T06:00:00Z')
const analyser = loadAnalyser()
const employer = { name: 'Klinik', isAgency: false }

/** Beginnings, and what repeats after them: the kind of text that makes a backtracking expression try everything again. */
const repeated = [
  ...[
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\u00a0',
    '\u2003',
    '\u200b',
    '\u0338',
    '\ud800',
    'a',
    'ä',
    'é',
    'A',
    '1',
    '1.',
  ],
  ...[
    '-',
    '–',
    '*',
    '"',
    "'",
    '(',
    ')',
    '[',
    '(m/',
    'm / w',
    '<',
    '>',
    '<p',
    '<p>',
    '</p>',
    '<h3>',
    '<br',
    '<a href="',
  ],
  ...[
    '<!--',
    '<!---->',
    '&',
    '&amp;',
    '&#8203;',
    '&#',
    '&lt;p&gt;',
    ',',
    ';',
    ':',
    '/',
    '|',
    '@',
    'a@',
    'a.',
    '€',
    '%',
  ],
  ...[
    '!',
    '?!',
    '#',
    '{',
    '}',
    '\\',
    '=',
    '_',
    '+',
    '📣',
    'Ã¤',
    'a ',
    '1 ',
    '- \n',
    ' ,',
    ' )',
    '( ',
    'x\u2028',
    'nicht ',
  ],
  ...[
    'Pflege',
    'Pflege ',
    'keine ',
    'Köln ',
    'Köln/',
    '50667 ',
    '3.000 ',
    'TVöD ',
    'Deutsch ',
    'mo ',
    'schwester',
    '<span>',
  ],
]
const beginnings = ['', '<p>Pflegefachkraft (m/w/d) ']
const shapesOf = (chars: number) =>
  repeated.flatMap(sign =>
    beginnings.map(start => ({
      shape: JSON.stringify(start + sign),
      text: `${start}${sign.repeat(Math.ceil(chars / sign.length))}ß;x`,
    })),
  )

const plain: RawItem = {
  ...{ id: '1', title: 'Pflegefachkraft (m/w/d)', employer: 'Klinik', sections: [], pay: null, places: [] },
  ...{ employment: [], contract: [], remote: [], shift: [], experience: [], workload: [] },
  ...{ posted: null, validThrough: null, start: null, language: null, department: null, category: null },
  ...{ reference: null, url: null, applyUrl: null, email: null, contactName: null, contactPhone: null },
  ...{ benefits: [], requiredLanguages: [], agency: [] },
}
const place = (text: string) => ({ text, postalCode: text, state: text, country: text, street: text })
/** An item with the text in every field, because each field is read by other functions. */
const itemOf = (text: string): RawItem => {
  const fields = Object.entries(plain).map(([name, value]) => [name, Array.isArray(value) ? [text] : text])
  return { ...Object.fromEntries(fields), sections: [{ heading: text, text }], places: [place(text)] }
}

/** Everything that reads a stranger's text, called as the site calls it. */
const readers: Record<string, (text: string) => unknown> = {
  normaliseItem: text => normaliseItem(itemOf(text), employer, now),
  'normaliseItem with a title': text =>
    normaliseItem({ ...itemOf(text), title: 'Pflegefachkraft' }, employer, now),
  'normaliseItem with many texts': text =>
    normaliseItem(
      {
        ...plain,
        benefits: text.split('', 5_000),
        sections: text.split('', 5_000).map(part => ({ heading: part, text: part })),
      },
      employer,
      now,
    ),
  'normaliseItem with an employer': text =>
    normaliseItem(plain, { name: text.slice(0, 200), isAgency: false }, now),
  repairItem: text => repairItem(itemOf(text)),
  externalIdOf: text => externalIdOf(itemOf(text)),
  describeItems: text => describeItems([nodeWith(text)]),
  findFeedSyntax: text => {
    try {
      return findFeedSyntax(`<!-- ${text}`.slice(0, text.length)) && findFeedSyntax(text)
    } catch {
      return null
    }
  },
  reasonText: text =>
    reasonText(translator('de'), keptReason({ code: 'no-profession-in-title', params: { title: text } })),
  readAd: text => {
    try {
      return readAd({ ...adOf(text), title: 'Pflege' })
    } catch {
      return null
    }
  },
  readUnfinishedAd: text => readUnfinishedAd(adOf(text)),
  jobHints: text => jobHints({ title: text.slice(0, 1_000), description: text }),
  employerProfile: text =>
    employerProfileSchema.safeParse({
      profileType: 'hospital',
      ...Object.fromEntries(Object.keys(employerProfileSchema.shape).map(name => [name, text])),
    }),
  readJobSearchParams: text => readJobSearchParams(new URLSearchParams({ q: text, place: text, page: text })),
  resolvePlace: text => resolvePlace(text.slice(0, 200), null),
  matchVocabulary: text => matchVocabulary(text.slice(0, 200), 'de'),
  readTariff: text => readTariff({ title: text, payText: text, description: text }, { employer: text }),
  jobSlug: text => jobSlug(text.slice(0, 200), text.slice(0, 200)),
  readLandingSlug: text => readLandingSlug(text),
  readLinkAnswer: text =>
    readLinkAnswer({ asked: 'https://a.example/1', final: 'https://a.example/', status: 200, text }),
  fileName: text => fileName(text, 'pdf'),
  nameToGreet: text => nameToGreet(text),
  onOneLine: text => onOneLine(text),
  'searched text': text => analyser.analyseQuery(text, { isTyping: true, language: 'de' }),
  'title of an ad in the search': text =>
    analyser.analyseField(text.slice(0, 500), { language: 'de', field: 'title' }),
  'text of an ad in the search': text => analyser.analyseField(text, { language: 'de', field: 'text' }),
  'lines of a CV': text => readLines(linesOfText(text), now),
  'lines of a CV below a heading': text =>
    readLines(
      linesOfText(`Berufserfahrung\n03/2021 – heute ${text}\nAusbildung\n2019 ${text}\nSprachen: ${text}`),
      now,
    ),
}

/** Exports that are called only through the readers above, which limit their input; all others are tried on their own. */
const reached = new Set(
  (
    'normaliseItem boundItem repairItem quietTitle readIsAgency readBenefits readEmploymentTypes readContract readExperience ' +
    'readHints readRemote readRequiredLanguages readShifts readWorkload endOfDay readPlaces readDescription ' +
    'isLeading offersTraining nurseOf diplomaNurseOf traineeOf readAmounts readTariff placeKey shortKey continuesName endsSegment ' +
    'classifyJob placeById professionById specialtyById specialtyWithAncestors readPlacesFrom dataFile cleanPostalFile readMeaning'
  ).split(' '),
)

function adOf(text: string) {
  const names =
    'title profession department description benefits startText contactName applyUrl payMin reference'
  return Object.fromEntries(names.split(' ').map(name => [name, text]))
}

function nodeWith(text: string): ItemNode {
  const attributes = new Map<string, string>()
  const field = { name: 'text', tag: 'text', attributes, parts: [text] }
  return { name: 'job', tag: 'job', attributes, parts: [field] }
}

/** Processor time of this thread alone, so that other work on the machine does not count. */
function msOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const chars = { small: 8_000, large: 64_000 }
/** Eight times the text may take eight times as long, plus noise; a quadratic reader takes sixty-four times as long. */
const growthMax = 24
const alwaysFastMs = 60
const neverMs = 1_000

const small = shapesOf(chars.small)
const large = shapesOf(chars.large)

function slowShapes(read: (text: string) => unknown) {
  for (const { text } of small.slice(0, 5)) read(text)
  return large.flatMap(({ shape, text }, index) => {
    const first = msOf(() => read(text))
    if (first < alwaysFastMs) return []
    // Repeated, because the first call includes compilation and whatever is built once.
    const ms = Math.min(
      first,
      msOf(() => read(text)),
    )
    const before = msOf(() => read(small[index]?.text ?? ''))
    const isSquare = ms > alwaysFastMs && ms / Math.max(before, 1) > growthMax
    return isSquare || ms > neverMs ? [{ shape, ms, before }] : []
  })
}

describe('the time that a text takes grows like its length, whatever it is made of', () => {
  it.each(Object.keys(readers))('%s', { timeout: 120_000 }, name => {
    expect(slowShapes(text => readers[name]?.(text))).toEqual([])
  })

  const folders = [
    'src/texts',
    'src/feed-format/normalise',
    'src/vocabulary',
    ...['places', 'titles', 'pay', 'jobs'].map(room => `src/vocabulary/${room}`),
  ]
  const own = folders.flatMap(folder =>
    readdirSync(folder)
      .filter(file => file.endsWith('.ts') && !file.includes('.test.'))
      .flatMap(file => {
        const source = readFileSync(`${folder}/${file}`, 'utf8')
        // Functions that take a text first; their other arguments are in `rest` below.
        const names = [...source.matchAll(/^export function\*? (\w+)\(\s*\w+: string\b/gm)]
        return names.map(([, name = '']) => ({ name, path: `../${folder}/${file}` }))
      })
      .filter(({ name }) => !reached.has(name)),
  )

  it.each(own)('$name, by itself', { timeout: 120_000 }, async ({ name, path }) => {
    const module = (await import(/* @vite-ignore */ path)) as Record<string, (...given: unknown[]) => unknown>
    const rest: Record<string, unknown[]> = {
      readDate: [now],
      readPay: ['Pflege', '', 'DE'],
      readLanguage: ['Pflege', ''],
      suggestPlaces: [5],
      readWordingHints: ['Pflege'],
      facetLabel: ['de'],
      jobValueLabel: ['nursing', 'de'],
    }
    expect(
      slowShapes(text => {
        const made = module[name]?.(text, ...(rest[name] ?? []))
        return Symbol.iterator in Object(made) ? [...(made as Iterable<unknown>)].length : made
      }),
    ).toEqual([])
  })
})
