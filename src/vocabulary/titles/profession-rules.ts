/*
 * What the lists of names cannot say: how words beside a job title change the profession. Every rule is a
 * kind of wording, not a single ad. Patterns are tried on folded words ("ärztlich" is "aerztlich").
 */

/** Titles that say no more than the trade: a more precise title in the same text wins over them. */
export const genericProfessions = new Set(['arzt', 'facharzt', 'pflegefachmann', 'hochschullehrer'])

/** Names that may mean a place or a field as well as a person; they count less than a person's title. */
export const fieldName =
  /(pfleg|dienst|ung|logi|therapi|technik|nahm|stell|transport|station|prophylax|spitex|physi|wesen|forschung|monitoring|labor|abrechn|empfang|medizin|ernaehr|paedi|optik|administration|aufnahm|management|management)$/

/** Abbreviations that name a place, a degree or a method rather than a profession. */
export const weakAbbreviations = new Set(
  `Spitex OP ITS IMC ZNA NICU PICU PC HF EFZ EBA FMH MVZ ICW DGP DDG IHK GOÄ EBM TARDOC KIS PACS HR QM W2 W3 PhD Dipl.-Ing.
  Dr. med. MLD KG MT VT TP KT FMA ZSVA AEMP IM AM DA PM MD NA UA TA RA SL EL GP PP PV SN CS HP ET LA CA FA AA CM CEO GF
  KD HH HL AH PH SRK BGM MPH ESHRE EA PA RS RH RT AP HEB LOGO KS DS OTM MDA PAL`.split(/\s+/),
)

/** Abbreviations that are words or names when they are not in capitals. */
export const ordinaryWords = new Set(['EVA', 'AKI', 'AIP', 'MAB', 'PAL', 'HEB', 'LOGO', 'FOT', 'AGS'])

/** Of two professions that share a name, the one that the name means when nothing else is said. */
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
