import type { FormEventHandler, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from './button.tsx'
import type { ButtonSize, ButtonVariant } from './button-class.ts'

/** Hidden fields sent with the form; a list is sent as several fields of the same name. */
type Fields = Record<string, string | number | readonly string[]>

type FormProps = {
  /** The form's name in the page's action. Left out where the address alone says what to do. */
  form?: string
  fields?: Fields
  action?: string
  /** Replaces the page in the browser history. */
  replace?: boolean
  /** Scrolls to the top, because another page follows. */
  leadsOn?: boolean
  onSubmit?: FormEventHandler<HTMLFormElement>
  className?: string
}

type Props = FormProps & {
  children: ReactNode
  /** Accessible name, needed in lists where the text alone does not say which row is meant. */
  label?: string
  describedBy?: string
  variant?: ButtonVariant
  size?: ButtonSize
  /** Class names that replace the button's look, for example in a menu. */
  look?: string
  isWide?: boolean
}

/** One action, one press: a form of its own, so it works without scripts. Shows when it is under way. */
export function ActionButton({
  children,
  label,
  describedBy,
  variant,
  size,
  look,
  isWide = false,
  ...sent
}: Props) {
  const isBusy = isUnderWay(useNavigation(), sent)
  const facts = { 'aria-label': label, 'aria-describedby': describedBy }
  return (
    <ActionForm {...sent}>
      {look === undefined ? (
        <Button
          type="submit"
          variant={variant}
          size={size}
          isBusy={isBusy}
          className={isWide ? 'w-full' : undefined}
          {...facts}
        >
          {children}
        </Button>
      ) : (
        <button type="submit" className={look} aria-busy={isBusy || undefined} {...facts}>
          {children}
        </button>
      )}
    </ActionForm>
  )
}

/**
 * Its form without visible fields. HTML forms cannot be nested: for a button inside another form, give this one an `id`, no children, and
 * have the button name it.
 */
export function ActionForm({
  id,
  form,
  fields = {},
  leadsOn = false,
  className,
  children,
  ...rest
}: FormProps & { id?: string; children?: ReactNode }) {
  return (
    <Form
      id={id}
      method="post"
      preventScrollReset={!leadsOn}
      className={children === undefined ? 'hidden' : className}
      {...rest}
    >
      {pairsOf({ form, fields }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}

function pairsOf({ form, fields = {} }: Pick<FormProps, 'form' | 'fields'>): [string, string][] {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  )
  return form === undefined ? pairs : [['form', form], ...pairs]
}

/** Several buttons on a page may send the same form; this finds the one that was pressed by comparing the fields. */
function isUnderWay(
  { state, formData, formAction }: ReturnType<typeof useNavigation>,
  sent: FormProps,
): boolean {
  if (state === 'idle' || !formData || (sent.form === undefined && formAction !== sent.action)) return false
  return pairsOf(sent).every(([name, value]) => formData.getAll(name).includes(value))
}
