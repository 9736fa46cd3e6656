import { describe, expect, it } from 'vitest'
import { findGuideAnswer } from './find-guide-answer.ts'

const found = (question: string) => findGuideAnswer(question, { locale: 'de' })

describe('a question about the site or the field', () => {
  it.each([
    ['was ist eine MFA', 'mfa'],
    ['mfa was macht man da', 'mfa'],
    ['wos is a DGKP', 'dgkp'],
    ['was isch s pensum', 'workload'],
    ['muss i mi do registriern zum bewerben', 'apply-as-guest'],
    ['jobalam einrichten', 'alerts'],
    ['bewerbung zurückziehn', 'withdraw-application'],
    ['Ich bin Krankenschwester aus Polen, wird mein Diplom in Österreich anerkannt?', 'recognition-at'],
    ['How do I get my nursing diploma recognised in Germany?', 'recognition-nurse-de'],
    ['delete my account please', 'delete-account'],
    ['sieht mein chef dass ich im talentpool bin', 'talent-pool-hidden'],
    ['wie viele Stunden sind 80 Prozent', 'workload'],
    ['Hab keine Ausbildung, was kann ich in der Pflege machen?', 'without-training'],
    ['i hob nix glernt, wos kann i im spitoi machn?', 'without-training'],
    ['wer zahlt umschuhlung?', 'retraining'],
    ['Kann ich die Ausbildung auch in Teilzeit machen?', 'part-time-training'],
    ['Kann man Pflege studieren?', 'nursing-study'],
    ['Wie schaffe ich den Wiedereinstieg nach 10 Jahren Pause?', 'return-to-work'],
    ['Werden Überstunden ausbezahlt?', 'overtime'],
    ['Wie lange kann ich in Elternzeit gehen?', 'parental-leave'],
    ['Wie verhandle ich über mein Gehalt?', 'pay-talk'],
    ['bruch ich es führigszügnis', 'police-certificate'],
    ['Was ist mit meinem Impfstatus bei der Bewerbung?', 'vaccination'],
    ['Muss ich meinen Kasack selber kaufen?', 'work-clothes'],
    ['Zahlt die Klinik meinen Umzug?', 'moving'],
    ['Gibt es eine Betriebskita?', 'childcare'],
    ['Bekomme ich später Rente vom öffentlichen Dienst?', 'pension'],
    ['Wie lange muss ich zwischen zwei Diensten Ruhe haben?', 'rest-times'],
    ['Dürfen wir "Muttersprachler" verlangen?', 'ad-wording'],
    ['Wie oft wurde meine Anzeige angesehen?', 'ad-figures'],
  ])('"%s" finds %s', (question, id) => {
    expect(found(question)).toMatchObject({ id, certainty: 'sure' })
  })
})

describe('what looks for jobs is no question', () => {
  it.each([
    'MFA Stellen in Köln',
    'mfa',
    'gibt es MFA Stellen in Köln?',
    'welche Stellen gibt es für Hebammen in Bern',
    'was verdient eine MFA',
    'Pflege Ausbildung',
    'PJ Hamburg',
    'Famulatur Chirurgie',
    'keine Zeitarbeit',
    'ohne Rufbereitschaft',
    'und in Teilzeit?',
    'Arzt mit Berufserlaubnis',
    'TVöD P8',
    'die zweite merken',
    'Umschulung Pflege Stellen Köln',
    'Jobs ohne Ausbildung Berlin',
    'Teilzeitausbildung MFA Berlin',
    'Wiedereinstieg Pflege Teilzeit München',
    'Pflege mit Kita Hamburg',
    'Stelle mit Betriebsrente',
    'keine Überstunden',
    'mit Wohnung',
    'Impfzentrum Stellen',
    'Betriebsrat Stelle Jurist',
    'vergleiche die erste und dritte',
    'zurück',
    '',
    '???',
  ])('"%s"', question => {
    expect(found(question)).toBeNull()
  })
})

it('takes at most two milliseconds, however long the question', () => {
  const long =
    'wie lange dauert eigentlich die Anerkennung meines Diploms in Österreich oder der Schweiz '.repeat(6)
  found(long)
  const times = Array.from({ length: 50 }, () => {
    const begun = performance.now()
    found(long)
    return performance.now() - begun
  })
  expect(Math.min(...times)).toBeLessThan(2)
})
