import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import type { ChoiceView } from './choice-view.server.ts'
import { Kept } from './comparison-forms.tsx'
import type { ComparisonPage } from './comparison-page.server.ts'

type Props = { choice: ChoiceView; form: ComparisonPage['form'] }

/** Check boxes whose answer is the address of the comparison. */
export function ChooseJobs({ choice: { groups, submit, none }, form }: Props) {
  if (groups.length === 0)
    return (
      <EmptyState
        title={none.title}
        actions={
          <LinkButton to={none.find.to} variant="next">
            {none.find.text}
          </LinkButton>
        }
      >
        {none.text}
      </EmptyState>
    )
  return (
    <Form method="get" action={form.action} className="grid max-w-[52rem] gap-6">
      <Kept form={form} also={['workload', 'years', 'place']} withJobs={false} />
      {groups.map(({ key, title, jobs }) => (
        <fieldset key={key} className="grid gap-1 rounded-card border border-line bg-surface px-4 py-3">
          <legend className="px-1 font-semibold">{title}</legend>
          {jobs.map(({ id, title: job, lang, facts, isChosen }) => (
            <Checkbox
              key={`${id} ${isChosen}`}
              name="jobs"
              value={id}
              defaultChecked={isChosen}
              label={
                <>
                  <span lang={lang} className="font-medium">
                    {job}
                  </span>{' '}
                  <span className="text-ink-soft text-sm">{facts}</span>
                </>
              }
            />
          ))}
        </fieldset>
      ))}
      <div className="sticky bottom-3 z-10">
        <Button type="submit" variant="next">
          {submit}
        </Button>
      </div>
    </Form>
  )
}
