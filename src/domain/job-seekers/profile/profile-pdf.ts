import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import type { ExchangedPosition, ExchangedProfile } from '../../../cv-format/exchange/exchanged-profile.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'

type Pdf = InstanceType<typeof PDFDocument>

const marginPoints = 56
// The standard fonts of PDF have no č, ł or ő. Liberation Sans (SIL OFL) comes with the package that reads PDFs.
const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
)
const regular = join(fonts, 'LiberationSans-Regular.ttf')
const bold = join(fonts, 'LiberationSans-Bold.ttf')
const ink = '#16302e'
const inkSoft = '#4a5f5c'

/** A CV in one column: plain lines in the order of the profile, so that people and programs read it alike. */
export function profilePdf(profile: ExchangedProfile, locale: Locale): Readable {
  const t = translator(locale)
  const info = { Title: [t('profile.cv.title'), profile.name].filter(Boolean).join(' '), Creator: 'Kittel' }
  const pdf = new PDFDocument({ size: 'A4', margin: marginPoints, lang: locale, info, displayTitle: true })
  const section = (key: string, entries: readonly (() => void)[]) => {
    if (entries.length === 0) return
    heading(pdf, t(`profile.cv.${key}`))
    for (const write of entries) write()
  }
  head(pdf, profile)
  section(
    'positions',
    profile.positions.map(position => () => writePosition(pdf, position, t('profile.today'))),
  )
  section(
    'educations',
    profile.educations.map(({ name, institution, from, to }) => () => {
      strong(pdf, [span(from, to, null), name].filter(Boolean).join('  '))
      if (institution) aside(pdf, institution)
    }),
  )
  section(
    'certificates',
    [...profile.certificates, ...profile.skills.map(name => ({ name, at: null }))].map(
      ({ name, at }) =>
        () => {
          plain(pdf, [monthText(at), name].filter(Boolean).join('  '))
        },
    ),
  )
  section(
    'languages',
    profile.languages.map(({ language, level }) => () => {
      const words = level === 'native' ? t('onboarding.seeker.native') : level
      plain(pdf, [jobValueLabel('language', language, locale), words].filter(Boolean).join(': '))
    }),
  )
  const { drivingLicences } = profile
  const driving = () => plain(pdf, t('profile.cv.driving-classes', { classes: drivingLicences.join(', ') }))
  section('driving', drivingLicences.length > 0 ? [driving] : [])
  pdf.end()
  // The cast: the document is a Node stream; its type only declares the older interface.
  return pdf as unknown as Readable
}

function head(pdf: Pdf, { name, label, email, phone }: ExchangedProfile): void {
  if (name) pdf.font(bold).fontSize(22).fillColor(ink).text(name)
  if (label) plain(pdf, label)
  const contact = [email, phone].filter(Boolean).join(' · ')
  if (contact) pdf.font(regular).fontSize(10).fillColor(inkSoft).text(contact)
}

function writePosition(pdf: Pdf, position: ExchangedPosition, today: string): void {
  const { title, employer, city, from, to, isCurrent, duties } = position
  strong(pdf, [span(from, to, isCurrent ? today : null), title].filter(Boolean).join('  '))
  const at = [employer, city].filter(Boolean).join(', ')
  if (at) aside(pdf, at)
  for (const duty of duties.split('\n').filter(Boolean)) plain(pdf, `• ${duty.replace(/^[-–•*]\s*/, '')}`)
}

/** Months as a CV has them, the figures first: "04/2019 – 12/2021". */
function span(from: string | null, to: string | null, today: string | null): string {
  const end = today ?? monthText(to)
  const begin = monthText(from)
  return begin === end ? begin : [begin, end].filter(Boolean).join(' – ')
}

function monthText(month: string | null): string {
  const [year = '', number] = (month ?? '').split('-')
  return number ? `${number}/${year}` : year
}

function heading(pdf: Pdf, text: string): void {
  pdf.moveDown(0.9)
  // A heading at the foot of a page would be parted from what it is for.
  if (pdf.y > pdf.page.height - marginPoints - 60) pdf.addPage()
  pdf.font(bold).fontSize(13).fillColor(ink).text(text)
}

function strong(pdf: Pdf, text: string): void {
  pdf.moveDown(0.4).font(bold).fontSize(11).fillColor(ink).text(text)
}

function plain(pdf: Pdf, text: string): void {
  pdf.font(regular).fontSize(11).fillColor(ink).text(text, { lineGap: 1 })
}

/** Smaller and with a little air, so that it is no second line of what stands above it. */
function aside(pdf: Pdf, text: string): void {
  pdf.moveDown(0.15).font(regular).fontSize(10).fillColor(inkSoft).text(text)
  pdf.moveDown(0.15)
}
