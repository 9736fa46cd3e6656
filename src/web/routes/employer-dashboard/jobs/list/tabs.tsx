import { Form, Link } from 'react-router'
import type { AdTab } from '../../../../../domain/jobs/job.status.ts'
import { Button } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/control-class.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

type Data = Route.ComponentProps['loaderData']

const tabNames: readonly AdTab[] = ['public', 'review', 'drafts', 'paused', 'ended', 'archived']

/** The states of ads with how many are in each, and the search among them. */
export function Tabs({ data: { tab, counts, drafts, words, employer } }: { data: Data }) {
  const { t, to } = useTexts()
  const path = to('employer-jobs-own')
  const count = (name: AdTab) => counts[name] + (name === 'drafts' ? drafts.length : 0)
  const query = (name: AdTab) => {
    const search = new URLSearchParams(employer.query.slice(1))
    search.set('tab', name)
    if (words) search.set('q', words)
    return `?${search}`
  }
  return (
    <div className="grid gap-4">
      <nav aria-label={t('ads.list.tabs')} className="-mx-1 overflow-x-auto border-line border-b px-1">
        <ul className="flex gap-1">
          {tabNames
            .filter(name => name !== 'review' || name === tab || counts.review > 0)
            .map(name => (
              <li key={name}>
                <Link
                  to={path + query(name)}
                  aria-current={name === tab ? 'page' : undefined}
                  className="-mb-px flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 font-medium no-underline hover:text-brand aria-[current=page]:border-brand aria-[current=page]:text-brand-strong"
                >
                  {t(`ads.tab.${name}`)}
                  <span className="figures text-ink-soft text-sm">{count(name)}</span>
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <Form action={path} className="flex max-w-md gap-2" role="search">
        {employer.query && <input type="hidden" name="employer" value={employer.employerId} />}
        <input type="hidden" name="tab" value={tab} />
        <input
          key={words}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={100}
          aria-label={t('ads.list.search')}
          placeholder={t('ads.list.search')}
          className={controlClass}
        />
        <Button type="submit" variant="secondary">
          {t('ads.list.find')}
        </Button>
      </Form>
    </div>
  )
}
