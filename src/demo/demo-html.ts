import type { AdBody, AdSection } from './demo-body.ts'

/** The complete job text as the simple HTML that applicant tracking systems export. */
export function adHtml(body: AdBody): string {
  const parts = [
    paragraph(body.intro),
    sectionHtml(body.duties),
    sectionHtml(body.profile),
    sectionHtml(body.offer),
    closingHtml(body),
  ]
  return parts.join('')
}

export function closingHtml({ terms, pay, contact }: AdBody): string {
  return `${paragraph(terms)}${pay ? paragraph(pay) : ''}${paragraph(contact)}`
}

export function sectionHtml(section: AdSection): string {
  return `<h3>${escapeHtml(section.heading)}</h3>${listHtml(section.items)}`
}

export function listHtml(items: readonly string[]): string {
  return `<ul>${items.map(item => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}

export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

/** Escaped for element content and double-quoted attributes, in HTML and XML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
