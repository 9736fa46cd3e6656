import { Link } from 'react-router'
import type { FormField } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useTexts } from '../../../use-texts.ts'

type Props = {
  isGuest: boolean
  name: FormField
  email: FormField
  website: FormField
}

/** Who writes: a name if they like, and for guests the address that confirms it. */
export function AuthorFields({ isGuest, name, email, website }: Props) {
  const { t, to } = useTexts()
  return (
    <>
      <TextField
        field={name}
        label={t('ideas.form.name')}
        hint={t('ideas.form.name-hint')}
        autoComplete="nickname"
        isOptional
      />
      {isGuest && (
        <TextField
          field={email}
          label={t('ideas.form.email')}
          hint={t('ideas.form.email-hint')}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
      )}
      {/* Programs that fill in every field give themselves away; people and screen readers do not come across it. */}
      <div aria-hidden className="absolute -left-[999rem]">
        <label>
          {t('ideas.form.website')}
          <input type="text" name={website.name} autoComplete="off" tabIndex={-1} />
        </label>
      </div>
      <p className="text-ink-soft text-sm">
        {t('ideas.form.public')}{' '}
        <Link className="link" to={to('privacy')}>
          {t('common.form.privacy')}
        </Link>
      </p>
    </>
  )
}
