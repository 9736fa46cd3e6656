export type PayClass = {
  /** Gross, lowest and highest: monthly in EUR (DE, AT), yearly in CHF. */
  DE: [number, number]
  AT: [number, number]
  CH: [number, number]
  /** Grades in the collective agreements of public, academic and non-profit employers. */
  municipal: string
  academic: string
  charity: string
}

/** Keyed as in `data/demo/professions.txt`. */
export const payClasses: Record<string, PayClass> = {
  helper: row([2600, 3250], [2350, 2750], [56, 68], 'TVöD-P, EG P 5', 'TV-L, EG KR 5', 'AVR, EG P 5'),
  nurse: row([3400, 4250], [3050, 3850], [74, 92], 'TVöD-P, EG P 8', 'TV-L, EG KR 8', 'AVR, EG P 8'),
  'nurse-plus': row([3700, 4650], [3350, 4300], [82, 101], 'TVöD-P, EG P 9', 'TV-L, EG KR 9', 'AVR, EG P 9'),
  'nurse-lead': row(
    [4300, 5500],
    [4100, 5200],
    [96, 120],
    'TVöD-P, EG P 12',
    'TV-L, EG KR 12',
    'AVR, EG P 12',
  ),
  director: row([7200, 9800], [6900, 8900], [150, 195], 'außertariflich', 'außertariflich', 'außertariflich'),
  mfa: row([2650, 3350], [2200, 2650], [58, 71], 'TVöD-VKA, EG 5', 'TV-L, EG 5', 'AVR, VG 6b'),
  'mfa-plus': row([3000, 3800], [2500, 3000], [68, 82], 'TVöD-VKA, EG 7', 'TV-L, EG 7', 'AVR, VG 5c'),
  zfa: row([2550, 3250], [2050, 2500], [56, 69], 'TVöD-VKA, EG 5', 'TV-L, EG 5', 'AVR, VG 6b'),
  'zfa-plus': row([3000, 3800], [2400, 2900], [66, 80], 'TVöD-VKA, EG 8', 'TV-L, EG 8', 'AVR, VG 5c'),
  dh: row([3600, 4700], [2900, 3600], [86, 106], 'TVöD-VKA, EG 9a', 'TV-L, EG 9a', 'AVR, VG 5b'),
  therapist: row([3150, 3950], [2950, 3550], [72, 89], 'TVöD-VKA, EG 9a', 'TV-L, EG 9a', 'AVR, VG 5b'),
  'therapist-lead': row(
    [3800, 4700],
    [3500, 4300],
    [88, 108],
    'TVöD-VKA, EG 10',
    'TV-L, EG 10',
    'AVR, VG 4b',
  ),
  tech: row([3350, 4350], [3000, 3700], [76, 95], 'TVöD-VKA, EG 9a', 'TV-L, EG 9a', 'AVR, VG 5b'),
  engineer: row([4100, 5400], [3600, 4600], [92, 118], 'TVöD-VKA, EG 12', 'TV-L, EG 12', 'AVR, VG 3'),
  pharmacist: row([4400, 5700], [4100, 5000], [102, 125], 'TVöD-VKA, EG 14', 'TV-L, EG 14', 'AVR, VG 1b'),
  psych: row([4700, 6200], [3900, 4800], [98, 122], 'TVöD-VKA, EG 14', 'TV-L, EG 14', 'AVR, VG 1b'),
  'psych-light': row([3700, 4800], [3200, 3900], [84, 104], 'TVöD-SuE, S 12', 'TV-L, EG 10', 'AVR, S 12'),
  resident: row(
    [5300, 6800],
    [4600, 5700],
    [94, 116],
    'TV-Ärzte/VKA, EG I',
    'TV-Ärzte (TdL), Ä 1',
    'AVR, Anlage 30, EG I',
  ),
  specialist: row(
    [7000, 9100],
    [6600, 9000],
    [135, 180],
    'TV-Ärzte/VKA, EG II',
    'TV-Ärzte (TdL), Ä 2',
    'AVR, Anlage 30, EG II',
  ),
  'senior-doctor': row(
    [8800, 10400],
    [8500, 11500],
    [178, 235],
    'TV-Ärzte/VKA, EG III',
    'TV-Ärzte (TdL), Ä 3',
    'AVR, Anlage 30, EG III',
  ),
  chief: row([13000, 19000], [12500, 17000], [250, 330], 'außertariflich', 'W-Besoldung', 'außertariflich'),
  dentist: row([4200, 8500], [4500, 8000], [110, 170], 'TVöD-VKA, EG 14', 'TV-L, EG 14', 'AVR, VG 1b'),
  research: row([4100, 5300], [3700, 4700], [88, 112], 'TVöD-VKA, EG 13', 'TV-L, EG 13', 'AVR, VG 2'),
  'research-plus': row(
    [4900, 6600],
    [4400, 5600],
    [105, 135],
    'TVöD-VKA, EG 14',
    'TV-L, EG 14',
    'AVR, VG 1b',
  ),
  office: row([2950, 3750], [2600, 3200], [64, 80], 'TVöD-VKA, EG 6', 'TV-L, EG 6', 'AVR, VG 6b'),
  'admin-plus': row([3900, 5300], [3500, 4500], [86, 112], 'TVöD-VKA, EG 11', 'TV-L, EG 11', 'AVR, VG 4a'),
  'admin-lead': row([5200, 7000], [4800, 6300], [120, 155], 'TVöD-VKA, EG 14', 'TV-L, EG 14', 'AVR, VG 1b'),
  trainee: row([1000, 1200], [900, 1200], [10, 16], 'TVAöD-BBiG', 'TVA-L BBiG', 'AVR-Ausbildungsvergütung'),
  'trainee-nurse': row([1340, 1503], [650, 1200], [14, 20], 'TVAöD-Pflege', 'TVA-L Pflege', 'AVR, Anlage 7'),
  student: row(
    [600, 950],
    [600, 950],
    [12, 18],
    'nach den Richtlinien für das Praktische Jahr',
    'TV-L, Stundensatz für Hilfskräfte',
    'nach Hausregelung',
  ),
}

function row(
  de: [number, number],
  at: [number, number],
  chThousand: [number, number],
  municipal: string,
  academic: string,
  charity: string,
): PayClass {
  return { DE: de, AT: at, CH: [chThousand[0] * 1000, chThousand[1] * 1000], municipal, academic, charity }
}
