import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import type { SiteFormState } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import { itemLines } from './item-lines.ts'

type Props = { state: SiteFormState; items: readonly { text: string; isThere: boolean }[] }

const groups = ['position', 'education', 'licence', 'fact'] as const

/** Everything that a document brings along, with a box for each: what is there already is not chosen. */
export function Review({ state, items }: Props) {
  const { t, to, locale } = useTexts()
  const shown = items.flatMap(item => {
    const lines = itemLines(item.text, { t, locale })
    return lines ? [{ ...item, ...lines }] : []
  })
  return (
    // In parts, because what was found may be longer than an ordinary form.
    <SiteForm state={state} encType="multipart/form-data">
      {groups.map(group => {
        const own = shown.filter(item => item.group === group)
        return (
          own.length > 0 && (
            <fieldset key={group} className="grid gap-1">
              <legend className="mb-1.5 font-semibold">{t(`profile.${group}.heading`)}</legend>
              {own.map(({ text, isThere, title, lines }) => (
                <Checkbox
                  key={text}
                  name="items"
                  value={text}
                  defaultChecked={!isThere}
                  className="items-start py-2 [&>input]:mt-0.75"
                  label={
                    <span className="grid gap-0.5 wrap-anywhere">
                      <span className="font-medium">
                        {title} {isThere && <Badge>{t('profile.import.is-there')}</Badge>}
                      </span>
                      {lines.map(line => (
                        <span key={line} className="line-clamp-3 whitespace-pre-line text-ink-soft text-sm">
                          {line}
                        </span>
                      ))}
                    </span>
                  }
                />
              ))}
            </fieldset>
          )
        )
      })}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={state.isBusy}>
          {t('profile.import.take')}
        </Button>
        <LinkButton to={to('seeker-profile-import')} variant="secondary">
          {t('profile.import.again')}
        </LinkButton>
      </div>
    </SiteForm>
  )
}
