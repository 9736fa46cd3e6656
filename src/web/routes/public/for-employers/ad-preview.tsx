import type { FormAnswer } from '../../../form-answer.ts'
import { JobArticle } from '../../../parts/shared/job-detail/job-article.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import type { ForEmployersView } from './for-employers.server.ts'

type Props = {
  words: ForEmployersView['form']
  preview: ForEmployersView['preview']
  answer: FormAnswer<unknown> | undefined
}
type Fields = { title: string; place: string; pay: string }

/** Three fields and the ad that they make; what was typed is kept for the rest of the form, also through registering. */
export function AdPreview({ words, preview, answer }: Props) {
  const state = useSiteForm<Fields>({ name: 'preview', answer, defaults: preview?.typed ?? {} })
  const { title, place, pay } = state.fields
  return (
    <section aria-labelledby="try" className="grid gap-6 rounded-card bg-sunken p-5 sm:p-8">
      <div className="grid max-w-prose gap-2">
        <h2 id="try" className="text-2xl">
          {words.title}
        </h2>
        <p className="text-ink-soft">{words.text}</p>
      </div>
      <div className="max-w-[44rem]">
        <SiteForm state={state}>
          <TextField field={title} label={words.job} hint={words['job-hint']} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              field={place}
              label={words.place}
              hint={words['place-hint']}
              autoComplete="address-level2"
            />
            <TextField
              field={pay}
              label={words.pay}
              hint={words['pay-hint']}
              inputMode="numeric"
              isOptional
            />
          </div>
          <div>
            <Button type="submit" variant={preview ? 'secondary' : 'next'} isBusy={state.isBusy}>
              {preview ? words.again : words.show}
            </Button>
          </div>
        </SiteForm>
      </div>
      {preview && (
        <section id="preview" aria-label={words.result} className="grid scroll-mt-6 gap-5">
          <div className="rounded-card border border-line border-dashed bg-paper p-5 sm:p-8">
            <JobArticle job={preview.job} isPreview />
          </div>
          <p className="flex flex-wrap items-center gap-4">
            <LinkButton to={preview.to} variant="next">
              {words['go-on']}
            </LinkButton>
            <span className="text-ink-soft">{words.kept}</span>
          </p>
        </section>
      )}
    </section>
  )
}
