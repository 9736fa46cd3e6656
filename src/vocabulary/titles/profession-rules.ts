/*
 * What the lists of names cannot express: how words next to a job title change the profession. Every rule covers a kind of wording, never a
 * single job. Patterns match folded words ("ärztlich" is "aerztlich").
 */

/** Generic titles: a more precise one in the same text wins. */
export const genericProfessions = new Set(['arzt', 'facharzt', 'pflegefachmann', 'hochschullehrer'])

/** Names that may denote a place or a field as well as a person; they weigh less than a person's title. */
export const fieldName =
  /(pfleg|dienst|ung|logi|therapi|technik|nahm|stell|transport|station|prophylax|spitex|physi|wesen|forschung|monitoring|labor|abrechn|empfang|medizin|ernaehr|paedi|optik|administration|aufnahm|management|management)$/

/** Abbreviations of a place, a degree or a method rather than a profession. */
export const weakAbbreviations = new Set(
  `Spitex OP ITS IMC ZNA NICU PICU PC HF EFZ EBA FMH MVZ ICW DGP DDG IHK GOÄ EBM TARDOC KIS PACS HR QM W2 W3 PhD Dipl.-Ing.
  Dr. med. MLD KG MT VT TP KT FMA ZSVA AEMP IM AM DA PM MD NA UA TA RA SL EL GP PP PV SN CS HP ET LA CA FA AA CM CEO GF
  KD HH HL AH PH SRK BGM MPH ESHRE EA PA RS RH RT AP HEB LOGO KS DS OTM MDA PAL`.split(/\s+/),
)

/** Abbreviations that are words or names unless in capitals. */
export const ordinaryWords = new Set(['EVA', 'AKI', 'AIP', 'MAB', 'PAL', 'HEB', 'LOGO', 'FOT', 'AGS'])

/** Which of two professions a shared name means by default. */
export const settledNames: Record<string, string> = {
  'leitender oberarzt': 'leitender_arzt',
  'ärztlicher leiter': 'aerztlicher_direktor',
  'medical director': 'aerztlicher_direktor',
  consultant: 'facharzt',
  'head of department': 'chefarzt',
  klinikreferent: 'pharmareferent',
  atmungstherapeut: 'atmungstherapeut',
  'healthcare assistant': 'pflegehelfer',
  nervenarzt: 'neurologe',
  'mfa kardiologie': 'mfa',
  nurse: 'pflegefachmann',
  'registered nurse': 'pflegefachmann',
  'dental assistant': 'zfa',
  'biomedical scientist': 'biomed_analytiker',
  radiographer: 'mtr',
  pflegehelfer: 'pflegehelfer',
  'care assistant': 'pflegehelfer',
  sprechstundenhilfe: 'mfa',
}
