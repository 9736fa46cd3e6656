/** What fictional job seekers are, by profession of the vocabulary; `pay` is gross in EUR a month for full time. */
export type SeekerKind = {
  profession: string
  weight: number
  specialties: readonly string[]
  licence: { kind: string; name: string } | null
  training: string
  further: readonly string[]
  employers: readonly string[]
  pay: readonly [from: number, to: number]
  /** Where not everyone of the profession may have any number of years. */
  yearsSinceTraining?: readonly [from: number, to: number]
}

const hospitals = ['Klinikum', 'Krankenhaus', 'Universitätsklinikum']
const practices = ['Gemeinschaftspraxis', 'Praxis', 'MVZ']

export const seekerKinds: readonly SeekerKind[] = [
  {
    profession: 'pflegefachmann',
    weight: 30,
    specialties: ['kardiologie', 'innere_medizin', 'geriatrie', 'neurologie'],
    licence: { kind: 'professional-licence', name: 'Berufsurkunde Pflegefachfrau / Pflegefachmann' },
    training: 'Ausbildung zur Pflegefachperson',
    further: ['Praxisanleitung', 'Wundexperte ICW', 'Fachweiterbildung Intensivpflege', 'Palliative Care'],
    employers: hospitals,
    pay: [3_200, 4_300],
  },
  {
    profession: 'altenpfleger',
    weight: 12,
    specialties: ['geriatrie'],
    licence: { kind: 'professional-licence', name: 'Berufsurkunde Altenpflege' },
    training: 'Ausbildung in der Altenpflege',
    further: ['Wundexperte ICW', 'Palliative Care'],
    employers: ['Seniorenzentrum', 'Haus am Park', 'Pflegedienst'],
    pay: [3_000, 3_900],
  },
  {
    profession: 'facharzt',
    weight: 12,
    specialties: ['innere_medizin', 'anaesthesiologie', 'allgemeinchirurgie', 'psychiatrie'],
    licence: { kind: 'approbation', name: 'Approbation als Ärztin / Arzt' },
    training: 'Studium der Humanmedizin',
    further: ['Zusatzbezeichnung Notfallmedizin', 'Fachkunde Strahlenschutz'],
    employers: hospitals,
    pay: [6_800, 9_500],
    yearsSinceTraining: [7, 28],
  },
  {
    profession: 'assistenzarzt',
    weight: 10,
    specialties: ['innere_medizin', 'allgemeinchirurgie', 'paediatrie'],
    licence: { kind: 'approbation', name: 'Approbation als Ärztin / Arzt' },
    training: 'Studium der Humanmedizin',
    further: ['Fachkunde Rettungsdienst'],
    employers: hospitals,
    pay: [5_200, 6_200],
    yearsSinceTraining: [1, 6],
  },
  {
    profession: 'mfa',
    weight: 14,
    specialties: ['allgemeinmedizin', 'orthopaedie_unfallchirurgie', 'kardiologie'],
    licence: null,
    training: 'Ausbildung zur Medizinischen Fachangestellten',
    further: ['VERAH', 'Röntgenschein'],
    employers: practices,
    pay: [2_500, 3_300],
  },
  {
    profession: 'zfa',
    weight: 6,
    specialties: [],
    licence: null,
    training: 'Ausbildung zur Zahnmedizinischen Fachangestellten',
    further: ['Röntgenschein'],
    employers: ['Zahnarztpraxis', 'Zahnzentrum'],
    pay: [2_400, 3_200],
  },
  {
    profession: 'physiotherapeut',
    weight: 8,
    specialties: ['orthopaedie_unfallchirurgie', 'neurologie'],
    licence: {
      kind: 'professional-licence',
      name: 'Erlaubnis zum Führen der Berufsbezeichnung Physiotherapie',
    },
    training: 'Ausbildung in der Physiotherapie',
    further: ['Manuelle Lymphdrainage', 'Bobath'],
    employers: ['Physiotherapie', 'Rehaklinik'],
    pay: [2_900, 3_700],
  },
  {
    profession: 'hebamme',
    weight: 5,
    specialties: ['frauenheilkunde'],
    licence: { kind: 'professional-licence', name: 'Berufsurkunde Hebamme' },
    training: 'Studium der Hebammenwissenschaft',
    further: ['CTG-Kurs'],
    employers: ['Frauenklinik', 'Geburtshaus'],
    pay: [3_300, 4_200],
  },
]

/** Where they live and look for work; names of the vocabulary, the country decides on licences. */
export const seekerTowns: readonly (readonly [town: string, country: 'DE' | 'AT' | 'CH'])[] = [
  ...(
    [
      'Berlin',
      'Hamburg',
      'München',
      'Köln',
      'Leipzig',
      'Dresden',
      'Stuttgart',
      'Nürnberg',
      'Hannover',
      'Bremen',
    ] as const
  ).map(town => [town, 'DE'] as const),
  ...(
    ['Freiburg im Breisgau', 'Kiel', 'Rostock', 'Erfurt', 'Mainz', 'Kassel', 'Münster', 'Regensburg'] as const
  ).map(town => [town, 'DE'] as const),
  ...(['Wien', 'Graz', 'Linz', 'Salzburg'] as const).map(town => [town, 'AT'] as const),
  ...(['Zürich', 'Basel', 'Bern', 'Luzern'] as const).map(town => [town, 'CH'] as const),
]

export const seekerNames = {
  first: ['Amira', 'Benedikt', 'Carla', 'Danijel', 'Emilia', 'Fatih', 'Greta', 'Henrik', 'Ivana', 'Jakub'],
  last: [
    'Adler',
    'Bauer',
    'Çelik',
    'Dietz',
    'Eder',
    'Fuchs',
    'Gruber',
    'Horvat',
    'Ilić',
    'Jansen',
    'Keller',
    'Lindner',
  ],
} as const
