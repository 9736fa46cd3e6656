import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
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
      {hasCalculator && <Calculator form={view.form}>{children}</Calculator>}
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
            {rows.map(({ key, step, amounts, mark }) => (
              <tr key={key} className={`border-line border-b ${mark ? 'font-semibold' : ''}`}>
                <th scope="row" className="figures py-2 text-left font-medium">
                  {step}
                  {mark && <span className="block text-brand">{mark}</span>}
                </th>
                {amounts.map((amount, at) => (
                  <td key={columns[at + 1]} className="figures py-2 text-right">
                    {amount}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {view.allowances && <PaidOnTop view={view.allowances} />}
    </section>
  )
}

function PaidOnTop({ view: { heading, text, rows } }: { view: NonNullable<TariffPayView['allowances']> }) {
  return (
    <details className="my-4 max-w-prose">
      <summary className="link min-h-11 w-fit cursor-pointer py-2.5">{heading}</summary>
      <p className="text-ink-soft">{text}</p>
      <ul className="mt-3">
        {rows.map(({ key, cells: [name, amount, condition] }) => (
          <li key={key} className="border-line border-b py-2 text-sm">
            <span className="font-medium">{name}</span>: <span className="figures">{amount}</span>
            {condition && <span className="block text-ink-soft">{condition}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** With scripts each change answers at once, and leaves the page where it is. */
function Calculator({ form, children }: { form: TariffPayView['form']; children: ReactNode }) {
  const { action, list, fields, submit } = form
  const send = useSubmit()
  const answer = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    // Without the anchor, to which the page would jump.
    const [path = ''] = action.split('#')
    if (currentTarget.checkValidity())
      void send(currentTarget, { action: path, preventScrollReset: true, replace: true })
  }
  return (
    <Form
      method="get"
      action={action}
      preventScrollReset
      onChange={answer}
      className={`mt-4 grid max-w-prose items-end gap-3 print:hidden ${fields.length > 1 ? 'sm:grid-cols-[1fr_1fr_auto]' : 'sm:grid-cols-[1fr_auto]'}`}
    >
      {list !== null && <input type="hidden" name={listParam} value={list} />}
      {children}
      {fields.map(field => (
        <NumberInput key={field.name} {...field} />
      ))}
      <Button type="submit" variant="secondary">
        {submit}
      </Button>
    </Form>
  )
}

function NumberInput({ name, label, value, min, max }: TariffPayView['form']['fields'][number]) {
  const input = useRef<HTMLInputElement>(null)
  // The address may change in other ways than by typing.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value
  }, [value])
  return (
    <label className="grid gap-1.5">
      <span className="font-semibold">{label}</span>
      <input
        ref={input}
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
