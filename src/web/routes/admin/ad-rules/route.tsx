import { Link } from 'react-router'
import { adRuleSchema } from '../../../../domain/jobs/ad-rules/ad-rule.schema.ts'
import { changeAdRule, readAdRules } from '../../../../domain/jobs/ad-rules/change-ad-rules.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { href, localeOf } from '../../../addresses.ts'
import { BackTo } from '../../../parts/admin/back-to.tsx'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { RuleForm } from './rule-form.tsx'

export const loader = pageLoader(async ctx => {
  const { rules, marked } = await readAdRules(ctx)
  return {
    rules,
    marked: marked.map(({ id, title, employer, status, marks, createdAt }) => ({
      ...{ id, title, employer, status, marks },
      date: formatDate(createdAt, ctx.locale),
      to: href('admin-job', ctx.locale, { id }),
    })),
  }
})

export const action = formAction({
  change: form({ schema: adRuleSchema }, async (ctx, rule) => {
    await changeAdRule(ctx, rule)
    return redirectWithToast(href('admin-ad-rules', ctx.locale), 'moderation.rules.saved')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const facts = { title: t('moderation.rules.title'), description: t('moderation.rules.intro') }
  return pageMeta(args, { ...facts, isHidden: true })
}

/** Which new ads are looked at before they are public. */
export default function AdRules({ loaderData: { rules, marked }, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  return (
    <AreaPage
      title={t('moderation.rules.title')}
      intro={t('moderation.rules.intro')}
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-review')} label={t('moderation.rules.back')} />}
    >
      {rules.map(rule => (
        <RuleForm key={rule.rule} rule={rule} answer={actionData} />
      ))}
      <AreaSection title={t('moderation.rules.marked')} text={t('moderation.rules.marked-text')}>
        {marked.length === 0 && <p className="text-ink-soft">{t('moderation.rules.none-marked')}</p>}
        <ul className="divide-y divide-line">
          {marked.map(ad => (
            <li key={ad.id} className="grid gap-1 py-3">
              <Link className="link wrap-anywhere font-semibold" to={ad.to}>
                {ad.title}
              </Link>
              <p className="wrap-anywhere text-ink-soft text-sm">
                {ad.employer} · {t(`ads.status.${ad.status}`)} · {ad.date}
              </p>
              <p className="text-sm">{ad.marks.map(mark => t(`moderation.rule.${mark}.title`)).join(', ')}</p>
            </li>
          ))}
        </ul>
      </AreaSection>
    </AreaPage>
  )
}
