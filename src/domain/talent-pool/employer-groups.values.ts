/**
 * Names of hospital groups and chains whose houses carry them, folded: whoever hides from one house hides from its group. Houses that do
 * not carry the name are found by their domain.
 */
export const employerGroups: readonly string[] = [
  'helios',
  'asklepios',
  'sana',
  'ameos',
  'rhoen',
  'vivantes',
  'charite',
  'fresenius',
  'median',
  'schoen klinik',
  'schoen kliniken',
  'alexianer',
  'agaplesion',
  'artemed',
  'paracelsus',
  'mediclin',
  'regiomed',
  'malteser',
  'johanniter',
  'caritas',
  'diakonie',
  'diakonissen',
  'diakovere',
  'vitos',
  'korian',
  'alloheim',
  'kursana',
  'pro seniore',
  'awo',
  'drk',
  'asb',
  'johannesstift',
  'gfo',
  'marienhaus',
  'barmherzige brueder',
  'bbt gruppe',
  'st franziskus stiftung',
  'sankt elisabeth stiftung',
  'muehlenkreiskliniken',
  'knappschaft',
  'bg klinikum',
  'bg klinik',
  'bundeswehrkrankenhaus',
  'swiss medical network',
  'hirslanden',
  'insel gruppe',
  'inselspital',
  'spitaeler fmi',
  'gesundheitsverbund landkreis konstanz',
  'tirol kliniken',
  'salk',
  'kages',
  'oberoesterreichische gesundheitsholding',
  'vinzenz gruppe',
  'wiener gesundheitsverbund',
  'vamed',
  'dussmann',
]

/** Words of a name that say what a house is, not which one: alone they name nobody. */
export const commonNameWords: ReadonlySet<string> = new Set(
  `klinik kliniken klinikum krankenhaus krankenhaeuser spital spitaeler universitaetsklinikum universitaetsklinik universitaetsspital
  uniklinik uniklinikum landeskrankenhaus kreiskrankenhaus kreisklinik kreiskliniken stadtspital stadtkrankenhaus kantonsspital
  landesklinikum hospital medical center centre medizinisches versorgungszentrum mvz zentrum praxis gemeinschaftspraxis hausarztpraxis
  zahnarztpraxis facharztpraxis arztpraxis ordination apotheke labor reha rehaklinik rehabilitationsklinik fachklinik tagesklinik
  pflegeheim seniorenheim seniorenzentrum seniorenresidenz altenheim pflegezentrum pflegedienst pflege sozialstation spitex ambulanter
  ambulante stiftung verein gruppe holding gesundheit gesundheitszentrum haus am im an der die das den dem und fuer von vom zu zum zur
  in bei dr med prof doktor st sankt`.split(/\s+/),
)
