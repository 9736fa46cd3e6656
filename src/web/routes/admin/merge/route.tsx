import { Form } from 'react-router'
import type { Context } from '../../../../domain/caller/context.ts'
import { isDomainError, NotFound } from '../../../../domain/caller/errors.ts'
import { findMergeable } from '../../../../domain/record-merges/find-merge.ts'
import {
  mergeEmployersSchema,
  mergePeopleSchema,
  undoMergeSchema,
} from '../../../../domain/record-merges/merge.schema.ts'
import type { MergeKind } from '../../../../domain/record-merges/merge.values.ts'
import { mergeEmployers, previewEmployersMerge } from '../../../../domain/record-merges/merge-employers.ts'
import { mergePeople, previewPeopleMerge } from '../../../../domain/record-merges/merge-people.ts'
import { tableInWords } from '../../../../domain/record-merges/table-in-words.ts'
import { readMerges, undoMerge } from '../../../../domain/record-merges/undo-merge.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href, localeOf } from '../../../addresses.ts'
import type { FormMessage } from '../../../form-answer.ts'
import { BackTo } from '../../../parts/admin/back-to.tsx'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { messageOf, pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { FormProblems } from '../../../ui/form-problems.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { MergePreview } from './merge-preview.tsx'
import { PastMerges } from './past-merges.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const kind: MergeKind = searchParams.get('kind') === 'employer' ? 'employer' : 'person'
  const kept = await findMergeable(ctx, { kind, named: searchParams.get('kept') ?? '' })
  if (!kept) throw new NotFound()
  const named = searchParams.get('other') ?? ''
  const other = named === '' ? null : await findMergeable(ctx, { kind, named })
  const problem = named !== '' && !other ? [{ key: `records.merge.unknown-${kind}` }] : []
  const { parts, refused } = other
    ? await preview(ctx, kind, kept.id, other.id)
    : { parts: null, refused: [] }
  const past = await pastMerges(ctx, kind, kept.id)
  return { kind, kept, named, other, parts, past, problems: [...problem, ...refused] }
})

async function pastMerges(ctx: Context, kind: MergeKind, keptId: string) {
  const t = translator(ctx.locale)
  return (await readMerges(ctx, { kind, keptId })).map(({ id, mergedName, at, by, reason }) => ({
    id,
    text: t('records.merge.past-line', {
      name: mergedName,
      date: formatDate(at, ctx.locale),
      by: by ?? t('records.merge.by-nobody'),
      reason,
    }),
  }))
}

async function preview(ctx: Context, kind: MergeKind, keptId: string, mergedId: string) {
  try {
    const parts =
      kind === 'person'
        ? await previewPeopleMerge(ctx, { keptId, mergedId })
        : await previewEmployersMerge(ctx, { keptId: Number(keptId), mergedId: Number(mergedId) })
    const labelled = parts.map(part => ({
      ...part,
      label: tableInWords(part.table, ctx.locale) ?? part.table,
    }))
    return { parts: labelled, refused: [] as FormMessage[] }
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'conflict') throw error
    return { parts: null, refused: [messageOf(error)] }
  }
}

export const action = formAction({
  undo: form({ schema: undoMergeSchema }, async (ctx, input) => {
    const { kind, keptId } = await undoMerge(ctx, input)
    const page = kind === 'person' ? 'admin-person' : 'admin-employer'
    return redirectWithToast(href(page, ctx.locale, { id: keptId }), 'records.merge.undone')
  }),
  person: form({ schema: mergePeopleSchema }, async (ctx, input) => {
    await mergePeople(ctx, input)
    return redirectWithToast(href('admin-person', ctx.locale, { id: input.keptId }), 'records.merge.done')
  }),
  employer: form({ schema: mergeEmployersSchema }, async (ctx, input) => {
    await mergeEmployers(ctx, input)
    return redirectWithToast(href('admin-employer', ctx.locale, { id: input.keptId }), 'records.merge.done')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('records.merge.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function MergePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { kind, kept, named, other, parts, past, problems } = loaderData
  const notUndone = actionData?.form === 'undo' ? (actionData.result?.error?.[''] ?? []) : []
  return (
    <AreaPage
      title={t(`records.merge.title-${kind}`)}
      intro={t('records.merge.intro', { name: kept.name, detail: kept.detail })}
      tabs={useAdminTabs(kind === 'person' ? 'admin-users' : 'admin-employers')}
      back={
        <BackTo
          to={to(kind === 'person' ? 'admin-person' : 'admin-employer', { id: kept.id })}
          label={kept.name}
        />
      }
    >
      <FormProblems title={t('records.merge.impossible')} whole={problems} fields={[]} />
      <FormProblems title={t('records.merge.not-undone')} whole={notUndone} fields={[]} hasFocus />
      <Form method="get" className="grid max-w-[44rem] gap-3 sm:grid-cols-[1fr_auto] items-end">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="kept" value={kept.id} />
        <label className="grid gap-1.5">
          <span className="font-semibold">{t(`records.merge.other-${kind}`)}</span>
          <input
            name="other"
            defaultValue={named}
            maxLength={254}
            autoComplete="off"
            className={controlClass}
          />
        </label>
        <Button type="submit" variant="secondary">
          {t('records.merge.preview')}
        </Button>
      </Form>
      {other && parts && (
        <MergePreview kind={kind} kept={kept} other={other} parts={parts} answer={actionData} />
      )}
      {past.length > 0 && <PastMerges past={past} />}
    </AreaPage>
  )
}
