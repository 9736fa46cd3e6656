import type { EmployerDetails } from '../../../../domain/employers/read-employer.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { htmlWords } from '../../../../texts/html-words.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'

/** Contains nothing that the page does not show, as search engines require of structured data. */
export function organization(
  employer: EmployerDetails,
  {
    url,
    website,
    logo,
    locale,
  }: { url: string; website: string | null; logo: string | null; locale: Locale },
): Record<string, unknown> {
  const { phone, email, contactPerson, foundedYear, employees, descriptionHtml } = employer
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: employer.name,
    url,
    ...(logo ? { logo } : {}),
    ...(website ? { sameAs: website } : {}),
    ...(descriptionHtml ? { description: htmlWords(descriptionHtml) } : {}),
    ...addressOf(employer, locale),
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    ...(contactPerson
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            name: contactPerson,
            ...(phone ? { telephone: phone } : {}),
            ...(email ? { email } : {}),
          },
        }
      : {}),
    ...(foundedYear === null ? {} : { foundingDate: String(foundedYear) }),
    ...(employees === null ? {} : { numberOfEmployees: { '@type': 'QuantitativeValue', value: employees } }),
  }
}

function addressOf({ street, postalCode, city, stateCode, country }: EmployerDetails, locale: Locale) {
  if (city === null) return {}
  return {
    address: {
      '@type': 'PostalAddress',
      ...(street ? { streetAddress: street } : {}),
      ...(postalCode ? { postalCode } : {}),
      addressLocality: city,
      ...(stateCode ? { addressRegion: jobValueLabel('state', stateCode, locale) } : {}),
      ...(country ? { addressCountry: country } : {}),
    },
  }
}
