import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Radio } from '../../../ui/checkbox.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { EditorView } from './editor.server.ts'

type Props = { data: EditorView; comparison: NonNullable<EditorView['comparison']> }

/** Someone else has saved the ad meanwhile: shows both versions and asks for each field which one to keep. */
export function ChooseSide({ data, comparison: { by, at, differences } }: Props) {
  const { t } = useTexts()
  return (
    <Form
      method="post"
      action={data.path}
      className="grid gap-5 rounded-card border border-warn/50 bg-surface p-5 sm:p-7"
    >
      <input type="hidden" name="form" value="settle" />
      <div className="grid gap-1">
        <h2 className="text-xl">{t('ads.both.title')}</h2>
        <p>{by ? t('ads.both.text', { by, at }) : t('ads.both.text-unknown', { at })}</p>
      </div>
      {differences.map(({ field, theirs, mine, isTheirsProposed }) => (
        <fieldset key={field} className="grid gap-2 border-line border-t pt-4">
          <legend className="sr-only">{t(`ads.name.${field}`)}</legend>
          <p aria-hidden className="font-semibold">
            {t(`ads.name.${field}`)}
          </p>
          <div className="grid gap-3 sm:grid-cols-2">
            <Side
              name={field}
              value="theirs"
              label={t('ads.both.theirs')}
              text={theirs}
              isChosen={isTheirsProposed}
            />
            <Side
              name={field}
              value="mine"
              label={t('ads.both.mine')}
              text={mine}
              isChosen={!isTheirsProposed}
            />
          </div>
        </fieldset>
      ))}
      <div>
        <Button type="submit" variant="next">
          {t('ads.both.settle')}
        </Button>
      </div>
    </Form>
  )
}

type SideProps = { name: string; value: string; label: string; text: string; isChosen: boolean }

function Side({ name, value, label, text, isChosen }: SideProps) {
  const { t } = useTexts()
  return (
    <div className="rounded-control border border-line p-3">
      <Radio name={name} value={value} label={label} defaultChecked={isChosen} />
      <p className="max-h-60 overflow-y-auto whitespace-pre-line text-sm">{text || t('ads.both.empty')}</p>
    </div>
  )
}
