import type { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import { formatDate, formatMoment } from '../../i18n/format.ts'
import { translator } from '../../i18n/translate.ts'
import type { Context } from '../caller/context.ts'
import type { EmployerApplicationRow } from './employer-application.queries.ts'
import type { readEmployerApplication } from './read-employer-application.ts'
import { shownName } from './shown-name.ts'

type Pdf = InstanceType<typeof PDFDocument>
type Application = Awaited<ReturnType<typeof readEmployerApplication>>

const marginPoints = 50

export function applicationListPdf(rows: AsyncIterable<EmployerApplicationRow>, ctx: Context): Readable {
  const { locale } = ctx
  const t = translator(locale)
  const pdf = newPdf(t('employer-applications.title'), locale)
  heading(pdf, t('employer-applications.title'))
  small(pdf, t('employer-applications.export.made', { date: formatMoment(ctx.now(), locale) }))
  const write = async () => {
    for await (const row of rows) {
      const { email, jobTitle, status, createdAt } = row
      pdf.moveDown(0.6)
      strong(pdf, shownName(row, locale))
      plain(pdf, jobTitle)
      const state = t(`employer-applications.status.${status}`)
      small(pdf, [formatDate(createdAt, locale), state, email].filter(Boolean).join(' · '))
    }
  }
  return finished(pdf, write())
}

export function applicationPdf(application: Application, ctx: Context): Readable {
  const { locale } = ctx
  const t = translator(locale)
  const { name, email, phone, jobTitle, status, createdAt, message, answers, files, events } = application
  const pdf = newPdf(`${t('employer-applications.one.title')}: ${name}`, locale)
  heading(pdf, name)
  plain(pdf, jobTitle)
  small(pdf, [formatDate(createdAt, locale), t(`employer-applications.status.${status}`)].join(' · '))
  small(pdf, [email, phone].filter(Boolean).join(' · '))
  const part = (title: string) => {
    pdf.moveDown(1)
    strong(pdf, t(title), 13)
  }
  if (message !== '' || answers.length > 0) part('employer-applications.one.letter')
  if (message !== '') plain(pdf, message)
  for (const { kind, text, answer } of answers) {
    pdf.moveDown(0.4)
    small(pdf, text)
    plain(pdf, kind === 'yes-no' ? t(`employer-applications.one.${answer === 'yes' ? 'yes' : 'no'}`) : answer)
  }
  if (files.length > 0) part('employer-applications.one.documents')
  for (const file of files) plain(pdf, file.name)
  if (application.messages.length > 0) part('employer-applications.message.title')
  for (const { sender, personName, text, sentAt } of application.messages) {
    pdf.moveDown(0.4)
    const who = sender === 'applicant' ? name : (personName ?? t('employer-applications.message.team'))
    small(pdf, `${who} · ${formatMoment(sentAt, locale)}`)
    plain(pdf, text)
  }
  part('employer-applications.history.title')
  for (const { kind, to, at } of events) {
    const what = kind === 'status' ? `status-${to}` : kind
    plain(pdf, `${formatMoment(at, locale)} – ${t(`employer-applications.history.${what}`)}`)
  }
  return finished(pdf, Promise.resolve())
}

function newPdf(title: string, locale: 'de' | 'en'): Pdf {
  const info = { Title: title, Creator: 'Kittel' }
  return new PDFDocument({ size: 'A4', margin: marginPoints, lang: locale, info, displayTitle: true })
}

function finished(pdf: Pdf, writing: Promise<void>): Readable {
  writing.then(
    () => pdf.end(),
    error => pdf.destroy(error),
  )
  // The cast: the document is a Node stream; its type only declares the older interface.
  return pdf as unknown as Readable
}

function heading(pdf: Pdf, text: string): void {
  pdf.font('Helvetica-Bold').fontSize(20).fillColor('#16302e').text(printable(text))
  pdf.moveDown(0.3)
}

function strong(pdf: Pdf, text: string, points = 11): void {
  pdf.font('Helvetica-Bold').fontSize(points).fillColor('#16302e').text(printable(text))
}

function plain(pdf: Pdf, text: string): void {
  pdf.font('Helvetica').fontSize(11).fillColor('#16302e').text(printable(text))
}

function small(pdf: Pdf, text: string): void {
  pdf.font('Helvetica').fontSize(9.5).fillColor('#4a5f5c').text(printable(text))
}

/**
 * The standard PDF fonts cover Western European characters only. Others lose their diacritics ("Łukasz Šimić" becomes "Lukasz Simic") or,
 * in other scripts, become a question mark.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu, letter => {
      const plainLetter = strokes[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '')
      return /^[\x20-\x7e]+$/.test(plainLetter) ? plainLetter : '?'
    })
}

/** Letters with a stroke do not decompose in Unicode. */
const strokes: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', Ħ: 'H', ħ: 'h', '\t': ' ' }
