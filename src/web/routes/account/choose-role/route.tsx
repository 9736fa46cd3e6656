import { redirect, replace } from 'react-router'
import type { z } from 'zod'
import { roleChoiceSchema, termsVersion } from '../../../../domain/accounts/account.schema.ts'
import { afterSignIn } from '../../../../domain/accounts/after-sign-in.ts'
import { chooseRole } from '../../../../domain/accounts/onboard.ts'
import { SignInRequired } from '../../../../domain/caller/errors.ts'
import { localeOf } from '../../../addresses.ts'
import { destinationPath, wantedPath } from '../../../destination.ts'
import { TermsLabel } from '../../../parts/account/terms-label.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { AccountPage } from '../../../parts/shared/sign-in/account-page.tsx'
import { getFacts } from '../../../server/context.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/check-field.tsx'
import { Radio } from '../../../ui/checkbox.tsx'
import { FieldProblem } from '../../../ui/field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request, context }: Route.LoaderArgs) => {
  const { person } = getFacts(context)
  if (ctx.actor.kind !== 'user' || !person) throw new SignInRequired()
  if (person.role !== null)
    throw replace(destinationPath(afterSignIn(person), wantedPath(request), ctx.locale))
  return null
})

export const action = formAction({
  'choose-role': form({ schema: roleChoiceSchema }, async (ctx, { role }, { request, context }) => {
    const { person } = getFacts(context)
    await chooseRole(ctx, { role, termsVersion })
    const destination = afterSignIn({ adminId: person?.adminId ?? null, role, isOnboarded: false })
    return redirect(destinationPath(destination, wantedPath(request), ctx.locale))
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('account.choose-role.title')
  return pageMeta(args, { title, description: t('account.choose-role.intro'), isHidden: true })
}

/** Shown once after a first sign-in through another provider, which does not know whether the person seeks or offers jobs. */
export default function ChooseRole({ actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const state = useSiteForm<z.input<typeof roleChoiceSchema>>({ name: 'choose-role', answer: actionData })
  const { role, terms } = state.fields
  return (
    <AccountPage title={t('account.choose-role.title')} intro={t('account.choose-role.intro')}>
      <SiteForm state={state}>
        <fieldset aria-describedby={role.errors ? role.errorId : undefined}>
          <legend className="mb-1.5 font-semibold">{t('account.choose-role.legend')}</legend>
          {(['job_seeker', 'employer'] as const).map((kind, index) => (
            <Radio
              key={kind}
              id={index === 0 ? role.id : undefined}
              name={role.name}
              value={kind}
              defaultChecked={role.initialValue === kind}
              aria-invalid={role.errors ? true : undefined}
              label={t(`account.choose-role.${kind}`)}
            />
          ))}
          <FieldProblem field={role} />
        </fieldset>
        <CheckField field={terms} label={<TermsLabel who="either" />} />
        <Button type="submit" variant="next" isBusy={state.isBusy}>
          {t('account.choose-role.submit')}
        </Button>
      </SiteForm>
    </AccountPage>
  )
}
