import { type FormEvent, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import type { Route } from './+types/route.ts'
import { AddressAnswer } from './address-answer.tsx'
import { addressExampleView } from './address-example.server.ts'
import { AddressInput } from './address-input.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) =>
  addressExampleView(ctx, request),
)

export const meta: Route.MetaFunction = args => {
  if (!args.loaderData) return []
  const { words, isHidden } = args.loaderData
  return pageMeta(args, { title: words.title, description: words.intro, isHidden })
}

/** The form of an address as the site has it everywhere, to try: postal code and town find each other. */
export default function AddressExample({ loaderData: view }: Route.ComponentProps) {
  const { words, countries, typed, problems, found } = view
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  // With scripts a field that was left is checked at once; without, the button does it.
  const check = (event: FormEvent) => {
    const isStreet = event.target instanceof HTMLInputElement && event.target.name === 'street'
    if (form.current && !isStreet) void submit(form.current, { replace: true, preventScrollReset: true })
  }
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-8 py-8 outline-none lg:py-12">
      <header className="grid max-w-prose gap-3">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="text-lg text-ink-soft">{words.intro}</p>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <Form
          ref={form}
          method="get"
          noValidate
          onChange={event => event.target instanceof HTMLSelectElement && check(event)}
          onBlur={event =>
            event.target instanceof HTMLInputElement && wasChanged(event.target) && check(event)
          }
          className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-7"
        >
          <div className="grid gap-1.5">
            <label htmlFor="country" className="font-semibold">
              {words.country}
            </label>
            <select
              id="country"
              name="country"
              defaultValue={typed.country}
              autoComplete="country"
              className={controlClass}
            >
              {countries.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <AddressInput
            name="street"
            label={words.street}
            hint={words['street-hint']}
            value={typed.street}
            autoComplete="street-address"
          />
          <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <AddressInput
              name="postalCode"
              label={words.code}
              hint={words['code-hint']}
              value={typed.postalCode}
              problem={problems.postalCode}
              proposals={found?.postalCodes ?? []}
              autoComplete="postal-code"
              inputMode="numeric"
            />
            <AddressInput
              name="town"
              label={words.town}
              hint={words['town-hint']}
              value={typed.town}
              problem={problems.town}
              proposals={found?.towns.map(({ name }) => name) ?? []}
              autoComplete="address-level2"
            />
          </div>
          <div>
            <Button type="submit" variant="next">
              {words.check}
            </Button>
          </div>
        </Form>
        {found && <AddressAnswer found={found} words={words} />}
      </div>
    </main>
  )
}

function wasChanged({ value, defaultValue }: HTMLInputElement): boolean {
  return value.trim() !== defaultValue
}
