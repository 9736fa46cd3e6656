import { Link } from 'react-router'
import type { z } from 'zod'
import { employerSignUpSchema } from '../../../../domain/accounts/account.schema.ts'
import { academicTitles } from '../../../../domain/accounts/account.values.ts'
import { localeOf } from '../../../addresses.ts'
import { loadEntrance } from '../../../parts/account/entrance.server.ts'
import { answerSignUp } from '../../../parts/account/sign-up.server.ts'
import { SignUpFields } from '../../../parts/account/sign-up-fields.tsx'
import { signUpProblem } from '../../../parts/account/sign-up-problem.tsx'
import { ToLogin } from '../../../parts/account/to-login.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { AccountPage } from '../../../parts/shared/sign-in/account-page.tsx'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (_ctx, args: Route.LoaderArgs) => ({
  ...loadEntrance(args),
  titles: [...academicTitles],
}))

export const action = formAction({
  'sign-up': form(
    { schema: employerSignUpSchema, secret: ['password', 'passwordAgain'] },
    (ctx, input, args) => answerSignUp(ctx, { role: 'employer', form: input }, args),
  ),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('account.register-employer.title'),
    description: t('account.register.description'),
  })
}

export default function RegisterEmployer({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { query, titles } = loaderData
  const state = useSiteForm<z.input<typeof employerSignUpSchema>>({ name: 'sign-up', answer: actionData })
  const { fields, isBusy } = state
  return (
    <AccountPage
      title={t('account.register-employer.title')}
      intro={t('account.register-employer.intro')}
      below={
        <>
          <ToLogin query={query} />
          <p>
            {t('account.register-employer.other')}{' '}
            <Link to={to('register-seeker') + query} className="link">
              {t('account.register-employer.to-other')}
            </Link>
          </p>
        </>
      }
    >
      <SiteForm state={state} {...signUpProblem(t, state.errors, to('login') + query)}>
        <TextField
          field={fields.companyName}
          label={t('account.field.company')}
          hint={t('account.hint.company')}
          autoComplete="organization"
          maxLength={200}
        />
        <SignUpFields
          fields={fields}
          nameLabel={t('account.field.contact-name')}
          titles={titles}
          who="employer"
        />
        <Button type="submit" variant="next" isBusy={isBusy}>
          {t('account.register.submit')}
        </Button>
      </SiteForm>
    </AccountPage>
  )
}
