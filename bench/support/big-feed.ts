import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createRandom, pick } from './random.ts'

const titles = [
  'Pflegefachkraft (m/w/d) Intensivstation',
  'Oberarzt (m/w/d) Kardiologie',
  'Medizinische Fachangestellte (MFA) (m/w/d)',
  'Physiotherapeut (m/w/d) Neurologie',
  'Assistenzarzt (m/w/d) Innere Medizin in Weiterbildung',
  'Stationsleitung (m/w/d) Geriatrie',
  'Zahnmedizinische Fachangestellte (m/w/d) Prophylaxe',
  'Hebamme (w/m/d) Kreißsaal',
  'MTR (m/w/d) Radiologie',
  'Notfallsanitäter (m/w/d) Zentrale Notaufnahme',
]
const towns = [
  ['10115', 'Berlin'],
  ['20095', 'Hamburg'],
  ['80331', 'München'],
  ['50667', 'Köln'],
  ['79098', 'Freiburg im Breisgau'],
  ['01067', 'Dresden'],
  ['24103', 'Kiel'],
  ['99084', 'Erfurt'],
] as const
const duties = [
  'Sie planen die Pflege und dokumentieren digital',
  'Sie begleiten Patientinnen, Patienten und ihre Angehörigen',
  'Sie leiten Auszubildende an und geben Ihr Wissen weiter',
  'Sie arbeiten im Dreischichtsystem mit verlässlichem Dienstplan',
  'Sie bereiten Untersuchungen vor und assistieren dabei',
  'Sie wirken an Besprechungen und Qualitätszirkeln mit',
]
const profiles = [
  'Abgeschlossene Ausbildung oder vergleichbare Anerkennung',
  'Deutschkenntnisse mindestens auf dem Niveau B2',
  'Freude an der Arbeit im Team und Einfühlungsvermögen',
  'Berufserfahrung ist willkommen, aber keine Bedingung',
]
const offers = [
  '30 Tage Urlaub',
  'Betriebliche Altersvorsorge',
  'Fahrradleasing',
  'Fort- und Weiterbildung',
  'Kinderbetreuung',
]
const pays = ['TVöD P8', '3.600 bis 4.200 € brutto im Monat', 'ab 58.000 € im Jahr', '18,50 € pro Stunde', '']

/** Writes an XML feed of about `bytes` bytes, identical for the same size. @returns how many jobs it holds. */
export async function writeBigFeed(path: string, bytes: number): Promise<number> {
  const random = createRandom(7)
  const file = createWriteStream(path)
  let written = 0
  let jobs = 0
  const write = async (text: string) => {
    written += Buffer.byteLength(text)
    if (!file.write(text)) await once(file, 'drain')
  }
  await write('<?xml version="1.0" encoding="UTF-8"?>\n<source><publisher>Bench</publisher>\n')
  while (written < bytes) await write(job(++jobs))
  await write('</source>\n')
  file.end()
  await once(file, 'finish')
  return jobs

  function list(from: readonly string[], count: number): string {
    return Array.from({ length: count }, () => `<li>${pick(random, from)}</li>`).join('')
  }
  function job(id: number): string {
    const [postalCode, town] = pick(random, towns)
    const about =
      `Unser Haus in ${town} sucht zum nächstmöglichen Zeitpunkt Verstärkung. ${pick(random, duties)}. `.repeat(
        3,
      )
    return (
      `<job><title><![CDATA[${pick(random, titles)}]]></title><date>2026-11-${String((id % 20) + 1).padStart(2, '0')}</date>` +
      `<referencenumber>BIG-${id}</referencenumber><url>https://jobs.example/${id}</url><company>Klinikum Bench</company>` +
      `<city>${town}</city><country>DE</country><postalcode>${postalCode}</postalcode><salary>${pick(random, pays)}</salary>` +
      `<description><![CDATA[<p>${about}</p><h3>Ihre Aufgaben</h3><ul>${list(duties, 6)}</ul><h3>Ihr Profil</h3><ul>${list(profiles, 4)}</ul>` +
      `<h3>Wir bieten</h3><ul>${list(offers, 5)}</ul><p>Kontakt: karriere@klinikum.example</p>]]></description></job>\n`
    )
  }
}
