import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { academicTitles } from '../../../../domain/accounts/account.values.ts'
import { listHeldFiles } from '../../../../domain/files/list-held-files.ts'
import { keepCv, readOwnCv } from '../../../../domain/job-seekers/keep-cv.ts'
import { changeOwnProfile, readOwnProfile } from '../../../../domain/own-account/change-own-profile.ts'
import { ownProfileSchema } from '../../../../domain/own-account/own-account.schema.ts'
import { noticeKinds } from '../../../../domain/own-account/own-account.values.ts'
import { readRecommendationSettings } from '../../../../domain/recommendations/change-settings.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { href, localeOf } from '../../../addresses.ts'
import { AccountArea } from '../../../parts/account/account-area.tsx'
import { AreaSection } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { profilingForm } from '../../../parts/shared/recommendations/recommendation-forms.server.ts'
import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { withUploads } from '../../../parts/shared/upload/with-uploads.server.ts'
import { themes } from '../../../preferences.ts'
import { getFacts } from '../../../server/context.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { preferenceCookie } from '../../../server/http/cookies.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { firstList } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { OwnCv } from './own-cv.tsx'
import { ProfilingChoice } from './profiling-choice.tsx'

export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) => {
  const { name, email, academicTitle, locale, theme, notices, deleteAfter } = await readOwnProfile(ctx)
  const deleteOn = deleteAfter && formatDate(deleteAfter, ctx.locale)
  const isSeeker = ctx.actor.kind === 'user' && ctx.actor.isJobSeeker
  const held = { purpose: 'cv' } as const
  const settings = isSeeker ? await readRecommendationSettings(ctx) : null
  const files = isSeeker ? { cv: await readOwnCv(ctx), held: await listHeldFiles(ctx, held) } : null
  const brand = getFacts(args.context).env.BRAND_NAME
  return { name, email, academicTitle, locale, theme, notices, deleteOn, files, settings, brand }
})

const cvSchema = z.object({ files: z.array(z.uuid()).max(1).default([]) })

const answerForms = formAction({
  ...profilingForm,
  profile: form({ schema: ownProfileSchema }, async (ctx, input, { context }) => {
    const { env } = getFacts(context)
    const before = await readOwnProfile(ctx)
    await changeOwnProfile(ctx, input)
    const isSecure = env.publicUrl.startsWith('https:')
    const cookies = [preferenceCookie('theme', input.theme, isSecure)]
    // Only when changed: people may read the site in one language and have chosen another for their mails.
    const isOtherLanguage = input.locale !== before.locale
    if (isOtherLanguage) cookies.push(preferenceCookie('language', input.locale, isSecure))
    const page = href('account', isOtherLanguage ? input.locale : ctx.locale)
    return redirectWithToast(page, 'dashboard.own.saved', { cookies })
  }),
  cv: form({ schema: cvSchema }, async (ctx, { files }) => {
    await keepCv(ctx, { fileId: files[0] ?? null })
    return redirectWithToast(href('account', ctx.locale), 'dashboard.own.saved')
  }),
})

export const action = withUploads({ field: 'files', purpose: 'cv', maxFiles: 1 }, answerForms)

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('dashboard.own.title'),
    description: t('dashboard.own.intro'),
    isHidden: true,
  })
}

type Fields = { name: string; academicTitle?: string; locale: string; theme: string; notices?: string[] }

const languages = { de: 'Deutsch', en: 'English' } as const

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const state = useSiteForm<Fields>({
    name: 'profile',
    answer: actionData,
    defaults: {
      name: loaderData.name,
      academicTitle: loaderData.academicTitle ?? '',
      locale: loaderData.locale,
      theme: loaderData.theme,
      notices: loaderData.notices,
    },
  })
  const { name, academicTitle, locale, theme, notices } = state.fields
  const [allowed] = useState(firstList(notices))
  return (
    <AccountArea title={t('dashboard.own.title')} intro={t('dashboard.own.intro')}>
      {loaderData.deleteOn && <PlannedDeletion on={loaderData.deleteOn} />}
      <AreaSection title={t('dashboard.own.tabs.account')}>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{t('dashboard.own.email')}</span>
          <span className="break-all">{loaderData.email}</span>
          <Link
            className="link inline-flex min-h-11 items-center text-sm sm:min-h-0"
            to={to('account-security')}
          >
            {t('dashboard.own.email-change')}
          </Link>
        </p>
        <SiteForm state={state}>
          <TextField field={name} label={t('dashboard.own.name')} autoComplete="name" maxLength={200} />
          <SelectField
            field={academicTitle}
            label={t('dashboard.own.academic-title')}
            autoComplete="honorific-prefix"
            isOptional
          >
            <option value="">{t('dashboard.own.no-title')}</option>
            {academicTitles.map(title => (
              <option key={title}>{title}</option>
            ))}
          </SelectField>
          <SelectField
            field={locale}
            label={t('dashboard.own.language')}
            hint={t('dashboard.own.language-hint')}
            autoComplete="language"
          >
            {Object.entries(languages).map(([value, label]) => (
              <option key={value} value={value} lang={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField field={theme} label={t('dashboard.own.theme')}>
            {themes.map(value => (
              <option key={value} value={value}>
                {t(`common.theme.${value}`)}
              </option>
            ))}
          </SelectField>
          <fieldset aria-describedby="notices-hint">
            <legend className="mb-1.5 font-semibold">{t('dashboard.own.notices')}</legend>
            {noticeKinds.map(kind => (
              <Checkbox
                key={kind}
                name={notices.name}
                value={kind}
                label={t(`dashboard.own.notice.${kind}`, { brand: loaderData.brand })}
                defaultChecked={allowed.includes(kind)}
              />
            ))}
            <p id="notices-hint" className="mt-1 text-ink-soft text-sm">
              {t('dashboard.own.notices-hint')}
            </p>
          </fieldset>
          <div>
            <Button type="submit" variant="next" isBusy={state.isBusy}>
              {t('dashboard.own.save')}
            </Button>
          </div>
        </SiteForm>
      </AreaSection>
      {loaderData.settings && <ProfilingChoice isOn={loaderData.settings.isProfiled} />}
      {loaderData.files && (
        <OwnCv key={loaderData.files.cv?.fileId ?? 'none'} {...loaderData.files} answer={actionData} />
      )}
    </AccountArea>
  )
}

/** Shown on top of the overview, so that nobody forgets a planned deletion. */
function PlannedDeletion({ on }: { on: string }) {
  const { t, to } = useTexts()
  return (
    <div className="max-w-[44rem]">
      <AccountNotice tone="bad">
        <p>{t('dashboard.own.delete.planned', { date: on })}</p>
        <p>
          <Link className="link" to={to('account-data')}>
            {t('dashboard.own.delete.see')}
          </Link>
        </p>
      </AccountNotice>
    </div>
  )
}
