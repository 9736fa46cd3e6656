import type { Context } from '../../../../domain/caller/context.ts'
import type { MappingPreview, PreviewedAd } from '../../../../domain/feeds/preview-mapping.ts'
import { reasonText } from '../../../../domain/feeds/reason-text.ts'
import type { JobDetails } from '../../../../domain/jobs/read-job.ts'
import {
  type FeedMapping,
  type FoundFeed,
  mappableFieldNames,
} from '../../../../feed-format/mapping/feed-mapping.values.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import { htmlAsText } from '../../../../texts/html-as-text.ts'
import { jobPageView } from '../job-detail/job-view.server.ts'

const textChars = 280

export type MappingPreviewView = ReturnType<typeof mappingPreviewView>

/** Fields that nearly every feed has; the form folds the others away. */
const mainFields = new Set<string>(
  'title id description city postalCode employment pay url applyUrl email'.split(' '),
)

/**
 * Our fields, each with the person's choice (`auto`, `none` or a path of the feed) and what `auto` reads; the feed's fields with a sample.
 */
export function mappingView(
  t: Translate,
  { found, mapping }: { found: FoundFeed | null; mapping: FeedMapping },
) {
  const names = new Map(found?.fields.map(field => [field.path, field.name]))
  return {
    itemPath: mapping.itemPath ?? '',
    itemPaths: (found?.itemPaths ?? []).map(({ path, name, items }) => ({
      path,
      name: path === '/' ? t('feeds.mapping.row') : t('feeds.mapping.item-option', { name, count: items }),
    })),
    isUnknown: found !== null && found.dialect === null,
    source: (found?.fields ?? []).map(({ path, name, samples }) => ({
      path,
      name,
      sample: samples[0] ?? '',
    })),
    fields: mappableFieldNames.map(field => {
      const chosen = mapping.fields?.[field]
      const proposed = found?.proposed[field]
      return {
        field,
        isMain: mainFields.has(field),
        label: t(`feeds.field.${field}`),
        chosen: chosen === undefined ? 'auto' : chosen === '' ? 'none' : chosen,
        auto:
          proposed === undefined
            ? t('feeds.mapping.auto')
            : t('feeds.mapping.auto-from', { name: names.get(proposed) ?? proposed }),
      }
    }),
  }
}

/** The first ads as they would read with this mapping, and the fields to choose from. */
export function mappingPreviewView(ctx: Context, { mapping, found, ads, problem }: MappingPreview) {
  const t = translator(ctx.locale)
  const none = { syntax: null, itemCount: 0, itemPaths: [] }
  return {
    mapping: mappingView(t, { mapping, found: { ...none, ...found } }),
    ads: ads.map((ad, index) => ({ position: index, ...adView(ctx, t, ad) })),
    problem: problem === null ? null : reasonText(t, problem),
  }
}

function adView(ctx: Context, t: Translate, { externalId, title, problem, warnings, page }: PreviewedAd) {
  return {
    externalId,
    title: page?.title ?? title ?? t('feeds.preview.no-title'),
    problem: problem === null ? null : reasonText(t, problem),
    warnings: warnings.map(warning => reasonText(t, warning)),
    facts: page === null ? [] : shownFacts(ctx, t, page),
    text: page === null ? '' : shortened(htmlAsText(page.descriptionHtml)),
  }
}

/** The facts of the ad's page and where to apply. The date of the last confirmation is left out: it is the same for every ad here. */
function shownFacts(ctx: Context, t: Translate, page: JobDetails) {
  const facts = jobPageView(ctx, page, '')
    .facts.filter(({ key }) => key !== 'confirmed')
    .map(({ key, label, values }) => ({ key, label, text: values.join(', ') }))
  const to =
    page.apply?.way === 'link' ? page.apply.url : page.apply?.way === 'email' ? page.apply.email : null
  const apply = { key: 'apply', label: t('feeds.preview.apply'), text: to ?? t('feeds.preview.no-apply') }
  return [...facts, apply]
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= textChars ? line : `${line.slice(0, textChars - 1).trimEnd()}…`
}
