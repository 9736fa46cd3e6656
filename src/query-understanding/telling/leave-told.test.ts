import { describe } from 'vitest'
import { readsAs } from '../../../tests/support/reads-as.ts'

describe('what somebody was, and what others are', () => {
  readsAs([
    ['war 20 Jahre in der Gastro, suche jetzt als Pflegehelfer in Ulm', 'Pflegehelfer', { place: 'Ulm' }],
    ['er ist Koch, aber um ihn gehts nicht. Ich bin Pflegefachfrau', 'Pflegefachfrau'],
    ['Meine Tochter ist MFA und sucht in Bayreuth', 'MFA', { place: 'Bayreuth' }],
    ['Ich pflege meine Mutter und suche als MTR in Essen', 'MTR', { place: 'Essen' }],
    ['Der Chef hat die Praxis zugemacht, jetzt suche ich als MFA', 'MFA'],
    [
      'Ich leite eine Station und möchte das nicht mehr. Suche als Pflegefachkraft in Kiel',
      'Pflegefachkraft',
      { place: 'Kiel' },
    ],
    [
      'Ich will das nicht mehr nachts machen, Pflege in Kiel',
      'Pflege',
      { without: ['nights'], place: 'Kiel' },
    ],
    // It is looked for where nothing else is.
    ['Ich war zehn Jahre MFA und suche jetzt wieder in Trier', 'MFA', { place: 'Trier' }],
    ['ich will mit Kindern arbeiten, Erzieherin, Bonn', 'Kindern Erzieherin', { place: 'Bonn' }],
  ])
})

describe('what somebody says of themselves', () => {
  readsAs([
    ['bin Altenpfleger, 58, Rücken kaputt, suche in Hagen', 'Altenpfleger', { place: 'Hagen' }],
    ['I am a Filipino nurse, B2 German, Dresden', 'nurse', { place: 'Dresden' }],
    ['nach 20 Jahren im Krankenhaus suche ich als PTA', 'PTA'],
    ['seit der Trennung suche ich Arbeit als ZFA in Mainz', 'ZFA', { place: 'Mainz' }],
    ['bin Koch, seit 20 Jahren Gastronomie, suche in Ulm', 'Koch', { place: 'Ulm' }],
    ['Ich bin Krankenpfleger mit Anerkennung und suche in Bonn', 'Krankenpfleger', { place: 'Bonn' }],
    ['Physiotherapeutin in Karenz', 'Physiotherapeutin'],
    ['nur vormittags wegen der Schule, MFA', 'MFA', { shift: ['day'] }],
    [
      'ich muss nachts bei den Kindern sein. Krankenschwester, Köln',
      'Krankenschwester',
      { without: ['nights'], place: 'Köln' },
    ],
  ])
})

describe('places that are told of', () => {
  readsAs([
    ['Wir ziehen von Wien nach Bregenz, ich bin Hebamme', 'Hebamme', { place: 'Bregenz' }],
    [
      'Ich bin seit 12 Jahren Altenpflegerin in Soest und suche in Lippstadt eine Stelle',
      'Altenpflegerin',
      { place: 'Lippstadt' },
    ],
    ['Ich bin Erzieherin in Ulm und suche dort etwas', 'Erzieherin', { place: 'Ulm' }],
    ['ich wohne in Bonn und suche in Köln als MFA', 'MFA', { place: 'Köln' }],
    ['MFA, in Passau nichts gefunden, jetzt Regensburg', 'MFA', { place: 'Regensburg' }],
    ['Hebamme Genf oder Lausanne, lieber Lausanne', 'Hebamme', { place: 'Lausanne' }],
    ['Mein Freund studiert in Marburg, ich bin Apothekerin', 'Apothekerin', { place: 'Marburg' }],
    ['nurse from India', 'nurse'],
    ['I am a nurse in Delhi and looking for a job in Munich', 'nurse', { place: 'Munich' }],
    ['Krankenschwester aus den Philippinen sucht in Ulm', 'Krankenschwester', { place: 'Ulm' }],
  ])
})

describe('refusals of clauses', () => {
  readsAs([
    [
      'MFA, am liebsten im MVZ, samstags will ich nicht arbeiten',
      'MFA',
      { employerType: ['medical-center'], without: ['weekends'] },
    ],
    ['MFA, kein Wochenende, Praxis', 'MFA', { employerType: ['private-practice'], without: ['weekends'] }],
    [
      'in ein Pflegeheim setz ich keinen Fuß mehr, Altenpflegerin',
      'Altenpflegerin',
      { without: ['care-facility'] },
    ],
    ['Nachtdienste stören mich nicht, Altenpfleger', 'Altenpfleger'],
    [
      'will aus dem Heim raus und in eine Praxis, Ergotherapeut',
      'Ergotherapeut',
      { employerType: ['private-practice'], without: ['care-facility'] },
    ],
    ['Hebamme ohne Kreißsaalnächte', 'Hebamme', { without: ['nights'] }],
    ['suche Stelle als Sekretärin, keine Pflege mehr', 'Sekretärin'],
  ])
})

describe('limits and amounts', () => {
  readsAs([
    ['unter 3200 wechsel ich nicht, PTA', 'PTA', { salaryMin: 3200 }],
    ['mehr als 25 Stunden schaffe ich nicht, PTA', 'PTA', { employmentType: ['part-time'] }],
    ['mindestens 25 und höchstens 30 Stunden, PTA', 'PTA', { employmentType: ['part-time'] }],
    ['MFA 538 Euro', 'MFA', { employmentType: ['part-time'] }],
    ['MFA 3000 netto', 'MFA'],
  ])
})

describe('dialect', () => {
  readsAs([
    ['Pflegefachfrau ohni Wucheänd', 'Pflegefachfrau', { without: ['weekends'] }],
    ['MPA z Bärn, 60 Prozänt', 'MPA', { employmentType: ['part-time'], place: 'Bern' }],
    ['i suach in Wels ois Heimhilfe wos, nocht ned', 'Heimhilfe', { without: ['nights'], place: 'Wels' }],
    ['Pflege bw', 'Pflege', { place: 'Baden-Württemberg' }],
  ])
})
