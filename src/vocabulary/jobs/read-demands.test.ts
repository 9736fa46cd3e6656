import { describe, expect, it } from 'vitest'
import { readDemands, readLanguageLevels } from './read-demands.ts'
import { readStart } from './read-start.ts'

describe('what an ad demands', () => {
  it.each([
    ['Führerschein der Klasse B', ['driving-licence'], []],
    ['Führerschein von Vorteil', [], []],
    ['Führerschein der Klasse B oder gute Anbindung mit dem Rad', [], []],
    ['Abgeschlossene Fachweiterbildung Intensivpflege', ['further-training:intensivmedizin'], []],
    ['Gern mit Fachweiterbildung Intensivpflege und Anästhesie', [], []],
    ['Fachweiterbildung Psychiatrie wird von uns gefördert', [], ['further-training:psychiatrie']],
    ['Zusatzbezeichnung Notfallmedizin', ['additional-title:notfallmedizin'], []],
    ['Weiterbildung zur Praxisanleitung im Umfang von 300 Stunden', ['further-training:praxisanleiter'], []],
    ['Die Klinik hat die volle Weiterbildungsbefugnis', [], ['specialist:neurologie']],
    ['Fort- und Weiterbildung', [], []],
  ])('%s', (line, required, offered) => {
    expect(readDemands(`Pflege\n${line}\nIntensivstation`, 'neurologie')).toEqual({ required, offered })
  })

  it('includes the level of a language where the text names it', () => {
    const lines = 'Deutsch auf dem Niveau B2 oder besser\nEnglischkenntnisse'
    expect(readLanguageLevels(['de', 'en', 'tr'], lines)).toEqual(['de:B2', 'en:', 'tr:'])
  })
})

describe('when a job begins', () => {
  it.each([
    ['zum 1. April 2027', '2027-04'],
    ['per 1. März 2027', '2027-03'],
    ['01.10.2027', '2027-10'],
    ['2027-05-01', '2027-05'],
    ['ab sofort', 'now'],
    ['per sofort', 'now'],
    ['per sofort oder nach Vereinbarung', 'agreed'],
    ['zum nächstmöglichen Zeitpunkt', 'soon'],
    ['01.13.2027', null],
    ['im Frühling', null],
  ])('%s', (text, start) => {
    expect(readStart(text)).toBe(start)
  })
})
