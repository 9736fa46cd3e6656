import type { MailProps, MailTemplate } from '../../src/mail/mail-props.ts'

type Sample = { [T in MailTemplate]: { template: T; props: MailProps[T] } }[MailTemplate]

const name = 'Dr. med. Erika Mustermann-Sonnenschein'
const at = '2026-11-21T08:05:00Z'
const link = (path: string) => `https://jobs.example.org/${path}?token=${'Zk3vQ9'.repeat(20)}&language=de`

/** Each mail with facts that are long on purpose: for its tests and for looking at all of them. */
export const sampleMails: Sample[] = [
  { template: 'confirm-address', props: { name, url: link('auth/confirm') } },
  { template: 'sign-in-code', props: { code: '048213', minutes: 10 } },
  { template: 'reset-password', props: { name, url: link('reset-password'), minutes: 30 } },
  {
    template: 'change-address-old',
    props: {
      name,
      newAddress: `erika.${'sonnenschein'.repeat(5)}@klinikum.example`,
      url: link('auth/confirm'),
    },
  },
  { template: 'change-address-new', props: { name, url: link('auth/confirm') } },
  { template: 'address-changed', props: { name, newAddress: 'erika@klinikum.example' } },
  { template: 'password-changed', props: { name, url: link('konto') } },
  { template: 'already-registered', props: { name, url: link('login') } },
  {
    template: 'factor-changed',
    props: { name, factor: 'Telefon von Erika', added: true, at, url: link('konto') },
  },
  { template: 'factor-changed', props: { name, factor: 'Telefon von Erika', added: false, at } },
  {
    template: 'new-device',
    props: { name, device: 'Firefox 151 auf Windows', place: 'Freiburg im Breisgau', at, url: link('konto') },
  },
  { template: 'deletion-planned', props: { name, until: '2026-11-28T08:05:00Z', url: link('konto') } },
  { template: 'account-deleted', props: { name } },
  { template: 'export-ready', props: { name, url: link('konto/daten') } },
  {
    template: 'employer-link-requested',
    props: {
      name,
      person: 'Max Mustermann',
      employer: 'Universitätsklinikum Freiburg, Klinik für Anästhesiologie',
      url: link('employer-dashboard'),
    },
  },
  {
    template: 'employer-link-decided',
    props: { name, employer: 'Klinikum Musterstadt', accepted: true, url: link('employer-dashboard') },
  },
  { template: 'employer-link-decided', props: { name, employer: 'Klinikum Musterstadt', accepted: false } },
  { template: 'admin-created', props: { name, url: link('reset-password'), minutes: 30 } },
]
