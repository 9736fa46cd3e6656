import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { listParam } from '../../shared/list-of-ad.ts'
import type { TariffPayView } from './tariff-pay.server.ts'

type Props = {
  view: TariffPayView
  /** Of the section, where a page has several. */
  id?: string
  hasCalculator?: boolean
  /** More fields of the calculator. */
  children?: ReactNode
}

/** What the ad's collective agreement gives; its texts come with the page, so that no script has to bring them. */
export function TariffPay({ view, id = 'tariff', hasCalculator = true, children }: Props) {
  const { heading, about, links, columns, rows, answer } = view
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="mt-10 scroll-mt-6">
      <h2 id={`${id}-heading`} className="text-2xl">
        {heading}
      </h2>
      <p className="mt-4 max-w-prose text-ink-soft">{about.join(' ')}</p>
      {links.map(({ label, ...link }) => (
        <Link key={label} {...link} className="link flex min-h-11 w-fit items-center">
          {label}
        </Link>
      ))}
      {hasCalculator && <Calculator form={view.form} fields={children} />}
      <div role="status" className="mt-4 max-w-prose font-semibold empty:hidden">
        {answer.length > 0 && answer.join(' ')}
      </div>
      <div className="mt-4 max-w-prose">
        <table className="w-full text-sm">
          <caption className="sr-only">{heading}</caption>
          <thead>
            <tr className="border-line border-b text-ink-soft">
              {columns.map((column, at) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-2 font-medium ${at === 0 ? 'text-left' : 'text-right'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, step, month, year, mark }) => (
              <tr key={key} className={`border-line border-b ${mark ? 'font-semibold' : ''}`}>
                <th scope="row" className="figures py-2 text-left font-medium">
                  {step}
                  {mark && <span className="block text-brand">{mark}</span>}
                </th>
                <td className="figures py-2 text-right">{month}</td>
                <td className="figures py-2 text-right">{year}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Calculator({ form, fields }: { form: TariffPayView['form']; fields: ReactNode }) {
  const { action, list, years, workload, submit } = form
  return (
    <Form
      key={`${years.value} ${workload.value}`}
      method="get"
      action={action}
      preventScrollReset
      className="mt-4 grid max-w-prose items-end gap-3 sm:grid-cols-[1fr_1fr_auto] print:hidden"
    >
      {list !== null && <input type="hidden" name={listParam} value={list} />}
      {fields}
      <NumberInput name="years" max={60} min={0} {...years} />
      <NumberInput name="workload" max={100} min={1} {...workload} />
      <Button type="submit" variant="secondary">
        {submit}
      </Button>
    </Form>
  )
}

type NumberInputProps = { name: string; label: string; value: string; min: number; max: number }

function NumberInput({ name, label, value, min, max }: NumberInputProps) {
  return (
    <label className="grid gap-1.5">
      <span className="font-semibold">{label}</span>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        max={max}
        defaultValue={value}
        className={controlClass}
      />
    </label>
  )
}
