import { describe } from 'vitest'
import { readsAs } from '../../tests/support/reads-as.ts'

describe('what is refused by what stands behind it', () => {
  readsAs([
    ['Wochenende nicht, Radiologe Trier', 'Radiologe', { without: ['weekends'], place: 'Trier' }],
    ['Nachtdienste kann ich leider nicht machen, Hebamme', 'Hebamme', { without: ['nights'] }],
    ['sonntags frei Altenpflege Cham', 'Altenpflege', { without: ['weekends'], place: 'Cham' }],
    ['leiharbeit nein danke, krankenschwester', 'krankenschwester', { without: ['agencies'] }],
    ['Vollzeit nein danke, Ergotherapeutin', 'Ergotherapeutin', { employmentType: ['part-time'] }],
  ])
})

describe('what is compared or left', () => {
  readsAs([
    [
      'lieber kleine Praxis als großes Krankenhaus, MFA',
      'MFA',
      { employerType: ['private-practice'], without: ['hospital'] },
    ],
    ['lieber in Teilzeit als MFA arbeiten', 'MFA', { employmentType: ['part-time'] }],
    [
      'Ich möchte weg von der Klinik und in eine Praxis, MFA',
      'MFA',
      { employerType: ['private-practice'], without: ['hospital'] },
    ],
    ['raus aus Klinik und Heim, Pflege', 'Pflege', { without: ['hospital', 'care-facility'] }],
    ['bitte nichts Befristetes, Logopädin', 'Logopädin', { contract: ['permanent'] }],
    ['ohne Spät- und Nachtdienst MFA', 'MFA', { without: ['shifts', 'nights'] }],
    [
      'keine Nacht sondern nur Früh, Pflege Wesel',
      'Pflege',
      { shift: ['day'], without: ['nights'], place: 'Wesel' },
    ],
  ])
})

describe('numbers in words, shares and lengths of shifts', () => {
  readsAs([
    [
      'Pfleger Vollzeit, nachts geht gar nicht',
      'Pfleger',
      { employmentType: ['full-time'], without: ['nights'] },
    ],
    ['Pfleger Vechta, nachts bin ich raus', 'Pfleger', { place: 'Vechta', without: ['nights'] }],
    ['Kunsttherapeutin 3 Tage/Woche', 'Kunsttherapeutin', { employmentType: ['part-time'] }],
    ['zwei Tage die Woche Pfleger', 'Pfleger', { employmentType: ['part-time'] }],
    ['zwanzig bis dreißig Stunden MFA', 'MFA', { employmentType: ['part-time'] }],
    ['3/4 Stelle Hebamme', 'Hebamme', { employmentType: ['part-time'] }],
    ['Teilzeit nicht unter 20 Stunden', '', { employmentType: ['part-time', 'full-time'] }],
    ['Sanitäter 12-Stunden-Schichten', 'Sanitäter 12-Stunden-Schichten'],
  ])
})

describe('names of houses', () => {
  readsAs([
    ['Krankenhaus am Friedrichshain Pflege', 'Krankenhaus am Friedrichshain Pflege'],
    ['Praxis Dr. Müller MFA', 'Praxis Dr. Müller MFA'],
    ['St. Josef Krankenhaus Regensburg', 'St. Josef Krankenhaus Regensburg'],
    ['Klinik am Bodensee Physio', 'Physio', { employerType: ['hospital'], place: 'Bodensee' }],
    ['Praxis zum 1.4. MFA', 'MFA', { employerType: ['private-practice'] }],
  ])
})

describe('places', () => {
  readsAs([
    ['Oberarzt Raum Nordhessen', 'Oberarzt', { place: 'Nordhessen' }],
    ['Facharzt Norddeutschland', 'Facharzt Norddeutschland'],
    ['Pflegehelfer Wien 10. Bezirk', 'Pflegehelfer', { place: 'Wien' }],
    ['Hebamme LK Göttingen', 'Hebamme', { place: 'Göttingen' }],
    ['FaGe im Kanton Thurgau', 'FaGe', { place: 'Kanton Thurgau' }],
    ['MPA z’Bern', 'MPA', { place: 'Bern' }],
    ['Pflege 8001 Zürich Oerlikon', 'Pflege', { place: '8001 Zürich Oerlikon' }],
  ])
})

describe('what is said around a wish', () => {
  readsAs([
    ['Hallo, habt ihr in Ulm was für eine Hebamme?', 'Hebamme', { place: 'Ulm' }],
    ['Servus, suach an Job ois Heimhilfe in Linz', 'Heimhilfe', { place: 'Linz' }],
    ['We are two nurses, Munich', 'two nurses', { place: 'Munich' }],
    ['pflege ohne we', 'pflege', { without: ['weekends'] }],
    ['I don’t work weekends, nurse', 'nurse', { without: ['weekends'] }],
    ['als Quereinsteigerin in die Pflege', 'Pflege', { experience: ['entry'] }],
    ['nurse job berlin english no german', 'nurse', { language: ['en'], place: 'berlin' }],
  ])
})

describe('a compound cut short', () => {
  readsAs([
    ['MFA ohne Turnus- oder Nachtdienste', 'MFA', { without: ['shifts', 'nights'] }],
    ['Arzt keine Ruf-/Hintergrunddienste', 'Arzt', { without: ['on-call'] }],
    ['Ruf- und Bereitschaftsdienst nein', '', { without: ['on-call'] }],
    ['Arzt Ruf- oder Bereitschaftsdienst', 'Arzt Ruf- oder Bereitschaftsdienst'],
  ])
})

describe('a wish after a refusal', () => {
  readsAs([
    ['ohne Zeitarbeit und lieber unbefristet', '', { without: ['agencies'], contract: ['permanent'] }],
    ['ohne Zeitarbeit und unbefristet', '', { without: ['agencies'], contract: ['permanent'] }],
    ['ohne Nacht und am liebsten Teilzeit', '', { without: ['nights'], employmentType: ['part-time'] }],
  ])
})

describe('who leads', () => {
  readsAs([
    ['Leitender Physiotherapeut', 'Physiotherapeut', { experience: ['executive'] }],
    ['Leitende Ärztin', 'Leitende Ärztin'],
    ['Leitende Pflegefachkraft', 'Leitende Pflegefachkraft'],
  ])
})
