import type { ReactNode } from 'react'
import { TextBlock } from './elements.tsx'
import { useMail } from './mail-context.ts'
import { fontFamily, light, smallTextStyle, styleSheet } from './mail-style.ts'

/** The frame of every mail: brand above, sender below. Tables, because Outlook supports no other layout. */
export function MailLayout({
  subject,
  title,
  children,
}: {
  subject: string
  title: string
  children: ReactNode
}) {
  const { medium, locale, brand } = useMail()
  if (medium === 'text') {
    return (
      <>
        <TextBlock>{title}</TextBlock>
        {children}
        <Footer />
      </>
    )
  }
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{styleSheet}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: light.paper }}>
        <Table width="100%" className="paper" style={{ backgroundColor: light.paper }}>
          <td className="outer" align="center" style={{ padding: '32px 12px' }}>
            <Table width="560" style={columnStyle}>
              <td style={{ padding: '0 4px 16px', textAlign: 'left' }}>
                <a className="link" href={brand.homeUrl[locale]} style={brandStyle}>
                  {brand.name}
                </a>
              </td>
            </Table>
            <Table width="560" style={columnStyle}>
              <td className="surface inner" style={cardStyle}>
                <h1 className="ink" style={titleStyle}>
                  {title}
                </h1>
                {children}
              </td>
            </Table>
            <Table width="560" style={columnStyle}>
              <td style={{ padding: '16px 4px 0', textAlign: 'left' }}>
                <Footer />
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  )
}

// The attribute is for Outlook, which ignores max-width; the style lets the column shrink on a phone.
const columnStyle = { width: '100%', maxWidth: '560px' }

const brandStyle = {
  color: light.brand,
  fontFamily,
  fontSize: '20px',
  fontWeight: 700,
  letterSpacing: '-0.4px',
  lineHeight: '28px',
  textDecoration: 'none',
}

const cardStyle = {
  padding: '32px',
  backgroundColor: light.surface,
  border: `1px solid ${light.line}`,
  borderRadius: '10px',
  textAlign: 'left' as const,
}

const titleStyle = {
  margin: '0 0 20px',
  color: light.ink,
  fontFamily,
  fontSize: '24px',
  fontWeight: 650,
  letterSpacing: '-0.4px',
  lineHeight: '30px',
}

type TableProps = { width: string; className?: string; style: Record<string, string>; children: ReactNode }

function Table({ children, ...rest }: TableProps) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} {...rest}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

function Footer() {
  const { medium, locale, brand, t } = useMail()
  const imprint = t('mail.footer.imprint')
  if (medium === 'text') {
    return (
      <>
        {'-- '}
        {'\n'}
        {t('mail.footer.sender')}
        {'\n'}
        {t('mail.footer.help')}
        {'\n'}
        {imprint}: {brand.imprintUrl[locale]}
      </>
    )
  }
  return (
    <p className="ink-soft" style={{ ...smallTextStyle, margin: 0, fontSize: '13px', lineHeight: '20px' }}>
      {t('mail.footer.sender')}
      <br />
      {t('mail.footer.help')}
      <br />
      <a className="link" href={brand.imprintUrl[locale]} style={{ color: light.brand }}>
        {imprint}
      </a>
    </p>
  )
}
