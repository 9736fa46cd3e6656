import { limits } from '../../../../config/limits.ts'
import type { Certainty, Evidence } from '../../../../cv-format/cv.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import {
  type CvProposals,
  cvProposals,
  type Proposal,
} from '../../../../domain/job-seekers/cv-reading/cv-proposals.ts'
import type { CvReadingResult } from '../../../../domain/job-seekers/cv-reading/cv-reading-result.ts'
import { availabilities, languageLevels } from '../../../../domain/job-seekers/job-seeker.values.ts'
import { licenceKinds, licenceStates } from '../../../../domain/job-seekers/profile/profile.values.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { jobValues } from '../../../../vocabulary/jobs/job.values.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { textsOf } from '../../../texts.ts'

type Option = { value: string; label: string }
type InputKind = 'text' | 'month' | 'date' | 'number' | 'area' | 'select' | 'check' | 'checks'

export type ReviewInput = {
  name: string
  label: string
  kind: InputKind
  value: string
  options: Option[]
  /** Id of the mark in the document; null for what the document does not say. */
  mark: string | null
}

/** `from` says where the words are that stand in no place of the document. */
export type ReviewQuote =
  | { mark: string; quote: string; page: number | null }
  | { mark: null; quote: string; from: string }

export type ReviewItem = {
  /** Path of its fields in the form, such as "positions[0]". */
  path: string
  title: string
  certainty: Certainty
  isTicked: boolean
  /** Where it comes from, if not from our own reading. */
  origin: string | null
  inputs: ReviewInput[]
  /** The words it was read from, each once. */
  quotes: ReviewQuote[]
}

export type ReviewGroup = { name: string; title: string; items: ReviewItem[] }

/** A place in the document; `box` is null in documents without pages, where the quote is looked for in the text. */
export type ReviewMark = {
  id: string
  page: number
  quote: string
  box: { x: number; y: number; width: number; height: number } | null
}

export type ReviewView = { groups: ReviewGroup[]; marks: ReviewMark[] }

/** What was read, as groups of fields with the marks of their evidence. */
export function reviewView({ locale }: Pick<Context, 'locale'>, result: CvReadingResult): ReviewView {
  const proposals = cvProposals(result.fields)
  const marks = collectMarks(result.pages.length > 0)
  const item = (path: string, title: string, proposal: Proposal<string>) =>
    itemOf({ path, title, proposal, locale, markOf: marks.of })
  const groups = groupsOf(proposals, locale, item).filter(({ items }) => items.length > 0)
  return { groups, marks: marks.all }
}

type MakeItem = (path: string, title: string, proposal: Proposal<string>) => ReviewItem

function groupsOf(found: CvProposals, locale: Locale, item: MakeItem): ReviewGroup[] {
  const t = textsOf(locale)
  const named = (name: string) => t(`cv-review.${name}`)
  const single = (name: 'profession' | 'specialty' | 'place' | 'employment' | 'start' | 'experience') => {
    const proposal = found[name]
    return proposal ? [item(name, named(name), labelled(name, proposal, locale))] : []
  }
  const several = (name: 'positions' | 'educations' | 'licences' | 'languages' | 'qualifications') =>
    found[name].map((proposal, at) =>
      item(
        `${name}[${at}]`,
        titleOf(name, proposal, locale) || `${t(`cv-review.one.${name}`)} ${at + 1}`,
        proposal,
      ),
    )
  const group = (name: string, items: ReviewItem[]) => ({ name, title: t(`cv-review.group.${name}`), items })
  return [
    group('wishes', [
      ...single('profession'),
      ...single('specialty'),
      ...single('place'),
      ...single('employment'),
      ...single('start'),
    ]),
    group('positions', several('positions')),
    group('educations', several('educations')),
    group('licences', several('licences')),
    group('languages', several('languages')),
    group('more', [
      ...single('experience'),
      ...(found.driving ? [item('driving', named('driving'), found.driving)] : []),
      ...several('qualifications'),
    ]),
  ]
}

/** Ids of the vocabulary are shown by their name, which is also understood when the form comes back. */
function labelled(name: string, proposal: Proposal<string>, locale: Locale): Proposal<string> {
  const { value } = proposal.values
  if ((name !== 'profession' && name !== 'specialty') || !value) return proposal
  const shown = { ...value, value: jobValueLabel(name, value.value, locale) }
  return { ...proposal, values: { ...proposal.values, value: shown } }
}

function titleOf(name: string, { values }: Proposal<string>, locale: Locale): string {
  const said = (field: string) => values[field]?.value ?? ''
  if (name === 'languages') return jobValueLabel('language', said('language'), locale)
  const title = said('title') || said('name') || said('value')
  return [title, said('employer')].filter(Boolean).join(', ')
}

type ItemFacts = {
  path: string
  title: string
  proposal: Proposal<string>
  locale: Locale
  markOf: (evidence: Evidence) => ReviewMark
}

function itemOf({ path, title, proposal, locale, markOf }: ItemFacts): ReviewItem {
  const marks = new Map<string, ReviewMark>()
  const told = new Set<string>()
  const group = path.replace(/\[\d+\]$/, '')
  const inputs = Object.entries(proposal.values).map(([name, { value, evidence }]): ReviewInput => {
    const mark = evidence && !evidence.isFromData ? markOf(evidence) : null
    if (mark) marks.set(mark.id, mark)
    if (evidence?.isFromData) told.add(evidence.quote)
    const { kind, options } = shapeOf(`${group}.${name}`, value, locale)
    const label = textsOf(locale)(`cv-review.field.${group}.${name}`)
    const shown = kind === 'month' ? asWritten(value) : value
    return { name: `${path}.${name}`, label, kind, value: shown, options, mark: mark?.id ?? null }
  })
  const printed = [...marks.values()].map(({ id, quote, page, box }) => ({
    ...{ mark: id, quote, page: box ? page : null },
  }))
  const from = textsOf(locale)('cv-review.in-data')
  const quotes = [...printed, ...[...told].map(quote => ({ mark: null, quote, from }))]
  const { certainty, isTicked, isFromModel } = proposal
  const origin = isFromModel ? textsOf(locale)('cv-review.model.mark') : null
  return { path, title, certainty, isTicked, origin, inputs, quotes }
}

/** How a field is filled in, by its name in the form without the number of its row. */
function shapeOf(field: string, value: string, locale: Locale): { kind: InputKind; options: Option[] } {
  const t = textsOf(locale)
  const choices = (values: readonly string[], label: (value: string) => string): Option[] =>
    values.map(each => ({ value: each, label: label(each) }))
  const select = (values: readonly string[], label: (value: string) => string) => ({
    ...{ kind: 'select' as const, options: choices(values, label) },
  })
  switch (field) {
    case 'place.radius':
      return select(limits.distancesKm.map(String), km => `${km} km`)
    case 'employment.value':
      return select(jobValues.employmentType, type => jobValueLabel('employmentType', type, locale))
    case 'start.value':
      return select(availabilities, each => t(`onboarding.seeker.available.${each}`))
    case 'licences.kind':
      return select(licenceKinds, kind => t(`cv-review.kind.${kind}`))
    case 'licences.state':
      return select(licenceStates, state => t(`cv-review.state.${state}`))
    case 'languages.language':
      return select([value], code => jobValueLabel('language', code, locale))
    case 'languages.level':
      return select(['', ...languageLevels], level =>
        level === '' || level === 'native' ? t(`cv-review.level.${level || 'open'}`) : level,
      )
    case 'driving.value':
      return { kind: 'checks', options: choices(value.split(' '), each => each) }
    default:
      return { kind: kindOf(field.split('.')[1] ?? ''), options: [] }
  }
}

const kinds: Record<string, InputKind> = {
  ...{ fromMonth: 'month', toMonth: 'month', obtainedOn: 'month', from: 'date', duties: 'area' },
  ...{ isCurrent: 'check', workloadFrom: 'number', workloadTo: 'number' },
}

function kindOf(name: string): InputKind {
  return kinds[name] ?? 'text'
}

/** "2021-03" as people write it; the form takes both. */
function asWritten(month: string): string {
  return month.replace(/^(\d{4})-(\d\d)$/, '$2/$1')
}

function collectMarks(hasPages: boolean) {
  const byPlace = new Map<string, ReviewMark>()
  const of = ({ quote, page, box }: Evidence): ReviewMark => {
    const place = hasPages && box ? [page, box.x, box.y, box.width, box.height].join(' ') : quote
    const known = byPlace.get(place)
    if (known) return known
    const at = box && { x: box.x, y: box.y, width: box.width, height: box.height }
    const mark = { id: `evidence-${byPlace.size + 1}`, page, quote, box: hasPages ? at : null }
    byPlace.set(place, mark)
    return mark
  }
  return {
    of,
    get all() {
      return [...byPlace.values()]
    },
  }
}
