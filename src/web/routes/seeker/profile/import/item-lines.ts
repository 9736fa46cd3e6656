import type { ProfileParts } from '../../../../../domain/job-seekers/profile/profile.schema.ts'
import type { Translate } from '../../../../../i18n/make-translator.ts'
import { dayText, spanText } from '../../../../parts/seeker/profile/entry-lines.ts'

export type ItemLines = { group: string; title: string; lines: string[] }

/** What one thing of a document is called in the review; null for a text that no box has sent. */
export function itemLines(text: string, texts: Texts): ItemLines | null {
  try {
    // The cast: a text that the server has made, and checks again before it is used.
    return linesOf(JSON.parse(text) as ProfileParts, texts)
  } catch {
    return null
  }
}

type Texts = { t: Translate; locale: string }

function linesOf(parts: ProfileParts, { t, locale }: Texts): ItemLines {
  const [position, education, licence] = [parts.positions?.[0], parts.educations?.[0], parts.licences?.[0]]
  const present = (...lines: (string | null)[]) =>
    lines.filter(line => line !== null && line !== '').map(String)
  if (position) {
    const at = present(position.employer, position.city).join(', ')
    const lines = present(at, spanText(position, t), position.duties)
    return { group: 'position', title: position.title, lines }
  }
  if (education) {
    const lines = present(education.institution, spanText(education, t))
    return { group: 'education', title: education.name, lines }
  }
  if (licence) {
    const lines = present(t(`profile.kind.${licence.kind}`), dayText(licence.obtainedOn))
    return { group: 'licence', title: licence.name, lines }
  }
  const language = parts.languages?.[0]
  if (language) {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language.language)
    const level = language.level === 'native' ? t('onboarding.seeker.native') : language.level
    return { group: 'fact', title: `${name} (${level})`, lines: [] }
  }
  if (parts.drivingLicences?.length)
    return {
      group: 'fact',
      title: `${t('profile.fact.driving')}: ${parts.drivingLicences.join(', ')}`,
      lines: [],
    }
  return { group: 'fact', title: parts.qualifications?.join(', ') ?? '', lines: [] }
}
