import type { ReactNode } from 'react'
import { useMail } from './mail-context.ts'
import { fontFamily, light, smallTextStyle, textStyle } from './mail-style.ts'
import { nameToGreet } from './name-to-greet.ts'

/** "Guten Tag Erika Mustermann,", or without a name when there is none fit for a mail. */
export function Greeting({ name = '' }: { name?: string }) {
  const { t } = useMail()
  const shown = nameToGreet(name)
  return (
    <Paragraph>{shown ? t('mail.greeting', { name: shown }) : t('mail.greeting-without-name')}</Paragraph>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  const { medium } = useMail()
  if (medium === 'text') return <TextBlock>{children}</TextBlock>
  return (
    <p className="ink" style={textStyle}>
      {children}
    </p>
  )
}

/** Text written by a person, with its line breaks. */
export function Quote({ children }: { children: string }) {
  const { medium } = useMail()
  if (medium === 'text') return <TextBlock>{children}</TextBlock>
  return (
    <p className="sunken ink" style={quoteStyle}>
      {children}
    </p>
  )
}

const quoteStyle = {
  ...textStyle,
  padding: '12px 16px',
  backgroundColor: light.sunken,
  borderRadius: '10px',
  whiteSpace: 'pre-line' as const,
}

/** Secondary text, for some readers only. */
export function Hint({ children }: { children: ReactNode }) {
  const { medium } = useMail()
  if (medium === 'text') return <TextBlock>{children}</TextBlock>
  return (
    <p className="ink-soft" style={{ ...smallTextStyle, margin: '16px 0 0' }}>
      {children}
    </p>
  )
}

/** The mail's primary action: a button, and its URL for clients that show no buttons. */
export function Action({ url, children }: { url: string; children: ReactNode }) {
  const { medium, t } = useMail()
  if (medium === 'text') {
    return (
      <TextBlock>
        {children}:{'\n'}
        {url}
      </TextBlock>
    )
  }
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 20px' }}>
        <tbody>
          <tr>
            <td className="button" style={{ backgroundColor: light.brand, borderRadius: '10px' }}>
              <a className="on-brand" href={url} style={buttonStyle}>
                {children}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="ink-soft" style={smallTextStyle}>
        {t('mail.plain-link')}
        <br />
        <a className="link" href={url} style={{ color: light.brand, wordBreak: 'break-all' }}>
          {url}
        </a>
      </p>
    </>
  )
}

export function AlsoLink({ url, children }: { url: string; children: string }) {
  const { medium } = useMail()
  if (medium === 'text') return <TextBlock>{`${children}:\n${url}`}</TextBlock>
  return (
    <p style={{ ...smallTextStyle, margin: '16px 0 0' }}>
      <a className="link" href={url} style={{ color: light.brand }}>
        {children}
      </a>
    </p>
  )
}

const buttonStyle = {
  display: 'inline-block',
  padding: '13px 24px',
  color: light.onBrand,
  fontFamily,
  fontSize: '16px',
  fontWeight: 600,
  lineHeight: '22px',
  textDecoration: 'none',
}

/** A code to type in: large, and copied without spaces. */
export function Code({ children }: { children: string }) {
  const { medium } = useMail()
  if (medium === 'text') return <TextBlock>{children}</TextBlock>
  return (
    <p className="sunken ink" style={codeStyle}>
      {children}
    </p>
  )
}

const codeStyle = {
  ...textStyle,
  padding: '16px 8px',
  backgroundColor: light.sunken,
  borderRadius: '10px',
  fontFamily: 'Consolas, Menlo, monospace',
  fontSize: '32px',
  fontWeight: 600,
  letterSpacing: '6px',
  lineHeight: '40px',
  textAlign: 'center' as const,
}

/** Label and value, such as device and time; facts without a value are omitted. */
export function Facts({ facts }: { facts: [name: string, value: string | null][] }) {
  const { medium } = useMail()
  const known = facts.filter(([, value]) => value)
  if (medium === 'text') return <TextBlock>{known.map(fact => fact.join(': ')).join('\n')}</TextBlock>
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 16px' }}>
      <tbody>
        {known.map(([name, value]) => (
          <tr key={name}>
            <td className="ink-soft" style={factNameStyle} valign="top">
              {name}
            </td>
            <td
              className="ink"
              style={{ ...textStyle, padding: '2px 0', fontSize: '15px', lineHeight: '22px' }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const factNameStyle = { ...smallTextStyle, padding: '2px 16px 2px 0', whiteSpace: 'nowrap' as const }

type JobLink = { title: string; employer: string; place: string; url: string; why?: string }

export function JobLinks({ jobs }: { jobs: readonly JobLink[] }) {
  const { medium } = useMail()
  return jobs.map(({ title, employer, place, url, why }) => {
    const about = [employer, place].filter(Boolean).join(' · ')
    if (medium === 'text') {
      return (
        <TextBlock key={url}>
          {title}
          {'\n'}
          {about}
          {why && `\n${why}`}
          {'\n'}
          {url}
        </TextBlock>
      )
    }
    return (
      <p key={url} className="ink" style={textStyle}>
        <a className="link" href={url} style={{ color: light.brand, fontWeight: 600 }}>
          {title}
        </a>
        <br />
        <span className="ink-soft" style={{ fontSize: '14px' }}>
          {about}
          {why && (
            <>
              <br />
              {why}
            </>
          )}
        </span>
      </p>
    )
  })
}

/** Why the recipient gets this mail, and their options. */
export function SmallLinks({
  text,
  links,
}: {
  text: string
  links: readonly { url: string; text: string }[]
}) {
  const { medium } = useMail()
  if (medium === 'text') {
    return <TextBlock>{[text, ...links.map(link => `${link.text}:\n${link.url}`)].join('\n')}</TextBlock>
  }
  return (
    <p className="ink-soft" style={{ ...smallTextStyle, margin: '16px 0 0' }}>
      {text}
      {links.map(link => (
        <span key={link.url}>
          <br />
          <a className="link" href={link.url} style={{ color: light.brand }}>
            {link.text}
          </a>
        </span>
      ))}
    </p>
  )
}

export function TextBlock({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      {'\n\n'}
    </>
  )
}
