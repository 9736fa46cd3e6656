import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import type { ComparisonPage } from './comparison-page.server.ts'

type FormView = ComparisonPage['form']
type Wish = 'workload' | 'years' | 'place'

/** What is computed with. Its answer is an address, with and without scripts. */
export function WishesForm({ form }: { form: FormView }) {
  const { workload, years, place } = form
  return (
    <Form
      key={`${workload.value} ${years.value} ${place.value}`}
      method="get"
      action={form.action}
      preventScrollReset
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4 print:hidden"
    >
      <Kept form={form} also={[]} />
      <Field label={workload.label} type="number" name="workload" min={1} max={100} value={workload.value} />
      <Field label={years.label} type="number" name="years" min={0} max={60} value={years.value} />
      <Field label={place.label} name="place" maxLength={100} placeholder={place.hint} value={place.value} />
      <Button type="submit">{form.submit}</Button>
    </Form>
  )
}

/** Another ad, by its address or number. */
export function AddForm({ form }: { form: FormView }) {
  const { add } = form
  return (
    <Form
      key={`${form.jobs} ${add.value}`}
      method="get"
      action={form.action}
      preventScrollReset
      className="flex w-full max-w-lg items-end gap-2 print:hidden"
    >
      <Kept form={form} also={['workload', 'years', 'place']} />
      <Field label={add.label} name="add" maxLength={300} placeholder={add.hint} value={add.value} />
      <Button type="submit" variant="secondary">
        {add.submit}
      </Button>
    </Form>
  )
}

type KeptProps = { form: FormView; also: readonly Wish[]; withJobs?: boolean }

/** What a form of this page sends along unseen. */
export function Kept({ form, also, withJobs = true }: KeptProps) {
  const wishes = also.filter(name => form[name].value !== '')
  return (
    <>
      {withJobs && form.jobs !== '' && <input type="hidden" name="jobs" value={form.jobs} />}
      {form.list !== null && <input type="hidden" name="list" value={form.list} />}
      {wishes.map(name => (
        <input key={name} type="hidden" name={name} value={form[name].value} />
      ))}
    </>
  )
}

type FieldProps = Omit<ComponentProps<'input'>, 'value'> & { label: string; value: string }

function Field({ label, value, ...input }: FieldProps) {
  return (
    <label className="grid w-full gap-1.5">
      <span className="font-semibold">{label}</span>
      <input autoComplete="off" defaultValue={value} className={controlClass} {...input} />
    </label>
  )
}
