import type { FormEventHandler, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from './button.tsx'
import type { ButtonSize, ButtonVariant } from './button-class.ts'

/** What is sent beside the name of the form; of several values each is sent. */
type Fields = Record<string, string | number | readonly string[]>

type FormProps = {
  /** The form's name in the page's action; none where the address alone says what is done. */
  form?: string
  fields?: Fields
  action?: string
  /** Takes the place of its page in the browser's history. */
  replace?: boolean
  /** Shows another page, which begins at its top. */
  leadsOn?: boolean
  onSubmit?: FormEventHandler<HTMLFormElement>
  className?: string
}

type Props = FormProps & {
  children: ReactNode
  /** Its whole name where the text alone does not say which row of a list it is about. */
  label?: string
  describedBy?: string
  variant?: ButtonVariant
  size?: ButtonSize
  /** The look of what it stands among, such as the rows of a menu, instead of that of a button. */
  look?: string
  isWide?: boolean
}

/** The one way to do one thing with one press: a form of its own, with scripts or without; while it is under way it says so. */
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
 * The form of such a button, without anything to fill in. With an `id` and without children it cannot be seen: forms cannot stand
 * in each other, so that a button in another form names it.
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

/** Of the buttons of a list only the one that was pressed. */
function isUnderWay(
  { state, formData, formAction }: ReturnType<typeof useNavigation>,
  sent: FormProps,
): boolean {
  if (state === 'idle' || !formData || (sent.form === undefined && formAction !== sent.action)) return false
  return pairsOf(sent).every(([name, value]) => formData.getAll(name).includes(value))
}
