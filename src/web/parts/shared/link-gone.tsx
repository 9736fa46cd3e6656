import { LinkButton } from '../../ui/link-button.tsx'
import { AreaPage } from './area-page.tsx'

type Props = { title: string; text: string; to: string; action: string }

/** For links of mails that are invalid, or whose object was deleted; leads on to what may be wanted instead. */
export function LinkGone({ title, text, to, action }: Props) {
  return (
    <AreaPage title={title} intro={text} tabs={null}>
      <p>
        <LinkButton to={to} variant="secondary">
          {action}
        </LinkButton>
      </p>
    </AreaPage>
  )
}
