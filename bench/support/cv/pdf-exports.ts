import { writtenPeriod } from './cv-dates.ts'
import { cvWords } from './cv-words.ts'
import { marginPoints, pdfOf, widthPoints, write } from './pdf-page.ts'
import type { CvPerson } from './person.ts'

/** What a professional network exports: a dark column on the left, the house above the work, the duration behind the dates. */
export function profileExportPdf(person: CvPerson): Promise<Uint8Array> {
  const { language, country } = person
  const german = language === 'de'
  const land = { DE: german ? 'Deutschland' : 'Germany', AT: 'Österreich', CH: 'Schweiz' }[country]
  return pdfOf(pdf => {
    const bar = { x: 30, width: 150, y: 40 }
    const main = { x: 215, width: 340, y: 40 }
    write(pdf, bar, german ? 'Kontakt' : 'Contact', 12)
    write(pdf, bar, person.phoneWritten + (german ? ' (Mobile)' : ' (Mobile)'), 9.5)
    write(pdf, bar, person.email, 9.5)
    bar.y += 14
    write(pdf, bar, german ? 'Top-Kenntnisse' : 'Top Skills', 12)
    for (const skill of person.skills) write(pdf, bar, skill, 9.5)
    bar.y += 14
    write(pdf, bar, 'Languages', 12)
    for (const { word, levelWord } of person.languages) write(pdf, bar, `${word} (${levelWord})`, 9.5)
    bar.y += 14
    write(pdf, bar, 'Certifications', 12)
    for (const { name } of person.qualifications) write(pdf, bar, name, 9.5)
    write(pdf, main, person.name, 24)
    write(pdf, main, person.headline, 12)
    write(pdf, main, `${person.city}, ${land}`, 10)
    main.y += 14
    write(pdf, main, german ? 'Berufserfahrung' : 'Experience', 15)
    for (const { title, employer, city, from, to, tasks } of person.jobs) {
      write(pdf, main, employer, 12)
      write(pdf, main, title, 11)
      const when = writtenPeriod(from, to, 'month', language, german ? 'Heute' : 'Present')
      write(pdf, main, `${when} ${german ? '(3 Jahre 2 Monate)' : '(3 years 2 months)'}`, 10)
      write(pdf, main, `${city}, ${land}`, 10)
      for (const task of tasks) write(pdf, main, task, 10)
      main.y += 8
    }
    main.y += 14
    write(pdf, main, german ? 'Ausbildung' : 'Education', 15)
    for (const { from, to, name, place } of person.education) {
      write(pdf, main, place, 12)
      write(pdf, main, `${name} · (${from.slice(0, 4)} - ${to.slice(0, 4)})`, 10)
    }
  })
}

/** The European form: dates and place in one line above the work in capitals. */
export function europassPdf(person: CvPerson, taste: number): Promise<Uint8Array> {
  const { language } = person
  const words = cvWords(person, taste)
  const german = language === 'de'
  return pdfOf(pdf => {
    const frame = { x: marginPoints, width: widthPoints - 2 * marginPoints, y: marginPoints }
    write(pdf, frame, person.name, 20, true)
    write(pdf, frame, person.private, 9)
    write(
      pdf,
      frame,
      `${words.phone}: ${person.phoneWritten} | ${german ? 'E-Mail-Adresse' : 'Email address'}: ${person.email} |`,
      9,
    )
    write(pdf, frame, `${words.address}: ${person.street}, ${person.postalCode}, ${person.city}`, 9)
    const heading = (text: string) => {
      frame.y += 10
      write(pdf, frame, text.toUpperCase(), 12, true)
    }
    heading(german ? 'Berufserfahrung' : 'Work experience')
    for (const { title, employer, city, from, to, tasks } of person.jobs) {
      write(
        pdf,
        frame,
        `${writtenPeriod(from, to, 'day', language, german ? 'AKTUELL' : 'CURRENT')} – ${city}`,
        9,
      )
      write(pdf, frame, `${title.toUpperCase()} – ${employer.toUpperCase()}`, 10, true)
      for (const task of tasks) write(pdf, frame, `• ${task}`, 10)
      frame.y += 4
    }
    heading(german ? 'Allgemeine und berufliche Bildung' : 'Education and training')
    for (const { from, to, name, place } of person.education) {
      write(pdf, frame, writtenPeriod(from, to, 'year', language, ''), 9)
      write(pdf, frame, `${name} – ${place}`, 10, true)
    }
    for (const { at, name, by } of person.qualifications) {
      write(pdf, frame, at, 9)
      write(pdf, frame, by === '' ? name : `${name} – ${by}`, 10, true)
    }
    heading(german ? 'Sprachkenntnisse' : 'Language skills')
    for (const { word, levelWord } of person.languages) write(pdf, frame, `${word}: ${levelWord}`, 10)
    if (person.drivingLicence) {
      heading(german ? 'Führerschein' : 'Driving licence')
      write(pdf, frame, `${german ? 'Führerschein' : 'Driving licence'}: ${person.drivingLicence}`, 10)
    }
  })
}
