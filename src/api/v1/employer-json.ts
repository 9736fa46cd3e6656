import type { EmployerRow } from '../../domain/employers/employer-row.ts'
import type { EmployerListResult } from '../../domain/employers/list-employers.ts'
import type { EmployerDetails } from '../../domain/employers/read-employer.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { ApiEmployer, ApiEmployerDetails, ApiEmployerList } from './api.schema.ts'
import type { ApiDependencies } from './context.ts'
import { facetsJson } from './job-json.ts'

type EmployerUrls = Pick<ApiDependencies, 'employerUrl' | 'pictureUrl'>

export function employerListJson(
  urls: EmployerUrls,
  result: EmployerListResult,
  locale: Locale,
): ApiEmployerList {
  return {
    total: result.total,
    page: result.page,
    pageSize: result.pageSize,
    employers: result.employers.map(employer => employerJson(urls, employer, locale)),
    facets: facetsJson(result.facets, locale, labelledAs),
  }
}

export function employerDetailsJson(
  urls: EmployerUrls,
  employer: EmployerDetails,
  locale: Locale,
): ApiEmployerDetails {
  return {
    ...employerJson(urls, employer, locale),
    website: employer.website,
    descriptionHtml: employer.descriptionHtml,
    departments: employer.departments,
    certifications: employer.certifications,
    benefits: employer.benefits,
    beds: employer.beds,
    doctors: employer.doctors,
    employees: employer.employees,
    foundedYear: employer.foundedYear,
  }
}

function employerJson(urls: EmployerUrls, employer: EmployerRow, locale: Locale): ApiEmployer {
  return {
    id: employer.id,
    name: employer.name,
    type: employer.type,
    ownership: employer.ownership,
    size: employer.size,
    place: placeJson(employer),
    openPositions: employer.openPositions,
    logoUrl: employer.logoFileId && urls.pictureUrl(employer.logoFileId),
    url: urls.employerUrl(employer, locale),
  }
}

function placeJson(employer: EmployerRow): ApiEmployer['place'] {
  if (employer.city === null || employer.country === null) return null
  return {
    name: employer.city,
    postalCode: employer.postalCode,
    state: employer.stateCode,
    country: employer.country,
    lat: employer.latDegrees,
    lon: employer.lonDegrees,
    distanceKm: employer.distanceKm,
  }
}

/** Employer fields that share their value labels with job fields. */
const labelledAs: Record<string, string> = {
  type: 'employerType',
  ownership: 'employerType',
  size: 'employerSize',
}
