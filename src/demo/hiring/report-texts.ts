import type { DecisionReason, Measure, ReportKind } from '../../domain/moderation/moderation.values.ts'

export type DemoDecision = {
  daysAgo: number
  measure: Measure
  days: number | null
  reason: DecisionReason
  facts: string
  isUnfounded?: boolean
}
type DemoComplaint = {
  by: 'affected' | 'reporter'
  daysAgo: number
  text: string
  /** Null while it waits for somebody else of the team. */
  answer: { daysAgo: number; outcome: 'upheld' | 'reversed'; text: string } | null
}

/** What demo people say about an ad or an employer, and what the team made of it. */
export type DemoCase = {
  about: { ad: string } | { employer: string }
  reports: { who: string; daysAgo: number; kind: ReportKind; text: string; evidence?: string }[]
  decision?: DemoDecision
  complaint?: DemoComplaint
}

/** Finished ones first, as they happened; then what waits for a decision. */
export const demoCases: readonly DemoCase[] = [
  {
    about: { ad: 'radiologie' },
    reports: [
      {
        who: 'katharina',
        daysAgo: 44,
        kind: 'wrong-facts',
        text: 'In der Anzeige steht Teilzeit, im Gespräch gab es nur Vollzeit.',
      },
      {
        who: 'nils',
        daysAgo: 43.5,
        kind: 'wrong-facts',
        text: 'Am Telefon hieß es, die Stelle sei nur in Vollzeit frei.',
      },
    ],
    decision: {
      daysAgo: 43,
      measure: 'none',
      days: null,
      reason: 'no-breach',
      facts:
        'Der Arbeitgeber hat den Dienstplan vorgelegt: Die Stelle wird auch in Teilzeit besetzt. Die Anzeige ist richtig.',
    },
    complaint: {
      by: 'reporter',
      daysAgo: 42,
      text: 'Mir wurde am Telefon ausdrücklich gesagt, dass Teilzeit nicht möglich ist.',
      answer: {
        daysAgo: 40,
        outcome: 'upheld',
        text: 'Wir haben noch einmal nachgefragt. Zum Zeitpunkt der Anzeige war Teilzeit möglich, inzwischen ist dieser Anteil vergeben. Ein Verstoß ist das nicht.',
      },
    },
  },
  {
    about: { ad: 'mfa' },
    reports: [
      {
        who: 'sophie',
        daysAgo: 24,
        kind: 'discrimination',
        text: 'Gesucht wird ein „junges Team-Mitglied“. Das schließt Ältere aus.',
        evidence: '„Sie passen in unser junges Team“',
      },
    ],
    decision: {
      daysAgo: 23,
      measure: 'demote',
      days: 30,
      reason: 'equal-treatment',
      facts: 'Die Anzeige wendet sich mit „junges Team“ erkennbar an Jüngere.',
    },
    complaint: {
      by: 'affected',
      daysAgo: 22,
      text: '„Jung“ meint das Team, das es erst seit zwei Jahren gibt. Wir haben den Satz geändert.',
      answer: {
        daysAgo: 21,
        outcome: 'reversed',
        text: 'Der Satz ist geändert, die Anzeige wendet sich an alle. Wir nehmen die Entscheidung zurück.',
      },
    },
  },
  {
    about: { employer: 'practice' },
    reports: [
      {
        who: 'esther',
        daysAgo: 19,
        kind: 'wrong-facts',
        text: 'Die Praxis hat nicht mehr jeden Tag geöffnet, wie es auf der Seite steht.',
      },
      { who: 'tara', daysAgo: 18.5, kind: 'wrong-facts', text: 'Die Öffnungszeiten stimmen nicht.' },
    ],
    decision: {
      daysAgo: 18,
      measure: 'none',
      days: null,
      reason: 'no-breach',
      facts: 'Die Praxis hat ihre Öffnungszeiten inzwischen richtiggestellt.',
    },
  },
  {
    about: { ad: 'studynurse' },
    reports: [{ who: 'marlene', daysAgo: 15, kind: 'spam', text: 'Das interessiert doch niemanden.' }],
    decision: {
      daysAgo: 14.5,
      measure: 'none',
      days: null,
      reason: 'no-breach',
      facts: 'Die Anzeige beschreibt eine wirkliche Stelle.',
      isUnfounded: true,
    },
  },
  {
    about: { ad: 'roentgen' },
    reports: [
      {
        who: 'mehmet',
        daysAgo: 11,
        kind: 'privacy',
        text: 'Im Text stand die private Handynummer einer Mitarbeiterin.',
      },
    ],
    decision: {
      daysAgo: 10,
      measure: 'demote',
      days: 7,
      reason: 'personal-data',
      facts: 'Die Anzeige nannte eine private Telefonnummer ohne Einwilligung.',
    },
  },
  {
    about: { ad: 'cra' },
    reports: [
      {
        who: 'joost',
        daysAgo: 7,
        kind: 'wrong-facts',
        text: 'Als Gehalt steht ein Betrag, den es nur mit Bonus gibt.',
      },
    ],
    decision: {
      daysAgo: 6,
      measure: 'demote',
      days: 90,
      reason: 'misleading-ad',
      facts: 'Das genannte Gehalt enthält eine Zielvereinbarung, ohne dass die Anzeige das sagt.',
    },
    complaint: {
      by: 'affected',
      daysAgo: 3,
      text: 'Der Bonus wird seit Jahren allen gezahlt. Bitte prüfen Sie das noch einmal.',
      answer: null,
    },
  },
  {
    about: { ad: 'kardiologie' },
    reports: [
      {
        who: 'jana',
        daysAgo: 4,
        kind: 'wrong-facts',
        text: 'Im Gespräch hieß es, die Stelle sei befristet. In der Anzeige steht unbefristet.',
      },
      {
        who: 'owner',
        daysAgo: 2,
        kind: 'discrimination',
        text: 'Der Text richtet sich nur an „junge“ Bewerberinnen und Bewerber.',
        evidence: '„Sie sind jung und belastbar“',
      },
    ],
  },
  {
    about: { employer: 'hospital' },
    reports: [
      { who: 'jana', daysAgo: 1, kind: 'other', text: 'Unter der Telefonnummer meldet sich jemand anders.' },
    ],
  },
]
