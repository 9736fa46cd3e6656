import { limits } from '../../../../../config/limits.ts'
import { adLimits } from '../../../../../domain/job-ads/job-ad.values.ts'
import { viewMinutes } from '../../../../../domain/view-as/view.values.ts'
import { type SiteCookie, siteCookies } from '../../../../server/http/cookie-names.ts'
import { type LegalFacts, type LegalText, legalTextsUpdated } from '../legal-text.ts'

export function cookiePolicyDe({ brand, operator }: LegalFacts): LegalText {
  return {
    title: 'Cookie-Richtlinie',
    description: `Welche Cookies ${brand} verwendet und wie Sie Ihre Auswahl ändern.`,
    updated: legalTextsUpdated,
    sections: [
      {
        heading: 'Was Cookies sind',
        paragraphs: [
          'Cookies sind kleine Texte, die Ihr Browser für uns aufbewahrt und bei jedem Aufruf mitsendet. Cookies anderer Anbieter gibt es hier nicht.',
        ],
      },
      {
        heading: 'Welche wir verwenden',
        table: {
          head: ['Name', 'Zweck', 'Gruppe', 'Dauer'],
          rows: siteCookies.map(name => [name, cookies[name].purpose, 'notwendig', cookies[name].duration]),
        },
        paragraphs: [
          'Wer nur liest und sucht, bekommt keinen Cookie. theme und language entstehen, wenn Sie Farbschema oder Sprache wählen; consent, wenn Sie über Cookies entscheiden; uploads, wenn Sie sich ohne Konto bewerben und dabei etwas eintragen oder eine Datei hochladen; ad-drafts, wenn Sie ohne Konto mit einer Stellenanzeige beginnen; questions, wenn Sie ohne Konto bei einem Arbeitgeber nachfragen; assistant, wenn Sie Emma etwas ohne Konto fragen; ideas, wenn Sie ohne Konto eine Stimme oder eine Idee bestätigen; bookmark, wenn Sie sich ohne Anmeldung etwas merken; toast nach einem abgeschickten Formular; view-as nur bei Administratoren, die einer Person helfen; die Cookies der Anmeldung erst mit ihr. Vor deren Namen kann __Host- stehen.',
        ],
      },
      {
        heading: 'Die Gruppen Ihrer Auswahl',
        list: [
          'Notwendig: ohne sie funktioniert die Seite nicht wie von Ihnen gewünscht; immer aktiv.',
          'Funktional: Erleichterungen, die über das Notwendige hinausgehen. Zurzeit verwenden wir keine.',
          'Statistik: die Zählung der Seitenaufrufe als Summe je Tag, Seitenart und Sprache und der Besuche je Tag. Dafür wird kein weiterer Cookie gesetzt.',
          'Marketing: zurzeit verwenden wir nichts davon.',
        ],
      },
      {
        heading: 'Auswahl ändern',
        paragraphs: [
          'Ihre Auswahl gilt 365 Tage; danach fragen wir wieder. Sie können sie jederzeit in den Cookie-Einstellungen ändern, die am Ende jeder Seite verlinkt sind. Der Widerruf ist so einfach wie die Zustimmung. Löschen Sie die Cookies im Browser, fragen wir erneut.',
        ],
      },
      { heading: 'Fragen', paragraphs: [`Schreiben Sie an ${operator.dataProtectionEmail}.`] },
    ],
  }
}

const cookies: Record<SiteCookie, { purpose: string; duration: string }> = {
  consent: { purpose: 'merkt sich Ihre Auswahl zu Cookies mit Fassung und Zeitpunkt', duration: '365 Tage' },
  theme: { purpose: 'merkt sich helles oder dunkles Farbschema', duration: '1 Jahr' },
  language: { purpose: 'merkt sich die Sprache der Seiten', duration: '1 Jahr' },
  toast: { purpose: 'bringt eine Meldung auf die nächste Seite', duration: '1 Minute' },
  bookmark: { purpose: 'behält, was Sie merken wollten, bis Sie angemeldet sind', duration: '24 Stunden' },
  uploads: {
    purpose:
      'ordnet Ihrem Browser zu, was Sie ohne Konto hochgeladen oder in eine Bewerbung eingetragen haben',
    duration: '30 Tage',
  },
  'ad-drafts': {
    purpose: 'ordnet Ihrem Browser Stellenanzeigen zu, die Sie ohne Konto begonnen haben',
    duration: `${adLimits.draftDays} Tage`,
  },
  questions: {
    purpose: 'ordnet Ihrem Browser zu, was Sie ohne Konto bei Arbeitgebern nachgefragt haben',
    duration: `${limits.jobValidDays} Tage`,
  },
  assistant: {
    purpose: 'ordnet Ihrem Browser Gespräche mit Emma zu, die Sie ohne Konto geführt haben',
    duration: `${limits.assistantHours} Stunden`,
  },
  ideas: {
    purpose: 'erkennt auf dem Ideenbrett wieder, dass Sie Ihre Adresse ohne Konto bestätigt haben',
    duration: `${limits.ideaBrowserDays} Tage`,
  },
  'view-as': {
    purpose:
      'nur bei Administratoren: zeigt die Seite so, wie eine Person sie sieht, die um Hilfe gebeten hat',
    duration: `${viewMinutes} Minuten`,
  },
  'kittel-site-session': { purpose: 'hält Ihre Anmeldung', duration: `${limits.sessionDays} Tage` },
  'kittel-admin-session': {
    purpose: 'hält die Anmeldung der Verwaltung',
    duration: `${limits.adminSessionHours} Stunden`,
  },
  'kittel-device': {
    purpose:
      'erkennt Ihren Browser bei der Anmeldung wieder, damit niemand Ihr Konto mit falschen Passwörtern sperrt',
    duration: `${limits.knownDeviceDays} Tage`,
  },
  'kittel-site.state': {
    purpose: 'verbindet die Anmeldung über einen anderen Anbieter mit Ihrem Browser',
    duration: '5 Minuten',
  },
}
