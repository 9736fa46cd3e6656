import type { Brand } from '../../src/mail/mail-props.ts'

/** The operator's name contains a character that needs escaping in HTML. */
export const testBrand: Brand = {
  name: 'Kittel',
  operator: 'Betrieb & Söhne',
  supportEmail: 'hilfe@kittel.example',
  homeUrl: { de: 'https://jobs.example.org/', en: 'https://jobs.example.org/en' },
  imprintUrl: { de: 'https://jobs.example.org/impressum', en: 'https://jobs.example.org/en/imprint' },
}
