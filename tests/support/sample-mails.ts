import type { MailProps, MailTemplate } from '../../src/mail/mail-props.ts'

type Sample = { [T in MailTemplate]: { template: T; props: MailProps[T] } }[MailTemplate]

const name = 'Dr. med. Erika Mustermann-Sonnenschein'
const job = 'Pflegefachkraft (m/w/d) für die interdisziplinäre Intensivstation'
const employer = 'Universitätsklinikum Freiburg, Klinik für Anästhesiologie'
const applicant = 'Jana Vogt-Kreuzberger'
const letter = 'Guten Tag,\nvielen Dank für das Gespräch & Ihr Interesse.\n\nMit freundlichen Grüßen'
const at = '2026-11-21T08:05:00Z'
const link = (path: string) => `https://jobs.example.org/${path}?token=${'Zk3vQ9'.repeat(20)}&language=de`

const support = {
  number: '2026-000123',
  url: link('kontakt'),
  thread: '2026-000123-0123456789abcdef0123',
}
const statement = [
  { heading: 'Worum es geht', text: `Anzeige „${job}“` },
  { heading: 'Entscheidung', text: 'Der Inhalt ist nicht mehr sichtbar.' },
]

/** Each mail with deliberately long values: for its tests and for previewing all of them. */
export const sampleMails: Sample[] = [
  { template: 'confirm-address', props: { name, url: link('auth/confirm') } },
  {
    template: 'account-locked',
    props: { name, reason: 'Unter diesem Konto wurden Zugangsdaten erfragt.', url: link('kontakt') },
  },
  { template: 'account-unlocked', props: { name, url: link('konto') } },
  {
    template: 'accounts-merged',
    props: {
      name,
      kept: 'erika@klinikum.example',
      merged: 'erika.alt@klinikum.example',
      url: link('account'),
    },
  },
  {
    template: 'accounts-merged',
    props: {
      name,
      kept: 'erika@klinikum.example',
      merged: 'erika.alt@klinikum.example',
      url: link('account'),
      undone: true,
    },
  },
  {
    template: 'employer-verification',
    props: { employer: 'Klinikum Musterstadt', days: 14, url: link('arbeitgeber-bestaetigen/x') },
  },
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
  {
    template: 'feed-failed',
    props: {
      name,
      feed: 'stellen.klinikum.example',
      employer,
      reason: 'Die Adresse antwortet mit Fehler 404.',
      url: link('importe'),
    },
  },
  {
    template: 'feed-held',
    props: {
      name,
      feed: 'stellen.klinikum.example',
      employer,
      reason: '20 von 60 öffentlichen Stellen fehlen. Keine davon wurde beendet.',
      url: link('importe'),
    },
  },
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
  ...(['invoice', 'cancellation', 'correction'] as const).map(kind => ({
    template: 'invoice-issued' as const,
    props: {
      name,
      number: '2026-000123',
      kind,
      cents: 35_664,
      currency: 'EUR' as const,
      dueOn: kind === 'cancellation' ? null : '2026-12-26',
      url: link('invoice/x/pdf'),
    },
  })),
  ...([1, 2, 3] as const).map(step => ({
    template: 'invoice-reminder' as const,
    props: {
      name,
      step,
      number: '2026-000123',
      cents: 35_664,
      currency: 'CHF' as const,
      dueOn: '2026-12-26',
      url: link('invoice/x/pdf'),
    },
  })),
  ...(['end', 'rest'] as const).map(reason => ({
    template: 'entitlement-ending' as const,
    props: {
      name,
      reason,
      kind: reason === 'end' ? ('employer-page-plus' as const) : ('featured-ad' as const),
      left: 1,
      until: '2026-12-01T21:59:59Z',
      url: link('employer-dashboard/bestellungen'),
    },
  })),
  {
    template: 'job-ending',
    props: {
      name,
      job: 'Pflegefachkraft für die Intensivstation (m/w/d)',
      until: '2026-12-01T21:59:59Z',
      url: link('employer-dashboard/stellen'),
    },
  },
  {
    template: 'job-reviewed',
    props: {
      name,
      job: 'Pflegefachkraft für die Intensivstation (m/w/d)',
      note: 'Bitte nennen Sie den Arbeitsort.',
      url: link('employer-dashboard/stellen'),
    },
  },
  {
    template: 'webhook-stopped',
    props: {
      name,
      employer,
      host: 'bewerbermanagement.klinikum.example:8443',
      reason: 'failing',
      days: 5,
      url: link('employer-dashboard/schnittstellen/7'),
    },
  },
  {
    template: 'webhook-stopped',
    props: { name, employer, host: 'ats.example', reason: 'gone', days: 5, url: link('x') },
  },
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
  {
    template: 'team-invitation',
    props: { person: 'Ines Tor', employer: 'Universitätsklinikum Freiburg', days: 7, url: link('einladung') },
  },
  { template: 'admin-created', props: { name, url: link('reset-password'), minutes: 30 } },
  ...[true, false].map(isGuest => ({
    template: 'application-sent' as const,
    props: { name, job, employer, isGuest, url: link('bewerbung') },
  })),
  { template: 'application-again', props: { name, job, employer, url: link('bewerbung') } },
  { template: 'application-link', props: { name, job, employer, url: link('bewerbung') } },
  ...(['interview', 'rejected', 'hired'] as const).map(status => ({
    template: 'application-moved' as const,
    props: { name, job, employer, status, note: letter, url: link('bewerbung') },
  })),
  {
    template: 'application-moved',
    props: { name, job, employer, status: 'hired', note: null, url: link('bewerbung') },
  },
  { template: 'application-received', props: { name, applicant, job, url: link('bewerbungen') } },
  {
    template: 'application-withdrawn',
    props: { name, applicant, job, note: letter, url: link('bewerbungen') },
  },
  { template: 'application-message', props: { name, from: employer, job, url: link('bewerbung') } },
  {
    template: 'interview-invitation',
    props: {
      name,
      job,
      employer,
      kind: 'on-site',
      place: 'Haus 4, Eingang B, 3. Stock',
      message: letter,
      times: [at, '2026-11-25T14:30:00Z'],
      url: link('bewerbung'),
    },
  },
  { template: 'newsletter-confirm', props: { url: link('newsletter') } },
  { template: 'newsletter-again', props: { url: link('newsletter') } },
  {
    template: 'questions-asked',
    props: {
      name: 'Petra Lindner',
      job: 'Pflegefachkraft (m/w/d)',
      facts: [
        { fact: 'pay', count: 4 },
        { fact: 'nights', count: 1 },
      ],
      url: link('employer-dashboard/nachfragen'),
    },
  },
  { template: 'support-confirm', props: support },
  { template: 'support-received', props: support },
  {
    template: 'support-answered',
    props: { ...support, text: 'Guten Tag,\n\ndas lässt sich unter „Konto“ ändern.', files: 1 },
  },
  { template: 'support-closed', props: support },
  { template: 'report-received', props: { what: 'Pflegefachkraft (m/w/d)', url: link('melden') } },
  {
    template: 'report-decided',
    props: { what: 'Pflegefachkraft (m/w/d)', parts: statement, url: link('melden'), isSuspended: true },
  },
  {
    template: 'decision-made',
    props: { what: 'Pflegefachkraft (m/w/d)', parts: statement, url: link('entscheidung') },
  },
  {
    template: 'measure-lifted',
    props: { what: 'Klinikum am See', reason: 'Die Angaben stimmen jetzt.', url: link('entscheidung') },
  },
  { template: 'complaint-received', props: { text: 'Das Gehalt stimmt.' } },
  {
    template: 'complaint-answered',
    props: {
      what: 'Klinikum am See',
      outcome: 'reversed',
      answer: 'Sie haben recht.',
      url: link('entscheidung'),
    },
  },
  {
    template: 'complaint-answered',
    props: {
      what: 'Klinikum am See',
      outcome: 'upheld',
      answer: 'Der Text ist unverändert.',
      url: link('entscheidung'),
    },
  },
  {
    template: 'question-confirm',
    props: { job: 'Pflegefachkraft (m/w/d)', employer: 'Klinikum am See', url: link('nachfrage') },
  },
  {
    template: 'question-answered',
    props: {
      name: '',
      job: 'Pflegefachkraft (m/w/d)',
      facts: [
        { fact: 'pay', text: '3.800–4.200 € im Monat' },
        { fact: 'nights', text: 'Ohne Nachtdienst' },
      ],
      url: link('jobs'),
      unsubscribeUrl: link('nachfrage/ende'),
    },
  },
  {
    template: 'idea-confirm',
    props: { title: 'Dienstpläne mit der Anzeige zeigen', url: link('ideen/link') },
  },
  {
    template: 'idea-changed',
    props: {
      title: 'Dienstpläne mit der Anzeige zeigen',
      change: 'done',
      text: 'Einrichtungen können jetzt einen Beispielplan anhängen.',
      url: link('ideen/4-dienstplaene'),
      unsubscribeUrl: link('ideen/abmelden'),
    },
  },
  { template: 'alert-confirm', props: { alert: 'Pflege in Freiburg', url: link('jobalarm') } },
  { template: 'alert-again', props: { alert: 'Pflege in Freiburg', url: link('jobalarm') } },
  ...(['instant', 'daily', 'weekly'] as const).map((frequency, index) => ({
    template: 'alert-jobs' as const,
    props: {
      name: index === 0 ? '' : name,
      alert: 'Pflegefachkraft, Intensivstation, 25 km um Freiburg im Breisgau',
      frequency,
      count: [1, 2, 87][index] ?? 1,
      jobs: Array.from({ length: index + 1 }, (_, at) => {
        return { title: job, employer, place: 'Freiburg im Breisgau', url: link(`jobs/${at + 1}`) }
      }),
      url: link('dashboard/jobalarme'),
      settingsUrl: link('jobalarm'),
      unsubscribeUrl: link('jobalarm/abmelden'),
    },
  })),
  {
    template: 'alert-still-wanted',
    props: {
      name,
      alert: 'Pflege in Freiburg',
      days: 30,
      url: link('jobalarm'),
      unsubscribeUrl: link('jobalarm/abmelden'),
    },
  },
  {
    template: 'talent-request',
    props: { name, employer, job, until: at, url: link('dashboard/talentpool') },
  },
  ...(['accepted', 'declined', 'not-now'] as const).map(answer => ({
    template: 'talent-answered' as const,
    props: { name, job, answer, url: link('employer-dashboard/talentpool') },
  })),
  ...(['talent-idle', 'talent-renewal'] as const).map(template => ({
    template,
    props: { name, until: at, url: link('talentpool/link'), unsubscribeUrl: link('talentpool/link') },
  })),
  ...(['idle', 'consent'] as const).map(because => ({
    template: 'talent-ended' as const,
    props: { name, because, url: link('dashboard/talentpool') },
  })),
  ...[null, 27].map(count => ({
    template: 'talent-new-people' as const,
    props: {
      name,
      search: 'Pflege in Freiburg',
      frequency: count === null ? ('daily' as const) : ('weekly' as const),
      count,
      url: link('employer-dashboard/talentpool'),
      unsubscribeUrl: link('talentpool/suche'),
    },
  })),
  { template: 'file-infected', props: { name, job, file: 'Lebenslauf.pdf', url: link('bewerbung') } },
  ...[at, null].map(time => ({
    template: 'invitation-answered' as const,
    props: {
      name,
      applicant,
      job,
      time,
      calendarUrl: link('calendar'),
      url: link('bewerbungen'),
    },
  })),
]
