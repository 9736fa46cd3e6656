import { readFileSync } from 'node:fs'
import { dayMs } from '../../src/basics/time.ts'
import type { JobIndexQuery } from '../../src/domain/caller/job-search.ts'
import { resolvePlace } from '../../src/domain/job-search/resolve-place.ts'
import { distanceKm } from '../../src/vocabulary/places/places.ts'
import type { DemoDocument } from './demo-documents.ts'

/** An ad fits a rule when each of its criteria has the ad's own value; `title` is a pattern. */
type Rule = {
  grade: 1 | 2 | 3
  profession?: string[]
  specialty?: (string | null)[]
  category?: string[]
  shift?: string[]
  title?: string
}

/** A query with graded ads: the first rule that fits says how good an ad is, none means 0; `grades` are single ads judged by hand. */
export type RelevanceCase = {
  q: string
  place?: string
  km?: number
  filters?: JobIndexQuery['filters']
  rules: Rule[]
  grades?: Record<string, number>
  why: string
}

/** The best grade is only for ads at most this old, and in the nearer half of a radius. */
const freshDays = 40

export function readRelevanceCases(): RelevanceCase[] {
  return readFileSync(new URL('../gold/relevance.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as RelevanceCase)
}

/** The case as a search of the site. */
export function searchOf({ q, place, km, filters }: RelevanceCase, now: Date, size: number): JobIndexQuery {
  const near = place === undefined ? null : resolvePlace(place, km ?? null)
  if (near && near.kind !== 'town') throw new Error(`${place} is no town`)
  return {
    text: q,
    filters: filters ?? {},
    near,
    salaryMinEurMonth: null,
    includeUnknownPay: false,
    postedWithinDays: null,
    withoutAgencies: false,
    featuredOnly: false,
    weekendsMax: null,
    holidaysMin: null,
    offers: [],
    refusals: [],
    mentions: false,
    now,
    sort: 'relevance',
    offset: 0,
    size,
  }
}

export function gradeOf(one: RelevanceCase, document: DemoDocument, search: JobIndexQuery): number {
  const { ad } = document
  const judged = one.grades?.[ad.number]
  if (judged !== undefined) return judged
  const grade = one.rules.find(rule => fits(rule, document))?.grade ?? 0
  if (grade < 3) return grade
  const isOld = search.now.getTime() - document.postedAtMs > freshDays * dayMs
  const { near } = search
  const isFar =
    near &&
    'radiusKm' in near &&
    Math.min(...document.points.map(point => distanceKm(near, point))) > near.radiusKm / 2
  return isOld || isFar ? 2 : 3
}

function fits(rule: Rule, { ad }: DemoDocument): boolean {
  const is = <Value>(wanted: readonly Value[] | undefined, value: Value) => !wanted || wanted.includes(value)
  return (
    is(rule.profession, ad.profession) &&
    is(rule.specialty, ad.specialty) &&
    is<string>(rule.category, ad.category) &&
    is<string | null>(rule.shift, ad.terms.shift) &&
    (rule.title === undefined || new RegExp(rule.title).test(ad.title))
  )
}

/** Discounted gain of the first ten against the best possible order of all ads. */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const ideal = all.toSorted((a, b) => b - a)
  const best = gain(ideal)
  return best === 0 ? 1 : gain(found) / best
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}
